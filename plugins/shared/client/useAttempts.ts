import {useEffect, useState} from 'react';

/** Interval of retries in milliseconds. */
const RETRY = 4000;

/**
 * Counts attempts while something fails: at intervals, and when the network is back. An effect that depends on the
 * count tries again.
 */
export function useAttempts(hasFailed: boolean): number {
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!hasFailed) {
      return undefined;
    }
    const retry = () => setAttempt((count) => count + 1);
    const timer = setTimeout(retry, RETRY);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [hasFailed, attempt]);
  return attempt;
}
