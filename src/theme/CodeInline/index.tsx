import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/CodeInline';
import {BreakableName} from '@site/plugins/shared/client/BreakableName';

const SHORT = 24;

/** Inline code. A short name or flag does not wrap: a break after its hyphen would change its meaning. */
export default function CodeInline({className, children, ...props}: Props): ReactNode {
  const parts = React.Children.toArray(children);
  const text = parts.join('');
  const isShort = text.length <= SHORT;
  const isText = parts.every((part) => typeof part === 'string');
  return (
    <code {...props} className={clsx(className, isShort && 'docs-nowrap') || undefined}>
      {isShort || !isText ? children : <BreakableName>{text}</BreakableName>}
    </code>
  );
}
