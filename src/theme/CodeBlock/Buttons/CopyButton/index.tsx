import React, {type ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import CodeBlockButton from '@theme/CodeBlock/Buttons/Button';
import Icon from '@site/src/components/Icon';
import {useFill} from '@site/src/components/Placeholders/useFill';
import {useCopy} from '@site/src/lib/useCopy';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';

export default function CopyButton({className}: Props): ReactNode {
  const {metadata} = useCodeBlockContext();
  const {copied, copy} = useCopy();
  const fill = useFill();
  return (
    <CodeBlockButton
      className={className}
      // plugins/hydrate-on-intent/copy.ts copies before hydration.
      data-copy
      title="Copy"
      aria-label={copied ? 'Copied' : 'Copy code to clipboard'}
      data-done={copied || undefined}
      onClick={() => copy(fill(metadata.code, metadata.language))}
    >
      <Icon name={copied ? 'check' : 'copy'} />
    </CodeBlockButton>
  );
}
