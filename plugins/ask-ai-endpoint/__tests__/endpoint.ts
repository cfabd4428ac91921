import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

export type Behavior = {
  /** Text of the answer, sent in pieces of a few letters. */
  text?: string;
  /** Status to fail with. */
  status?: number;
  /** Milliseconds before the first event. */
  delay?: number;
  /** Whether the connection is cut after some pieces. */
  cut?: boolean;
};

/** A server that streams as such endpoints do: events cut anywhere, a role first, `[DONE]` last. */
export async function startEndpoint(behave: () => Behavior) {
  const asked: {
    path: string;
    body: {stream: boolean; model: string; messages: {role: string; content: string}[]};
  }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', 'content-type, accept');
      if (request.method === 'OPTIONS') {
        response.end();
        return;
      }
      asked.push({
        path: request.url ?? '',
        body: JSON.parse(Buffer.concat(chunks).toString()) as (typeof asked)[number]['body'],
      });
      const {text = '', status = 200, delay = 0, cut = false} = behave();
      await new Promise((resolve) => setTimeout(resolve, delay));
      if (status !== 200) {
        response.statusCode = status;
        response.end(JSON.stringify({error: {message: 'overloaded'}}));
        return;
      }
      response.setHeader('content-type', 'text/event-stream');
      const event = (delta: object) =>
        `data: ${JSON.stringify({id: 'x', object: 'chat.completion.chunk', choices: [{index: 0, delta, finish_reason: null}]})}\n\n`;
      const stream =
        event({role: 'assistant', content: ''}) +
        (text.match(/[\s\S]{1,7}/g) ?? []).map((content) => event({content})).join('') +
        'data: [DONE]\n\n';
      const bytes = Buffer.from(stream);
      const end = cut ? Math.floor(bytes.length / 2) : bytes.length;
      for (let at = 0; at < end; at += 53) {
        response.write(bytes.subarray(at, Math.min(end, at + 53)));
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      if (cut) {
        response.destroy();
      } else {
        response.end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
