import {Host} from './host';
import type {Reply, Request} from './messages';

let begin: (host: Host) => void;
/** A search may arrive before the page has sent `start`; it waits. */
const started = new Promise<Host>((resolve) => (begin = resolve));
const scope = self as unknown as {
  postMessage: (reply: Reply) => void;
  onmessage: ((event: MessageEvent<Request>) => void) | null;
};

// The page starts the worker when the reader is about to search, so the first tier loads immediately.
const warm = () => started.then((host) => host.warm()).catch(() => undefined);

const onMessage = ({data}: MessageEvent<Request>) => {
  switch (data.type) {
    case 'start':
      begin(new Host(data.base, data.pages));
      void warm();
      break;
    case 'warm':
      void warm();
      break;
    case 'search':
      started
        .then((host) => host.search(data.query, data.options))
        .then(
          (result) => scope.postMessage({id: data.id, result}),
          (error: unknown) => scope.postMessage({id: data.id, error: String(error)}),
        );
  }
};

// When it runs in a page instead of a worker (in-page.ts), the script only exports the class.
if (typeof document === 'undefined') scope.onmessage = onMessage;
else window.docsIndexHost = Host;
