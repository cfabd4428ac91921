import type {Hit, Results} from '../../shared/searchEngine';
import {isFrugal} from '../../shared/frugal';
import {warm} from '../../content-index/client/index';
import {excerpt, search} from '../shared/engine';
import {forget, keep, read} from './saved-pages';
import {Selection} from './selection';
import {type Popular, askRow, failure, nothing, resultList, seeAll, startList} from './view';

/** Interval of retries while the index does not load, in milliseconds. A network that is back retries as well. */
const RETRY = 4000;
/** Pause in typing before the excerpts of hits are fetched, in milliseconds. */
const SETTLED = 200;
/** Pause in typing before screen readers hear the number of results, in milliseconds. */
const REST = 600;

/**
 * Fills the search dialog, which is in the HTML of every page and may already be open, with text in its field. It uses
 * no React, so the first results show as soon as the index has loaded.
 */
export function fill(dialog: HTMLDialogElement, popular: readonly Popular[]): void {
  const field = dialog.querySelector('input') as HTMLInputElement;
  const form = field.form as HTMLFormElement;
  const place = dialog.querySelector('#docs-search-results') as HTMLElement;
  const status = dialog.querySelector('[role="status"]') as HTMLElement;
  const selection = new Selection(dialog, field);
  const hrefOfAll = (query: string) =>
    `${form.getAttribute('action')}?q=${encodeURIComponent(query)}`;
  let asked = 0;
  let shownFor: string | undefined;
  let timers: ReturnType<typeof setTimeout>[] = [];
  /** Whether Enter was pressed before any result was shown. */
  let isWaitingFor = form.dataset.submitted !== undefined;

  const later = (task: () => void, pause: number) => timers.push(setTimeout(task, pause));
  const announce = (text: string) => later(() => (status.textContent = text), REST);

  const show = (query: string, inside: HTMLElement[], first?: HTMLElement) => {
    const ask = askRow(query);
    place.replaceChildren(...inside, ask);
    place.scrollTop = 0;
    selection.show(first ?? (query ? (ask.firstElementChild as HTMLElement) : undefined));
    delete dialog.dataset.busy;
    shownFor = query;
    // Docusaurus's scripts wait for this event (plugins/hydrate-on-intent/hydration.ts).
    if (query) dispatchEvent(new Event('docs:hits'));
    if (isWaitingFor && selection.row) take();
  };

  const showResults = (query: string, results: Results) => {
    const {hits, total} = results;
    announce(
      total === 0 ? `No results for "${query}"` : total === 1 ? '1 result' : `${total} results`,
    );
    if (total === 0) return show(query, [nothing(query, hrefOfAll(query))]);
    const list = resultList(results);
    show(
      query,
      [list, seeAll(hrefOfAll(query), total)],
      list.querySelector<HTMLElement>('[role="option"]') ?? undefined,
    );
    if (!isFrugal()) later(() => void showExcerpts(hits, list), SETTLED);
    return undefined;
  };

  const showExcerpts = async (hits: Hit[], list: HTMLElement) => {
    const places = list.querySelectorAll('.docs-hit-excerpt');
    const pages = hits.filter(({anchor}) => anchor === '');
    await Promise.all(
      pages.map(async (hit, index) => {
        const html = await excerpt(hit).catch(() => '');
        const at = places[index];
        if (at) at.innerHTML = html;
      }),
    );
  };

  const update = async () => {
    const query = field.value.trim();
    const own = (asked += 1);
    timers.forEach(clearTimeout);
    timers = [];
    if (query === '') {
      isWaitingFor = false;
      announce('');
      return show('', startList(popular));
    }
    later(() => (dialog.dataset.busy = ''), SETTLED);
    try {
      const first = await search(query);
      if (own !== asked) return undefined;
      showResults(query, first);
      if (!first.early) return undefined;
      // The hits of the first tier stay if the second one fails to load, or if the reader has selected one of them.
      const better = await search(query, {whole: true}).catch(() => undefined);
      if (better && own === asked && !selection.hasMoved) showResults(query, better);
    } catch {
      if (own !== asked) return undefined;
      show(query, [failure()]);
      later(() => void update(), RETRY);
    }
    return undefined;
  };

  const take = () => {
    isWaitingFor = false;
    delete form.dataset.submitted;
    selection.row?.click();
  };

  const onSubmit = () => {
    const query = field.value.trim();
    if (query === shownFor) take();
    else isWaitingFor = true;
  };

  const onClick = ({target}: Event) => {
    const hit = (target as Element).closest<HTMLAnchorElement>('a.docs-hit');
    const button = (target as Element).closest<HTMLElement>('[data-action]');
    if (hit) {
      const {title = '', where = ''} = hit.dataset;
      keep('recent', {url: hit.getAttribute('href') ?? '', title, where});
    } else if (button) {
      const {action, list, url = ''} = button.dataset;
      const from = list === 'favorites' ? 'favorites' : 'recent';
      const page = read(from).find((kept) => kept.url === url);
      if (action === 'save' && page) keep('favorites', page);
      else forget(from, url);
      void update();
      field.focus();
    }
  };

  /** Keeps the row that opens Ask AI in step with the field, because hits come later than letters. */
  const updateAsk = () => {
    const ask = place.querySelector<HTMLElement>('[data-open="ask"]');
    const shown = ask?.querySelector('q');
    if (ask) ask.dataset.text = field.value.trim();
    if (shown) shown.textContent = field.value.trim();
  };

  field.addEventListener('input', () => {
    isWaitingFor = false;
    updateAsk();
    void update();
  });
  form.addEventListener('submit', onSubmit);
  form.addEventListener('reset', () => {
    setTimeout(() => void update());
    field.focus();
  });
  dialog.addEventListener('click', onClick, true);
  // The next search begins with an empty field, and a list that includes what was visited since.
  dialog.addEventListener('close', () => {
    // `close` events are asynchronous: the dialog may be open again.
    if (dialog.open) return;
    field.value = '';
    void update();
  });
  addEventListener('online', () => void update());
  warm();
  void update();
}
