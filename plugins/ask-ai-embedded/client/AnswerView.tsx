import React, {type ReactNode} from 'react';
import type {Answer, Link, Part} from '../shared/answer';
import Generated from './Generated';
import Markdown from './Markdown';
import styles from './styles.module.css';

type Props = {
  answer: Answer;
  origin: string;
  supportUrl: string;
  onSearch: () => void;
};

const nameOf = ({title, heading}: Link): string => (heading ? `${title} › ${heading}` : title);

export default function AnswerView({answer, origin, supportUrl, onSearch}: Props): ReactNode {
  if (!answer.found) {
    return (
      <div className={styles.answer}>
        <Refused answer={answer} supportUrl={supportUrl} onSearch={onSearch}>
          <Similar
            label="Did you mean one of these questions?"
            parts={answer.similar}
            origin={origin}
            isOpen
          />
        </Refused>
      </div>
    );
  }
  const {notice, parts, otherTabs, related, similar} = answer;
  return (
    <div className={styles.answer}>
      <Generated answer={answer} origin={origin}>
        {notice && <p className={styles.notice}>{notice}</p>}
        {parts.map((part, at) => (
          <Quote key={at} part={part} hasMore={parts[at + 1]?.url === part.url} origin={origin} />
        ))}
        {otherTabs.length > 0 && (
          <p className={styles.aside}>The page shows it for {otherTabs.join(', ')} too.</p>
        )}
      </Generated>
      <Similar label="Similar questions" parts={similar} origin={origin} />
      <Links label="Sources" links={[...parts, ...related]} />
    </div>
  );
}

type QuoteProps = {
  part: Part;
  /** Whether the next part is from the same section. */
  hasMore: boolean;
  origin: string;
};

/** A part of an answer, below the name of its section or its written question. */
function Quote({part, hasMore, origin}: QuoteProps): ReactNode {
  return (
    <section className={styles.passage}>
      <p className={part.asked ? styles.asked : styles.from}>{part.asked ?? nameOf(part)}</p>
      <Markdown md={part.md} route={part.url.split('#')[0]} origin={origin} />
      {!hasMore && (
        <p className={styles.from}>
          <a href={part.url} title={nameOf(part)}>
            {part.isCut ? 'Continue on the page' : 'Open the page'}
            <span className={styles.hidden}>: {nameOf(part)}</span>
          </a>
        </p>
      )}
    </section>
  );
}

type SimilarProps = {
  label: string;
  parts: Part[];
  origin: string;
  /** Whether the answer of the first question is open. */
  isOpen?: boolean;
};

/** Similar questions below a label. Each opens its answer. */
function Similar({label, parts, origin, isOpen = false}: SimilarProps): ReactNode {
  return (
    parts.length > 0 && (
      <section className={styles.similar}>
        <p className={styles.from}>{label}</p>
        {parts.map((part, at) => (
          <details key={part.asked} open={isOpen && at === 0}>
            <summary>{part.asked}</summary>
            <Markdown md={part.md} route={part.url.split('#')[0]} origin={origin} />
            <p className={styles.from}>
              <a href={part.url}>{nameOf(part)}</a>
            </p>
          </details>
        ))}
      </section>
    )
  );
}

/** A list of links without duplicates. */
function Links({links, label}: {links: Link[]; label?: string}): ReactNode {
  const urls = new Map(links.map((link) => [link.url, link]));
  return (
    <ul className={label && styles.sources} aria-label={label}>
      {[...urls.values()].map((link) => (
        <li key={link.url}>
          <a href={link.url} title={nameOf(link)}>
            {nameOf(link)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Explains why there is no answer, and links to what may help. `children` are similar questions. */
function Refused({
  answer: {reason, near, similar},
  supportUrl,
  onSearch,
  children,
}: Pick<Props, 'supportUrl' | 'onSearch'> & {
  answer: Extract<Answer, {found: false}>;
  children: ReactNode;
}): ReactNode {
  const support = <a href={supportUrl}>contact support</a>;
  switch (reason) {
    case 'personal':
      return (
        <p>
          Your question seems to hold a password, a key, or the number of a card. It has not left
          your browser. If you have sent it anywhere else, change or block it. Ask again without it.
        </p>
      );
    case 'action':
      return (
        <>
          <p>
            The assistant reads the documentation. It cannot see or change your account, so do it in
            the Console, or {support}.
          </p>
          {near.length > 0 && <p>These pages say how:</p>}
          <Links links={near} />
          {children}
        </>
      );
    default:
      return (
        <>
          <p>
            {near.length > 0
              ? 'There is no sure answer to this in the documentation. These sections come near:'
              : similar.length > 0
                ? 'There is no sure answer to this in the documentation.'
                : 'The documentation does not answer this.'}
          </p>
          <Links links={near} />
          {children}
          <p>
            <button type="button" className={styles.link} onClick={onSearch}>
              Search the documentation
            </button>{' '}
            or {support}.
          </p>
        </>
      );
  }
}
