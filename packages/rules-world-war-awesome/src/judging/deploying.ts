/** Where tokens may be played (WWA-011 to WWA-014, WWA-094). */

import { REGIONS } from '../catalogue/regions.ts';
import { type Face, isDevice, TOKEN_IDS, TOKENS, type TokenFacts, type TokenId } from '../catalogue/tokens.ts';
import { UNITS } from '../catalogue/units.ts';
import type { DeployDevice, DeployUnit } from '../commands.ts';
import { controls } from '../frequency/control.ts';
import { localAt, placeOf, withinLayer } from '../geometry/grid.ts';
import { distance } from '../geometry/hexes.ts';
import { factsOf, isStandable, layoutIn, tankIn, unitAt, unitOf } from '../state/board.ts';
import { latest } from '../state/latest.ts';
import type { Hex, Pos, Seat, War } from '../state.ts';
import type { View } from '../view.ts';
import type { Fault } from './faults.ts';

function holds({ own }: View, token: TokenId): boolean {
  return own?.hand.some((one) => one.token === token) ?? false;
}

export function refusesDeploy(view: View, seat: Seat, command: DeployUnit | DeployDevice): Fault | null {
  return command.type === 'deploy.unit'
    ? refusesDeployUnit(view, seat, command)
    : refusesDeployDevice(view, seat, command);
}

/** WWA-154: "When given a line is judged only for token and side (E_SIDE)". */
export function refusesToken(view: View, command: DeployUnit | DeployDevice): Fault | null {
  const isFor = isDevice(TOKENS[command.token][command.side]) === (command.type === 'deploy.device');
  return holds(view, command.token) && isFor ? null : ['E_SIDE', 'WWA-012'];
}

function refusesDeployUnit(view: View, seat: Seat, { token, side, pos, via }: DeployUnit): Fault | null {
  const { war } = view;
  const design = TOKENS[token][side];
  if (!holds(view, token) || isDevice(design)) return ['E_SIDE', 'WWA-012'];
  const place = placeOf(pos);
  if (place >= 0 && unitAt(war, place) !== null) return ['E_OCCUPIED', 'WWA-031'];
  if (via === 'tank') return isSpawn(war, seat, pos) ? null : ['E_PATH', 'WWA-013'];
  return isReinforced(war, seat, UNITS[design].symbols.includes('veh'), pos, via) ? null : ['E_PATH', 'WWA-094'];
}

/** WWA-013: "an unoccupied blank interior hex of its own Superpanzer". */
function isSpawn(war: War, seat: Seat, pos: Pos): boolean {
  if (pos.layer !== `in:${seat}` || tankIn(war, seat) === null) return false;
  const place = placeOf(pos);
  return place >= 0 && (layoutIn(war, seat)?.isBlank(withinLayer(place)) ?? false);
}

/** WWA-094: "a free, standable ground hex within R hexes of an own commander on the ground". */
function isReinforced(war: War, seat: Seat, vehicle: boolean, pos: Pos, via: string): boolean {
  const commander = unitOf(war, via);
  if (commander === null || commander.owner !== seat || commander.at.layer !== 'ground') return false;
  const { command } = factsOf(commander);
  return pos.layer === 'ground' && distance(commander.at, pos) <= command && isStandable(war, placeOf(pos), vehicle);
}

/** WWA-014: "greater than or equal to the opponent's (0-0 counts)"; WWA-126: a jammed region too. */
function refusesDeployDevice(view: View, seat: Seat, { token, side, region }: DeployDevice): Fault | null {
  if (!holds(view, token) || !isDevice(TOKENS[token][side])) return ['E_SIDE', 'WWA-012'];
  return controls(view.war, region, seat) ? null : ['E_CONTROL', 'WWA-014'];
}

/** Sides of tokens in the hand that may be played somewhere: `GER-T05/A`. */
export function tokenSubjects({ war, own }: View, seat: Seat): readonly string[] {
  return (own?.hand ?? []).flatMap(({ token }) =>
    FACES.filter((face) => hasPlace(war, seat, TOKENS[token as TokenId][face])).map((face) => `${token}/${face}`),
  );
}

const FACES: readonly Face[] = ['A', 'B'];

function hasPlace(war: War, seat: Seat, design: TokenFacts[Face]): boolean {
  if (isDevice(design)) return REGIONS.some((region) => controls(war, region, seat));
  return placesFor(war, seat, UNITS[design].symbols.includes('veh')).length > 0;
}

/** All places of one side of a token. */
export function deployMenu(view: View, seat: Seat, subject: string): readonly (DeployUnit | DeployDevice)[] {
  const [name = '', face = ''] = subject.split('/');
  const token = TOKEN_IDS.find((one) => one === name);
  if (token === undefined || (face !== 'A' && face !== 'B')) return [];
  return isDevice(TOKENS[token][face]) ? deviceMenu(view, seat, token, face) : unitMenu(view, seat, token, face);
}

function deviceMenu(view: View, seat: Seat, token: TokenId, side: Face): readonly DeployDevice[] {
  if (!holds(view, token)) return [];
  const open = REGIONS.filter((region) => controls(view.war, region, seat));
  return open.map((region): DeployDevice => ({ type: 'deploy.device', token, side, region }));
}

function unitMenu(view: View, seat: Seat, token: TokenId, side: Face): readonly DeployUnit[] {
  const design = TOKENS[token][side];
  if (!holds(view, token) || isDevice(design)) return [];
  const places = placesFor(view.war, seat, UNITS[design].symbols.includes('veh'));
  return places.map(({ pos, via }): DeployUnit => ({ type: 'deploy.unit', token, side, pos, via }));
}

type Place = Pick<DeployUnit, 'pos' | 'via'>;
const known = latest((_: War) => new Map<string, readonly Place[]>());

/** The same for all soldiers of the hand. */
function placesFor(war: War, seat: Seat, vehicle: boolean): readonly Place[] {
  const ofWar = known(war);
  const key = `${seat} ${vehicle}`;
  const places = ofWar.get(key) ?? [...floorOf(war, seat), ...fieldOf(war, seat, vehicle)];
  ofWar.set(key, places);
  return places;
}

function floorOf(war: War, seat: Seat): readonly Place[] {
  return (layoutIn(war, seat)?.hexes ?? [])
    .map((local): Place => ({ pos: { layer: `in:${seat}`, ...localAt(local) }, via: 'tank' }))
    .filter(({ pos }) => isSpawn(war, seat, pos) && unitAt(war, placeOf(pos)) === null);
}

function fieldOf(war: War, seat: Seat, vehicle: boolean): readonly Place[] {
  const leaders = war.units.filter(({ owner, at }) => owner === seat && at.layer === 'ground');
  const field = leaders.flatMap((leader) =>
    around(leader.at, factsOf(leader).command).map(
      (hex): Place => ({ pos: { layer: 'ground', ...hex }, via: leader.id }),
    ),
  );
  return field.filter(({ pos, via }) => {
    const place = placeOf(pos);
    return unitAt(war, place) === null && isReinforced(war, seat, vehicle, pos, via);
  });
}

function around({ q, r }: Hex, radius: number): readonly Hex[] {
  if (radius === 0) return [];
  const hexes: Hex[] = [];
  for (let dq = -radius; dq <= radius; dq++)
    for (let dr = Math.max(-radius, -dq - radius); dr <= Math.min(radius, radius - dq); dr++)
      hexes.push({ q: q + dq, r: r + dr });
  return hexes;
}
