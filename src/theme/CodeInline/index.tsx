import React, {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/CodeInline';

const SHORT = 24;

/** Adds break opportunities after separators, so that a long name does not break within a word in a narrow column. */
function breakable(name: string): ReactNode {
  return name.split(/(?<=[_./:=,])(?=\w)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Inline code. A short name or flag does not wrap: a break after its hyphen would change its meaning. */
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
