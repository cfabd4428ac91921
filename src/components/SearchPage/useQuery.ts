import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {Query} from './useSearch';

export type PageQuery = Query & {page: number};
/** The address follows the field after this pause, in milliseconds, and replaces itself: typing makes no history. */
const PAUSE = 300;

/** Marks an address that was written from the field. */
const OWN = 'from the field';

function read(search: string): PageQuery {
  const params = new URLSearchParams(search);
  return {
    q: params.get('q') ?? '',
    area: params.get('area') ?? '',
    kind: params.get('kind') ?? '',
    page: Math.max(1, Number(params.get('page')) || 1),
  };
}

function write({q, area, kind, page}: PageQuery): string {
  const params = new URLSearchParams(
    Object.entries({q, area, kind}).filter(([, value]) => value !== ''),
  );
  if (page > 1) {
    params.set('page', String(page));
  }
  return params.size > 0 ? `?${params.toString()}` : '';
}

/**
 * The query in the address, and a way to change it. The text of the field is the browser's: what was typed before React
 * was there counts, and nothing writes over it but another address.
 */
export function useQuery(
  field: RefObject<HTMLInputElement>,
): [PageQuery, (change: Partial<PageQuery>) => void] {
  const history = useHistory();
  const location = useLocation();
  // Empty in the HTML that was built, where nobody knows the address yet.
  const [query, setQuery] = useState<PageQuery>({q: '', area: '', kind: '', page: 1});
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const isFirst = useRef(true);

  const change = useCallback(
    (part: Partial<PageQuery>) => {
      setQuery((before) => {
        const next = {...before, page: 1, ...part};
        clearTimeout(timer.current);
        timer.current = setTimeout(
          () => {
            const to = {...history.location, search: write(next), state: OWN};
            // Pages of results are places to go back to; letters are not.
            if (part.page === undefined) {
              history.replace(to);
            } else {
              history.push(to);
            }
          },
          part.q === undefined ? 0 : PAUSE,
        );
        return next;
      });
    },
    [history],
  );

  useEffect(() => {
    const input = field.current;
    // An address that follows the field, a moment later, has nothing to tell it.
    if (!input || (location.state === OWN && history.action !== 'POP')) return;
    const found = read(location.search);
    const isTyped = isFirst.current && input.value !== '';
    isFirst.current = false;
    setQuery(found);
    if (!isTyped) input.value = found.q;
    else if (input.value !== found.q) change({q: input.value});
  }, [location, history, field, change]);

  useEffect(() => () => clearTimeout(timer.current), []);
  return [query, change];
}
