import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {Query} from './useSearch';

export type PageQuery = Query & {page: number};
/** The URL is updated after this pause in typing, in milliseconds. It replaces the history entry. */
const PAUSE = 300;

/** History state of URLs that this hook wrote. */
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
 * The query of the URL, and a function that changes it. The field is uncontrolled: text that was typed before hydration
 * counts, and only navigation to another URL overwrites it.
 */
export function useQuery(
  field: RefObject<HTMLInputElement>,
): [PageQuery, (change: Partial<PageQuery>) => void] {
  const history = useHistory();
  const location = useLocation();
  // Empty at first, as in the HTML, which was built without knowing the URL.
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
            // Only a change of the page of results adds a history entry; typing does not.
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
    // This hook wrote the URL itself, so the field has its text already, or newer text.
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
