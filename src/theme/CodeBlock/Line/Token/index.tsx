import React, {type ReactNode} from 'react';
import Marked from '@site/src/components/Placeholders/Marked';
import type {Props} from '@theme/CodeBlock/Line/Token';

/** A token without a style of its own, its placeholders marked; plain text needs no element at all. */
export default function CodeBlockLineToken({
  line: _line,
  token,
  style: _style,
  ...props
}: Props): ReactNode {
  const plain = token.types.length === 1 && token.types[0] === 'plain';
  const marked = <Marked>{props.children}</Marked>;
  return plain ? marked : <span {...props}>{marked}</span>;
}
