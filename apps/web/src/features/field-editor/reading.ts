/** From a scenario document back to the drawing that it was written from. What this editor does not draw is left out. */
import { type Hex, keyOf } from '@fieldpost/hex';
import type { Condition, TileId } from '@fieldpost/rules-animal-world-war/catalogue';
import { blankDrawing, type Drawing, type DrawnGoal, type DrawnTile, type DrawnUnit, PLAIN } from './drawing.ts';

type RawTile = {
  readonly at: Hex;
  readonly card: TileId;
  readonly nml?: boolean;
  readonly damage?: number;
  readonly feature?: { readonly kind: 'trench' | 'wreck' } | null;
  readonly wire?: boolean;
};
type RawOp = { readonly op: string; readonly id?: string; readonly at?: unknown; readonly state?: string };
type RawUnit = {
  readonly id: string;
  readonly at: Hex | null;
  readonly status?: string;
  readonly state?: string;
  readonly line?: { readonly first: Hex };
};
type RawItem = { readonly id: string; readonly at?: Hex | null };
type Raw = {
  readonly field?: {
    readonly zones?: { readonly HERB: readonly Hex[]; readonly CARN: readonly Hex[] };
    readonly RL?: number | null;
  } | null;
  readonly tiles?: readonly RawTile[];
  readonly options?: { readonly squadHERB?: number; readonly squadCARN?: number; readonly objective?: string };
  readonly aims?: {
    readonly brief?: string;
    readonly winA?: Condition;
    readonly winB?: Condition;
    readonly ops?: readonly RawOp[];
  } | null;
  readonly position?: {
    readonly objective?: string;
    readonly units?: readonly RawUnit[];
    readonly items?: readonly RawItem[];
  } | null;
};

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
    feature: feature?.kind ?? null,
    wire: wire === true,
  };
}

function tilesIn({ tiles = [], field, aims, position }: Raw): Tiles {
  const found: Tiles = new Map(tiles.map((raw) => [keyOf(raw.at), tileIn(raw)]));
  for (const empire of ['HERB', 'CARN'] as const)
    for (const at of field?.zones?.[empire] ?? []) change(found, at, () => ({ zone: empire }));
  const ops = aims?.ops ?? [];
  const marks = ops.flatMap(({ op, at }) => (op === 'mark' ? (at as readonly Hex[]) : []));
  for (const at of marks) change(found, at, () => ({ marked: true }));
  const tokens = ops.flatMap(({ op, id = '', at }) => (op === 'token' ? [{ id, at: at as Hex }] : []));
  for (const { id, at } of [...tokens, ...(position?.items ?? [])])
    if (at) change(found, at, ({ items }) => ({ items: [...items, id] }));
  return found;
}

function unitsIn({ aims, position }: Raw): readonly DrawnUnit[] {
  const civilians = (aims?.ops ?? []).flatMap(({ op, id = '', at, state }): DrawnUnit[] =>
    op === 'civilian' ? [{ id, at: keyOf(at as Hex), wounded: state === 'wounded' }] : [],
  );
  const placed = (position?.units ?? []).flatMap(({ id, at, status, state, line }): DrawnUnit[] => {
    const place = id.endsWith('.plane') ? (line?.first ?? null) : at;
    return place === null ? [] : [{ id, at: keyOf(place), wounded: (status ?? state) === 'wounded' }];
  });
  return [...civilians, ...placed];
}

function goalIn(condition: Condition | undefined): DrawnGoal {
  if (condition === undefined) return { all: false, parts: [] };
  if ('all' in condition) return { all: true, parts: condition.all };
  return 'any' in condition ? { all: false, parts: condition.any } : { all: false, parts: [condition] };
}

export function drawingOf(title: string, written: unknown): Drawing {
  const raw = (written ?? {}) as Raw;
  const { squadHERB = 4, squadCARN = 4, objective } = raw.options ?? {};
  const { aims } = raw;
  return {
    ...blankDrawing(),
    title,
    tiles: Object.fromEntries(tilesIn(raw)),
    units: unitsIn(raw),
    rounds: raw.field?.RL ?? 10,
    squads: { HERB: squadHERB, CARN: squadCARN },
    objective: objective ?? raw.position?.objective ?? 'drawn',
    aims: aims ? { brief: aims.brief ?? '', winA: goalIn(aims.winA), winB: goalIn(aims.winB) } : null,
  };
}
