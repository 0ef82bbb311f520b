import { createHash } from 'node:crypto';
import type { Result } from '@fieldpost/engine';
import PostalMime, { type Email } from 'postal-mime';
import type { Context } from '../../context.ts';
import { preferencesOf } from '../../notification-rules/preferences.ts';
import { type Bound, withinBounds } from '../../platform/bounds.ts';
import { type Mail, messageIdOf } from '../../platform/mail/mailer.ts';
import { DeliveryRejected } from '../../platform/outbound/delivery.ts';
import { type Answerable, answerable, letterOf, PAST_ANSWERS, type PastAnswer } from '../email-actions/answerable.ts';
import { findRepliedTo, noteActed, type RepliedNotification } from '../email-actions/store.ts';
import { PAST_WAR, warLetterOf } from '../war-letters/letter.ts';
import { playWarLine } from '../war-letters/lines.ts';
import { type InboundAddress, type InboundKind, ordersAddress, readAddress } from './addresses.ts';
import { answerMessage } from './answer-message.ts';
import { ordersPossible, questionIn } from './asking.ts';
import { isAutomatic } from './automatic.ts';
import { recordBounce } from './bounces.ts';
import { LARGEST_HEAD, LARGEST_MAIL, MAX_PER_HOUR } from './limits.ts';
import { orderLines } from './order-lines.ts';
import { playLines } from './play-lines.ts';
import { possibleMail, refusalMail, resultMail, warResultMail } from './replies.ts';
import { beginMail, countMails, endMail } from './store.ts';
import { talkIn } from './written.ts';

/** A mail as it came in: its bytes, and the addresses that it was sent to. `tooLarge`: these are its head alone. */
export type Inbound = {
  readonly raw: Uint8Array;
  readonly to: readonly string[];
  /** The envelope's sender, empty for a report; left out: nobody knows it. */
  readonly from?: string | undefined;
  readonly tooLarge?: boolean;
};

/**
 * Result of an incoming email.
 * `played`: we read orders, each with its own outcome. `told`: we replied with the legal orders. `passed-on`: we sent a
 * message.
 * `ignored`: we reply nothing. `counted`: a letter came back temporarily.
 * `forged`: it matches no letter of ours; `foreign`: it answers somebody else's letter. The mail server refuses both.
 * The others changed nothing, and the letter's reader gets the reason by email.
 */
export type Taken =
  | 'played'
  | 'told'
  | 'passed-on'
  | 'refused'
  | 'stale'
  | 'forged'
  | 'foreign'
  | 'repeated'
  | 'too-many'
  | 'too-large'
  | 'unreadable'
  | 'ignored'
  | 'bounced'
  | 'counted'
  | 'no-bounce';

const HOUR = 3_600_000;
const TOO_LARGE = `it is larger than ${LARGEST_MAIL / 1024 ** 2} MB; write it without pictures`;

const senderOf = (mail: Email): string =>
  (mail.from && 'address' in mail.from ? (mail.from.address ?? '') : '').trim().toLowerCase();

/** An address without its tag: ben+war@example.org is ben@example.org (RFC 5233). */
const untagged = (address: string): string => address.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, '$1@');

/** Whether a mail comes from the person to whom the letter was written: from its address, or from one that they have named. */
const mayAnswer = (sender: string, { email, preferences }: RepliedNotification): boolean =>
  [email, ...preferencesOf(preferences).answersFrom].some((own) => untagged(own) === untagged(sender));

/** Key of an email to one letter: a server that sends it again sends the same key. */
const idOf = (mail: Email, raw: Uint8Array, sender: string, notificationId: string): string =>
  createHash('sha256')
    .update(mail.messageId ?? raw)
    .update(`\n${sender}\n${notificationId}`)
    .digest('base64url');

/**
 * Handles an email for each of our addresses it was sent to: orders, a message, or a returned letter. Returns the
 * results in the order of the addresses; empty if none is ours.
 */
