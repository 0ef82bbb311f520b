import type { Result } from '@fieldpost/engine';
import type { Caller, Context } from '../context.ts';
import { findMatch } from '../match-store/find-match.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import { type Counting, withinBounds } from '../platform/bounds.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { type Address, addressed, addressesOf, type Sent, sidesOfPerson, toldOf } from './audience.ts';
import { hasBlocked } from './block-store.ts';
import { bodyOf } from './body.ts';
import { isMessageKey, isRowId } from './ids.ts';
import { postMessageNotices } from './notices.ts';
import { silencedUntil } from './report-store.ts';
import {
  addMessage,
  countWritten,
  isMuted,
  listening,
  markRead,
  messageByKey,
  messageFor,
  messagesFor,
  type Reader,
  type StoredMessage,
  setMuted,
  unreadFor,
} from './store.ts';

export type MessageWish = Address & {
  readonly text: string;
  /** 8 to 64 letters, digits, - or _: the same key again gives the message that was sent with it before. */
  readonly key: string;
};

/** The talk of a match, as its reader opens it. */
export type Talk = {
  readonly messages: readonly StoredMessage[];
  /** Unread messages of others, at most {@link MAX_UNREAD}. */
  readonly unread: number;
  readonly muted: boolean;
  /** Whom the reader may write to; the name of the player where it is one. */
  readonly addresses: readonly (Address & { readonly name: string | null })[];
};

/** The most messages that one page of them holds, and that are counted as unread. */
export const MAX_MESSAGES = 100;
export const MAX_UNREAD = 99;
/** Maximum messages per person in ten minutes, over all their matches. */
export const MAX_IN_TEN_MINUTES = 30;
const TEN_MINUTES = 600_000;

const bad = (given: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: given });

/** As whom a person reads the talk of a match. */
export function readerOf(match: StoredMatch, userId: string): Reader {
  const sides = sidesOfPerson(match, userId);
  return { userId, sides, behind: sides.length === 0 || match.status === 'finished' };
}

/** What of a wish can be sent, and to whom. */
async function checked(
  context: Context,
  caller: Caller,
  match: StoredMatch,
  wish: MessageWish,
): Promise<Result<{ readonly sent: Sent; readonly body: string }, Fault>> {
  const body = bodyOf(wish.text);
  if (body === null) return bad(fault('MESSAGE_INVALID'));
  const sent = addressed(match, caller.userId, wish);
  if (typeof sent === 'string') return bad(fault(sent));
  if (sent.recipientId !== null && (await hasBlocked(context.db, sent.recipientId, caller.userId))) {
    return bad(fault('NOT_ACCEPTED'));
  }
  const now = context.clock.now();
  const until = await silencedUntil(context.db, caller.userId, now);
  if (until !== null) return bad(fault('MUTED', { details: { until: until.toISOString() } }));
  return { ok: true, value: { sent, body } };
}

/** Stores a message and what tells of it, in one transaction. `told` null: that key was used before. Fault: MESSAGES_TOO_MANY. */
async function write(
  context: Context,
  match: StoredMatch,
  { sent, body }: { readonly sent: Sent; readonly body: string },
  key: string,
): Promise<Result<readonly string[] | null, Fault>> {
  const at = context.clock.now();
  const since = new Date(at.getTime() - TEN_MINUTES);
  const message = { ...sent, matchId: match.id, body, step: match.sealedStep, key, at };
  const bound = {
    name: `messages of ${sent.authorId}`,
    most: MAX_IN_TEN_MINUTES,
    count: (tx: Counting) => countWritten(tx, sent.authorId, since),
  };
  const written = await withinBounds(context.db, [bound], async (db) => {
    const id = await addMessage(db, message);
    if (id === null) return null;
    const told = await listening(db, match.id, sent.authorId, toldOf(match, sent));
    await postMessageNotices(db, match, sent, told);
    return told;
  });
  return written === null ? bad(fault('MESSAGES_TOO_MANY')) : { ok: true, value: written.row };
}

/** What was sent before with a key; null: nothing. Fault: KEY_REUSED (for another match, another text or another reader). */
async function sentBefore(
  context: Context,
  { userId }: Caller,
  matchId: string,
  wish: MessageWish,
): Promise<Result<StoredMessage | null, Fault>> {
  const before = await messageByKey(context.db, userId, wish.key);
  if (before === null) return { ok: true, value: null };
  const to = wish.audience === 'player' ? wish.to : null;
  const same =
    before.matchId === matchId &&
    before.audience === wish.audience &&
    before.recipientId === to &&
    (before.body === null || before.body === bodyOf(wish.text));
  return same ? { ok: true, value: before } : bad(fault('KEY_REUSED'));
}

