import type { ClockSpec, JoinRequirements } from '@fieldpost/client';
import { spelled } from './durations.ts';

/** "Each player has 3 days, 12 hours more per turn, at most 5 days." */
export function clockSentence(spec: ClockSpec): string {
  const { bankSeconds, incrementSeconds, capSeconds } = spec;
  if (spec.fixed !== null) return fixedSentence(spec.fixed, spec.timeZone);
  const more =
    incrementSeconds > 0
      ? `, plus ${spelled(incrementSeconds)} per turn, up to ${spelled(capSeconds)}`
      : ' for the whole match';
  return `Each player has ${spelled(bankSeconds)}${more}.`;
}

/** The same in the room of a label: "3 days + 12 hours". */
export const clockLabel = ({ bankSeconds, incrementSeconds, fixed }: ClockSpec): string => {
  if (fixed !== null) return fixed.weekdays.length === 7 ? `daily at ${fixed.at}` : `weekly at ${fixed.at}`;
  return incrementSeconds > 0 ? `${spelled(bankSeconds)} + ${spelled(incrementSeconds)}` : spelled(bankSeconds);
};

/** Says what happens when time runs out. */
export const atEndSentence = ({ atEnd }: Pick<ClockSpec, 'atEnd'>): string => AT_END[atEnd];

const AT_END: Readonly<Record<ClockSpec['atEnd'], string>> = {
  default: 'Run out of time and your turn passes. After two in a row, your opponent can claim the match.',
  standing: 'If you run out of time, your standing orders are played and your turn passes.',
  bot: 'If you run out of time, a computer player takes over until you return.',
  replacement: 'If you run out of time, your seat opens to a replacement. If nobody takes it within 5 days, you lose.',
  claim: 'If you run out of time, your opponent can claim the match.',
  forfeit: 'If you run out of time, you lose the match.',
};

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export const dayName = (weekday: number): string => DAYS[weekday - 1] ?? '';
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** "Turns end each day at 19:00 (Europe/Berlin), at least 6 hours after they were handed over." */
function fixedSentence({ at, weekdays, noticeSeconds }: NonNullable<ClockSpec['fixed']>, zone: string): string {
  const days = weekdays.length === 7 ? 'each day' : `on ${listed(weekdays.map(dayName))}`;
  const notice = noticeSeconds > 0 ? `, at least ${spelled(noticeSeconds)} after your turn starts` : '';
  return `Turns end ${days} at ${at} (${zone})${notice}.`;
}

const DATE = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** "2026-12-25" as "Fri 25 Dec 2026". */
const dateWords = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', DATE).format(Date.parse(date)).replace(',', '');

/** Describes when clocks stop, in one paragraph; empty if they always run. */
export function restSentence(spec: ClockSpec): string {
  const { sleepHours, restDays, holidays, vacationDays, vacationByItself, readyCheckHours } = spec;
  const free = [...restDays.map(dayName), ...holidays.toSorted().map(dateWords)];
  return [
    sleepHours > 0
      ? `Each player’s clock stops for ${sleepHours === 1 ? '1 hour' : `${sleepHours} hours`} at night.`
      : '',
    free.length > 0 ? `Clocks stop on ${listed(free)} (${spec.timeZone}).` : '',
    vacationDays > 0
      ? `Each side has ${vacationDays === 1 ? '1 day' : `${vacationDays} days`} of vacation${vacationByItself ? ', started automatically if time runs out' : ''}.`
      : '',
    readyCheckHours > 0
      ? `Before the start, everyone must confirm within ${readyCheckHours === 1 ? '1 hour' : `${readyCheckHours} hours`}.`
      : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Requirements for joining; empty if anybody may. */
export function requirementsSentence(joinRequirements: JoinRequirements | null): string {
  if (joinRequirements === null) return '';
  const asked = [
    joinRequirements.reliability === null ? '' : `a reliability of at least ${joinRequirements.reliability} %`,
    joinRequirements.responseHours === null
      ? ''
      : `a typical reply within ${joinRequirements.responseHours === 1 ? '1 hour' : `${joinRequirements.responseHours} hours`}`,
  ].filter((part) => part !== '');
  const newcomers = joinRequirements.newcomers ? 'Newcomers are welcome.' : 'Closed to newcomers.';
  return asked.length > 0 ? `Requires ${listed(asked)}. ${newcomers}` : newcomers;
}

/** How long an answer within the other side's turn may take. */
export const reactionSentence = ({ reactionSeconds }: Pick<ClockSpec, 'reactionSeconds'>): string =>
  `Replies during another player’s turn get ${spelled(reactionSeconds)} extra.`;
