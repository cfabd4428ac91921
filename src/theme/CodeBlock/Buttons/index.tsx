import React, {type ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';

/** Rendered only in the browser: the buttons need scripts, and would add to the HTML of every sample. */
export default function CodeBlockButtons(): ReactNode {
  return (
    <BrowserOnly>
      {() => (
        <>
          <WordWrapButton />
          <CopyButton />
        </>
      )}
    </BrowserOnly>
  );
}
