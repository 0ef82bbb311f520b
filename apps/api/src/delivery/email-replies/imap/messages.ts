import type { ImapFlow } from 'imapflow';
import PostalMime from 'postal-mime';
import type { Context } from '../../../context.ts';
import { isOutage } from '../../../platform/errors/outage.ts';
import { DeliveryRejected } from '../../../platform/outbound/delivery.ts';
import { readAddress } from '../addresses.ts';
import { LARGEST_HEAD, LARGEST_MAIL } from '../limits.ts';
import { takeMail } from '../take.ts';
import { reasonOf } from './session.ts';

/** A process's memory of unread emails; it resets when the mailbox renumbers them (UIDVALIDITY). */
export type Memory = {
  /**
   * When to look at an email next, in ms; Infinity for emails that are not ours, which other readers of the mailbox
   * find untouched.
   */
  readonly until: Map<string, number>;
  /** How often taking each email has failed. */
  readonly failures: Map<string, number>;
};

export const emptyMemory = (): Memory => ({ until: new Map(), failures: new Map() });

/** So often a mail is tried that brings an error about. */
const MAX_TRIES = 5;
/** Maximum emails handled between two polls of the mailbox. */
const MAX_AT_ONCE = 200;
/**
 * Delay in ms for emails over the sender's limit, or whose reply our mail server refused; the email stays unread until
 * then.
 */
const LATER_MS = 600_000;

/** Where a mailbox's server writes down to whom a mail came: what the sender wrote, and what the envelope said. */
const ADDRESSED = new Set(['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to']);
const OURS = /[a-z]+\+[a-z2-7]+@[a-z0-9.-]+/gi;

type Message = { readonly uid: number; readonly key: string; readonly size: number };

/** The addresses of ours that a mail came to. */
async function recipients({ settings }: Context, head: Buffer): Promise<string[]> {
  const { headers } = await PostalMime.parse(head, { maxNestingDepth: 20 });
  const found = headers.filter(({ key }) => ADDRESSED.has(key)).flatMap(({ value }) => value.match(OURS) ?? []);
  return found.filter((address) => readAddress(address, settings));
}

/** Reads the first bytes of an email, or of its head; null if it is gone. Leaves the email unread. */
async function first(bytes: number, of: 'head' | 'mail', client: ImapFlow, uid: number): Promise<Buffer | null> {
  const bounds = { start: 0, maxLength: bytes };
  const query = of === 'mail' ? { source: bounds } : { bodyParts: [{ key: 'HEADER', ...bounds }] };
  const got = await client.fetchOne(`${uid}`, query, { uid: true });
  if (!got) return null;
  return (of === 'mail' ? got.source : got.headers) ?? null;
}

/** Mails that nobody has read and that may be ours, oldest first. */
async function unread(client: ImapFlow, { until }: Memory, now: number): Promise<Message[]> {
  const uids = (await client.search({ seen: false }, { uid: true })) || [];
  const numbering = client.mailbox ? client.mailbox.uidValidity : 0n;
  const found = uids.map((uid) => ({ uid, key: `${numbering}:${uid}` }));
  const open = found.filter(({ key }) => (until.get(key) ?? 0) <= now).slice(0, MAX_AT_ONCE);
  if (open.length === 0) return [];
  const numbers = open.map(({ uid }) => uid);
  const told = await client.fetchAll(numbers, { size: true }, { uid: true });
  const sizes = new Map(told.map(({ uid, size }) => [uid, size ?? 0]));
  return open.flatMap(({ uid, key }) => (sizes.has(uid) ? [{ uid, key, size: sizes.get(uid) ?? 0 }] : []));
}

const markRead = (client: ImapFlow, uid: number, ...more: string[]) =>
  client.messageFlagsAdd(`${uid}`, ['\\Seen', ...more], { uid: true });

/** Handles one email like all inbound email. Of an oversized one it fetches only the head, to tell its sender. */
async function takeOne(context: Context, client: ImapFlow, { until }: Memory, { uid, key, size }: Message) {
  const head = await first(LARGEST_HEAD, 'head', client, uid);
  if (!head) return;
  const to = await recipients(context, head);
  if (to.length === 0) {
    until.set(key, Number.POSITIVE_INFINITY);
    return;
  }
  const tooLarge = size > LARGEST_MAIL;
  const raw = tooLarge ? head : await first(LARGEST_MAIL, 'mail', client, uid);
  if (!raw) return;
  const later = (await takeMail(context, { raw, to, tooLarge })).includes('too-many');
  // Kept in mind too, so that a folder in which nothing can be marked does not have the same mail answered again and again.
  until.set(key, later ? context.clock.now().getTime() + LATER_MS : Number.POSITIVE_INFINITY);
  if (!later) await markRead(client, uid);
}

/** An error is no reason to leave the mails behind it; a mail that always brings one about is set aside, with a flag. */
async function failed(context: Context, client: ImapFlow, memory: Memory, message: Message, error: unknown) {
  if (!client.usable || isOutage(error)) throw error;
  if (error instanceof DeliveryRejected) {
    // Our answer was not taken by the mail server: the mail is taken up again when that may be better.
    memory.until.set(message.key, context.clock.now().getTime() + LATER_MS);
    return;
  }
  const times = (memory.failures.get(message.key) ?? 0) + 1;
  memory.failures.set(message.key, times);
  context.log.error(
    { reason: reasonOf(error), uid: message.uid, times },
    'a mail of the mailbox could not be taken in',
  );
  if (times < MAX_TRIES) return;
  memory.until.set(message.key, Number.POSITIVE_INFINITY);
  await markRead(client, message.uid, '\\Flagged');
}

/** Handles the unread emails of the open mailbox, one by one. Returns whether to look again at once. */
export async function takeUnread(
  context: Context,
  client: ImapFlow,
  memory: Memory,
  goOn: () => Promise<boolean>,
): Promise<boolean> {
  const messages = await unread(client, memory, context.clock.now().getTime());
  for (const message of messages) {
    if (!(await goOn())) return false;
    await takeOne(context, client, memory, message).catch((error: unknown) =>
      failed(context, client, memory, message, error),
    );
  }
  return messages.length === MAX_AT_ONCE;
}
