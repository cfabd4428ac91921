import React, {type ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';

/** Only in the browser: without scripts they could do nothing, and a page has many samples. */
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
