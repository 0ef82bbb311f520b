/** CL-046: the settings that an officer may ask to change, in words. */
import type { Json } from '@fieldpost/client';
import type { Amendment, ClubEvent } from './operations.ts';

type Kind =
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'choice'; readonly choices: readonly { readonly value: string; readonly title: string }[] }
  | { readonly kind: 'flag' }
  /** Several, in their order, with commas between them: `of` says what each is. */
  | { readonly kind: 'list'; readonly of: 'numbers' | 'words'; readonly hint: string }
  | { readonly kind: 'date' };
/** A member of the settings by its path. */
export type Member = Kind & {
  readonly path: string;
  readonly title: string;
  /** Of some formats alone. */
  readonly formats?: readonly string[];
  /** It is asked before the start alone. */
  readonly early?: true;
  /** The member beside it that is always the same. */
  readonly twin?: string;
  /** Left empty it is not set. */
  readonly orNone?: true;
};

const number = (path: string, title: string, [least, most]: readonly [number, number], more: Partial<Member> = {}) =>
  ({ path, title, kind: 'number', least, most, ...more }) as Member;
const flag = (path: string, title: string, more: Partial<Member> = {}) =>
  ({ path, title, kind: 'flag', ...more }) as Member;
const choice = (path: string, title: string, titles: Readonly<Record<string, string>>, more: Partial<Member> = {}) =>
  ({
    path,
    title,
    kind: 'choice',
    choices: Object.entries(titles).map(([value, words]) => ({ value, title: words })),
    ...more,
  }) as Member;
const list = (path: string, title: string, of: 'numbers' | 'words', hint: string, more: Partial<Member> = {}) =>
  ({ path, title, kind: 'list', of, hint, ...more }) as Member;

const LATE = {
  provisional: 'counts as a draw for pairing, and continues',
  adjudicate: 'a referee decides it',
  wait: 'the round waits for it',
  'run-on': 'it is played on beside the next matches',
};
const LEAGUE = { formats: ['league'] } as const;
const SWISS = { formats: ['swiss'] } as const;
const CUP = { formats: ['knockout'] } as const;
/** Formats that pair their own matches; a list does not (CL-129). */
const PAIRED = { formats: ['league', 'swiss', 'knockout', 'ladder', 'team'] } as const;
/** Formats whose rounds open one after another. */
const ROUNDS = { formats: ['league', 'swiss', 'team'] } as const;
const EARLY = { early: true } as const;
const WAYS = { single: 'single round robin', double: 'double round robin' };

/** Times of rounds and matches. */
const TIMES: readonly Member[] = [
  number('window.days', 'Days per round', [1, 366], PAIRED),
  number('window.perExtraMatch', 'Extra days for each match beyond two at once', [0, 60], PAIRED),
  number('window.firstTurn', 'Days for a first turn', [1, 60], PAIRED),
  number('window.extension', 'Maximum extension in days', [0, 60], PAIRED),
  choice('late.policy', 'Late matches', LATE, PAIRED),
  number('late.days', 'Days a late match may continue', [0, 120], PAIRED),
  choice('late.last', 'Late matches of the last round', LATE, PAIRED),
  { path: 'finalBy', title: 'Final deadline', kind: 'date', orNone: true, ...CUP },
  number('draftHours', 'Draft hours per round', [0, 240], SWISS),
  flag('rolling', 'Open a round as soon as all results are in', ROUNDS),
];

/** Settings that decide matches and order tables. */
const DECIDING: readonly Member[] = [
  number('adjudication.refereeDays', 'Days for a referee decision', [1, 60], PAIRED),
  number('adjudication.appealHours', 'Hours to appeal', [1, 720], PAIRED),
  number('adjudication.playouts', 'Playouts to evaluate a position', [1, 10_000], PAIRED),
  list(
    'adjudication.bounds',
    'Thresholds for loss, draw and win',
    'numbers',
    'Four rising values, symmetrical around 0.5: 0.15, 0.4, 0.6, 0.85',
    PAIRED,
  ),
  number('adjudication.slowShare', 'Share of time that counts as slow play', [0, 1], PAIRED),
  flag('halfWins', 'Allow half-wins', PAIRED),
  choice('points', 'Points of a match', { standard: '1, ½, 0', football: '3, 1, 0' }, LEAGUE),
  list('tiebreaks', 'Tiebreaks', 'words', 'PTS first, LOT last: PTS, DE, SB, WON, LOT', {
    formats: ['league', 'swiss'],
  }),
  // CL-043: one number written twice.
  number('promotion.down', 'Promoted and relegated', [0, 4], { ...LEAGUE, twin: 'up' }),
  flag('promotion.playoff', 'Play-off for the next places', LEAGUE),
  number('rounds', 'Rounds', [1, 255], { ...SWISS, orNone: true }),
  choice('repeats', 'Repeat pairings', { never: 'never', consent: 'if an organiser agrees' }, SWISS),
  number('limits.openMatches', 'Maximum open matches per player', [1, 100]),
  number('spectatorDelay', 'Spectator delay (handovers)', [0, 20]),
];

