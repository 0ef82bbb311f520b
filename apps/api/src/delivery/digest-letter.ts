import { momentWords, spanWords, stampDate } from '../clock/times.ts';
import type { NotificationContext } from '../notification-rules/context.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { letterMail } from '../platform/mail/letter-html.ts';
import { type Mail, messageIdOf } from '../platform/mail/mailer.ts';
import type { Settings } from '../settings.ts';
import { unsubscribeHeaders } from './unsubscribe.ts';
import { matchUrl, messageLines, wordsOf } from './words.ts';

const LINES_OF_A_MATCH = 3;

function entryOf(about: NotificationContext): Letter['entries'][number] {
  const { match, awaited, deadline, now, reader, story } = about;
  const left =
    awaited && deadline
      ? [
          `${spanWords(Math.max(0, deadline.getTime() - now.getTime()))} left, until ${momentWords(deadline, reader.timeZone)}`,
        ]
      : [];
  const lines = [...left, wordsOf(about).title, ...messageLines(about), ...story.slice(0, LINES_OF_A_MATCH)];
  return { title: match.title, lines, url: matchUrl(about) };
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 'es'}`;

function titleOf(contexts: readonly NotificationContext[]): string {
  const waiting = contexts.filter(({ awaited }) => awaited).length;
  return waiting === 0
    ? `News from ${counted(contexts.length, 'match')}`
    : `${counted(waiting, 'match')} waiting for you`;
}

/** Why several matches stand in one letter: its reader wants one a day, or they came within the wait before a letter. */
export type Gathering = 'daily' | 'wait';

const GATHERED: Readonly<Record<Gathering, { readonly stamp: string; readonly why: string }>> = {
  daily: { stamp: 'Digest', why: 'Your daily digest, at the time you chose.' },
  wait: {
    stamp: 'Your matches',
    why: 'Moves within a few minutes are combined in one letter. You can change the delay in your account.',
  },
};

/**
 * Sorts matches with a deadline by time left, shortest first, then news. Keeps the latest notification of each match.
 */
function sortedByTimeLeft(contexts: readonly NotificationContext[]): readonly NotificationContext[] {
  const latest = new Map(contexts.map((one) => [one.match.id, one]));
  const left = ({ awaited, deadline }: NotificationContext): number =>
    awaited && deadline ? deadline.getTime() : Number.POSITIVE_INFINITY;
  return [...latest.values()].sort((a, b) => (left(a) === left(b) ? 0 : left(a) - left(b)));
}

/** One mail for many notifications of one reader, in the order in which they came. */
export function gatheredMail(
  came: readonly NotificationContext[],
  id: string,
  { mailFrom, publicUrl }: Pick<Settings, 'mailFrom' | 'publicUrl'>,
  gathering: Gathering,
): Mail {
  const contexts = sortedByTimeLeft(came);
  const [first] = contexts;
  if (!first) throw new Error('a digest of nothing');
  const { reader, now, unsubscribeUrl } = first;
  const title = titleOf(contexts);
  const letter: Letter = {
    subject: title,
    title: `${title}.`,
    preview: contexts.map(({ match }) => match.title).join(', '),
    stamp: [GATHERED[gathering].stamp, stampDate(now, reader.timeZone)],
    opening: [],
    facts: [],
    report: null,
    picture: null,
    entries: contexts.map(entryOf),
    buttons: [],
    standingOffers: [],
    action: { label: 'Open your desk', url: `${publicUrl}/desk` },
    closing: [],
    why: GATHERED[gathering].why,
    unsubscribeUrl,
  };
  return {
    to: { name: reader.name, address: reader.email },
    ...letterMail(letter),
    messageId: messageIdOf(id, mailFrom),
    headers: { ...unsubscribeHeaders(unsubscribeUrl), 'Auto-Submitted': 'auto-generated' },
  };
}
