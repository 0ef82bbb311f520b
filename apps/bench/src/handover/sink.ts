import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps nothing but when a mail to somebody was handed over. Times are `performance.now()`. */
export type Sink = {
  readonly url: string;
  /** When the last mail to an address was taken; undefined: none was. */
  takenAt(address: string): number | undefined;
  forget(): void;
  close(): Promise<void>;
};

/** @param answersAfter delay of each answer, in ms, like a busy mail server far away. */
export async function openSink(answersAfter = 0): Promise<Sink> {
  const taken = new Map<string, number>();
  const later = (answer: () => void): void => {
    if (answersAfter === 0) answer();
    else setTimeout(answer, answersAfter);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onMailFrom: (_address, _session, done) => later(done),
    onRcptTo: (_address, _session, done) => later(done),
    onData: (stream, { envelope }, done) => {
      stream.resume();
      stream.once('end', () => {
        later(() => {
          for (const { address } of envelope.rcptTo) taken.set(address, performance.now());
          done();
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    takenAt: (address) => taken.get(address),
    forget: () => taken.clear(),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
