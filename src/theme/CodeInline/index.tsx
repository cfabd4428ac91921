import React, {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/CodeInline';

const SHORT = 24;

/** A long name breaks behind its separators, so that a narrow column does not cut a word in two. */
function breakable(name: string): ReactNode {
  return name.split(/(?<=[_./:=,])(?=\w)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A short name or flag stays in one piece: a break after its hyphen would change what it says. */
export default function CodeInline({className, children, ...props}: Props): ReactNode {
  const parts = React.Children.toArray(children);
  const text = parts.join('');
  const isShort = text.length <= SHORT;
  const isText = parts.every((part) => typeof part === 'string');
  return (
    <code {...props} className={clsx(className, isShort && 'docs-nowrap') || undefined}>
      {isShort || !isText ? children : breakable(text)}
    </code>
  );
}
