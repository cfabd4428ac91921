import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import CheckedBadge from '@site/src/components/CheckedNote/Badge';
import Title from '@theme/CodeBlock/Title';
import type {Props} from '@theme/CodeBlock/Layout';
import CodeHeader from '@site/src/components/CodeHeader';

export default function CodeBlockLayout({className}: Props): ReactNode {
  const {metadata} = useCodeBlockContext();
  return (
    <Container as="div" className={clsx(className, metadata.className)}>
      <CodeHeader
        language={metadata.language}
        title={metadata.title && <Title>{metadata.title}</Title>}
      >
        <CheckedBadge />
        <Buttons />
      </CodeHeader>
      <Content />
    </Container>
  );
}