export async function takeMail(context: Context, { to, ...mail }: Inbound): Promise<readonly Taken[]> {
  const ours = to.flatMap((one) => readAddress(one, context.settings) ?? []);
  const addresses = new Map(ours.map((one) => [one.forged ? one.kind : `${one.kind} ${one.notificationId}`, one]));
  const taken: Taken[] = [];
  for (const address of addresses.values()) taken.push(await takeFor(context, address, mail));
  return taken;
}

async function takeFor(
  context: Context,
  address: InboundAddress,
  { raw, from, tooLarge = false }: Omit<Inbound, 'to'>,
): Promise<Taken> {
  const notificationId = address.forged ? null : address.notificationId;
  const taken =
    address.kind !== 'bounces'
      ? await takeAnswer(context, address.kind, { raw, from: from ?? null, tooLarge }, notificationId)
      : notificationId === null
        ? 'ignored'
        : await recordBounce(context, notificationId, Buffer.from(raw).toString('latin1'));
  context.log.info({ kind: address.kind, taken }, 'a mail came in');
  context.metrics.inbound.inc({ outcome: taken });
  return taken;
}

type Post = {
  readonly mail: Email;
  readonly id: string;
  /** The reader of the letter: the reply goes to their own address. */
  readonly reader: Pick<RepliedNotification, 'name' | 'email'>;
};

/** Null: nobody writes such mails, but for those who try what becomes of them. */
const parsed = (raw: Uint8Array): Promise<Email | null> =>
  PostalMime.parse(raw, { maxNestingDepth: 20, maxHeadersSize: LARGEST_HEAD }).catch(() => null);

type Body = Required<Pick<Inbound, 'raw' | 'tooLarge'>> & { readonly from: string | null };

type AnswerKind = Exclude<InboundKind, 'bounces'>;

async function takeAnswer(
  context: Context,
  kind: AnswerKind,
  { raw, from, tooLarge }: Body,
  notificationId: string | null,
): Promise<Taken> {
  const mail = await parsed(raw);
  if (mail === null) return 'unreadable';
  const sender = senderOf(mail);
  if (isAutomatic(mail, from) || sender === '') return 'ignored';
  const notification = notificationId === null ? null : await findRepliedTo(context, notificationId);
  if (!notification) return 'forged';
  // A sender's address is easily borrowed: only whom we have written to ourselves is answered by letter.
  if (!mayAnswer(sender, notification)) return 'foreign';
  const post: Post = { mail, reader: notification, id: idOf(mail, raw, sender, notification.id) };
  return await takeKnown(context, kind, post, notification, tooLarge);
}

/** How many mails about the letters of one person are taken in an hour. */
function mailsBound(userId: string, now: Date): Bound {
  const since = new Date(now.getTime() - HOUR);
  return { name: `mails of ${userId}`, most: MAX_PER_HOUR, count: (tx) => countMails(tx, userId, since) };
}

/** A mail of the person to whom the letter was written. */
async function takeKnown(
  context: Context,
  kind: AnswerKind,
  post: Post,
  { id: notificationId, userId, matchId }: Pick<RepliedNotification, 'id' | 'userId' | 'matchId'>,
  tooLarge: boolean,
): Promise<Taken> {
  const now = context.clock.now();
  const begun = await withinBounds(context.db, [mailsBound(userId, now)], (tx) =>
    beginMail(tx, { id: post.id, notificationId, at: now }),
  );
  if (begun === null) return 'too-many';
  const before = begun.row;
  if (before && before.outcome !== 'begun') return 'repeated';
  if (tooLarge) return await end(context, post, 'too-large', TOO_LARGE);
  if (kind === 'talk') return await passOn(context, post, notificationId);
  if (matchId === null) return await answerOfWar(context, post, notificationId);
  const letter = before ? await resumed(context, notificationId) : await answerable(context, notificationId);
  if (!letter.ok) return await end(context, post, 'stale', PAST_ANSWERS[letter.fault]);
  const about = questionIn(orderLines(post.mail));
  if (about !== null) return await tell(context, post, letter.value, about);
  await playOrders(context, post, letter.value);
  return 'played';
}

