import React, {type ReactNode, useState} from 'react';
import type {Answer, Passage} from '../shared/answer';
import Markdown from './Markdown';
import styles from './styles.module.css';

type Props = {
  answer: Answer;
  generated: string | undefined;
  origin: string;
  supportUrl: string;
  onSearch: () => void;
};

export default function AnswerView({
  answer,
  generated,
  origin,
  supportUrl,
  onSearch,
}: Props): ReactNode {
  const [isLong, setLong] = useState(false);
  if (!answer.found) {
    return (
      <div className={styles.answer}>
        <p>
          The documentation does not seem to answer this, so there is no answer here rather than a
          wrong one.
        </p>
        {answer.near.length > 0 && (
          <>
            <p>Pages that come near:</p>
            <ul>
              {answer.near.map(({title, url}) => (
                <li key={url}>
                  <a href={url}>{title}</a>
                </li>
              ))}
            </ul>
          </>
        )}
        <p>
          <button type="button" className={styles.link} onClick={onSearch}>
            Search the documentation
          </button>{' '}
          or <a href={supportUrl}>contact support</a>.
        </p>
      </div>
    );
  }
  return (
    <div className={styles.answer}>
      {generated === undefined ? (
        <Passages passages={answer.short} origin={origin} />
      ) : (
        <Markdown md={generated} origin={origin} />
      )}
      {answer.otherTabs.length > 0 && generated === undefined && (
        <p className={styles.aside}>The page shows it for {answer.otherTabs.join(', ')} too.</p>
      )}
      {isLong && <Passages passages={answer.more} origin={origin} />}
      {answer.more.length > 0 && generated === undefined && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isLong}
          onClick={() => setLong(!isLong)}
        >
          {isLong ? 'Show less' : 'Show more'}
        </button>
      )}
      <ol className={styles.sources} aria-label="Sources">
        {answer.citations.map(({title, url}) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What stands in one section is one quote, with its source at the end. */
function Passages({passages, origin}: {passages: Passage[]; origin: string}): ReactNode {
  const groups: Passage[][] = [];
  for (const passage of passages) {
    const last = groups[groups.length - 1];
    if (last?.[0]?.url === passage.url) {
      last.push(passage);
    } else {
      groups.push([passage]);
    }
  }
  return groups.map((group, index) => {
    const [first] = group as [Passage];
    return (
      <section key={index} className={styles.passage}>
        {group.map(({md}, at) => (
          <Markdown key={at} md={md} origin={origin} />
        ))}
        <p className={styles.from}>
          <a href={first.url}>
            <span aria-hidden="true">[{first.citation + 1}]</span>{' '}
            {first.heading || 'Top of the page'}
            <span className={styles.hidden}>, source {first.citation + 1}</span>
          </a>
        </p>
      </section>
    );
  });
}
