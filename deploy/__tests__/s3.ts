import http from 'node:http';
import type {AddressInfo} from 'node:net';

export type StoredObject = {body: Buffer; headers: http.IncomingHttpHeaders};

/** A bucket on the loopback interface that speaks as much of S3 as deploying needs. */
export class LocalBucket {
  readonly objects = new Map<string, StoredObject>();
  /** What was changed, in order: `PUT key` or `DELETE key`. */
  readonly changes: string[] = [];
  /** Called after each change. */
  onChange: (count: number) => void = () => {};
  private readonly server: http.Server;

  private constructor(private readonly name: string) {
    this.server = http.createServer((request, response) => this.answer(request, response));
  }

  static async start(name: string): Promise<LocalBucket> {
    const bucket = new LocalBucket(name);
    await new Promise<void>((resolve) => bucket.server.listen(0, '127.0.0.1', resolve));
    return bucket;
  }

  /** Settings with which an S3 client reaches it. */
  get environment(): Record<string, string> {
    return {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`,
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
      AWS_REGION: 'us-east-1',
    };
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private answer(request: http.IncomingMessage, response: http.ServerResponse): void {
    const {pathname} = new URL(request.url ?? '/', 'http://bucket');
    const [, bucket = '', key = ''] = /^\/([^/]+)\/(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const found = this.objects.get(key);
      if (bucket !== this.name) refuse(response, 'NoSuchBucket');
      else if (request.method === 'PUT') {
        this.objects.set(key, {body: Buffer.concat(chunks), headers: request.headers});
        this.changed(`PUT ${key}`);
        response.end();
      } else if (request.method === 'DELETE') {
        this.objects.delete(key);
        this.changed(`DELETE ${key}`);
        response.writeHead(204).end();
      } else if (found) response.end(found.body);
      else refuse(response, 'NoSuchKey');
    });
  }

  private changed(change: string): void {
    this.changes.push(change);
    this.onChange(this.changes.length);
  }
}

function refuse(response: http.ServerResponse, code: string): void {
  response.writeHead(404, {'content-type': 'application/xml'});
  response.end(
    `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  );
}
