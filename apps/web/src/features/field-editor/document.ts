/** From a drawing to a scenario document of the game. */

import { byColumn, fromKey, type Hex, neighbour } from '@fieldpost/hex';
import type { Condition } from '@fieldpost/rules-animal-world-war/catalogue';
import { behind, geometryOf } from '@fieldpost/rules-animal-world-war/table';
import { type Drawing, type DrawnGoal, type DrawnTile, type DrawnUnit, type Empire, hexesOf } from './drawing.ts';

/** A document as it is written: what has its plain value is left out. */
export type Written = { readonly [key: string]: unknown };

const hexOf = (key: string): Hex => fromKey(key) ?? [0, 0];
const isGrenade = (item: string): boolean => /^G\d+$/.test(item);
const isCivilian = (id: string): boolean => id.startsWith('V');

function tileOf(key: string, { card, nml, damage, feature, wire }: DrawnTile): Written {
  return {
    ...{ at: hexOf(key), card },
    ...(nml ? { nml } : {}),
    ...(damage > 0 ? { damage } : {}),
    ...(feature === null ? {} : { feature: { kind: feature } }),
    ...(wire ? { wire } : {}),
  };
}

const zoneOf = ({ tiles }: Drawing, empire: Empire): readonly Hex[] =>
  Object.keys(tiles)
    .filter((key) => tiles[key]?.zone === empire)
    .map(hexOf);

const goalOf = ({ all, parts }: DrawnGoal): Condition => {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  return all && parts.length > 0 ? { all: parts } : { any: parts };
};

/** Tokens and marks as set-up ops of a fresh battle; civilians too, where no soldier is drawn. */
function opsOf(drawing: Drawing, fresh: boolean): readonly Written[] {
  const entries = Object.entries(drawing.tiles);
  const marks = entries.filter(([, { marked }]) => marked).map(([key]) => hexOf(key));
  const tokens = entries.flatMap(([key, { items }]) =>
    items.filter((item) => !isGrenade(item)).map((id) => ({ op: 'token', id, at: hexOf(key) })),
  );
  const civilians = drawing.units
    .filter(({ id }) => isCivilian(id))
    .map(({ id, at, wounded }) => ({ op: 'civilian', id, at: hexOf(at), state: wounded ? 'wounded' : 'upright' }));
  return [...(marks.length > 0 ? [{ op: 'mark', at: marks }] : []), ...(fresh ? [...tokens, ...civilians] : [])];
}

function unitOf(drawing: Drawing, { id, at, wounded }: DrawnUnit): Written {
  if (isCivilian(id)) return { id, at: hexOf(at), ...(wounded ? { state: 'wounded' } : {}) };
  if (id.endsWith('.plane')) return planeOf(drawing, id, hexOf(at));
  if (id.endsWith('.tank')) return { id, at: hexOf(at) };
  return { id, at: hexOf(at), ...(wounded ? { status: 'wounded', damage: 4 } : { grenades: 1 }) };
}

/** AWW-016: a plane waits behind the tile on which it is drawn, facing the enemy. */
function planeOf(drawing: Drawing, id: string, tile: Hex): Written {
  const empire: Empire = id.startsWith('H') ? 'HERB' : 'CARN';
  const hexes = hexesOf(drawing);
  const field = { layout: 'custom', hexes, zones: { HERB: [], CARN: [] }, RL: drawing.rounds } as const;
  geometryOf(field);
  const dir = empire === 'HERB' ? 0 : 3;
  const at = behind(field, empire, tile);
  return { id, at, line: { dir, first: neighbour(at, dir) } };
}

const byId = (one: { readonly id: string }, other: { readonly id: string }): number => (one.id < other.id ? -1 : 1);

function positionOf(drawing: Drawing): Written {
  const items = Object.entries(drawing.tiles).flatMap(([key, tile]) =>
    tile.items.map((id) => ({ id, at: hexOf(key) })),
  );
  const units = drawing.units.toSorted(byId).map((unit) => unitOf(drawing, unit));
  const objective = drawing.objective === 'drawn' ? 'O05' : drawing.objective;
  return { phase: 'turn', round: 1, active: 'HERB', objective, roleA: 'HERB', units, items };
}

/** By column, as the game lists tiles: the same drawing gives the same document, however it was drawn. */
function inOrder(drawing: Drawing): Drawing {
  const entries = Object.entries(drawing.tiles);
  const sorted = entries.toSorted(([one], [other]) => byColumn(hexOf(one), hexOf(other)));
  return { ...drawing, tiles: Object.fromEntries(sorted) };
}

/** The document that the game's own parser reads. With soldiers drawn the battle begins with them, else with the selection of squads. */
export function documentOf(drawn: Drawing): Written {
  const drawing = inOrder(drawn);
  const placed = drawing.units.some(({ id }) => !isCivilian(id));
  const { aims, objective, squads, rounds, tiles } = drawing;
  const ops = opsOf(drawing, !placed);
  const own = aims ?? (ops.length > 0 && objective === 'drawn' ? { brief: '', winA: NO_GOAL, winB: NO_GOAL } : null);
  return {
    field: { zones: { HERB: zoneOf(drawing, 'HERB'), CARN: zoneOf(drawing, 'CARN') }, RL: rounds },
    tiles: Object.entries(tiles).map(([key, tile]) => tileOf(key, tile)),
    options: {
      ...{ squadHERB: squads.HERB, squadCARN: squads.CARN },
      ...(own === null && !placed ? { objective } : {}),
      ...(own === null ? {} : { roleA: 'HERB' }),
    },
    ...(own === null
      ? {}
      : {
          aims: {
            title: drawing.title.slice(0, 60) || 'A drawn objective',
            ...(own.brief === '' ? {} : { brief: own.brief.slice(0, 300) }),
            ops,
            winA: goalOf(own.winA),
            winB: goalOf(own.winB),
          },
        }),
    ...(placed ? { position: positionOf(drawing) } : {}),
  };
}

const NO_GOAL: DrawnGoal = { all: false, parts: [] };
