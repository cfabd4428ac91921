import {Host} from './host';
import type {Reply, Request} from './messages';

let host: Host | undefined;
const scope = self as unknown as {
  postMessage: (reply: Reply) => void;
  onmessage: ((event: MessageEvent<Request>) => void) | null;
};

scope.onmessage = ({data}) => {
  switch (data.type) {
    case 'start':
      host = new Host(data.base, data.manifest, data.folder);
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
