/** Reads the map: who controls which city, where a side may attack, and which vehicles it has. */
import { enemyOf } from '@fieldpost/rules-animal-world-war/catalogue';
import { CITIES, CITY_IDS, type CityId, KEY_CITIES } from './catalogue/cities.ts';
import { cardsOf, isRecruit, type SoldierId } from './catalogue/soldiers.ts';
import { type ByEmpire, dossierOf, type Empire, type State } from './state.ts';

export { enemyOf };

/** The cities of an Empire, ascending. */
export function citiesOf({ cities }: Pick<State, 'cities'>, empire: Empire): readonly CityId[] {
  return CITY_IDS.filter((id) => cities[id] === empire);
}

export function keyCitiesOf(state: Pick<State, 'cities'>, empire: Empire): readonly CityId[] {
  return KEY_CITIES.filter((id) => state.cities[id] === empire);
}

export function countBy(count: (empire: Empire) => number): ByEmpire<number> {
  return { HERB: count('HERB'), CARN: count('CARN') };
}

/** AWW-310: "joined by a line to a city that e controls". */
function isAdjacent({ cities }: Pick<State, 'cities'>, empire: Empire, city: CityId): boolean {
  return CITIES[city].lines.some((other) => cities[other] === empire);
}

/** AWW-310: where an Empire may attack, ascending. */
export function attackable(state: Pick<State, 'cities'>, empire: Empire): readonly CityId[] {
  return CITY_IDS.filter((id) => state.cities[id] !== empire && isAdjacent(state, empire, id));
}

/** The ready soldiers of an Empire in card order (LC-052). */
export function readyOf(state: Pick<State, 'soldiers'>, empire: Empire): readonly SoldierId[] {
  return cardsOf(empire).flatMap(({ id }) => (dossierOf(state, id).status === 'ready' ? [id] : []));
}

/** AWW-315: "fewer than 2 ready soldiers that are not the Recruit". */
export function cannotField(state: Pick<State, 'soldiers'>, empire: Empire): boolean {
  return readyOf(state, empire).filter((id) => !isRecruit(id)).length < 2;
}

/** The soldiers of an Empire that are held in a city of the enemy, in card order. */
export function heldIn(state: State, empire: Empire, city: CityId): readonly SoldierId[] {
  return cardsOf(empire).flatMap(({ id }) => (dossierOf(state, id).heldIn === city ? [id] : []));
}

export function withStatus(state: State, empire: Empire, status: 'pow' | 'mia'): readonly SoldierId[] {
  return cardsOf(empire).flatMap(({ id }) => (dossierOf(state, id).status === status ? [id] : []));
}
