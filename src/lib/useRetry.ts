import {useCallback, useEffect, useRef} from 'react';

/** A retry that comes by itself when the network is back, and loads the page anew when it did not help once. */
export function useRetry(isFailed: boolean, retry: () => void): () => void {
  const tried = useRef(false);
  useEffect(() => {
    if (!isFailed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isFailed, retry]);

  return useCallback(() => {
    // Scripts of an earlier build may be gone for good. Without a network, loading anew would lose the page as well.
    if (tried.current && navigator.onLine) window.location.reload();
    else retry();
    tried.current = true;
  }, [retry]);
}
