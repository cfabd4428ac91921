import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

/** What a Snowplow-compatible collector was sent. */
export type Received = {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: {schema: string; data: Record<string, string>[]};
};

/** Stands for gtag's script: sends what is in the data layer, then and later, as the real one would. */
const GTAG = `(() => {
  const send = (entry) => fetch('ORIGIN/gtag/collect', {method: 'POST', body: JSON.stringify([...entry])});
  const waiting = window.dataLayer.splice(0);
  window.dataLayer.push = send;
  waiting.forEach(send);
})();`;

/** Stands for a consent manager: allows nothing until its button in the page is pressed. */
const MANAGER = `(() => {
  window.OnetrustActiveGroups = ',C0001,';
  window.OneTrust = {ToggleInfoDisplay() {
    window.OnetrustActiveGroups = window.OnetrustActiveGroups.includes('C0002') ? ',C0001,' : ',C0001,C0002,';
    window.OptanonWrapper();
  }};
  window.OptanonWrapper();
})();`;

/** A server that records what analytics sends it, and has scripts as third parties have them. */
export async function startCollector(port = 0) {
  const events: Received[] = [];
  const gtag: unknown[][] = [];
  const asked: string[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push(`${request.method} ${pathname}`);
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', 'content-type, sp-anonymous');
      if (request.method === 'OPTIONS') return response.end();
      const text = Buffer.concat(chunks).toString();
      if (pathname === '/gtag/js' || pathname === '/consent.js') {
        response.setHeader('content-type', 'text/javascript');
        return response.end(pathname === '/gtag/js' ? GTAG.replace('ORIGIN', origin) : MANAGER);
      }
      if (pathname === '/gtag/collect') gtag.push(JSON.parse(text) as unknown[]);
      else if (pathname.endsWith('/tp2'))
        events.push({
          path: pathname,
          headers: request.headers,
          body: JSON.parse(text) as Received['body'],
        });
      response.statusCode = status;
      return response.end('ok');
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    events,
    gtag,
    asked,
    failWith(code: number) {
      status = code;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        // A browser keeps its connections, and would keep the server.
        server.closeAllConnections();
      }),
  };
}
