import React, {isValidElement, type ReactNode} from 'react';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import type {Props} from '@theme/CodeBlock';
import {CheckedProvider} from '@site/src/components/CheckedNote/Badge';
import {SpansProvider} from './spans';

/** Provides the tool that a sample was checked with, and its colors, to the components of Docusaurus's code block. */
export default function CodeBlock({
  children,
  spans,
  ...props
}: Props & {spans?: string}): ReactNode {
  const parts = React.Children.toArray(children);
  if (parts.some((part) => isValidElement(part)))
    return <ElementContent {...props}>{children}</ElementContent>;
  const code = parts.join('');
  return (
    <CheckedProvider metastring={props.metastring}>
      <SpansProvider value={{code, spans}}>
        <StringContent {...props}>{code}</StringContent>
      </SpansProvider>
    </CheckedProvider>
  );
}