/** How it is made up, before it begins. */
const MAKE_UP: readonly Member[] = [
  number('boards', 'Boards per team', [2, 8], { ...EARLY, formats: ['team'] }),
  choice('sideMode', 'Sides', { single: 'one match', pair: 'two at once with sides swapped' }, { ...EARLY, ...PAIRED }),
  choice('rounds', 'Rounds', WAYS, { ...EARLY, formats: ['league', 'team'] }),
  number('tiers', 'Tiers', [1, 100], { ...EARLY, ...LEAGUE }),
  number('limits.divisionSize', 'Places per division', [4, 12], { ...EARLY, ...LEAGUE }),
  list('plan', 'Rounds open at once', 'numbers', 'Number each time: 3, 2, 2', {
    ...EARLY,
    ...LEAGUE,
    orNone: true,
  }),
  number('sections', 'Sections', [1, 10_000], { ...EARLY, ...SWISS, orNone: true }),
  choice('firstSide', 'Side of the first in round 1', { A: 'A', B: 'B' }, { ...EARLY, ...SWISS, orNone: true }),
  choice(
    'seeding',
    'Seeding',
    { rating: 'by rating', standing: 'as an earlier event left it', manual: 'by an organiser', lot: 'random' },
    { ...EARLY, ...PAIRED },
  ),
  flag('thirdPlace', 'Third-place match', { ...EARLY, ...CUP }),
  choice(
    'playoffTop',
    'Players in the play-off',
    { 0: 'none', 2: '2', 4: '4', 8: '8', 16: '16', 32: '32', 64: '64' },
    { ...EARLY, formats: ['league', 'swiss'] },
  ),
  flag('rated', 'Matches are rated', EARLY),
  flag('ratedBots', 'Rate matches with computer players', EARLY),
  number('edge', 'Rating advantage of side A', [-400, 400], EARLY),
];

/** Settings of entry. */
const ENTRY: readonly Member[] = [
  number('maxEntries', 'Places', [1, 100_000], { ...EARLY, orNone: true }),
  number('minEntries', 'Minimum entries', [1, 1_000], EARLY),
  number('entry.reliability', 'Minimum % of turns in time', [0, 100], EARLY),
  number('entry.channelDays', 'Email confirmed within days', [1, 366], EARLY),
  list('entry.rating', 'Lowest and highest rating', 'numbers', 'Two: 1200, 1800', { ...EARLY, orNone: true }),
  flag('entry.provisional', 'Allow provisional ratings', EARLY),
  flag('entry.members', 'Members only', EARLY),
  choice(
    'entry.bots',
    'Computer players',
    { no: 'none', allowed: 'may be entered', fill: 'fill the places left', only: 'alone' },
    { ...EARLY, formats: ['league', 'swiss', 'knockout', 'ladder'] },
  ),
  number('limits.unproven', 'Maximum % of newcomers', [0, 100], EARLY),
  number('muster.hours', 'Check-in hours', [1, 720], EARLY),
  number('muster.extraHours', 'Extra check-in hours', [0, 240], EARLY),
  choice(
    'muster.tooFew',
    'If too few have checked in',
    { entries: 'entries open again', cancel: 'the event is cancelled' },
    EARLY,
  ),
];

/** By what the form names them in groups. */
export const GROUPS: Readonly<Record<string, readonly Member[]>> = {
  Times: TIMES,
  'Decisions and standings': DECIDING,
  Structure: MAKE_UP,
  Entry: ENTRY,
};
const MEMBERS: readonly Member[] = Object.values(GROUPS).flat();

/** The key of an input. One setting may have different inputs in different formats. */
export const keyOf = ({ path, kind }: Member): string => `${path} ${kind}`;

/** Those that may be asked as the event stands. */
export const mayAsk = ({ format, state }: Pick<ClubEvent, 'format' | 'state'>, member: Member): boolean =>
  (member.formats ?? [format]).includes(format) && (state !== 'running' || member.early !== true);

export const membersFor = (event: Pick<ClubEvent, 'format' | 'state'>): readonly Member[] =>
  MEMBERS.filter((member) => mayAsk(event, member));

/** The value of a member as an input has it; empty: none is set. */
export function valueAt(settings: object, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((part, key) => (part as Readonly<Record<string, unknown>> | undefined)?.[key], settings);
  if (found === null || found === undefined) return '';
  return Array.isArray(found) ? found.join(', ') : String(found);
}

/** Converts the text of an input to the value in the settings. */
function typed(member: Member, value: string): Json {
  if (value.trim() === '' && member.orNone === true) return null;
  const known = member.kind === 'choice' && member.path === 'playoffTop';
  if (member.kind === 'number' || known) return Number(value);
  if (member.kind === 'flag') return value === 'true';
  if (member.kind !== 'list') return value;
  const parts = value.split(',').map((part) => part.trim());
  return member.of === 'numbers' ? parts.map(Number) : parts.map((part) => part.toUpperCase());
}

/** The part of the settings that is asked for. */
export function wishFor(member: Member, value: string) {
  const [outer = '', inner] = member.path.split('.');
  const asked = typed(member, value);
  const twin = member.twin === undefined ? {} : { [member.twin]: asked };
  return { [outer]: inner === undefined ? asked : { [inner]: asked, ...twin } };
}

function valueWords(member: Member | undefined, value: unknown): string {
  if (value === null || value === undefined) return 'not set';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join(', ');
  const chosen = member?.kind === 'choice' ? member.choices.find((one) => one.value === String(value)) : undefined;
  return chosen?.title ?? String(value);
}

/** True if another member already describes this change: two members that always agree appear once. */
const isTold = (path: string, changes: Amendment['changes']): boolean =>
  MEMBERS.some(
    (member) =>
      member.twin !== undefined &&
      path === [...member.path.split('.').slice(0, -1), member.twin].join('.') &&
      changes.some((one) => one.path === member.path),
  );

/** The changes to show, each once. */
export const toldChanges = (changes: Amendment['changes']): Amendment['changes'] =>
  changes.filter(({ path }) => !isTold(path, changes));

/** "Days of a round: 42 instead of 28". */
export function changeWords({ path, from, to }: Amendment['changes'][number]): string {
  const member = MEMBERS.find((one) => one.path === path && !(one.kind === 'number' && typeof to === 'string'));
  return `${member?.title ?? path}: ${valueWords(member, to)} instead of ${valueWords(member, from)}`;
}
