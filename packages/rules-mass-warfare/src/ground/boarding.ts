/** MW-091: a ground unit uses its whole move to board a transport beside it, or to leave one. */
import { UNITS } from '../catalogue/units.ts';
import { placeOf } from '../combat/attacks.ts';
import { happen, warOf } from '../combat/play.ts';
import type { BoardOrder, LandOrder } from '../commands.ts';
import type { UnitChapter } from '../judging/chapter.ts';
import { actor, numberOfHex, refusesFuel, refusesSubject } from '../judging/subjects.ts';
import { refuse } from '../refusal.ts';
import { groundIn, isCarried, isGround, loadOf, standingAt } from '../state/board.ts';
import type { HexNo, Side, Unit, War } from '../state.ts';
import { bridgeBurns, mayEnter } from './entering.ts';

/** MW-022: "A transport carries at most 2 ground units" */
function hasRoom(war: War, ship: Unit): boolean {
  return loadOf(war, ship.id).length < UNITS[ship.type].carries;
}

function shipsBeside(war: War, unit: Unit): readonly Unit[] {
  return (groundIn(war).neighbours[unit.at] ?? []).flatMap((at) => {
    const ship = standingAt(war, at);
    return ship?.owner === unit.owner && ship.type === 'trn' && hasRoom(war, ship) ? [ship] : [];
  });
}

const mayMove = (war: War, unit: Unit): boolean => !unit.moved && refusesFuel(war, unit) === null;

function boardings(war: War, _side: Side, unit: Unit): readonly BoardOrder[] {
  if (!isGround(unit) || isCarried(unit) || !mayMove(war, unit)) return [];
  return shipsBeside(war, unit).map((ship) => ({ type: 'board', unit: unit.id, ship: ship.id }));
}

export const boarding: UnitChapter<BoardOrder> = {
  refuses(war, side, { unit: id, ship: shipId }) {
    const fault = refusesSubject(war, side, id, [shipId], isGround, 'MW-091');
    if (fault !== null) return fault;
    const [unit, ship] = [actor(war, id), actor(war, shipId)];
    if (ship.owner !== side) return refuse('NOT_OWNER', 'MW-166');
    if (isCarried(unit)) return refuse('CARRIED', 'MW-023');
    if (unit.moved) return refuse('ALREADY_MOVED', 'MW-091');
    if (ship.type !== 'trn') return refuse('ILLEGAL_TARGET', 'MW-091');
    if (groundIn(war).distance(unit.at, ship.at) !== 1) return refuse('NOT_ADJACENT', 'MW-091');
    return hasRoom(war, ship) ? refusesFuel(war, unit) : refuse('NO_ROOM', 'MW-022');
  },
  resolve(play, _side, { unit: id, ship: shipId }) {
    const war = warOf(play);
    const ship = actor(war, shipId);
    const { oil } = UNITS[actor(war, id).type];
    happen(play, {
      type: 'moved',
      how: 'board',
      unit: id,
      to: ship.at,
      carrier: ship.id,
      oil,
      place: placeOf(war, ship.at),
    });
  },
  list: boardings,
  able: (war, side, unit) => boardings(war, side, unit).length > 0,
};

/** "into an adjacent enterable empty hex" */
function refusesShore(war: War, unit: Unit, to: HexNo) {
  if (groundIn(war).distance(unit.at, to) !== 1) return refuse('NOT_ADJACENT', 'MW-091');
  if (!mayEnter(war, unit, to)) return refuse('TERRAIN_FORBIDDEN', 'MW-053');
  if (bridgeBurns(war, unit, to)) return refuse('BRIDGE_DAMAGED', 'MW-054');
  return standingAt(war, to) === null ? null : refuse('HEX_OCCUPIED', 'MW-020');
}

function landings(war: War, _side: Side, unit: Unit): readonly LandOrder[] {
  if (!isGround(unit) || !isCarried(unit) || !mayMove(war, unit)) return [];
  const { neighbours, hexes } = groundIn(war);
  const shores = (neighbours[unit.at] ?? []).filter((at) => refusesShore(war, unit, at) === null);
  return shores.map((at) => ({ type: 'land', unit: unit.id, to: hexes[at] ?? [0, 0] }));
}

export const landingAshore: UnitChapter<LandOrder> = {
  refuses(war, side, { unit: id, to }) {
    const fault = refusesSubject(war, side, id, [to], isGround, 'MW-091');
    if (fault !== null) return fault;
    const unit = actor(war, id);
    if (unit.moved) return refuse('ALREADY_MOVED', 'MW-091');
    // only who is on board may land
    if (!isCarried(unit)) return refuse('ILLEGAL_TARGET', 'MW-091');
    return refusesShore(war, unit, numberOfHex(war, to)) ?? refusesFuel(war, unit);
  },
  resolve(play, _side, { unit: id, to }) {
    const war = warOf(play);
    const at = numberOfHex(war, to);
    const { oil } = UNITS[actor(war, id).type];
    happen(play, { type: 'moved', how: 'land', unit: id, to: at, carrier: null, oil, place: placeOf(war, at) });
  },
  list: landings,
  able: (war, side, unit) => landings(war, side, unit).length > 0,
};
