import {isFrugal} from '../shared/frugal';
import {searchFiles} from './search';

/** Prefetches one file after another, at the lowest priority, so that no request of the reader waits behind them. */
function prefetchOneByOne([href, ...rest]: string[], isWanted: () => boolean): void {
  if (!href || !isWanted()) return;
  const next = () => prefetchOneByOne(rest, isWanted);
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'prefetch',
      href,
      onload: next,
      onerror: next,
    }),
  );
}

/** Prefetches what the first action needs once the page is idle, unless the reader saves bytes. */
export function prefetchFirstAction(scripts: () => string[], isWanted: () => boolean): void {
  addEventListener('load', () => {
    // Safari has no idle callback.
    const whenIdle = window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 1000));
    whenIdle(() => {
      if (!isWanted() || isFrugal()) return;
      void searchFiles().then((files) => prefetchOneByOne([...files, ...scripts()], isWanted));
    });
  });
}
