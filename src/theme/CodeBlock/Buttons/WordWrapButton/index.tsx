import React, {type ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import CodeBlockButton from '@theme/CodeBlock/Buttons/Button';
import Icon from '@site/src/components/Icon';
import type {Props} from '@theme/CodeBlock/Buttons/WordWrapButton';

export default function WordWrapButton({className}: Props): ReactNode {
  const {wordWrap} = useCodeBlockContext();
  if (!wordWrap.isEnabled && !wordWrap.isCodeScrollable) return null;
  return (
    <CodeBlockButton
      className={className}
      title="Wrap lines"
      aria-label="Toggle word wrap"
      aria-pressed={wordWrap.isEnabled}
      onClick={() => wordWrap.toggle()}
    >
      <Icon name="wrap" />
    </CodeBlockButton>
  );
}
