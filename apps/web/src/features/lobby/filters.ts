import type { MatchInList } from '@fieldpost/client';

const DAY = 86_400;

type Pace = { readonly title: string; readonly least: number; readonly most: number };

/** How much time a player starts with, in seconds. */
export const PACES = {
  any: { title: 'Any', least: 0, most: Number.POSITIVE_INFINITY },
  evening: { title: 'Live (under 6 hours)', least: 0, most: DAY / 4 },
  brisk: { title: 'Fast (up to 2 days)', least: DAY / 4, most: 2 * DAY },
  post: { title: 'By post (more than 2 days)', least: 2 * DAY, most: Number.POSITIVE_INFINITY },
} as const satisfies Record<string, Pace>;

export type Filters = {
  readonly game: string;
  readonly pace: keyof typeof PACES;
  /** "game.side"; a side alone is one of any game. */
  readonly side: string;
  /** Only matches that the reader may join. */
  readonly joinable: boolean;
};

/** True if any filter is set. */
export const isFiltered = ({ game, pace, side, joinable }: Filters): boolean =>
  game !== '' || pace !== 'any' || side !== '' || joinable;

type Raw = Readonly<Record<string, string | readonly string[] | undefined>>;
const textOf = (raw: string | readonly string[] | undefined): string =>
  typeof raw === 'string' ? raw.slice(0, 60) : '';
const isPace = (text: string): text is keyof typeof PACES => Object.hasOwn(PACES, text);

/** Reads the filters of an address; what makes no sense filters nothing. */
export function filtersOf(raw: Raw): Filters {
  const pace = textOf(raw.pace);
  const joinable = raw.joinable === '1';
  return { game: textOf(raw.game), pace: isPace(pace) ? pace : 'any', side: textOf(raw.side), joinable };
}

type Listed = Pick<MatchInList, 'ruleSet' | 'clockSpec' | 'seats'>;

export function matchesFilters(match: Listed, { game, pace, side }: Filters): boolean {
  const { least, most } = PACES[pace];
  const bank = match.clockSpec.bankSeconds;
  const inPace = pace === 'any' || (bank > least && bank <= most);
  const isFree = (one: string) => match.seats.some((seat) => seat.side === one && seat.user === null);
  return inPace && isWanted(match, side, isFree) && (game === '' || match.ruleSet === game);
}

function isWanted({ ruleSet }: Listed, wanted: string, isFree: (side: string) => boolean): boolean {
  if (wanted === '') return true;
  const [side = '', game = null] = wanted.split('.').toReversed();
  return isFree(side) && (game === null || game === ruleSet);
}
