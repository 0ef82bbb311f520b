import type { AddressInfo } from 'node:net';
import { paced } from '@fieldpost/config/pace';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type CaughtMail = {
  readonly to: string;
  /** The envelope's sender: where the mail comes back to. */
  readonly bounceTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The whole mail: headers, pictures, Message-ID. */
  readonly parsed: Email;
};

/** A real mail server which keeps what it is given. */
export type Mailbox = {
  readonly url: string;
  readonly mails: readonly CaughtMail[];
  /** The next mail to this address that nobody has asked for yet; waits for it. */
  next(to: string): Promise<CaughtMail>;
  /** What the server answers to the mails that follow: an SMTP code to refuse them by, or null to take them. */
  refuse(code: number | null): void;
  /** How many mails it has refused. */
  refused(): number;
  close(): Promise<void>;
};

const refusal = (code: number): Error => Object.assign(new Error('not now'), { responseCode: code });

async function read(stream: AsyncIterable<Buffer>, bounceTo: string): Promise<CaughtMail> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const mail = await PostalMime.parse(Buffer.concat(chunks));
  const to = mail.to?.[0] && 'address' in mail.to[0] ? (mail.to[0].address ?? '') : '';
  return { to, bounceTo, subject: mail.subject ?? '', text: mail.text ?? '', html: mail.html ?? '', parsed: mail };
}

const WAIT_MS = paced(5_000);

/** Starts a mail server on a free port. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: CaughtMail[] = [];
  const taken = new Set<CaughtMail>();
  let refusing: number | null = null;
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope: { mailFrom } }, done) => {
      read(stream, mailFrom ? mailFrom.address : '').then((mail) => {
        if (refusing !== null) {
          refused += 1;
          return done(refusal(refusing));
        }
        mails.push(mail);
        done();
      }, done);
    },
  });
  // Tests kill processes in the middle of a letter: a connection that breaks is theirs, and nothing of the mail server's.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const next = async (to: string): Promise<CaughtMail> => {
    for (const end = performance.now() + WAIT_MS; performance.now() < end; ) {
      const found = mails.find((mail) => mail.to === to && !taken.has(mail));
      if (found) {
        taken.add(found);
        return found;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`no mail to ${to}; there are ${mails.map((mail) => `${mail.to}: ${mail.subject}`).join(', ')}`);
  };
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  const refuse = (code: number | null): void => {
    refusing = code;
  };
  return { url: `smtp://127.0.0.1:${port}`, mails, next, refuse, refused: () => refused, close };
}

/** The first link in a mail's text whose address has this in it. */
export function linkIn(mail: CaughtMail, part: string): URL {
  const found = mail.text.match(/https?:\/\/\S+/g)?.find((link) => link.includes(part));
  if (found === undefined) throw new Error(`no link with ${part} in: ${mail.text}`);
  return new URL(found);
}

/** The tokens of the buttons in the last letter to somebody, by what stands on them. */
export function buttonsTo({ mails }: Pick<Mailbox, 'mails'>, email: string): ReadonlyMap<string, string> {
  const mail = mails.filter(({ to }) => to === email).at(-1);
  const found = [...(mail?.text.matchAll(/^(.+):\nhttps:\/\/war\.example\.org\/act\/(\S+)$/gm) ?? [])];
  return new Map(found.map(([, label = '', token = '']) => [label, token]));
}
