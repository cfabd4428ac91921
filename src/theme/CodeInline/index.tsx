import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/CodeInline';

const SHORT = 24;

/** A short name or flag stays in one piece: a break after its hyphen would change what it says. */
export default function CodeInline({className, ...props}: Props): ReactNode {
  const text = React.Children.toArray(props.children).join('');
  return (
    <code
      {...props}
      className={clsx(className, text.length <= SHORT && 'docs-nowrap') || undefined}
    />
  );
}
