import {useCallback, useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {Query} from './useSearch';

export type PageQuery = Query & {page: number};
/** The address follows the field after this pause, in milliseconds, and replaces itself: typing makes no history. */
const PAUSE = 300;

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

/** The query in the address, and a way to change it. */
export function useQuery(): [PageQuery, (change: Partial<PageQuery>) => void] {
  const history = useHistory();
  const location = useLocation();
  // Empty in the HTML that was built, where nobody knows the address yet.
  const [query, setQuery] = useState<PageQuery>({q: '', area: '', kind: '', page: 1});
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const written = useRef<string>();

  useEffect(() => {
    if (location.search !== written.current) {
      setQuery(read(location.search));
    }
  }, [location.search]);

  const change = useCallback(
    (part: Partial<PageQuery>) => {
      setQuery((before) => {
        const next = {...before, page: 1, ...part};
        clearTimeout(timer.current);
        timer.current = setTimeout(
          () => {
            written.current = write(next);
            const to = {...history.location, search: written.current};
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
  useEffect(() => () => clearTimeout(timer.current), []);
  return [query, change];
}
