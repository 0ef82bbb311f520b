import { sideNameOf } from '@fieldpost/rulebook';
import { clocksChange, momentWords, spanWords, stampDate } from '../clock/times.ts';
import type { NotificationContext } from '../notification-rules/context.ts';
import { NOTIFICATION_REASONS, type NotificationKind } from '../notification-rules/rules.ts';
import { type Letter, REPORT_TITLES } from '../platform/mail/letter.ts';
import { oneLine } from '../platform/mail/mailer.ts';
import { alliesOf, capital, endedHow, foesOf, listed, othersOf, possessive, resultOf, whoOf } from './ending-words.ts';
import { FAREWELLS } from './still-true.ts';
import { vacationWords } from './vacation-words.ts';

type Words = {
  /** On the stamp. */
  readonly form: string;
  readonly subject: (about: NotificationContext) => string;
  readonly title: (about: NotificationContext) => string;
  readonly opening: (about: NotificationContext) => string;
  readonly action: string;
};

const shareOf = ({ why }: NotificationContext): string => (why === 'last-fifth' ? 'Four fifths' : 'Half');

/** One entry for each kind of notification. */
const WORDS: Readonly<Record<NotificationKind, Words>> = {
  turn: {
    form: 'Your turn',
    subject: ({ match }) => `Your turn: ${match.title}`,
    title: () => 'It is your turn.',
    opening: (about) =>
      about.why === 'other-deadline'
        ? `${capital(possessive(whoOf(about)))} time ran out and an order was played for that side. It is your move.`
        : `${capital(whoOf(about))} ${about.by.length > 1 ? 'have' : 'has'} moved. It is your move.`,
    action: 'Open the match',
  },
  reaction: {
    form: 'Reply',
    subject: ({ match }) => `Your reply is needed: ${match.title}`,
    title: () => 'Your reply is needed.',
    opening: (about) => `It is ${possessive(whoOf(about))} turn. They must wait for your reply.`,
    action: 'Reply now',
  },
  orders: {
    form: 'Sealed orders',
    subject: ({ match }) => `Sealed orders needed: ${match.title}`,
    title: () => 'Sealed orders needed.',
    opening: () => 'Everyone writes orders in secret. They are opened when the last player has finished.',
    action: 'Give orders',
  },
  reminder: {
    form: 'Reminder',
    subject: (about) => `${shareOf(about)} of your time has passed: ${about.match.title}`,
    title: (about) => `${shareOf(about)} of your time has passed.`,
    opening: (about) => `The match is waiting for you, and so is ${othersOf(about)}.`,
    action: 'Open the match',
  },
  'draw-offered': {
    form: 'Parley',
    subject: (about) => `${capital(whoOf(about))} offers a draw: ${about.match.title}`,
    title: (about) => `${capital(whoOf(about))} offers a draw.`,
    opening: (about) => `${capital(whoOf(about))} offers a draw. Accept it, or decline and play on.`,
    action: 'See the position',
  },
  'timed-out': {
    form: 'Time is up',
    subject: ({ match }) => `You ran out of time: ${match.title}`,
    title: () => 'You ran out of time.',
    opening: ({ out }) =>
      out
        ? 'Your side is out of the match. The others play on.'
        : 'An order was played for your side. After two missed turns in a row your opponent can claim the win.',
    action: 'See what was played',
  },
  out: {
    form: 'Out',
    subject: ({ match }) => `You are out: ${match.title}`,
    title: () => 'You are out. The others play on.',
    opening: () => 'This is our last letter about this match. You find it under Finished matches.',
    action: 'See the match',
  },
  joined: {
    form: 'Ready check',
    subject: ({ match }) => `Seat taken: ${match.title}`,
    title: () => 'A seat was taken.',
    opening: (about) => `${capital(othersOf(about))} has joined. The match starts when every seat is taken.`,
    action: 'Open the match',
  },
  started: {
    form: 'It begins',
    subject: ({ match }) => `The match has started: ${match.title}`,
    title: () => 'The match has started.',
    opening: (about) =>
      `You play ${sideNameOf(about.match.ruleSet, about.reader.side)} against ${foesOf(about)}${about.allies.length === 0 ? '' : `; ${alliesOf(about)}`}.`,
    action: 'Open the match',
  },
  finished: {
    form: 'Peace',
    subject: (about) => `${resultOf(about)}: ${about.match.title}`,
    title: (about) => `${resultOf(about)}.`,
    opening: endedHow,
    action: 'See the final position',
  },
  message: {
    form: 'Letter',
    subject: (about) => `${writersOf(about)}: ${about.match.title}`,
    title: (about) => `${writersOf(about)} to you.`,
    opening: (about) => `In the match “${about.match.title}”:`,
    action: 'Open the match and reply',
  },
  arrangement: {
    form: 'Arrangement',
    subject: ({ why, match }) => `${capital(NOTIFICATION_REASONS[why])}: ${match.title}`,
    title: ({ why }) => `${capital(NOTIFICATION_REASONS[why])}.`,
    opening: (about) => vacationWords(about) ?? whyWords(about),
    action: 'Open the match',
  },
};

