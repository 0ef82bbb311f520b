/** MW-011, option `freePlacement`: "seats in number order each place their 5 infantry at once". */
import type { Refusal } from '@fieldpost/engine';
import { CONSTANTS } from '../catalogue/constants.ts';
import { placeOf } from '../combat/attacks.ts';
import { happen, type Play, warOf } from '../combat/play.ts';
import type { PlaceCommand } from '../commands.ts';
import { nextId } from '../economy/building.ts';
import { refuse } from '../refusal.ts';
import { armyOf, controls, groundIn, isActive, standingAt } from '../state/board.ts';
import type { HexNo, Side, War } from '../state.ts';
import { runFrom } from './machine.ts';
import { placing } from './places.ts';

/** "on empty controlled land hexes (not city hexes) adjacent to a controlled city hex" */
function isOpen(war: War, side: Side, at: HexNo): boolean {
  const { neighbours, terrain } = groundIn(war);
  const isCity = (one: HexNo) => terrain[one]?.startsWith('C') === true;
  const beside = (neighbours[at] ?? []).some((one) => isCity(one) && controls(war, side, one));
  return controls(war, side, at) && !isCity(at) && beside && standingAt(war, at) === null;
}

function openPlaces(war: War, side: Side): readonly HexNo[] {
  if (armyOf(war, side).length >= CONSTANTS.infantry) return [];
  return war.control.flatMap((_, at) => (isOpen(war, side, at) ? [at] : []));
}

export function refusesPlacing(war: War, side: Side, { at: hex }: PlaceCommand): Refusal | null {
  if (placing(war) !== side) return refuse('NOT_YOUR_WINDOW', 'MW-011');
  const at = groundIn(war).indexOf(hex);
  if (at < 0) return refuse('UNKNOWN_HEX', null);
  if (!controls(war, side, at)) return refuse('NOT_OWNER', 'MW-011');
  if (standingAt(war, at) !== null) return refuse('HEX_OCCUPIED', 'MW-020');
  return isOpen(war, side, at) ? null : refuse('ILLEGAL_TARGET', 'MW-011');
}

export function listPlaces(war: War, side: Side): readonly PlaceCommand[] {
  if (placing(war) !== side) return [];
  return openPlaces(war, side).map((at) => ({ type: 'place', at: groundIn(war).hexes[at] ?? [0, 0] }));
}

export function place(play: Play, side: Side, { at: hex }: PlaceCommand): void {
  const war = warOf(play);
  const at = groundIn(war).indexOf(hex);
  happen(play, { type: 'placed', unit: nextId(war, side, 'inf'), side, at, place: placeOf(war, at) });
  placeOn(play);
}

/** Moves on to the next seat with a place for Infantry; after the last seat the first turn begins. */
export function placeOn(play: Play): void {
  const { sides, cursor } = warOf(play);
  const next = sides.findIndex(
    (side, index) => index >= cursor.seat && isActive(warOf(play), side) && openPlaces(warOf(play), side).length > 0,
  );
  if (next < 0) runFrom(play, { stage: 0, seat: 0, part: 0 });
  else if (next !== cursor.seat || warOf(play).step !== 0)
    happen(play, { type: 'opened', cursor: { stage: 0, seat: next, part: 0 }, step: 0, fresh: true, asks: true });
}
