/** From a scenario document to a state: a fresh war, or the position that was drawn. */
import type { Chance, DocumentFault, Result } from '@fieldpost/engine';
import { CONSTANTS } from '../catalogue/constants.ts';
import { SIDES, type Side } from '../catalogue/sides.ts';
import { startPlay } from '../combat/play.ts';
import { yieldOf } from '../economy/supply.ts';
import { evolve } from '../evolving.ts';
import { faultsOf } from '../field/checks.ts';
import { isError } from '../field/faults.ts';
import { groundOf } from '../field/ground.ts';
import type { FieldMap } from '../field/map.ts';
import type { Options } from '../options.ts';
import { accepted, refused } from '../reading.ts';
import type { State, War } from '../state.ts';
import { runFrom } from '../turn/machine.ts';
import { placeOn } from '../turn/placement.ts';
import { beginningOf } from '../turn/stages.ts';
import type { ScenarioDocument } from './document.ts';
import { mapNamed } from './maps.ts';
import { basesIn, Contradiction, controlOf, demand, fireIn, orderIn, playersIn } from './position.ts';
import { withUnits } from './units.ts';

/** MW-001, MW-170: the seats of the map, each taken. */
export function sidesIn({ map }: ScenarioDocument): readonly Side[] {
  return SIDES.slice(0, mapNamed(map).map?.seats.length ?? 0);
}

/**
 * The document overrides the match's own choices. Refuses a drawing that contradicts itself with the member at fault (MAP_INVALID,
 * SEATS_INVALID, CONTROL_INVALID, BASES_INVALID, FIRE_INVALID, UNITS_INVALID, RESERVES_INVALID, TURN_INVALID) and its rule. Plays step 1
 * and all automatic steps up to the first choice.
 */
export function setUpWar(document: ScenarioDocument, asked: Options, chance: Chance): Result<State, DocumentFault> {
  try {
    const war = positionOf(document, { ...asked, ...document.options });
    return accepted(begun({ war, ready: [] }, document, chance));
  } catch (error) {
    if (error instanceof Contradiction) return refused(error.fault);
    throw error;
  }
}

function mapFor({ map: name, seats }: ScenarioDocument): FieldMap {
  const { map } = mapNamed(name);
  demand(map !== null, 'MAP_INVALID', null, 'map');
  if (seats === null) return map;
  demand(seats.length === map.seats.length, 'SEATS_INVALID', 'MW-170', 'seats');
  const seated = { ...map, seats };
  demand(!faultsOf(seated).some(isError), 'SEATS_INVALID', 'MW-010', 'seats');
  const short = seats.findIndex(({ infantry }) => infantry.length !== CONSTANTS.infantry);
  demand(short < 0, 'SEATS_INVALID', 'MW-011', `seats[${short}].infantry`);
  return seated;
}

function positionOf(document: ScenarioDocument, options: Options): War {
  const map = mapFor(document);
  const ground = groundOf(map);
  const sides = SIDES.slice(0, map.seats.length);
  const { turn, step } = document;
  const bare: War = {
    options,
    map,
    sides,
    turn,
    step,
    cursor: { stage: 0, seat: 0, part: 0 },
    asks: false,
    done: [],
    order: orderIn(document, sides),
    players: {},
    armies: {},
    made: {},
    control: controlOf(document, ground, sides),
    bases: basesIn(document, map, ground),
    fire: {},
    sorties: [],
    faced: {},
    advances: [],
    supply: {},
    sitesUsed: [],
    repaired: [],
    eventful: false,
    quiet: 0,
    outcome: null,
  };
  const burning = { ...bare, fire: fireIn(document, bare, ground) };
  const war = withUnits({ ...burning, players: playersIn(document, bare) }, document);
  return { ...war, supply: step > 14 ? supplied(war) : {} };
}

/** A position after step 14 has the limits of its own ground. */
function supplied(war: War): War['supply'] {
  return Object.fromEntries(
    war.sides.map((side) => {
      const { food, people } = yieldOf(war, side);
      return [side, { food, people }];
    }),
  );
}

/** On to the first choice. MW-011: with `freePlacement` that is where Infantry stands. */
function begun(state: State, { units, step }: ScenarioDocument, chance: Chance): State {
  const { options } = state.war;
  const places = options.freePlacement === 'on' && units === null && step === 1;
  const play = startPlay(places ? { ...state, war: { ...state.war, step: 0 } } : state, chance, evolve);
  if (places) placeOn(play);
  else runFrom(play, { ...beginningOf(options.pace, step), seat: 0 });
  return play.state;
}
