/** Every setting: what it may be, what it is where nothing is said, and which rule speaks. */
import type { RefusalCode } from '../catalogue/refusals.ts';
import { instantOf, isName, isOneOf, isWhole } from '../reading.ts';
import {
  FORMATS,
  type Format,
  LATE_POLICIES,
  PLAYED,
  SEEDINGS,
  SIDE_MODES,
  TIEBREAKS,
  type Tiebreak,
} from './settings.ts';
import { isZone } from './zone.ts';

export type Leaf = {
  readonly fits: (raw: unknown) => boolean;
  readonly otherwise: (format: Format) => unknown;
  readonly code: RefusalCode;
  readonly rule: string;
};
export type Members = { readonly [key: string]: Leaf | { readonly members: Members } };

function leaf(fits: Leaf['fits'], otherwise: unknown, rule = 'CL-180', code: RefusalCode = 'CL_BAD_SETTINGS'): Leaf {
  return { fits, otherwise: () => otherwise, code, rule };
}
function byFormat(fits: Leaf['fits'], otherwise: Leaf['otherwise'], rule: string): Leaf {
  return { fits, otherwise, code: 'CL_BAD_SETTINGS', rule };
}

const whole = (least: number, most: number) => (raw: unknown) => isWhole(raw, least, most);
const oneOf = (words: readonly string[]) => (raw: unknown) => isOneOf(raw, words);
const orNull = (fits: Leaf['fits']) => (raw: unknown) => raw === null || fits(raw);
const isFlag = (raw: unknown) => typeof raw === 'boolean';
const isText = (raw: unknown) => isName(raw, 200);
const isHash = (raw: unknown) => typeof raw === 'string' && /^[0-9a-f]{64}$/.test(raw);
const isShare = (raw: unknown) => typeof raw === 'number' && raw >= 0 && raw <= 1;

/** CL-181: four ascending numbers, symmetric about one half. */
function areBounds(raw: unknown): boolean {
  if (!Array.isArray(raw) || raw.length !== 4 || !raw.every(isShare)) return false;
  const [a, b, c, d] = raw as [number, number, number, number];
  const mirrored = Math.abs(a + d - 1) < 1e-9 && Math.abs(b + c - 1) < 1e-9;
  return a < b && b < c && c < d && mirrored;
}

/** CL-103: PTS first, LOT last, none twice. */
function areTiebreaks(raw: unknown): boolean {
  if (!Array.isArray(raw) || !raw.every((code) => isOneOf(code, TIEBREAKS))) return false;
  return raw[0] === 'PTS' && raw.length > 1 && raw.at(-1) === 'LOT' && new Set(raw).size === raw.length;
}

function areRatingBounds(raw: unknown): boolean {
  return Array.isArray(raw) && raw.length === 2 && raw.every(Number.isFinite) && raw[0] <= raw[1];
}

/** CL-040: counts of divisions from the top. */
const areDivisions = (raw: unknown) =>
  Array.isArray(raw) && raw.length > 0 && raw.length <= 100 && raw.every((count) => isWhole(count, 1, 10_000));
const isPlan = (raw: unknown) => Array.isArray(raw) && raw.length > 0 && raw.every((size) => isWhole(size, 1, 512));
const areRounds = (raw: unknown) => isOneOf(raw, ['single', 'double']) || isWhole(raw, 1, 512);

/** CL-103: the order of tie-breaks where the organisers say nothing. */
const SWISS_ORDER: readonly Tiebreak[] = ['PTS', 'BHC1', 'BH', 'SB', 'DE', 'WON', 'MISS', 'LOT'];
const ROUND_ROBIN_ORDER: readonly Tiebreak[] = ['PTS', 'DE', 'SB', 'WON', 'MAR', 'MISS', 'LOT'];

/** CL-074: what becomes of a late match where nothing is said. */
function latePolicy(format: Format): (typeof LATE_POLICIES)[number] {
  if (format === 'swiss') return 'provisional';
  return format === 'league' ? 'run-on' : 'adjudicate';
}

const SIZES: Members = {
  // CL-040: a division has 4 to 12 entries; which way a wrong size is wrong is said by `sizesOf`.
  divisionSize: leaf(whole(0, 1_000_000), 8, 'CL-040'),
  openMatches: leaf(whole(1, 100), 8, 'CL-031'),
  unproven: leaf(whole(0, 100), 25, 'CL-031'),
};

/** CL-031, CL-032: all that a condition of entry may ask; sex, age, place and payment are not among it. */
const CONDITIONS: Members = {
  reliability: leaf(whole(0, 100), 80, 'CL-031'),
  channelDays: leaf(whole(1, 366), 30, 'CL-031'),
  rating: leaf(orNull(areRatingBounds), null, 'CL-031'),
  provisional: leaf(isFlag, true, 'CL-031'),
  members: leaf(isFlag, false, 'CL-031'),
  bots: leaf(oneOf(['no', 'allowed', 'fill', 'only']), 'no', 'CL-015'),
};

