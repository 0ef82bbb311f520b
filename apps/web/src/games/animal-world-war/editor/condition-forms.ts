/** The fields of each kind of win condition (THE-RULES "Objectives"), and its initial values. */

import { fromKey, type Hex } from '@fieldpost/hex';
import type { Condition } from '@fieldpost/rules-animal-world-war/catalogue';

/** A blank to be filled: what is asked, and where in the condition the answer lies. */
export type Blank = {
  readonly label: string;
  readonly path: readonly string[];
  readonly kind:
    | 'hex'
    | 'hexes'
    | 'tokens'
    | 'zone'
    | 'zoneOrNone'
    | 'role'
    | 'number'
    | 'count'
    | 'round'
    | 'civilians'
    | 'unit'
    | 'lying';
};
export type ConditionForm = {
  readonly key: string;
  readonly title: string;
  readonly first: Condition;
  readonly blanks: readonly Blank[];
};

const CENTRE: Hex = [0, 0];
const blank = (label: string, kind: Blank['kind'], ...path: readonly string[]): Blank => ({ label, kind, path });

export const CONDITION_FORMS: readonly ConditionForm[] = [
  {
    key: 'tileNml',
    title: "A tile is No Man's Land",
    first: { tileNml: CENTRE },
    blanks: [blank('Tile', 'hex', 'tileNml')],
  },
  {
    key: 'holdTurns',
    title: 'A tile is held alone',
    first: { holdTurns: { at: CENTRE, n: 2 } },
    blanks: [blank('Tile', 'hex', 'holdTurns', 'at'), blank('Own turns in a row', 'number', 'holdTurns', 'n')],
  },
  {
    key: 'tokenInZone',
    title: 'Tokens are held, or brought to a zone',
    first: { tokenInZone: { tokens: ['CASE'], min: 1, zone: 'ZA', holder: 'A', lying: false } },
    blanks: [
      blank('Tokens', 'tokens', 'tokenInZone', 'tokens'),
      blank('Number', 'number', 'tokenInZone', 'min'),
      blank('Zone', 'zoneOrNone', 'tokenInZone', 'zone'),
      blank('Held by', 'role', 'tokenInZone', 'holder'),
      blank('Lying there is enough', 'lying', 'tokenInZone', 'lying'),
    ],
  },
  {
    key: 'tokensOn',
    title: 'Tokens lie on tiles',
    first: { tokensOn: { tokens: ['F1'], at: [CENTRE] } },
    blanks: [blank('Tokens', 'tokens', 'tokensOn', 'tokens'), blank('Tiles', 'hexes', 'tokensOn', 'at')],
  },
  {
    key: 'removed',
    title: 'Tokens are out of the battle',
    first: { removed: ['R1'] },
    blanks: [blank('Tokens', 'tokens', 'removed')],
  },
  {
    key: 'countInZone',
    title: 'Soldiers stand in a zone',
    first: { countInZone: { zone: 'ZB', who: 'A', min: 2 } },
    blanks: [
      blank('Zone', 'zone', 'countInZone', 'zone'),
      blank('Side', 'role', 'countInZone', 'who'),
      blank('Number', 'count', 'countInZone', 'min'),
    ],
  },
  {
    key: 'civ',
    title: 'Civilians are brought to a zone',
    first: { civ: { min: 1, state: 'living', zone: 'ZB', escort: 'A' } },
    blanks: [
      blank('Number', 'number', 'civ', 'min'),
      blank('State', 'civilians', 'civ', 'state'),
      blank('Zone', 'zone', 'civ', 'zone'),
      blank('Next to a soldier of', 'role', 'civ', 'escort'),
    ],
  },
  {
    key: 'civsDead',
    title: 'Civilians are dead',
    first: { civsDead: { min: 2 } },
    blanks: [blank('Number', 'number', 'civsDead', 'min')],
  },
  {
    key: 'lastCivKilledBy',
    title: 'The last civilian was killed by one side',
    first: { lastCivKilledBy: 'A' },
    blanks: [blank('Side', 'role', 'lastCivKilledBy')],
  },
  {
    key: 'unitOut',
    title: 'A unit is wounded or dead',
    first: { unitOut: 'C.captain' },
    blanks: [blank('Unit', 'unit', 'unitOut')],
  },
  {
    key: 'unitInZone',
    title: 'A unit stands in a zone',
    first: { unitInZone: { id: 'H.captain', zone: 'ZB' } },
    blanks: [blank('Unit', 'unit', 'unitInZone', 'id'), blank('Zone', 'zone', 'unitInZone', 'zone')],
  },
  {
    key: 'roundEnd',
    title: 'A round is over',
    first: { roundEnd: 'RL' },
    blanks: [blank('Round', 'round', 'roundEnd')],
  },
  {
    key: 'turnEnd',
    title: "A side's turn ends",
    first: { turnEnd: 'A' },
    blanks: [blank('Side', 'role', 'turnEnd')],
  },
];

/** A condition of that kind to begin with, about a tile of the field; null: no such kind. */
export function firstOf(key: string, hexes: readonly string[]): Condition | null {
  if (key === 'all' || key === 'any') {
    const parts = ['tileNml', 'roundEnd'].flatMap((kind) => firstOf(kind, hexes) ?? []);
    return key === 'all' ? { all: parts } : { any: parts };
  }
  const form = CONDITION_FORMS.find((one) => one.key === key);
  if (form === undefined) return null;
  const at = hexes.includes('0,0') ? CENTRE : (fromKey(hexes[0] ?? '') ?? CENTRE);
  const about = { hex: at, hexes: [at] };
  return form.blanks.reduce(
    (condition, { kind, path }) =>
      kind === 'hex' || kind === 'hexes' ? filled(condition, path, about[kind]) : condition,
    form.first,
  );
}

type Thing = { readonly [key: string]: unknown };

/** The current value of a blank. */
export function answerOf(condition: Condition, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Thing | undefined)?.[key], condition);
}

/** The condition with a blank filled. */
export function filled(condition: Condition, path: readonly string[], value: unknown): Condition {
  const [key, ...rest] = path;
  if (key === undefined) return value as Condition;
  const thing = condition as unknown as Thing;
  return { ...thing, [key]: filled(thing[key] as Condition, rest, value) } as unknown as Condition;
}
