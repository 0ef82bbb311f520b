/** From a drawing to the position of a scenario document: who stands where, who is to be deployed, whose turn it is. */
import { fromKey, type Hex, neighbour } from '@fieldpost/hex';
import { CONSTANTS, VEHICLES } from '@fieldpost/rules-animal-world-war/catalogue';
import { behind, geometryOf } from '@fieldpost/rules-animal-world-war/table';
import {
  areStanding,
  type Drawing,
  type DrawnMoment,
  type DrawnUnit,
  type Empire,
  empireOfUnit,
  hexesOf,
  isCivilian,
  isVehicle,
  type Kept,
} from './drawing.ts';

/** A document as it is written: what has its plain value is left out. */
export type Written = { readonly [key: string]: unknown };

export const hexOf = (key: string): Hex => fromKey(key) ?? [0, 0];

/** The members that differ from their default. */
export function unlike(plain: Written, given: Written): Written {
  const differs = Object.entries(given).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(plain[key]));
  return Object.fromEntries(differs);
}

function unitsOf(drawing: Drawing, unit: DrawnUnit): readonly Written[] {
  const { id, at, wounded, damage, grenades, player, kept } = unit;
  if (isCivilian(id)) return [{ id, at: hexOf(at), ...(wounded ? { state: 'wounded' } : {}) }];
  const hands = unlike({ grenades: 0, controller: 0 }, { grenades, controller: player });
  const hurt = damage > 0 ? { damage } : {};
  if (isVehicle(id)) {
    const place = id.endsWith('.plane') ? planeOf(drawing, id, hexOf(at)) : { at: hexOf(at) };
    const crew = { id: crewOf(id), vehicle: id, ...hands };
    return [{ id, ...hurt, ...place, ...kept }, ...(Object.keys(hands).length > 0 ? [crew] : [])];
  }
  if (at === '') return [{ id, status: 'dead', ...hands, ...kept }];
  const lies = { status: 'wounded', damage: Math.max(damage, CONSTANTS.health + 1) };
  return [{ id, at: hexOf(at), ...(wounded ? lies : hurt), ...hands, ...kept }];
}

/** The crew of a tank or plane. */
export function crewOf(id: string): string {
  return `${id.charAt(0)}.${VEHICLES[empireOfUnit(id)][id.endsWith('.tank') ? 'tank' : 'plane'].crew}`;
}

/** AWW-016: a plane waits behind the tile on which it is drawn, facing the enemy. */
function planeOf(drawing: Drawing, id: string, tile: Hex): Written {
  const empire = empireOfUnit(id);
  const hexes = hexesOf(drawing);
  const field = { layout: 'custom', hexes, zones: { HERB: [], CARN: [] }, RL: drawing.rounds } as const;
  geometryOf(field);
  const dir = empire === 'HERB' ? 0 : 3;
  const at = behind(field, empire, tile);
  return { at, line: { dir, first: neighbour(at, dir) } };
}

function itemsOf({ tiles, units }: Drawing, standing: boolean): readonly Written[] {
  const loose = Object.entries(tiles).flatMap(([key, tile]) => tile.items.map((id) => ({ id, at: hexOf(key) })));
  const held = units.flatMap(({ id, tokens }) =>
    tokens.map((token) => ({ id: token, holder: isVehicle(id) ? crewOf(id) : id })),
  );
  return standing ? [...loose, ...held] : loose;
}

const PLAIN_MOMENT: Written = { hold: { HERB: 0, CARN: 0 }, vip: null, tactics: { HERB: null, CARN: null } };

const byId = (one: { readonly id: string }, other: { readonly id: string }): number => (one.id < other.id ? -1 : 1);

/** A card as it was kept, or as it is dealt. */
function cardsOf({ cards, kept }: DrawnMoment): Written {
  const was = (kept.tactics ?? {}) as Readonly<Partial<Record<Empire, Kept>>>;
  const card = (empire: Empire) => (was[empire]?.card === cards[empire] ? was[empire] : cards[empire]);
  return { HERB: card('HERB') ?? null, CARN: card('CARN') ?? null };
}

/** Null where the battle begins with the selection of squads. */
export function positionOf(drawing: Drawing): Written | null {
  const { moment, objective, options } = drawing;
  if (moment.begins === 'selection') return null;
  const standing = areStanding(moment);
  const shown = drawing.units.filter(({ id }) => standing || isCivilian(id));
  const { tactics: _cards, ...kept } = moment.kept;
  return {
    ...kept,
    phase: moment.begins,
    ...(moment.begins === 'turn' ? { round: moment.round, active: moment.active } : {}),
    ...(standing ? {} : { squads: moment.named }),
    objective: objective === 'drawn' ? 'O05' : objective,
    roleA: options.roleA === 'drawn' || drawing.aims !== null ? 'HERB' : options.roleA,
    units: shown.toSorted(byId).flatMap((unit) => unitsOf(drawing, unit)),
    items: itemsOf(drawing, standing),
    ...unlike(PLAIN_MOMENT, { tactics: cardsOf(moment), vip: moment.vip, hold: moment.held }),
  };
}
