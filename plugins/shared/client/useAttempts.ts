import {useEffect, useState} from 'react';

/** While something fails it is tried again this often, in milliseconds, and at once when the network is back. */
const RETRY = 4000;

/** Counts the attempts: an effect that depends on the count tries again. */
export function useAttempts(hasFailed: boolean): number {
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!hasFailed) {
      return undefined;
    }
    const again = () => setAttempt((count) => count + 1);
    const timer = setTimeout(again, RETRY);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [hasFailed, attempt]);
  return attempt;
}
