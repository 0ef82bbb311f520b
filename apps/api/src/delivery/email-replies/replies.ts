import { stampDate } from '../../clock/times.ts';
import { cutText } from '../../platform/cut-text.ts';
import { type Letter, REPORT_TITLES } from '../../platform/mail/letter.ts';
import { letterMail } from '../../platform/mail/letter-html.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { isolated } from '../../platform/names.ts';
import type { Answerable } from '../email-actions/answerable.ts';
import type { WarLetter } from '../war-letters/letter.ts';
import type { WarLineOutcome } from '../war-letters/lines.ts';
import type { LineOutcome } from './play-lines.ts';

type Addressee = { readonly name: string; readonly email: string };

type Words = {
  readonly subject: string;
  readonly title: string;
  readonly opening: readonly string[];
  readonly report: Letter['report'];
  readonly action: Letter['action'];
  readonly now: Date;
  readonly timeZone: string;
  /** The Message-ID of the mail that is answered, with its brackets; null: it had none. */
  readonly inReplyTo: string | null;
  readonly replyTo: string | null;
};

/** An answer is no list mail: nobody gets one who did not write to us. It says that a machine wrote it, so that none answers it. */
function replyMail(to: Addressee, { inReplyTo, replyTo, now, timeZone, ...words }: Words): Mail {
  const letter: Letter = {
    ...words,
    preview: words.opening[0] ?? words.title,
    stamp: ['Reply', stampDate(now, timeZone)],
    facts: [],
    picture: null,
    entries: [],
    buttons: [],
    standingOffers: [],
    closing: [],
    unsubscribeUrl: null,
    why: 'You get this because you emailed orders to us.',
  };
  const thread = inReplyTo === null ? {} : { 'In-Reply-To': inReplyTo, References: inReplyTo };
  return {
    to: { name: to.name, address: to.email },
    ...letterMail(letter),
    headers: { 'Auto-Submitted': 'auto-replied', ...thread },
    ...(replyTo === null ? {} : { replyTo }),
  };
}

const MARKS: Readonly<Record<LineOutcome['state'], string>> = { played: 'Played', refused: 'Refused', left: 'Ignored' };

const lineOf = ({ line, state, sentences, rule }: LineOutcome): string =>
  `${MARKS[state]}: ${line}${sentences.length > 0 ? `. ${sentences.join(' ')}` : ''}${rule === null ? '' : ` (${rule})`}`;

const counted = (count: number): string => (count === 1 ? 'One order was played' : `${count} orders were played`);

function titleOf(outcomes: readonly LineOutcome[]): string {
  const played = outcomes.filter(({ state }) => state === 'played').length;
  const refused = outcomes.filter(({ state }) => state === 'refused').length;
  if (outcomes.length === 0) return 'We found no orders in your email';
  if (refused === 0) return counted(played);
  return played === 0 ? 'No order was played' : `${counted(played)}, then one was refused`;
}

const HOW =
  'Write one order per line in the game’s notation, above or below the quoted text. Send only “?” to see your legal orders.';

/** No error: a name or a greeting below the orders is none. */
const stoppedAt = (line: string): string =>
  `We read your orders up to “${cutText(line, 80)}”. That line and everything after it was ignored.`;

/** Tells what became of the orders of a mail, line by line. */
export function resultMail(
  letter: Answerable,
  outcomes: readonly LineOutcome[],
  mail: {
    readonly now: Date;
    readonly inReplyTo: string | null;
    readonly replyTo: string | null;
    readonly publicUrl: string;
    /** The line below the orders at which reading stopped; null: all was read. */
    readonly unread: string | null;
  },
): Mail {
  const { notification, loaded } = letter;
  const { unread, ...head } = mail;
  const title = titleOf(outcomes);
  const whole = outcomes.length > 0 && outcomes.every(({ state }) => state === 'played');
  return replyMail(notification, {
    ...head,
    title: `${title}.`,
    subject: `${title}: ${isolated(loaded.match.title)}`,
    timeZone: notification.timeZone,
    opening: [...(unread === null ? [] : [stoppedAt(unread)]), ...(whole ? [] : [HOW])],
    report: outcomes.length === 0 ? null : { title: REPORT_TITLES.orders, lines: outcomes.map(lineOf), more: 0 },
    action: { label: 'Open the match', url: `${mail.publicUrl}/matches/${encodeURIComponent(loaded.match.id)}` },
  });
}

const ASK_ON = 'Reply with one of these or a similar line. “? name” lists all orders of one unit.';

/** Tells what may be ordered now. Nothing has changed: the letter that was answered may still be. */
export const possibleMail = (
  { notification, loaded }: Answerable,
  lines: readonly string[],
  mail: Pick<Words, 'now' | 'inReplyTo' | 'replyTo'> & { readonly publicUrl: string },
): Mail =>
  replyMail(notification, {
    ...mail,
    title: 'Your legal orders.',
    subject: `Your legal orders: ${isolated(loaded.match.title)}`,
    timeZone: notification.timeZone,
    opening: lines.length === 0 ? ['Your legal orders cannot be listed here. See the board.'] : [ASK_ON],
    report: lines.length === 0 ? null : { title: REPORT_TITLES.possible, lines, more: 0 },
    action: { label: 'Open the match', url: `${mail.publicUrl}/matches/${encodeURIComponent(loaded.match.id)}` },
  });

/** Tells what became of the line with which a letter of a war was answered. */
export function warResultMail(
  { notice, campaign }: WarLetter,
  { line, done, sentences }: WarLineOutcome,
  mail: { readonly now: Date; readonly inReplyTo: string | null; readonly publicUrl: string },
): Mail {
  const title = done ? 'Done' : 'Nothing changed';
  return replyMail(notice, {
    ...mail,
    replyTo: null,
    title: `${title}.`,
    subject: `${title}: ${isolated(campaign.title)}`,
    timeZone: notice.timeZone,
    opening: line === null ? sentences : [],
    report: line === null ? null : { title: REPORT_TITLES.answer, lines: [line, ...sentences], more: 0 },
    action: { label: 'Open the campaign', url: `${mail.publicUrl}/campaigns/${encodeURIComponent(campaign.id)}` },
  });
}

/** Says why a mail changed nothing. */
export const refusalMail = (
  to: Addressee,
  reason: string,
  mail: { readonly now: Date; readonly inReplyTo: string | null; readonly publicUrl: string },
): Mail =>
  replyMail(to, {
    ...mail,
    timeZone: 'UTC',
    replyTo: null,
    report: null,
    subject: 'Your email had no effect',
    title: 'Your email had no effect.',
    opening: [`Reason: ${reason}.`],
    action: { label: 'Open your desk', url: `${mail.publicUrl}/desk` },
  });
