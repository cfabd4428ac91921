import {isFrugal} from '../shared/frugal';
import {searchFiles} from './search';

/** Prefetches files sequentially, at the lowest priority, so that no request of the reader waits behind them. */
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

/** Prefetches the files of the first action when the page is idle, unless the reader saves data. */
export function prefetchFirstAction(scripts: () => string[], isWanted: () => boolean): void {
  addEventListener('load', () => {
    // Safari has no `requestIdleCallback`.
    const whenIdle = window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 1000));
    whenIdle(() => {
      if (!isWanted() || isFrugal()) return;
      void searchFiles().then((files) => prefetchOneByOne([...files, ...scripts()], isWanted));
    });
  });
}
