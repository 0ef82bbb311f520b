/** From a scenario document back to the drawing that it was written from. */
import { type Hex, keyOf } from '@fieldpost/hex';
import { type Condition, NEVER, type SpecialRules, type TileId } from '@fieldpost/rules-animal-world-war/catalogue';
import {
  blankDrawing,
  type Drawing,
  type DrawnAims,
  type DrawnOptions,
  type DrawnTile,
  type DrawnUnit,
  type Empire,
  freshUnit,
  NO_AIMS,
  PLAIN,
} from './drawing.ts';
import { momentIn, type RawPosition, unitsIn } from './position-reading.ts';

type RawTile = {
  readonly at: Hex;
  readonly card: TileId;
  readonly nml?: boolean;
  readonly damage?: number;
  readonly feature?: { readonly kind: 'trench' | 'wreck'; readonly damage?: number } | null;
  readonly wire?: boolean;
};
type RawOp = {
  readonly op: string;
  readonly id?: string;
  readonly at?: unknown;
  readonly state?: string;
  readonly role?: 'A' | 'B';
  readonly n?: number;
};
type RawZone = { readonly role: 'A' | 'B'; readonly adds?: readonly Hex[]; readonly replaces?: readonly unknown[] };
type RawAims = {
  readonly brief?: string;
  readonly winA?: Condition;
  readonly winB?: Condition;
  readonly ops?: readonly RawOp[];
  readonly zones?: readonly RawZone[];
  readonly elimination?: boolean;
  readonly special?: SpecialRules;
};
type Raw = {
  readonly field?: {
    readonly zones?: { readonly HERB: readonly Hex[]; readonly CARN: readonly Hex[] };
    readonly RL?: number | null;
  } | null;
  readonly tiles?: readonly RawTile[];
  readonly options?: Partial<DrawnOptions> & {
    readonly squadHERB?: number;
    readonly squadCARN?: number;
    readonly objective?: string;
  };
  readonly aims?: RawAims | null;
  readonly position?: RawPosition | null;
};

const EMPIRES = ['HERB', 'CARN'] as const;
const EMPIRE_OF = { A: 'HERB', B: 'CARN' } as const;

type Tiles = Map<string, DrawnTile>;

function change(tiles: Tiles, at: Hex, part: (tile: DrawnTile) => Partial<DrawnTile>): void {
  const tile = tiles.get(keyOf(at));
  if (tile !== undefined) tiles.set(keyOf(at), { ...tile, ...part(tile) });
}

function tileIn({ card, nml, damage, feature, wire }: RawTile): DrawnTile {
  return {
    ...PLAIN,
    card,
    nml: nml === true,
    damage: damage ?? 0,
    wire: wire === true,
    feature: feature?.kind ?? null,
    featureDamage: feature?.damage ?? 0,
  };
}

const hexesIn = (raw: unknown): readonly Hex[] =>
  Array.isArray(raw) ? raw.filter((at): at is Hex => Array.isArray(at)) : [];

function tilesIn({ tiles = [], field, aims, position }: Raw): Tiles {
  const found: Tiles = new Map(tiles.map((raw) => [keyOf(raw.at), tileIn(raw)]));
  for (const empire of EMPIRES)
    for (const at of field?.zones?.[empire] ?? []) change(found, at, () => ({ zone: empire }));
  for (const { role, adds, replaces } of aims?.zones ?? [])
    for (const at of hexesIn(adds ?? replaces)) change(found, at, () => ({ deploys: EMPIRE_OF[role] }));
  const ops = aims?.ops ?? [];
  const marks = ops.flatMap(({ op, at }) => (op === 'mark' ? hexesIn(at) : []));
  for (const at of marks) change(found, at, () => ({ marked: true }));
  const tokens = ops.flatMap(({ op, id = '', at }) => (op === 'token' ? [{ id, at: at as Hex }] : []));
  for (const { id, at } of [...tokens, ...(position?.items ?? [])])
    if (at) change(found, at, ({ items }) => ({ items: [...items, id] }));
  return found;
}

function civiliansIn({ aims }: Raw): readonly DrawnUnit[] {
  return (aims?.ops ?? []).flatMap(({ op, id = '', at, state }) =>
    op === 'civilian' ? [{ ...freshUnit(id, keyOf(at as Hex)), wounded: state === 'wounded' }] : [],
  );
}

function aimsIn({ brief = '', winA, winB, elimination, special, ops = [], zones = [] }: RawAims): DrawnAims {
  const grenades = (empire: Empire) =>
    ops.find(({ op, role }) => op === 'grenades' && role !== undefined && EMPIRE_OF[role] === empire)?.n ?? 1;
  const elsewhere = (empire: Empire) =>
    zones.some(({ role, replaces }) => EMPIRE_OF[role] === empire && replaces !== undefined);
  return {
    brief,
    winA: winA ?? NEVER,
    winB: winB ?? NEVER,
    elimination: elimination ?? true,
    grenades: { HERB: grenades('HERB'), CARN: grenades('CARN') },
    elsewhere: { HERB: elsewhere('HERB'), CARN: elsewhere('CARN') },
    special: { ...NO_AIMS.special, ...special },
  };
}

export function drawingOf(title: string, written: unknown): Drawing {
  const raw = (written ?? {}) as Raw;
  const { squadHERB = 4, squadCARN = 4, objective, roleA, ...options } = raw.options ?? {};
  const { aims, position } = raw;
  const blank = blankDrawing();
  const own = aims ? aimsIn(aims) : null;
  return {
    title,
    tiles: Object.fromEntries(tilesIn(raw)),
    rounds: raw.field?.RL ?? blank.rounds,
    units: [...civiliansIn(raw), ...(position ? unitsIn(position) : [])],
    squads: { HERB: squadHERB, CARN: squadCARN },
    objective: objective ?? position?.objective ?? 'drawn',
    options: { ...blank.options, ...options, roleA: own === null ? (roleA ?? position?.roleA ?? 'drawn') : 'drawn' },
    aims: own,
    moment: momentIn(position),
  };
}
