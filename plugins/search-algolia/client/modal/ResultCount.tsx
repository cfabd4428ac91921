import React, {type ReactNode, useEffect, useState} from 'react';

export type Found = {query: string; total: number};

/**
 * Pause in typing before the count is announced, in milliseconds; otherwise screen readers would announce one for each
 * letter.
 */
const REST = 600;

/** Announces the number of results to screen readers. */
export default function ResultCount({found}: {found: Found | undefined}): ReactNode {
  const [said, setSaid] = useState('');
  const text = found ? textOf(found) : '';
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}

function textOf({query, total}: Found): string {
  if (total === 0) return `No results for "${query}"`;
  return total === 1 ? '1 result' : `${total} results`;
}
