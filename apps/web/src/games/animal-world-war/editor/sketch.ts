/** A drawing as a battle, so that the board's own pencils can draw it, whether or not it could be played yet. */
import { fromKey, type Hex, neighbour } from '@fieldpost/hex';
import { SOLDIERS, type SoldierType } from '@fieldpost/rules-animal-world-war/catalogue';
import type { Battle, Tile, Unit } from '@fieldpost/rules-animal-world-war/table';
import { type Drawing, type DrawnUnit, type Empire, hexesOf } from './drawing.ts';

const NOTHING = { id: 'drawn', title: '', brief: '', same: false, zones: [], elimination: true } as const;
const FRESH = { acted: false, extra: 0, moved: false, finished: false, charging: false, handled: null } as const;
const HISTORY = { controller: 0, lent: null, life: 1, returned: null, died: null, vehicle: null } as const;

function unitOf({ id, at, wounded, damage }: DrawnUnit): readonly Unit[] {
  const place = fromKey(at);
  if (place === null) return [];
  const empire: Empire = id.startsWith('H') ? 'HERB' : 'CARN';
  const what = id.slice(2);
  if (id.startsWith('V')) return [{ id, kind: 'civilian', at: place, state: wounded ? 'wounded' : 'upright' }];
  if (what === 'tank') return [{ id, kind: 'tank', empire, at: place, damage, cap: 6, crew: `${id.charAt(0)}.tanker` }];
  if (what === 'plane') return [planeOf(id, place, empire, damage)];
  const type = what as SoldierType;
  const status = wounded ? 'wounded' : 'standing';
  const { health } = SOLDIERS[type];
  return [{ id, kind: 'soldier', type, empire, status, at: place, health, damage, ...FRESH, ...HISTORY }];
}

/** A plane that has lined up, behind the first tile of its line. */
function planeOf(id: string, place: Hex, empire: Empire, damage: number): Unit {
  const dir = empire === 'HERB' ? 0 : 3;
  const at = neighbour(place, empire === 'HERB' ? 3 : 0);
  const crew = `${id.charAt(0)}.pilot`;
  return { id, kind: 'plane', empire, at, state: 'holding', line: { dir, first: place }, damage, cap: 5, crew };
}

type Zones = Readonly<Record<Empire, readonly Hex[]>>;

/** AWW-018: the zones with what is added to them, or what stands instead. */
function deploymentIn({ tiles, aims }: Drawing, zones: Zones): Zones {
  const of = (empire: Empire) => {
    const marked = hexesOf({ tiles }).filter(([q, r]) => tiles[`${q},${r}`]?.deploys === empire);
    if (marked.length === 0) return zones[empire];
    return aims?.elsewhere[empire] ? marked : [...zones[empire], ...marked];
  };
  return { HERB: of('HERB'), CARN: of('CARN') };
}

/** The battle that a drawing shows. */
export function sketchOf(drawing: Drawing): Battle {
  const { tiles: drawn, rounds } = drawing;
  const hexes = hexesOf(drawing);
  const zone = (empire: Empire) => hexes.filter(([q, r]) => drawn[`${q},${r}`]?.zone === empire);
  const zones = { HERB: zone('HERB'), CARN: zone('CARN') };
  const tiles = hexes.map((at: Hex): Tile => {
    const { card, nml, damage, feature, featureDamage, wire } = drawn[`${at[0]},${at[1]}`] as NonNullable<
      (typeof drawn)[string]
    >;
    return { at, card, nml, damage, feature: feature === null ? null : { kind: feature, damage: featureDamage }, wire };
  });
  const items = hexes.flatMap((at) =>
    (drawn[`${at[0]},${at[1]}`]?.items ?? []).map(
      (id) => [id, { id, kind: /^G\d/.test(id) ? 'grenade' : 'objective', at, holder: null }] as const,
    ),
  );
  const marks = hexes.filter(([q, r]) => drawn[`${q},${r}`]?.marked);
  const never = { any: [] } as const;
  return {
    ...EMPTY,
    field: { layout: 'custom', hexes, zones, RL: rounds },
    tiles,
    zones,
    deploymentZones: deploymentIn(drawing, zones),
    items: Object.fromEntries(items),
    units: Object.fromEntries(drawing.units.flatMap(unitOf).map((unit) => [unit.id, unit])),
    aims: { ...NOTHING, ops: [{ op: 'mark', at: marks }], winA: never, winB: never, special: ORDINARY },
  };
}

const ORDINARY = { endlessGrenades: false, stone: null, vip: null, spoils: null } as const;
const NOBODY = { players: 1, commander: 0, absent: [] } as const;

/** A battle in which nothing has happened yet. */
const EMPTY = {
  options: {} as Battle['options'],
  phase: 'deployment',
  round: 0,
  active: 'HERB',
  objective: null,
  roleA: 'HERB',
  vip: null,
  squadSize: { HERB: 0, CARN: 0 },
  teams: { HERB: NOBODY, CARN: NOBODY },
  hold: { HERB: 0, CARN: 0 },
  civilianKiller: null,
  effects: [],
  errand: null,
  question: null,
  tasks: [],
  attacks: 0,
  questions: 0,
  outcome: null,
} as const satisfies Partial<Battle>;
