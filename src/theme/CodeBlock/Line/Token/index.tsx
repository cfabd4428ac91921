import React, {type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock/Line/Token';

/** A token without a style of its own; plain text needs no element at all. */
export default function CodeBlockLineToken({
  line: _line,
  token,
  style: _style,
  ...props
}: Props): ReactNode {
  const plain = token.types.length === 1 && token.types[0] === 'plain';
  return plain ? props.children : <span {...props} />;
}
