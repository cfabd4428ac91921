import type {Options, Result} from '../retrieval/engine';
import {loadHost} from './in-page';
import type {Reply, Request} from './messages';

export type Connection = {
  warm: () => void;
  search: (query: string, options: Options) => Promise<Result>;
};

type Start = Extract<Request, {type: 'start'}>;

function startWorker(start: Start): Worker {
  const worker = new Worker(window.docsSite.worker ?? '', {name: 'content-index'});
  worker.postMessage(start);
  return worker;
}

/**
 * Connects to the index in a worker, so that typing never waits for ranking. If no worker can start, the index runs in
 * the page.
 */
export function connect(start: Start): Connection {
  let worker: Worker | undefined;
  let inPage: Promise<Connection> | undefined;
  let next = 0;
  const waiting = new Map<
    number,
    {
      query: string;
      options: Options;
      resolve: (result: Result) => void;
      reject: (error: Error) => void;
    }
  >();

  const inThisThread = (): Promise<Connection> => {
    inPage ??= loadHost().then(
      (Host) => {
        const host = new Host(start.base);
        return {
          warm: () => void host.warm().catch(() => undefined),
          search: (query, options) => host.search(query, options),
        };
      },
      (error: unknown) => {
        inPage = undefined;
        throw error;
      },
    );
    return inPage;
  };

  const giveUp = () => {
    worker?.terminate();
    worker = undefined;
    const open = [...waiting.values()];
    waiting.clear();
    for (const {query, options, resolve, reject} of open) {
      inThisThread()
        .then((connection) => connection.search(query, options))
        .then(resolve, reject);
    }
  };

  try {
    worker = window.docsWorker ?? startWorker(start);
    worker.onerror = giveUp;
    worker.onmessage = ({data}: MessageEvent<Reply>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) {
        asked?.reject(new Error(data.error));
      } else {
        asked?.resolve(data.result);
      }
    };
  } catch {
    worker = undefined;
  }

  return {
    warm: () =>
      worker
        ? worker.postMessage({type: 'warm'} satisfies Request)
        : void inThisThread().then(
            (connection) => connection.warm(),
            () => undefined,
          ),
    search: (query, options) =>
      worker
        ? new Promise((resolve, reject) => {
            const id = (next += 1);
            waiting.set(id, {query, options, resolve, reject});
            worker?.postMessage({type: 'search', id, query, options} satisfies Request);
          })
        : inThisThread().then((connection) => connection.search(query, options)),
  };
}
