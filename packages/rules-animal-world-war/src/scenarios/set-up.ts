/** From a scenario document to a state: a fresh battle, or the position that was drawn. */
import { type Chance, type DocumentFault, faultAt, type Result, readAt } from '@fieldpost/engine';
import { byColumn, type Hex, keyOf } from '@fieldpost/hex';
import { type CarryOver, lyingIn } from '../carry-over.ts';
import { type Empire, enemyOf } from '../catalogue/empires.ts';
import { OBJECTIVES } from '../catalogue/objectives.ts';
import { SOLDIER_TYPES } from '../catalogue/soldiers.ts';
import { contradicts } from '../contradicting.ts';
import { type Battlefield, STANDARD_FIELDS } from '../field/battlefield.ts';
import { onField } from '../field/geometry.ts';
import { grownZones } from '../field/zones.ts';
import { turnedFor } from '../objectives/turning.ts';
import type { Options } from '../options.ts';
import { accepted, refused } from '../reading.ts';
import { refuse } from '../refusal.ts';
import { maySettle, roomOn } from '../rules/ground.ts';
import { fetching } from '../set-up/captives.ts';
import { fits, zonesUnder } from '../set-up/fitting.ts';
import { emptyBattle, emptyState, openBattle } from '../set-up/opening.ts';
import type { Battle, ByEmpire, Soldier, State, Tile, Unit, Units } from '../state.ts';
import { contradiction } from './contradictions.ts';
import type { ScenarioDocument } from './document.ts';
import type { Position } from './position.ts';

/**
 * The document overrides the match's own choices. Refuses drawings that contradict themselves: OBJECTIVE_UNFIT, and the codes of
 * catalogue/contradictions.ts (facts of every field and of every position).
 */
export function setUpMatch(
  document: ScenarioDocument,
  asked: Options,
  carry: CarryOver | null,
  chance: Chance,
): Result<State, DocumentFault> {
  const options: Options = { ...asked, ...document.options, ...(carry === null ? {} : fixedBy(carry)) };
  const field = document.field ?? STANDARD_FIELDS[options.layout];
  const mislaid = mislaidTile(document.tiles, field);
  if (mislaid !== null) return refused(mislaid);
  const { aims, position } = document;
  const tiles = document.tiles.toSorted((one, other) => byColumn(one.at, other.at));
  if (position === null) return readAt('', openBattle({ options, field: document.field, aims, tiles }, chance, carry));
  if (carry === null) {
    const index = position.units.findIndex((unit) => unit.kind === 'soldier' && isOfCampaign(unit));
    if (index >= 0) return refused(faultAt(`position.units[${index}]`, contradicts('NO_CAMPAIGN')));
    return layOut(document, position, options, field, null);
  }
  const units = position.units.map((unit) => withCarried(unit, carry));
  const laid = layOut(document, { ...position, units }, options, field, carry);
  return laid.ok ? accepted({ ...laid.value, battle: { ...laid.value.battle, legacy: carry } }) : laid;
}

/** LC-050: what a campaign fixes of the options of a battle. */
function fixedBy({ attacker, attackerRole, objective, layout, empires }: CarryOver): Partial<Options> {
  const roleA = attackerRole === 'A' ? attacker : enemyOf(attacker);
  const squads = { squadHERB: empires.HERB.squadSize, squadCARN: empires.CARN.squadSize };
  return { selection: 'alternating', objective, roleA, layout, ...squads };
}

function isOfCampaign({ upgrades, used, captive }: Soldier): boolean {
  return upgrades !== undefined || used !== undefined || captive !== undefined;
}

/** LC-122: a soldier of a position has the upgrades that they are drawn with, or else those of the roster. */
function withCarried(unit: Unit, { empires, special }: CarryOver): Unit {
  if (unit.kind !== 'soldier') return unit;
  const spec = empires[unit.empire].roster.find(({ soldierId }) => soldierId === unit.id);
  const captive = unit.captive ?? lyingIn(special).includes(unit.id);
  const { captive: _, ...bare } = unit;
  const given = { ...bare, upgrades: unit.upgrades ?? spec?.upgrades ?? [], used: unit.used ?? [] };
  return captive ? { ...given, captive } : given;
}

/** The first tile that is drawn off the field, or a second time. */
function mislaidTile(tiles: readonly Tile[], field: Battlefield): DocumentFault | null {
  const keys = tiles.map(({ at }) => keyOf(at));
  for (const [index, { at }] of tiles.entries()) {
    if (!onField(field, at)) return faultAt(`tiles[${index}].at`, contradicts('TILE_ASTRAY'));
    if (keys.indexOf(keyOf(at)) < index) return faultAt(`tiles[${index}].at`, contradicts('TILE_TWICE'));
  }
  return null;
}

