import {Host} from './host';
import type {Reply, Request} from './messages';

let begin: (host: Host) => void;
/** Whoever searches may ask before the page has said where the index is. */
const started = new Promise<Host>((resolve) => (begin = resolve));
const scope = self as unknown as {
  postMessage: (reply: Reply) => void;
  onmessage: ((event: MessageEvent<Request>) => void) | null;
};

// Whoever starts it is about to search.
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

// In a page, where no worker can start (in-page.ts), it only hands over what it is made of.
if (typeof document === 'undefined') scope.onmessage = onMessage;
else window.docsIndexHost = Host;
