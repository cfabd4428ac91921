import {Host} from './host';
import type {Reply, Request} from './messages';

let host: Host | undefined;
const scope = self as unknown as {
  postMessage: (reply: Reply) => void;
  onmessage: ((event: MessageEvent<Request>) => void) | null;
};

const onMessage = ({data}: MessageEvent<Request>) => {
  switch (data.type) {
    case 'start':
      host = new Host(data.base);
      // Whoever starts it is about to search.
      host.warm().catch(() => undefined);
      break;
    case 'warm':
      host?.warm().catch(() => undefined);
      break;
    case 'search':
      host?.search(data.query, data.options).then(
        (result) => scope.postMessage({id: data.id, result}),
        (error: unknown) => scope.postMessage({id: data.id, error: String(error)}),
      );
  }
};

// In a page, where no worker can start (in-page.ts), it only hands over what it is made of.
if (typeof document === 'undefined') scope.onmessage = onMessage;
else window.docsIndexHost = Host;