function layOut(
  { aims: drawn, tiles }: ScenarioDocument,
  position: Position,
  options: Options,
  field: Battlefield,
  carry: CarryOver | null,
): Result<State, DocumentFault> {
  const { roleA, objective } = position;
  const aims = drawn ?? fetching(turnedFor(OBJECTIVES[objective], roleA), carry);
  if (!fits(aims, field, roleA)) {
    return refused(faultAt(drawn === null ? 'position.objective' : 'aims', refuse('OBJECTIVE_UNFIT', 'AWW-007')));
  }
  const { zones, deployment } = zonesUnder(aims, field, roleA);
  const squads = squadsOf(position, options);
  const opened: Battle = {
    ...emptyBattle(options, field, squadSizes(position)),
    aims,
    roleA,
    zones,
    deploymentZones: deployment,
    objective: drawn === null ? objective : null,
    tiles: wholeField(field, tiles),
    units: unitsFor(position, squads),
    items: byId(position.items),
    ...pick(position, ['phase', 'round', 'active', 'effects', 'hold', 'vip', 'civilianKiller']),
  };
  const holds = (empire: Empire, zone: readonly Hex[]) => roomIn(opened, zone) >= position.squads[empire].length;
  const deploymentZones = grownZones(field, deployment, holds);
  if (deploymentZones === null) return refused(faultAt('field.zones', contradicts('ZONE_SMALL')));
  const battle: Battle = { ...opened, deploymentZones };
  const state: State = { ...emptyState(battle), tactics: position.tactics, squads };
  const fault = contradiction({ tiles }, position, battle);
  return fault === null ? accepted(state) : refused(fault);
}

/** AWW-014: "Cannot Cross tiles, wire tiles [...] and tiles with 4 units are not allowed." */
function roomIn(battle: Battle, zone: readonly Hex[]): number {
  return zone.reduce((sum, at) => sum + (maySettle(battle, at) ? roomOn(battle, at) : 0), 0);
}

/** Hexes that nobody has drawn are open fields. */
function wholeField(field: Battlefield, tiles: readonly Tile[]): readonly Tile[] {
  const drawn = new Map(tiles.map((tile) => [keyOf(tile.at), tile]));
  const open = { card: 'field', nml: false, damage: 0, feature: null, wire: false } as const;
  return field.hexes.map((at) => drawn.get(keyOf(at)) ?? { at, ...open });
}

function byId<Thing extends { readonly id: string }>(things: readonly Thing[]): Readonly<Record<string, Thing>> {
  return Object.fromEntries(things.map((thing) => [thing.id, thing]));
}

function pick<Whole, Key extends keyof Whole>(whole: Whole, keys: readonly Key[]): Pick<Whole, Key> {
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>;
}

const soldiersOf = (units: readonly Unit[], empire: Empire): readonly Soldier[] =>
  units.flatMap((unit) => (unit.kind === 'soldier' && unit.empire === empire ? [unit] : []));

/** N of the conditions: as many as are named, or as there are. */
function squadSizes({ squadSize, squads, units }: Position): ByEmpire<number> {
  const size = (empire: Empire) =>
    squadSize[empire] ?? Math.max(squads[empire].length, soldiersOf(units, empire).length, 1);
  return { HERB: size('HERB'), CARN: size('CARN') };
}

type SquadPick = State['squads']['HERB']['picks'][number];

/** THE-RULES "Team play": where no scenario says who orders whom, the soldiers go round the players in card order. */
function shared(picks: readonly SquadPick[], players: number): readonly SquadPick[] {
  const said = picks.some(({ controller }) => controller > 0) && picks.every(({ controller }) => controller < players);
  if (said) return picks;
  const inOrder = SOLDIER_TYPES.flatMap((type) => picks.filter(({ soldier }) => soldier === type));
  return inOrder.map(({ soldier }, index) => ({ soldier, controller: index % players }));
}

/** Who is to be deployed, or who stands there already, each with the player who orders them. */
function squadsOf({ phase, squads, secret, units }: Position, { playersHERB, playersCARN }: Options): State['squads'] {
  const squad = (empire: Empire, players: number) => {
    const standing = soldiersOf(units, empire).map(({ type, controller }) => ({ soldier: type, controller }));
    const placing = phase === 'deployment';
    const picks = shared(placing ? squads[empire] : standing, players);
    return { picks, dealt: [], secret: placing && secret[empire] };
  };
  return { HERB: squad('HERB', playersHERB), CARN: squad('CARN', playersCARN) };
}

/** The units as they are drawn, every soldier under the player who orders them. */
function unitsFor(position: Position, squads: State['squads']): Units {
  const units = position.units.map((unit) => {
    if (unit.kind !== 'soldier') return unit;
    const pick = squads[unit.empire].picks.find(({ soldier }) => soldier === unit.type);
    return pick === undefined ? unit : { ...unit, controller: pick.controller };
  });
  return byId(units);
}
