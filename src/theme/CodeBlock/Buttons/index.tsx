import React, {type ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';

/** The copy button is in the HTML, since it works before hydration. Whether lines wrap is known only in the browser. */
export default function CodeBlockButtons(): ReactNode {
  return (
    <>
      <BrowserOnly>{() => <WordWrapButton />}</BrowserOnly>
      <CopyButton />
    </>
  );
}
