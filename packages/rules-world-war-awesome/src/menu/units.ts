/** A unit, then where it ends, then what it does from there. */
import type { Activate, Move } from '../commands.ts';
import { PLACES, placeOf, posAt } from '../geometry/grid.ts';
import { landingsOf } from '../moving/flying.ts';
import { reachOf } from '../moving/reach.ts';
import { writePos } from '../notation/places.ts';
import { standing } from '../shooting/weapons.ts';
import { unitOf } from '../state/board.ts';
import { latest } from '../state/latest.ts';
import type { Pos, Unit, War } from '../state.ts';
import { actionsAt, canActAt } from './actions.ts';

/** `u14>9,8`: on foot, staying included; `u14^12,8`: by a flight that lands there. */
type Place = { readonly subject: string; readonly pos: Pos; readonly moves: readonly (Move | null)[] };

/** Worked out once for a war: a person asks for the places of a unit, then for what can be done at one of them. */
const known = latest((_: War) => new Map<string, readonly Place[]>());

function placesOf(war: War, unit: Unit): readonly Place[] {
  const places = known(war);
  const found = places.get(unit.id) ?? listed(war, unit);
  places.set(unit.id, found);
  return found;
}

const NAMES: (string | undefined)[] = new Array(PLACES);

/** As notation writes it. */
function nameOf(place: number): string {
  NAMES[place] ??= writePos(posAt(place));
  return NAMES[place];
}

function listed(war: War, unit: Unit): readonly Place[] {
  const { id } = unit;
  const places: Place[] = [{ subject: `${id}>${nameOf(placeOf(unit.at))}`, pos: unit.at, moves: [null] }];
  if (unit.deployed !== null || unit.connected !== null) return places;
  for (const place of reachOf(war, unit).keys())
    places.push({ subject: `${id}>${nameOf(place)}`, pos: posAt(place), moves: walkTo(place) });
  for (const { place, steps } of landingsOf(war, unit)) {
    const to = posAt(place);
    const moves = steps.map((count): Move => ({ mode: 'jet', to, steps: count }));
    places.push({ subject: `${id}^${nameOf(place)}`, pos: to, moves });
  }
  return places;
}

const WALKS: (readonly Move[] | undefined)[] = new Array(PLACES);

function walkTo(place: number): readonly Move[] {
  WALKS[place] ??= [{ mode: 'walk', to: posAt(place) }];
  return WALKS[place];
}

function commandsAt(war: War, unit: Unit, { pos, moves }: Place): readonly Activate[] {
  const base = { type: 'main.activate', unit: unit.id } as const;
  if (unit.connected !== null) return [{ ...base, move: null, action: { type: 'disconnect' } }];
  return moves.flatMap((move): readonly Activate[] => {
    const only: readonly Activate[] = move === null ? [] : [{ ...base, move, action: null }];
    // WWA-092: what is done after a flight waits until it has come down
    if (move?.mode === 'jet') return only;
    const stand = { ...standing(unit, pos), deployed: unit.deployed };
    return [...only, ...actionsAt(war, stand).map((action): Activate => ({ ...base, move, action }))];
  });
}

/** Finer subjects: the places where it can end. One's own is left out where nothing can be done from it. */
export function placesWithin(war: War, id: string): readonly string[] {
  const unit = unitOf(war, id);
  if (unit === null) return [];
  const subjects = placesOf(war, unit).map(({ subject }) => subject);
  const idle = unit.connected === null && !canActAt(war, standing(unit));
  return idle ? subjects.slice(1) : subjects;
}

/** All of one unit, or of one of its places. */
export function unitMenu(war: War, subject: string): readonly Activate[] {
  const [id = ''] = subject.split(/[>^]/);
  const unit = unitOf(war, id);
  if (unit === null) return [];
  if (subject === id) return placesOf(war, unit).flatMap((place) => commandsAt(war, unit, place));
  const place = placesOf(war, unit).find((one) => one.subject === subject);
  return place === undefined ? [] : commandsAt(war, unit, place);
}
