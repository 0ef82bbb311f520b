/**
 * AFTERMATH (LC-063): what a campaign turn leaves behind, in one entry. It runs in the order of that rule: city and tactic, prisoners
 * who are freed, fates, prisons, medals, conscripts, the end of the war or the next turn.
 */
import { hashOf, type Json } from '@fieldpost/engine';
import type { CarryOver } from '@fieldpost/rules-animal-world-war/carry-over';
import { CITIES, type CityId } from '../catalogue/cities.ts';
import { SOLDIER_IDS, type SoldierId } from '../catalogue/soldiers.ts';
import { citiesOf, countBy, enemyOf, keyCitiesOf } from '../map.ts';
import type { Options } from '../options.ts';
import type { Report } from '../report.ts';
import {
  type ByEmpire,
  type Declaration,
  dossierOf,
  type Empire,
  type Outcome,
  type State,
  type Status,
} from '../state.ts';
import { withConscripts } from './conscripts.ts';
import { withFates } from './fates.ts';
import { type Grant, withMedals } from './medals.ts';
import { outcomeOf, withShort } from './outcome.ts';

/** The result of a turn: a battle with its report, a walkover (LC-032), or standing down. */
export type Turn =
  | {
      readonly kind: 'battle';
      readonly battle: number;
      readonly declared: Declaration;
      readonly carry: CarryOver;
      readonly report: Report;
    }
  | { readonly kind: 'walkover'; readonly declared: Declaration }
  | { readonly kind: 'standDown'; readonly declared: Declaration };

export type StatusChange = {
  readonly soldierId: SoldierId;
  readonly from: Status;
  readonly to: Status;
  readonly heldIn: CityId | null;
};

/** LC-082: the body of the entry `aftermath`. */
export type Aftermath = {
  readonly battle: number | null;
  readonly cityOwner: Empire | null;
  readonly tacticGained: string | null;
  readonly statusChanges: readonly StatusChange[];
  readonly upgradesGranted: readonly Grant[];
  readonly conscripts: readonly SoldierId[];
  readonly keyCount: ByEmpire<number>;
  readonly cityCount: ByEmpire<number>;
  readonly outcome: Outcome | null;
  readonly state: string;
};

/** A state is never changed, so its hash is worked out once: AFTERMATH says it, and verification asks for it again. */
const hashes = new WeakMap<State, string>();

/** LC-083: the hash of a state. */
export function stateHash(state: State): string {
  const known = hashes.get(state) ?? hashOf(state as unknown as Json);
  hashes.set(state, known);
  return known;
}

/** LC-063. `before`: the state in which the turn was declared. Gives the state after it, and the body of the entry. */
export function aftermath(
  options: Options,
  before: State,
  turn: Turn,
): { readonly state: State; readonly body: Aftermath } {
  const taken = withCity(before, turn);
  const freed = withFreed(taken.state, turn);
  const fates = turn.kind === 'battle' ? withFates(freed, turn) : withFetched(freed, turn);
  const medals = turn.kind === 'battle' ? withMedals(fates, turn) : { state: fates, granted: [] };
  const replaced = withConscripts(options, medals.state);
  const counted = withShort(replaced.state);
  const outcome = outcomeOf(options, counted);
  const state = outcome === null ? nextTurn(counted) : ended(counted, outcome);
  const body: Aftermath = {
    battle: turn.kind === 'battle' ? turn.battle : null,
    cityOwner: ownerAfter(state, turn),
    tacticGained: taken.tactic,
    statusChanges: [...changes(taken.state, freed), ...changes(freed, fates)],
    upgradesGranted: medals.granted,
    conscripts: replaced.conscripts,
    keyCount: countBy((empire) => keyCitiesOf(state, empire).length),
    cityCount: countBy((empire) => citiesOf(state, empire).length),
    outcome,
    state: stateHash(state),
  };
  return { state, body };
}

/** LC-053: "Capture asks 'did the attacker win', whatever their role". A walkover takes the city (AWW-315). */
function captures(turn: Turn): CityId | null {
  const { kind, empire, city } = turn.declared;
  if (kind !== 'attack' || city === null) return null;
  return turn.kind === 'walkover' || (turn.kind === 'battle' && turn.report.winner === empire) ? city : null;
}

/** LC-063 (1), AWW-311: the city, and its tactic: "kept forever, one copy per Empire and title". */
function withCity(state: State, turn: Turn): { readonly state: State; readonly tactic: string | null } {
  const city = captures(turn);
  const { empire } = turn.declared;
  if (city === null) return { state, tactic: null };
  const cities = { ...state.cities, [city]: empire };
  const { reward } = CITIES[city];
  if (state.tactics[empire].includes(reward)) return { state: { ...state, cities }, tactic: null };
  const tactics = { ...state.tactics, [empire]: [...state.tactics[empire], reward].sort() };
  return { state: { ...state, cities, tactics }, tactic: reward };
}

/** LC-063 (2), AWW-324: "If that city changes hands, its prisoners are freed". */
function withFreed(state: State, turn: Turn): State {
  const city = captures(turn);
  const held = SOLDIER_IDS.filter((id) => city !== null && dossierOf(state, id).heldIn === city);
  return withReady(state, held);
}

/** LC-032: a walkover "frees the soldiers named", or "brings the soldier home". */
function withFetched(state: State, { kind, declared: { pows, soldier } }: Turn): State {
  if (kind === 'standDown') return state;
  return withReady(state, soldier === null ? pows : [soldier]);
}

/** These soldiers come home. */
export function withReady(state: State, ids: readonly SoldierId[]): State {
  if (ids.length === 0) return state;
  const home = ids.map((id) => [id, { ...dossierOf(state, id), status: 'ready', heldIn: null, lostAt: null }] as const);
  return { ...state, soldiers: { ...state.soldiers, ...Object.fromEntries(home) } };
}

/** LC-082: in card order, Herbivoria first. */
function changes(before: State, after: State): readonly StatusChange[] {
  return SOLDIER_IDS.flatMap((soldierId) => {
    const { status: from } = dossierOf(before, soldierId);
    const { status: to, heldIn } = dossierOf(after, soldierId);
    return from === to ? [] : [{ soldierId, from, to, heldIn }];
  });
}

function ownerAfter({ cities }: State, turn: Turn): Empire | null {
  if (turn.kind === 'standDown') return null;
  const city = turn.kind === 'battle' ? (turn.carry.cityId as CityId | null) : turn.declared.city;
  return city === null ? null : cities[city];
}

/** LC-063 (8). An offered exchange falls with its phase (LC-034). */
function nextTurn(state: State): State {
  const initiative = enemyOf(state.initiative);
  return { ...state, phase: 'declare', turn: state.turn + 1, initiative, battle: null, exchange: null };
}

/** LC-063 (7). */
export function ended(state: State, outcome: Outcome): State {
  return { ...state, phase: 'ended', battle: null, exchange: null, outcome };
}
