import {isFrugal} from '../shared/frugal';
import {searchFiles} from './search';

/** One file after another, at the lowest priority: what the reader asks for meanwhile never waits behind them. */
function fetchInTurn([href, ...rest]: string[], isWanted: () => boolean): void {
  if (!href || !isWanted()) return;
  const next = () => fetchInTurn(rest, isWanted);
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'prefetch',
      href,
      onload: next,
      onerror: next,
    }),
  );
}

/** What the first action needs, fetched once the page is idle, unless the reader saves bytes. */
export function fetchAhead(scripts: () => string[], isWanted: () => boolean): void {
  addEventListener('load', () => {
    // Safari has no idle callback.
    const whenIdle = window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 1000));
    whenIdle(() => {
      if (!isWanted() || isFrugal()) return;
      void searchFiles().then((files) => fetchInTurn([...files, ...scripts()], isWanted));
    });
  });
}
