/** A formation while it is built: its measures against their limits (TDC-101 to TDC-103), and one card more or less. */
import { type Counts, deckValue } from '@fieldpost/rules-tank-killers';
import {
  DECK_LIMITS,
  FORMATIONS,
  isA,
  MIN_INFANTRY,
  type Nation,
  SUPPORT_SHARE,
  type UnitClass,
  type UnitId,
  unitOf,
} from '@fieldpost/rules-tank-killers/catalogue';

/** One measure of a formation: "40 of 40 cards". */
export type Measure = {
  readonly words: string;
  readonly value: number;
  readonly limit: string;
  readonly kept: boolean;
  readonly rule: string;
};

const count = (cards: Counts, wanted: UnitClass | null): number =>
  Object.entries(cards).reduce(
    (sum, [id, copies]) => sum + (wanted === null || isA(unitOf(id as UnitId).type, wanted) ? (copies ?? 0) : 0),
    0,
  );

export function measuresOf(nation: Nation, cards: Counts): readonly Measure[] {
  const { size, value, heavyTanks } = DECK_LIMITS[nation];
  const [total, worth] = [count(cards, null), deckValue(cards)];
  const [infantry, support, heavy] = [count(cards, 'infantry'), count(cards, 'support'), count(cards, 'heavy')];
  const most = Math.floor(size / SUPPORT_SHARE);
  return [
    { words: 'Cards', value: total, limit: `exactly ${size}`, kept: total === size, rule: 'TDC-101' },
    { words: 'Value', value: worth, limit: `at most ${value}`, kept: worth <= value, rule: 'TDC-102' },
    {
      words: 'Infantry',
      value: infantry,
      limit: `at least ${MIN_INFANTRY}`,
      kept: infantry >= MIN_INFANTRY,
      rule: 'TDC-103',
    },
    { words: 'Support', value: support, limit: `at most ${most}`, kept: support <= most, rule: 'TDC-103' },
    { words: 'Heavy tanks', value: heavy, limit: `at most ${heavyTanks}`, kept: heavy <= heavyTanks, rule: 'TDC-103' },
  ];
}

/** TDC-101: twice the copies of the default list. */
export const mostOf = (line: UnitId): number => 2 * unitOf(line).copies;

/** Adds `by` copies of a line, or removes them if negative; lines without copies disappear. */
export function changed(cards: Counts, line: UnitId, by: number): Counts {
  const { [line]: before = 0, ...others } = cards;
  const after = Math.min(Math.max(before + by, 0), mostOf(line));
  return after === 0 ? (others as Counts) : { ...cards, [line]: after };
}

/** In the order of the list, as it is committed. */
export function inListOrder(nation: Nation, cards: Counts): Counts {
  return Object.fromEntries(FORMATIONS[nation].flatMap(({ id }) => (cards[id] ? [[id, cards[id]]] : [])));
}

export const commitOf = (nation: Nation, cards: Counts) =>
  ({ type: 'commitDeck', cards: inListOrder(nation, cards) }) as const;