const whyWords = ({ why, reason }: NotificationContext): string =>
  `${capital(NOTIFICATION_REASONS[why])}.${reason === null ? '' : ` Reason: “${reason}”`}`;

/** The most messages that a letter carries, and that the letter of a turn carries besides. */
const MAX_MESSAGES = 20;
const MAX_BESIDES = 3;

/** "Ada wrote", "Ada and Ben wrote". */
function writersOf({ messages }: NotificationContext): string {
  const names = [...new Set(messages.map(({ from }) => from))];
  return `${names.length === 0 ? 'Someone' : listed(names)} wrote`;
}

/** What others have written, each in a paragraph: the latest, and how many came before. */
export function messageLines({ kind, messages }: NotificationContext): readonly string[] {
  const most = kind === 'message' ? MAX_MESSAGES : MAX_BESIDES;
  const shown = messages.slice(-most).map(({ from, text }) => `${from}: “${oneLine(text)}”`);
  const before = messages.length - shown.length;
  return before === 0
    ? shown
    : [`(${before} earlier ${before === 1 ? 'message is' : 'messages are'} in the match)`, ...shown];
}

const AT_END: Readonly<Record<NotificationContext['atEnd'], string>> = {
  default: 'your turn passes with a default order',
  standing: 'your conditional orders are played, then a default order',
  bot: 'a computer player plays for you until you return',
  replacement: 'your seat opens to a replacement',
  claim: 'your opponent can claim the win',
  forfeit: 'you lose the match',
  vacation: 'your vacation starts automatically',
};

function timeFacts({ awaited, deadline, now, reader, atEnd }: NotificationContext): Letter['facts'] {
  if (!awaited || deadline === null) return [];
  const left = Math.max(0, deadline.getTime() - now.getTime());
  const change = clocksChange(now, deadline, reader.timeZone) ? ' (your clocks change before then)' : '';
  return [
    ['Time left', spanWords(left)],
    ['Until', `${momentWords(deadline, reader.timeZone)}${change}`],
    ['If you do nothing', AT_END[atEnd]],
  ];
}

function factsOf(about: NotificationContext): Letter['facts'] {
  const { match, reader, asked, awaited, ending } = about;
  const facts: [string, string][] = [
    ['Match', match.title],
    ['You', sideNameOf(match.ruleSet, reader.side)],
    ['Against', about.allies.length === 0 ? capital(foesOf(about)) : `${capital(foesOf(about))}; ${alliesOf(about)}`],
  ];
  if (ending) return facts;
  if (FAREWELLS.has(about.why)) return [['Match', match.title]];
  facts.push(['Waiting for', awaited ? 'you' : othersOf(about)]);
  if (awaited && asked) facts.push(['To do', asked]);
  return [...facts, ...timeFacts(about)];
}

function reportOf({ story, kind }: NotificationContext): Letter['report'] {
  if (story.length === 0 || kind === 'joined' || kind === 'message') return null;
  const title = kind === 'started' ? REPORT_TITLES.soFar : REPORT_TITLES.since;
  return { title, lines: story, more: 0 };
}

/** The page of the match, opened at the first thing that the reader has not seen. */
export const matchUrl = ({ publicUrl, match, since }: NotificationContext): string =>
  `${publicUrl}/matches/${encodeURIComponent(match.id)}?since=${since}`;

function previewOf(about: NotificationContext): string {
  const { awaited, deadline, now, story } = about;
  const left = awaited && deadline ? [`${capital(spanWords(deadline.getTime() - now.getTime()))} left.`] : [];
  const [latest] = messageLines(about).slice(-1);
  if (about.kind === 'message' && latest !== undefined) return latest;
  return [story[0] ?? WORDS[about.kind].opening(about), ...left].join(' ');
}

/** How to answer by email. Mail programs quote a letter below or above the answer; the parser tells them apart. */
const replyWords = ({ ordersTo, talkTo }: NotificationContext): readonly string[] =>
  ordersTo === null
    ? talkTo === null
      ? []
      : [`Or reply to this letter: your text goes ${talkTo.whom}.`]
    : [
        'Or reply with your orders in the game’s notation, one per line. We play them and send you the result. Send “?” to see your legal orders.',
      ];

/** The words of a notification, without its picture. */
export function wordsOf(about: NotificationContext): Letter {
  const { kind, why, now, reader, unsubscribeUrl } = about;
  const words = WORDS[kind];
  return {
    subject: words.subject(about),
    title: words.title(about),
    preview: previewOf(about),
    stamp: [words.form, stampDate(now, reader.timeZone)],
    opening: [words.opening(about), ...messageLines(about)],
    facts: factsOf(about),
    report: reportOf(about),
    picture: null,
    entries: [],
    buttons: about.buttons,
    standingOffers: about.standingOffers,
    action: { label: words.action, url: matchUrl(about) },
    closing: replyWords(about),
    why: `You get this because ${NOTIFICATION_REASONS[why]}.`,
    unsubscribeUrl,
  };
}
