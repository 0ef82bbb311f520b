import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { Context } from '../../context.ts';
import { findRepliedTo } from '../email-actions/store.ts';
import { readAddress } from './addresses.ts';
import { type Certificate, openCertificate } from './certificate.ts';
import { LARGEST_MAIL, MAX_PER_MINUTE } from './limits.ts';
import { type Taken, takeMail } from './take.ts';

/** Takes mail by SMTP for our own addresses. */
export type MailListener = { readonly port: number; close(): Promise<void> };

/** Connections at once. */
const MAX_CLIENTS = 50;
const MINUTE = 60_000;

const refusal = (code: number, words: string): Error => Object.assign(new Error(words), { responseCode: code });

const NO_SUCH_ADDRESS = (): Error => refusal(550, 'No such address here');
/** People read this in the report of their own mail server: it says what to do, and not whose letter it was. */
const NOT_THEIR_LETTER = (): Error =>
  refusal(
    550,
    '5.7.1 Answer from the address that the letter was sent to, or name your other addresses in your account at Fieldpost',
  );

/** Whether mail to an address would go with a letter of ours; whom that was written to is asked when the mail has come. */
async function isKnown(context: Context, address: string): Promise<boolean> {
  const read = readAddress(address, context.settings);
  if (read === null || read.forged) return false;
  return read.kind === 'bounces' || (await findRepliedTo(context, read.notificationId)) !== null;
}

/** Counts mails by the address they come from, minute by minute. */
function counter(context: Context): (remote: string) => boolean {
  let minute = 0;
  const counts = new Map<string, number>();
  return (remote) => {
    const now = Math.floor(context.clock.now().getTime() / MINUTE);
    if (now !== minute) counts.clear();
    minute = now;
    const count = (counts.get(remote) ?? 0) + 1;
    counts.set(remote, count);
    return count <= MAX_PER_MINUTE;
  };
}

type Stream = AsyncIterable<Buffer> & { readonly sizeExceeded: boolean };

/** Reads a mail to its end; of one that is too large only the size is noted. */
async function bytesOf(stream: Stream): Promise<Buffer | null> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) if (!stream.sizeExceeded) pieces.push(piece);
  return stream.sizeExceeded ? null : Buffer.concat(pieces);
}

/** SMTP answers for an email that none of its addresses accepted; one acceptance suffices. */
const REFUSALS: Partial<Readonly<Record<Taken, () => Error>>> = {
  forged: NO_SUCH_ADDRESS,
  foreign: NOT_THEIR_LETTER,
  unreadable: () => refusal(554, 'This mail cannot be read'),
};

async function take(context: Context, stream: Stream, to: readonly string[], from: string): Promise<void> {
  const raw = await bytesOf(stream);
  if (raw === null) throw refusal(552, 'This mail is too large');
  try {
    const taken = await takeMail(context, { raw, to, from });
    if (taken.includes('too-many')) throw refusal(450, 'Too many mails; try again in an hour');
    const refused = taken.map((one) => REFUSALS[one]);
    const [first] = refused;
    if (first && refused.every(Boolean)) throw first();
  } catch (error) {
    if (error instanceof Error && 'responseCode' in error) throw error;
    context.log.error({ err: error }, 'a mail could not be taken in');
    throw refusal(451, 'Not now; try again');
  }
}

function optionsOf(context: Context, certificate: Certificate | null): SMTPServerOptions {
  const mayCome = counter(context);
  return {
    banner: 'Fieldpost',
    size: LARGEST_MAIL,
    maxClients: MAX_CLIENTS,
    socketTimeout: MINUTE,
    closeTimeout: 2_000,
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    ...(certificate ? { ...certificate.pair, disabledCommands: ['AUTH'] } : { disabledCommands: ['AUTH', 'STARTTLS'] }),
    onMailFrom: (_address, { remoteAddress }, done) =>
      mayCome(remoteAddress) ? done() : done(refusal(421, 'Too many mails; try again in a minute')),
    onRcptTo: ({ address }, _session, done) =>
      void isKnown(context, address).then(
        (known) => done(known ? undefined : NO_SUCH_ADDRESS()),
        (error: unknown) => {
          context.log.error({ err: error }, 'an address could not be looked up');
          done(refusal(451, 'Not now; try again'));
        },
      ),
    onData: (stream, { envelope }, done) => {
      const to = envelope.rcptTo.map(({ address }) => address);
      take(context, stream, to, envelope.mailFrom ? envelope.mailFrom.address : '').then(
        () => done(),
        (error: Error) => done(error),
      );
    },
  };
}

/**
 * Listens on INBOUND_SMTP_PORT; null where there is none.
 * @throws when the port cannot be had, or when key and certificate cannot be used.
 */
export async function openMailListener(context: Context): Promise<MailListener | null> {
  const { inboundSmtpPort, inboundDomain, inboundTls, host } = context.settings;
  if (inboundSmtpPort === null || inboundDomain === null) return null;
  const certificate = inboundTls && openCertificate(inboundTls);
  const server = new SMTPServer(optionsOf(context, certificate));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(inboundSmtpPort, host, () => resolve());
  });
  server.on('error', (error) => context.log.warn({ err: error }, 'inbound mail'));
  const { port } = server.server.address() as AddressInfo;
  context.log.info({ port, domain: inboundDomain, tls: certificate !== null }, 'taking mail');
  const renewal = certificate?.follow(context.log, (pair) => server.updateSecureContext(pair));
  const close = (): Promise<void> => {
    clearInterval(renewal);
    return new Promise((resolve) => server.close(resolve));
  };
  return { port, close };
}
