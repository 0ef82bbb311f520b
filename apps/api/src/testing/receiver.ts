import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request that came in. */
export type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** A real HTTP server on loopback, for webhooks and pushes: it keeps what it is sent. */
export type Receiver = {
  readonly url: string;
  readonly received: readonly Received[];
  /** What it answers from now on. */
  answer(status: number): void;
  close(): Promise<void>;
};

export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces) });
      response.writeHead(status).end(status < 300 ? 'thank you' : 'no');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answer: (next) => {
      status = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
