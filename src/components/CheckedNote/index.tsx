import React, {type ReactNode} from 'react';
import Icon from '../Icon';
import styles from './styles.module.css';

/** Summary of the checks of a page's samples. */
export type Summary = {
  count: number;
  tools: string[];
  date: string;
  /** Samples that ran on a real server. */
  ran?: {count: number; server: string; date: string};
};

/** The note of a page: how many samples were checked, with what, and when. */
export default function CheckedNote({count, tools, date, ran}: Summary): ReactNode {
  const samples = `${count} ${count === 1 ? 'sample' : 'samples'}`;
  const what =
    tools.length > 0
      ? `checked, with ${new Intl.ListFormat('en').format(tools)}`
      : 'checked for syntax';
  return (
    <p className={styles.note}>
      <Icon name="check" />
      <span>
        {samples} {what}, on <time dateTime={date}>{date}</time>
        {ran && (
          <>
            ; {ran.count} run on {ran.server}, on <time dateTime={ran.date}>{ran.date}</time>
          </>
        )}
      </span>
    </p>
  );
}