const WINDOW: Members = {
  days: leaf(whole(1, 366), 28, 'CL-071'),
  perExtraMatch: leaf(whole(0, 60), 7, 'CL-071'),
  extension: leaf(whole(0, 60), 7, 'CL-073'),
  firstTurn: leaf(whole(1, 60), 5, 'CL-080'),
};

const ADJUDICATION: Members = {
  playouts: leaf(whole(1, 10_000), 200, 'CL-092'),
  bounds: leaf(areBounds, [0.15, 0.4, 0.6, 0.85], 'CL-181'),
  slowShare: leaf(isShare, 0.75, 'CL-094'),
  refereeDays: leaf(whole(1, 60), 7, 'CL-098'),
  appealHours: leaf(whole(1, 720), 72, 'CL-099'),
};

export const MEMBERS: Members = {
  schema: leaf((raw) => raw === 1, 1),
  game: leaf(isText, 'any'),
  edition: leaf(isText, 'pinned at opening'),
  scenario: leaf(isText, 'any'),
  format: leaf(oneOf(FORMATS), 'league'),
  sideMode: byFormat(oneOf(SIDE_MODES), (format) => (format === 'list' ? 'single' : 'pair'), 'CL-041'),
  rounds: byFormat(
    orNull(areRounds),
    (format) => (format === 'league' || format === 'team' ? 'single' : null),
    'CL-060',
  ),
  points: leaf(oneOf(['standard', 'football']), 'standard', 'CL-101'),
  halfWins: leaf(isFlag, true, 'CL-095'),
  tiers: leaf((raw) => isWhole(raw, 0, 100) || areDivisions(raw), 1, 'CL-040'),
  sections: leaf(orNull(whole(1, 10_000)), null, 'CL-060'),
  limits: { members: SIZES },
  entry: { members: CONDITIONS },
  muster: {
    members: {
      hours: leaf(whole(1, 720), 72, 'CL-034'),
      extraHours: leaf(whole(0, 240), 24, 'CL-034'),
      tooFew: leaf(oneOf(['entries', 'cancel']), 'entries', 'CL-034'),
    },
  },
  minEntries: byFormat(whole(1, 100_000), (format) => (format === 'team' || format === 'list' ? 2 : 4), 'CL-034'),
  maxEntries: leaf(orNull(whole(1, 100_000)), null, 'CL-033'),
  draftHours: leaf(whole(0, 240), 12, 'CL-068'),
  spectatorDelay: leaf(whole(0, 20), 2, 'CL-014'),
  finalBy: leaf(
    orNull((raw) => instantOf(raw) !== null),
    null,
    'CL-066',
  ),
  seeding: leaf(oneOf(SEEDINGS), 'rating', 'CL-035'),
  plan: leaf(orNull(isPlan), null, 'CL-042', 'CL_BAD_PLAN'),
  window: { members: WINDOW },
  late: {
    members: {
      policy: byFormat(oneOf(LATE_POLICIES), latePolicy, 'CL-074'),
      days: leaf(whole(0, 120), 21, 'CL-074'),
      last: leaf(oneOf(LATE_POLICIES), 'adjudicate', 'CL-074'),
    },
  },
  adjudication: { members: ADJUDICATION },
  tiebreaks: byFormat(areTiebreaks, (format) => (format === 'swiss' ? SWISS_ORDER : ROUND_ROBIN_ORDER), 'CL-103'),
  promotion: {
    members: {
      // Null: min(2, a third of the division), which `settingsOf` writes out.
      up: leaf(orNull(whole(0, 4)), null, 'CL-043'),
      down: leaf(orNull(whole(0, 4)), null, 'CL-043'),
      playoff: leaf(isFlag, false, 'CL-043'),
    },
  },
  clock: leaf(isText, 'standard'),
  vacation: leaf(isText, 'declared only', 'CL-037'),
  standInBot: leaf(isFlag, false, 'CL-083'),
  rated: leaf(isFlag, true, 'CL-131'),
  ratedBots: leaf(isFlag, false, 'CL-131'),
  zone: leaf(isZone, 'UTC', 'CL-004'),
  seedHash: leaf(orNull(isHash), null, 'CL-003'),
  repeats: leaf(oneOf(['never', 'consent']), 'never', 'CL-060'),
  firstSide: leaf(orNull(oneOf(['A', 'B'])), null, 'CL-065'),
  edge: leaf((raw) => isWhole(raw, -400, 400), 0, 'CL-135'),
  rolling: leaf(isFlag, false, 'CL-070'),
  thirdPlace: leaf(isFlag, false, 'CL-066'),
  playoffTop: leaf(oneOfNumbers([0, 2, 4, 8, 16, 32, 64]), 0, 'CL-047'),
  boards: leaf(whole(2, 8), 4, 'CL-125'),
  played: leaf(oneOf(PLAYED), 'online', 'CL-200'),
  table: {
    members: {
      confirmHours: leaf(whole(1, 336), 72, 'CL-202'),
      silence: leaf(oneOf(['stands', 'case']), 'stands', 'CL-202'),
      rated: leaf(oneOf(['no', 'pool']), 'no', 'CL-205'),
    },
  },
};

function oneOfNumbers(numbers: readonly number[]): Leaf['fits'] {
  return (raw) => numbers.includes(raw as number);
}