/**
 * Sends a message in a match.
 * Faults: NOT_FOUND, MESSAGE_INVALID, MESSAGES_TOO_MANY, NOT_SEATED, ALREADY_SEATED (who plays does not talk behind the table),
 * RECIPIENT_UNKNOWN, NOBODY_THERE, NOT_ACCEPTED, MUTED, MALFORMED (the key), KEY_REUSED.
 */
export async function sendMessage(
  context: Context,
  caller: Caller,
  matchId: string,
  wish: MessageWish,
): Promise<Result<StoredMessage, Fault>> {
  const found = await findMatch(context, caller, matchId);
  if (!found.ok) return found;
  const { match } = found.value;
  if (!isMessageKey(wish.key)) return bad(fault('MALFORMED'));
  const before = await sentBefore(context, caller, matchId, wish);
  if (!before.ok) return before;
  if (before.value !== null) return { ok: true, value: before.value };
  const content = await checked(context, caller, match, wish);
  if (!content.ok) return content;
  const told = await write(context, match, content.value, wish.key);
  if (!told.ok) return told;
  if (told.value !== null) announce(context, match, [...told.value, caller.userId]);
  const message = await sentBefore(context, caller, matchId, wish);
  if (!message.ok) return message;
  return message.value === null ? bad(fault('BUSY')) : { ok: true, value: message.value };
}

/** After the commit: the open pages of those whom it concerns, and no other page, hear that there is something new. */
function announce(context: Context, match: StoredMatch, userIds: readonly string[]): void {
  const { id: matchId, sealedStep: step, status } = match;
  context.live.publish({ matchId, step, status, userIds, open: true });
}

/** The talk of a match as the caller may read it, before a message where one is named. Fault: NOT_FOUND. */
export async function talkOf(
  context: Context,
  caller: Caller,
  matchId: string,
  { before, limit = MAX_MESSAGES }: { readonly before: string | null; readonly limit?: number },
): Promise<Result<Talk, Fault>> {
  const found = await findMatch(context, caller, matchId);
  if (!found.ok) return found;
  if (before !== null && !isRowId(before)) return bad(fault('NOT_FOUND'));
  const { match } = found.value;
  const reader = readerOf(match, caller.userId);
  const { db } = context;
  const [messages, unread, muted] = await Promise.all([
    messagesFor(db, matchId, reader, { before, most: limit }),
    unreadFor(db, matchId, reader, { most: MAX_UNREAD }),
    isMuted(db, matchId, caller.userId),
  ]);
  return { ok: true, value: { messages, unread: unread.length, muted, addresses: named(match, caller.userId) } };
}

/** How many messages of others in a match somebody has not read, at most {@link MAX_UNREAD}; of a stranger none. */
export async function countUnread(context: Context, caller: Caller | null, match: StoredMatch): Promise<number> {
  if (caller === null) return 0;
  const unread = await unreadFor(context.db, match.id, readerOf(match, caller.userId), { most: MAX_UNREAD });
  return unread.length;
}

/** Whom a person may write to, with the names of those who are one. */
const named = (match: StoredMatch, userId: string): Talk['addresses'] =>
  addressesOf(match, userId).map((address) => ({
    ...address,
    name: match.seats.find((seat) => address.to !== null && seat.userId === address.to)?.userName ?? null,
  }));

/** Notes that the caller has read the talk of a match up to a message. Fault: NOT_FOUND. */
export async function readMessages(
  context: Context,
  caller: Caller,
  matchId: string,
  to: string,
): Promise<Result<null, Fault>> {
  const found = await findMatch(context, caller, matchId);
  if (!found.ok) return found;
  const reader = readerOf(found.value.match, caller.userId);
  if (!isRowId(to) || (await messageFor(context.db, matchId, reader, to)) === null) return bad(fault('NOT_FOUND'));
  await markRead(context.db, matchId, caller.userId, to);
  // Updates their other pages, and the count on this one.
  announce(context, found.value.match, [caller.userId]);
  return { ok: true, value: null };
}

/** Turns notifications of messages in a match on or off for the caller. Fault: NOT_FOUND. */
export async function muteMatch(
  context: Context,
  caller: Caller,
  matchId: string,
  muted: boolean,
): Promise<Result<null, Fault>> {
  const found = await findMatch(context, caller, matchId);
  if (!found.ok) return found;
  await setMuted(context.db, matchId, caller.userId, muted);
  return { ok: true, value: null };
}
