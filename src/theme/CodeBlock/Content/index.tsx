import React, {type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content';
import Marked from '@site/src/components/Placeholders/Marked';
import {isHeaderOf} from '@site/plugins/placeholders/shared/titles';
import {CLASSES, decode, spansOfShown, type Span} from '@site/plugins/highlight/shared/spans';
import {useSpans} from '../spans';
import styles from './styles.module.css';

/** A line of a sample with colored spans and marked placeholders; plain text gets no element. */
function Line({text, spans}: {text: string; spans: readonly Span[]}): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const {letter, length} of spans) {
    const part = <Marked key={end}>{text.slice(end, end + length)}</Marked>;
    parts.push(
      letter === 'p' ? (
        part
      ) : (
        <span key={end} className={`token ${CLASSES[letter]}`}>
          {part}
        </span>
      ),
    );
    end += length;
  }
  if (end < text.length) parts.push(<Marked key={end}>{text.slice(end)}</Marked>);
  return parts;
}

/** The text of a sample, colored with the spans that plugins/highlight added in the build. */
export default function CodeBlockContent({className}: Props): ReactNode {
  const {
    metadata: {code, language, lineClassNames, lineNumbersStart},
    wordWrap,
  } = useCodeBlockContext();
  const {code: written, spans} = useSpans();
  const lines = code.split('\n');
  const colored = spansOfShown(
    written.replace(/\n$/, '').split('\n'),
    lines,
    spans ? decode(spans) : [],
  );
  const isNumbered = lineNumbersStart !== undefined;
  return (
    <pre
      ref={wordWrap.codeBlockRef as RefObject<HTMLPreElement>}
      // A scrollable element must be reachable by keyboard.
      tabIndex={0}
      className={clsx(className, `language-${language}`, styles.frame)}
    >
      <code className={clsx(styles.lines, isNumbered && styles.numbered)}>
        {lines.map((text, index) => (
          <div
            key={index}
            className={clsx('token-line', lineClassNames[index])}
            data-line={isNumbered ? lineNumbersStart + index : undefined}
          >
            {isHeaderOf(language, text) ? text : <Line text={text} spans={colored[index] ?? []} />}
            <br />
          </div>
        ))}
      </code>
    </pre>
  );
}
