/** Building a formation: TDC-100 to TDC-104. */
import type { Refusal, RuleId } from '@fieldpost/engine';
import { isA, type UnitClass } from '../catalogue/classes.ts';
import { FORMATIONS, type Nation, type Unit, type UnitId, unitOf } from '../catalogue/formations.ts';
import {
  DECK_LIMITS,
  MIN_INFANTRY,
  PRESET_IDS,
  PRESETS,
  type PresetId,
  presetCards,
  SUPPORT_SHARE,
} from '../catalogue/presets.ts';
import type { CommitDeckCommand } from '../commands.ts';
import { refuse } from '../refusal.ts';
import type { Counts, Options, Side } from '../state.ts';
import type { View } from '../view.ts';
import { totalOf } from './counts.ts';
import type { Course } from './course.ts';
import type { Next } from './next.ts';
import { beginPlay } from './opening.ts';
import { presetOf } from './victory.ts';

/** TDC-001: what a side brings. */
export function nationOf(options: Options, side: Side): Nation {
  return PRESETS[presetOf(options, side)].nation;
}

/** TDC-102: "Value of a card = pen + inf + 2 x def (support: def 0)." */
function worthOf({ pen, inf, def }: Unit): number {
  return pen + inf + 2 * (def ?? 0);
}

export function deckValue(cards: Counts): number {
  return sumOver(cards, worthOf);
}

function sumOver(cards: Counts, worth: (unit: Unit) => number): number {
  const kinds = Object.entries(cards) as readonly (readonly [UnitId, number])[];
  return kinds.reduce((sum, [id, count]) => sum + count * worth(unitOf(id)), 0);
}

/** The counts of TDC-101 to 103, for the judge and the builder. */
export type DeckCounts = {
  readonly size: number;
  readonly value: number;
  readonly infantry: number;
  readonly support: number;
  readonly heavyTanks: number;
};

export function deckCounts(cards: Counts): DeckCounts {
  const countOf = (wanted: UnitClass) => sumOver(cards, ({ type }) => (isA(type, wanted) ? 1 : 0));
  return {
    size: totalOf(cards),
    value: deckValue(cards),
    infantry: countOf('infantry'),
    support: countOf('support'),
    heavyTanks: countOf('heavy'),
  };
}

/** The first rule of TDC-101 to 103 that a deck of a nation breaks; null: it may be played. */
export function refusesDeck(nation: Nation, cards: Counts): Refusal | null {
  const broken = DECK_RULES.find(([, keeps]) => !keeps(nation, cards));
  return broken === undefined ? null : refuse('DECK_INVALID', broken[0]);
}

type DeckRule = readonly [rule: RuleId, keeps: (nation: Nation, cards: Counts) => boolean];

const DECK_RULES: readonly DeckRule[] = [
  // TDC-101: "Size exactly 40 German, 50 Anglo; only lines of one list; each line 0 to 2 x n copies."
  ['TDC-101', (nation, cards) => totalOf(cards) === DECK_LIMITS[nation].size],
  ['TDC-101', (nation, cards) => Object.keys(cards).every((id) => FORMATIONS[nation].some((unit) => unit.id === id))],
  ['TDC-101', (_, cards) => (Object.keys(cards) as UnitId[]).every((id) => (cards[id] ?? 0) <= 2 * unitOf(id).copies)],
  ['TDC-102', (nation, cards) => deckValue(cards) <= DECK_LIMITS[nation].value],
  // TDC-103: "At least 4 infantry cards; support at most one tenth of the deck; heavy tanks at most [...]"
  ['TDC-103', (_, cards) => deckCounts(cards).infantry >= MIN_INFANTRY],
  ['TDC-103', (_, cards) => SUPPORT_SHARE * deckCounts(cards).support <= totalOf(cards)],
  ['TDC-103', (nation, cards) => deckCounts(cards).heavyTanks <= DECK_LIMITS[nation].heavyTanks],
];

/** TDC-100: once, before the game. */
export function refusesCommit({ open, committed }: View, side: Side, { cards }: CommitDeckCommand): Refusal | null {
  if (open.phase !== 'decks' || committed !== null) return refuse('WRONG_WINDOW', 'TDC-100');
  return refusesDeck(nationOf(open.options, side), cards);
}

/** TDC-100: "secret until both are committed, then both lists (not the order) are public". */
export function commitDeck(course: Course, side: Side, { cards }: CommitDeckCommand): Next {
  course.emit({ type: 'deckCommitted', side, cards });
  const { german, anglo } = course.state.secret.committed;
  if (german === null || anglo === null) return null;
  course.emit({ type: 'decksOpened', german, anglo });
  beginPlay(course);
  return null;
}

/** TDC-104: the listed formations of a side, as commands. */
export function listDecks(options: Options, side: Side): readonly CommitDeckCommand[] {
  return presetsOf(nationOf(options, side)).map((id) => ({ type: 'commitDeck', cards: presetCards(id) }));
}

export function presetsOf(nation: Nation): readonly PresetId[] {
  return PRESET_IDS.filter((id) => PRESETS[id].nation === nation);
}
