/** LC-097: what computer players do with an Empire between its battles. */
import type { VehicleKind } from '@fieldpost/rules-animal-world-war/catalogue';
import { CITIES, type CityId } from '../catalogue/cities.ts';
import { cardOf } from '../catalogue/soldiers.ts';
import { type Course, stateOf } from '../ledger/course.ts';
import { citiesOf } from '../map.ts';
import type { Empire, State } from '../state.ts';
import type { MemberAct } from './act.ts';
import { legalActs } from './menu.ts';

type Declare = Extract<MemberAct, { type: 'declare' }>;

/** The soldiers whom `greedy` goes to fetch. */
const DEAR: readonly string[] = ['captain', 'medic', 'tanker', 'pilot'];
/** Acts of no computer player: it neither resigns nor asks to end the campaign. */
const LEFT_ALONE: readonly string[] = ['resign', 'offerDraw', 'claim'];

/**
 * The act of a computer player; null if it has nothing to decide. "`random` picks a legal act by the campaign's own count of entries, so a
 * run can be repeated"; `greedy` declares by its list, and "answers terms and exchanges with no".
 */
export function chooseAct(course: Course, empire: Empire, how: 'greedy' | 'random'): MemberAct | null {
  const acts = legalActs(course, empire).filter(({ type }) => !LEFT_ALONE.includes(type));
  const asked = acts.filter((act) => isAsked(course, empire, act));
  if (asked.length === 0) return null;
  if (how === 'random') return asked[scattered(course.seq) % asked.length] ?? null;
  return (
    asked.find((act) => 'accept' in act && !act.accept) ?? declared(stateOf(course), empire, asked) ?? asked[0] ?? null
  );
}

/** A choice made waits for the other; offers are made by nobody here. */
function isAsked({ table }: Course, empire: Empire, act: MemberAct): boolean {
  if (act.type === 'startTactic') return table.tactics[empire] === null && act.tactic === 'T16';
  return act.type !== 'offerExchange';
}

/** One number for each count of entries, without a run in it. */
function scattered(count: number): number {
  return Math.imul(count + 1, 0x9e3779b1) >>> 7;
}

/** "rescue where 2 or more are held; recover a captain, medic, tanker or pilot; attack a key city; a city with the symbol of a vehicle it lacks; the lowest id". */
function declared(state: State, empire: Empire, acts: readonly MemberAct[]): Declare | null {
  const ways = acts.filter((act): act is Declare => act.type === 'declare');
  const attacks = ways.filter(({ kind }) => kind === 'attack');
  const lacking = (kind: VehicleKind | null) =>
    kind !== null && citiesOf(state, empire).every((city) => CITIES[city].symbol !== kind);
  const cityOf = ({ city }: Declare) => CITIES[city as CityId];
  return (
    ways.find(({ pows }) => pows.length >= 2) ??
    ways.find(({ soldier }) => soldier !== null && DEAR.includes(cardOf(soldier)?.type ?? '')) ??
    attacks.find((act) => cityOf(act).key) ??
    attacks.find((act) => lacking(cityOf(act).symbol)) ??
    attacks[0] ??
    ways[0] ??
    null
  );
}
