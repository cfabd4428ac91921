import React, {type ReactNode, useEffect, useState} from 'react';

export type Found = {query: string; total: number};

/** Milliseconds of rest after the last letter: a reader of screens would else hear a number for each. */
const REST = 600;

/** Says how much was found to readers who do not see the list. */
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
