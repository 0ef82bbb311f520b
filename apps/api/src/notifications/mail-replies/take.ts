import { createHash } from 'node:crypto';
import type { Result } from '@fieldpost/engine';
import PostalMime, { type Email } from 'postal-mime';
import type { Context } from '../../context.ts';
import { type Mail, messageIdOf } from '../../platform/mail/mailer.ts';
import { DeliveryRejected } from '../../platform/outbound/delivery.ts';
import { type Answerable, answerable, letterOf, PAST_ANSWERS, type PastAnswer } from '../mail-actions/answerable.ts';
import { findRepliedTo, noteActed, type RepliedNotification } from '../mail-actions/store.ts';
import { PAST_WAR, warLetterOf } from '../war-letters/letter.ts';
import { playWarLine } from '../war-letters/lines.ts';
import { type InboundKind, ordersAddress, readAddress } from './addresses.ts';
import { answerMessage } from './answer-message.ts';
import { ordersPossible, questionIn } from './asking.ts';
import { heedBounce } from './bounces.ts';
import { LARGEST_HEAD, LARGEST_MAIL, MOST_PER_HOUR } from './limits.ts';
import { orderLines, ownLines } from './order-lines.ts';
import { playLines } from './play-lines.ts';
import { possibleMail, refusalMail, resultMail, warResultMail } from './replies.ts';
import { beginMail, countMails, endMail, findByEmail } from './store.ts';

/** A mail as it came in: its bytes, and the addresses of ours that it was sent to. `tooLarge`: these are its head alone. */
export type Inbound = { readonly raw: Uint8Array; readonly to: readonly string[]; readonly tooLarge?: boolean };

/**
 * What came of a mail. `played`: orders were read, whatever became of each. `told`: it asked what may be ordered. `passed-on`: a message was sent on. `ignored`: nobody is told. `forged`: it goes with no letter
 * of ours; `foreign`: with a letter to somebody else. Both are refused while the mail comes in, and never answered by a letter. The
 * others changed nothing, and whoever the letter was written to is told why.
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
  | 'no-bounce';

const HOUR = 3_600_000;
const TOO_LARGE = `it is larger than ${LARGEST_MAIL / 1024 ** 2} MB; write it without pictures`;

const senderOf = (mail: Email): string =>
  (mail.from && 'address' in mail.from ? (mail.from.address ?? '') : '').trim().toLowerCase();

const header = (mail: Email, key: string): string => mail.headers.find((one) => one.key === key)?.value ?? '';

/** Written by a machine (RFC 3834): an absence, a list, a report. Two machines that answer each other never end. */
const isAutomatic = (mail: Email): boolean =>
  !['', 'no'].includes(header(mail, 'auto-submitted').trim().toLowerCase()) ||
  /^(bulk|junk|list|auto_reply)$/i.test(header(mail, 'precedence').trim()) ||
  header(mail, 'x-autoreply') !== '' ||
  header(mail, 'list-id') !== '';

/** What names a mail: the same one, sent again by a server that was not sure, has the same. */
const idOf = (mail: Email, raw: Uint8Array, sender: string): string =>
  createHash('sha256')
    .update(mail.messageId ?? raw)
    .update(`\n${sender}`)
    .digest('base64url');

/** Takes a mail in: orders, or a letter that came back. Null: none of its addresses is ours. */
export async function takeMail(context: Context, { raw, to, tooLarge = false }: Inbound): Promise<Taken | null> {
  const address = to.map((one) => readAddress(one, context.settings)).find((one) => one !== null);
  if (!address) return null;
  const taken =
    address.kind === 'bounces'
      ? address.forged
        ? 'ignored'
        : await heedBounce(context, address.notificationId, Buffer.from(raw).toString('latin1'))
      : await takeAnswer(context, address.kind, { raw, tooLarge }, address.forged ? null : address.notificationId);
  context.log.info({ kind: address.kind, taken }, 'a mail came in');
  context.metrics.inbound.inc({ outcome: taken });
  return taken;
}

type Post = { readonly mail: Email; readonly sender: string; readonly id: string };

/** Null: nobody writes such mails, but for those who try what becomes of them. */
const parsed = (raw: Uint8Array): Promise<Email | null> =>
  PostalMime.parse(raw, { maxNestingDepth: 20, maxHeadersSize: LARGEST_HEAD }).catch(() => null);

type Body = Required<Pick<Inbound, 'raw' | 'tooLarge'>>;

type AnswerKind = Exclude<InboundKind, 'bounces'>;

async function takeAnswer(
  context: Context,
  kind: AnswerKind,
  { raw, tooLarge }: Body,
  notificationId: string | null,
): Promise<Taken> {
  const mail = await parsed(raw);
  if (mail === null) return 'unreadable';
  const sender = senderOf(mail);
  if (isAutomatic(mail) || sender === '') return 'ignored';
  const post: Post = { mail, sender, id: idOf(mail, raw, sender) };
  const notification = notificationId === null ? null : await findRepliedTo(context, notificationId);
  if (!notification) return 'forged';
  // A sender's address is easily borrowed: only whom we have written to ourselves is answered by letter.
  if (notification.email.toLowerCase() !== sender) return 'foreign';
  return await takeKnown(context, kind, post, notification, tooLarge);
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
  if ((await countMails(context, userId, new Date(now.getTime() - HOUR))) >= MOST_PER_HOUR) return 'too-many';
  const before = await beginMail(context, { id: post.id, notificationId, at: now });
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
 * The letter of a mail that was begun: it goes on where it stopped, from the step that it began with. Its own lines have moved the
 * match on, and are known by their keys; where anything else has, the next line is refused for its step.
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
  const sent = await answerMessage(context, notificationId, { text: ownLines(post.mail).join('\n'), key: post.id });
  if (!sent.ok) return await end(context, post, 'refused', sent.fault.message.replace(/\.$/, ''));
  await endMail(context, post.id, 'passed-on');
  return 'passed-on';
}

async function end(context: Context, post: Post, taken: Taken, reason: string): Promise<Taken> {
  const refused = await refuse(context, post, taken, reason);
  await endMail(context, post.id, taken);
  return refused;
}

/** Tells whoever our letter was written to why nothing has changed. */
async function refuse(context: Context, post: Post, taken: Taken, reason: string): Promise<Taken> {
  const { mail, sender } = post;
  const known = await findByEmail(context, sender);
  if (!known) return taken;
  const { publicUrl } = context.settings;
  const parts = { now: context.clock.now(), publicUrl, inReplyTo: mail.messageId ?? null };
  await answer(context, post, refusalMail(known, reason, parts));
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
