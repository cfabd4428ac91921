import React, {type ReactNode} from 'react';
import CodeBlock from '@theme-original/CodeBlock';
import type {Props} from '@theme/CodeBlock';
import {CheckedProvider} from '@site/src/components/CheckedNote/Badge';

/** A sample that knows what it was checked with. */
export default function CodeBlockWithCheck(props: Props): ReactNode {
  return (
    <CheckedProvider metastring={props.metastring}>
      <CodeBlock {...props} />
    </CheckedProvider>
  );
}
