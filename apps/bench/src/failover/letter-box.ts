import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that counts what it is handed. */
export type LetterBox = {
  readonly url: string;
  /** How often it took each letter, by the id of the notification that its Message-ID names. */
  readonly taken: ReadonlyMap<string, number>;
  close(): Promise<void>;
};

const idOf = (mail: string): string => /^Message-ID:\s*<([^@>]+)@/im.exec(mail)?.[1] ?? '';

export async function openLetterBox(): Promise<LetterBox> {
  const taken = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData: (stream, _session, done) => {
      text(stream).then((mail) => {
        taken.set(idOf(mail), (taken.get(idOf(mail)) ?? 0) + 1);
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const close = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, taken, close };
}
