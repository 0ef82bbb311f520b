/** Descriptions of the places on the three boards for screen readers: what is there, and which orders are possible. */
import {
  isShown,
  keyOfHex,
  placeInWords,
  placeShown,
  regionInWords,
  type WarMarks,
} from '@fieldpost/boards/world-war-awesome';
import type { Region } from '@fieldpost/rules-world-war-awesome/catalogue';
import { GRID, hexAt, projected, terrainAt, unitOf, type War } from '@fieldpost/rules-world-war-awesome/table';
import type { Cell } from '../../map-kit/key-grid.tsx';
import type { Places } from './places.ts';
import type { Turn } from './turn.ts';

/** What every hex says of itself, by key. */
export function wordsOf(war: War, { lifted }: Places): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (let cell = 0; cell < GRID; cell++) {
    if (terrainAt(war.ground, cell) === null) continue;
    const hex = hexAt(cell);
    words.set(keyOfHex(hex), placeInWords(war, placeShown(war, hex, lifted)));
  }
  return words;
}

export type Hints = (key: string) => string;

export function cellOf(hints: Hints, { selected }: WarMarks, words: ReadonlyMap<string, string>, key: string): Cell {
  const hint = hints(key);
  const label = words.get(key) ?? key;
  return { label: hint === '' ? label : `${label}; ${hint}`, picked: selected === key, live: hint !== '' };
}

/** What may be done with each hex, for its label; empty: nothing. Worked out by what is marked: four hundred hexes ask. */
export function hintsOf(turn: Turn, marks: WarMarks): Hints {
  const { situation, draft } = turn;
  if (!situation.choosing) return () => '';
  if (situation.war.phase === 'plan') {
    const { aim } = draft.order;
    const aimed = aim === null ? null : keyOfHex(aim);
    return (key) => (key === aimed ? 'the gun is aimed here' : 'can be aimed at');
  }
  const hints = new Map(ownKeys(turn).map((key) => [key, 'can act']));
  for (const key of [...marks.reach, ...marks.ways, ...marks.targets]) {
    const words = markedWords(turn, marks, key);
    if (words !== '') hints.set(key, words);
  }
  for (const key of marks.endangered) hints.set(key, 'yours, in the blast');
  if (marks.selected !== null) hints.set(marks.selected, 'chosen');
  return (key) => hints.get(key) ?? '';
}

function markedWords({ choices }: Turn, marks: WarMarks, key: string): string {
  const actions = marks.targets.includes(key) ? choices.filter(({ spot }) => spot === key) : [];
  const hints = [
    ...(marks.reach.includes(key) ? ['can be reached'] : []),
    ...(marks.ways.includes(key) ? ['leads inside: lift the roof'] : []),
    ...actions.slice(0, 3).map(({ label }) => label),
  ];
  return hints.join(' or ');
}

/** Hexes of those who may be ordered, as far as they are seen. */
function ownKeys({ situation: { war }, subjects, places }: Turn): readonly string[] {
  return subjects.flatMap((id) => {
    const unit = unitOf(war, id);
    return unit !== null && isShown(unit.at, places.lifted) ? [keyOfHex(projected(war, unit.at))] : [];
  });
}

export function regionCell({ situation, choices, subjects }: Turn, region: string): Cell {
  const { war, own, view } = situation;
  const label = regionInWords(war, region as Region, own);
  const actions = choices.filter(({ spot }) => spot === region).map((choice) => choice.label);
  const devices = [...war.devices, ...(view.own?.covered ?? [])].filter((one) => one.region === region);
  const can = devices.some(({ id }) => subjects.includes(id)) ? ['can act'] : [];
  const hints = [...actions.slice(0, 3), ...can];
  return {
    label: hints.length === 0 ? label : `${label}; ${hints.join(' or ')}`,
    picked: false,
    live: hints.length > 0,
  };
}
