import {useEffect, useState} from 'react';
import {type Hit, search} from '@theme/SearchEngine';
import {useAttempts} from '@site/plugins/shared/client/useAttempts';

export type Query = {q: string; area: string; kind: string};
export type State = {status: 'idle' | 'loading' | 'done' | 'failed'; hits: Hit[]; total: number};

/** More than the number of pages, so that every match can be shown. */
const LIMIT = 10_000;
const IDLE: State = {status: 'idle', hits: [], total: 0};

/** Results of a query. While the next results load, the last ones stay. */
export function useSearch({q, area, kind}: Query): State {
  const [state, setState] = useState<State>(IDLE);
  const attempt = useAttempts(state.status === 'failed');

  useEffect(() => {
    if (q.trim() === '') {
      setState(IDLE);
      return undefined;
    }
    const controller = new AbortController();
    setState((before) => ({...before, status: 'loading'}));
    search(q, {
      limit: LIMIT,
      signal: controller.signal,
      areas: area ? [area] : [],
      kinds: kind ? [kind] : [],
      whole: true,
    }).then(
      ({hits, total}) => !controller.signal.aborted && setState({status: 'done', hits, total}),
      () => !controller.signal.aborted && setState({status: 'failed', hits: [], total: 0}),
    );
    return () => controller.abort();
  }, [q, area, kind, attempt]);

  return state;
}