/** Tells what may be ordered now; the letter can be answered as before. */
async function tell(context: Context, post: Post, letter: Answerable, about: string): Promise<Taken> {
  const { settings, clock } = context;
  const replyTo = ordersAddress(letter.notification.id, settings);
  const parts = { now: clock.now(), replyTo, publicUrl: settings.publicUrl, inReplyTo: post.mail.messageId ?? null };
  await answer(context, post, possibleMail(letter, ordersPossible(letter, about), parts));
  await endMail(context, post.id, 'told');
  return 'told';
}

/** LC-141: a letter of a campaign is answered by one line. */
async function answerOfWar(context: Context, post: Post, notificationId: string): Promise<Taken> {
  const letter = await warLetterOf(context, notificationId);
  if (!letter.ok) return await end(context, post, 'stale', PAST_WAR[letter.fault]);
  const outcome = await playWarLine(context, letter.value, orderLines(post.mail), post.id);
  const { publicUrl } = context.settings;
  const parts = { now: context.clock.now(), publicUrl, inReplyTo: post.mail.messageId ?? null };
  await answer(context, post, warResultMail(letter.value, outcome, parts));
  await endMail(context, post.id, 'played');
  return 'played';
}

/**
 * Returns the letter of an email whose reading was interrupted, at the step where it began. Its own lines have changed
 * the match, and their keys identify them. If anything else changed the match, the next line is refused because of its
 * step.
 */
async function resumed(context: Context, notificationId: string): Promise<Result<Answerable, PastAnswer>> {
  const letter = await letterOf(context, notificationId);
  if (!letter.ok) return letter;
  const { notification, step } = letter.value;
  return { ok: true, value: { ...letter.value, step: notification.answeredStep ?? notification.step ?? step } };
}

/** The mail is noted as done at last: one that comes again before that plays nothing twice, and is answered. */
async function playOrders(context: Context, post: Post, letter: Answerable): Promise<void> {
  const { settings } = context;
  const { outcomes, step, unread } = await playLines(context, letter, orderLines(post.mail), post.id);
  const now = context.clock.now();
  const replyTo = ordersAddress(letter.notification.id, settings);
  const parts = { now, unread, replyTo, publicUrl: settings.publicUrl, inReplyTo: post.mail.messageId ?? null };
  await answer(context, post, resultMail(letter, outcomes, parts));
  if (outcomes.some(({ state }) => state === 'played')) await noteActed(context, letter.notification.id, step, now);
  await endMail(context, post.id, 'played');
}

/** A message in answer to a letter goes where that letter said. It needs no answer: who wrote it finds it on the page. */
async function passOn(context: Context, post: Post, notificationId: string): Promise<Taken> {
  const sent = await answerMessage(context, notificationId, { text: talkIn(post.mail), key: post.id });
  if (!sent.ok) return await end(context, post, 'refused', sent.fault.message.replace(/\.$/, ''));
  await endMail(context, post.id, 'passed-on');
  return 'passed-on';
}

async function end(context: Context, post: Post, taken: Taken, reason: string): Promise<Taken> {
  const refused = await refuse(context, post, taken, reason);
  await endMail(context, post.id, taken);
  return refused;
}

/** Tells the letter's reader why nothing has changed. */
async function refuse(context: Context, post: Post, taken: Taken, reason: string): Promise<Taken> {
  const { mail, reader } = post;
  const { publicUrl } = context.settings;
  const parts = { now: context.clock.now(), publicUrl, inReplyTo: mail.messageId ?? null };
  await answer(context, post, refusalMail(reader, reason, parts));
  return taken;
}

/**
 * Sends the answer to a mail, under one Message-ID however often that mail has to be taken in again (decision 0009). One that is
 * refused for good does not undo what was done.
 * @throws DeliveryRejected where it may be taken later: then the mail comes again, plays nothing twice, and is answered.
 */
async function answer(context: Context, { id }: Post, mail: Mail): Promise<void> {
  try {
    await context.mailer.send({ ...mail, messageId: messageIdOf(`answer-${id}`, context.settings.mailFrom) });
  } catch (error) {
    if (!(error instanceof DeliveryRejected) || !error.permanent) throw error;
    context.log.warn({ err: error }, 'an answer to a mail was refused');
  }
}
