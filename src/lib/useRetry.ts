import {useCallback, useEffect, useRef} from 'react';

/**
 * Returns a retry function. It also runs when the network is back. The second retry reloads the page, unless the
 * browser is offline.
 */
export function useRetry(isFailed: boolean, retry: () => void): () => void {
  const tried = useRef(false);
  useEffect(() => {
    if (!isFailed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isFailed, retry]);

  return useCallback(() => {
    // A new deploy may have removed the scripts of this page. Offline, a reload would lose the page as well.
    if (tried.current && navigator.onLine) window.location.reload();
    else retry();
    tried.current = true;
  }, [retry]);
}
