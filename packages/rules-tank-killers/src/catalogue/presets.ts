/** Listed formations and break points (TDC-096, TDC-100 to 104), as literal data. Public. */
import { FORMATIONS, type Nation, type UnitId } from './formations.ts';

export const PRESET_IDS = ['german', 'panzer', 'american', 'american-armored', 'british', 'british-infantry'] as const;
export type PresetId = (typeof PRESET_IDS)[number];

/** `changes`: copies more or less than in the default deck (TDC-104). */
export type Preset = {
  readonly title: string;
  readonly nation: Nation;
  readonly changes: Readonly<Record<UnitId, number>>;
};

export const PRESETS: Readonly<Record<PresetId, Preset>> = {
  german: { title: 'German formation', nation: 'german', changes: {} },
  panzer: { title: 'German armour: more Panzer IV', nation: 'german', changes: { G01: 2, G04: -2 } },
  american: { title: 'American formation', nation: 'american', changes: {} },
  'american-armored': { title: 'American armour: more Shermans', nation: 'american', changes: { A01: 4, A02: -4 } },
  british: { title: 'British formation', nation: 'british', changes: {} },
  'british-infantry': { title: 'British infantry: more rifles', nation: 'british', changes: { B11: 2, B03: -2 } },
};

/** TDC-101 to 103: what a deck has to keep. */
export type DeckLimits = {
  readonly size: number;
  /** TDC-102: the value of the default deck. */
  readonly value: number;
  readonly heavyTanks: number;
};

export const DECK_LIMITS: Readonly<Record<Nation, DeckLimits>> = {
  german: { size: 40, value: 935, heavyTanks: 4 },
  american: { size: 50, value: 1039, heavyTanks: 3 },
  british: { size: 50, value: 1074, heavyTanks: 6 },
};
export const MIN_INFANTRY = 4;
/** Support is at most one card in this many. */
export const SUPPORT_SHARE = 10;

/** TDC-096: break points in hundredths of the deck. */
export const BREAK_POINTS: Readonly<Record<'printed' | 'even', Readonly<Record<Nation, number>>>> = {
  printed: { german: 50, american: 50, british: 50 },
  even: { german: 50, american: 36, british: 34 },
};

/** The cards of a preset, in the order of its list. */
export function presetCards(id: PresetId): Readonly<Record<UnitId, number>> {
  const { nation, changes } = PRESETS[id];
  const lines = FORMATIONS[nation].map(({ id: unit, copies }): [UnitId, number] => [
    unit,
    copies + (changes[unit] ?? 0),
  ]);
  return Object.fromEntries(lines.filter(([, copies]) => copies > 0));
}
