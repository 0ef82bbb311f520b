import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line between programs of one machine that can be cut like a network: nothing passes, and no end gets an error. */
export type Cable = {
  /** Where the near end listens, on 127.0.0.1. */
  readonly port: number;
  cut(): void;
  /** Lets new connections pass; those that were laid while or before it was cut are reset. */
  mend(): void;
  close(): Promise<void>;
};

/** Two sockets that hand on what comes. */
type Line = { readonly ends: readonly [Socket, Socket] };

function join(near: Socket, farPort: number): Line {
  const far = connect({ port: farPort, host: '127.0.0.1', noDelay: true });
  near.setNoDelay(true);
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const) {
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
    one.pipe(other);
  }
  return { ends: [near, far] };
}

const silence = ({ ends }: Line): void => {
  for (const end of ends) end.unpipe().pause();
};

const reset = ({ ends }: Line): void => {
  for (const end of ends) end.destroy();
};

/** Lays a cable to a port of this machine, whether somebody listens there yet or not. */
export async function layCable(farPort: number): Promise<Cable> {
  const lines = new Set<Line>();
  const waiting = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.on('error', () => undefined).on('close', () => waiting.delete(near));
      waiting.add(near);
      return;
    }
    const line = join(near, farPort);
    lines.add(line);
    near.once('close', () => lines.delete(line));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const mend = (): void => {
    isCut = false;
    for (const line of lines) reset(line);
    for (const socket of waiting) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      for (const line of lines) silence(line);
    },
    mend,
    close: () => {
      mend();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
