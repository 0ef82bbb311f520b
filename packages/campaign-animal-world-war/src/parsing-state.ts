/** Reading of a state that somebody brings (LC-120): what it leaves out is as in a fresh one, and LC-023 must hold. */
import { accept, type Refusal, type Result, refuse } from '@fieldpost/engine';
import { type Fields, fieldsOf, isCount, oneOf, recordOf } from '@fieldpost/engine/reading';
import { EMPIRES, MEDAL_IDS, TACTIC_IDS, UPGRADE_IDS } from '@fieldpost/rules-animal-world-war/catalogue';
import { CITY_IDS } from './catalogue/cities.ts';
import { SOLDIER_IDS } from './catalogue/soldiers.ts';
import { broken, isAscending } from './invariants.ts';
import type { Options } from './options.ts';
import { type Dossier, freshState, newDossier, STATUSES, type State } from './state.ts';

const MAX_NUMBER = 1_000_000;
const isNumber = (raw: unknown) => isCount(raw, 0, MAX_NUMBER);
const isName = (raw: unknown) => typeof raw === 'string' && raw.length > 0 && raw.length <= 80;
const orNull = (is: (raw: unknown) => boolean) => (raw: unknown) => raw === null || is(raw);
const listOf = (words: readonly string[]) => (raw: unknown) =>
  Array.isArray(raw) && raw.every((one) => typeof one === 'string') && isAscending(raw, words);

const DOSSIER: Readonly<Record<keyof Dossier, (raw: unknown) => boolean>> = {
  status: (raw) => oneOf(raw, STATUSES),
  generation: (raw) => isCount(raw, 1, MAX_NUMBER),
  battles: isNumber,
  wins: isNumber,
  readyEnds: isNumber,
  timesWounded: isNumber,
  timesFallen: isNumber,
  kills: isNumber,
  wounds: isNumber,
  rank: (raw) => isCount(raw, 0, 4),
  medals: listOf(MEDAL_IDS),
  upgrades: listOf(UPGRADE_IDS),
  heldIn: orNull((raw) => oneOf(raw, CITY_IDS)),
  lostAt: orNull(isPlace),
  diedIn: orNull(isName),
  diedTurn: orNull(isNumber),
};

function isPlace(raw: unknown): boolean {
  const fields = fieldsOf(raw, ['battleId', 'city', 'at']);
  if (fields === null || !isName(fields.battleId) || !orNull((one) => oneOf(one, CITY_IDS))(fields.city)) return false;
  const { at } = fields;
  return Array.isArray(at) && at.length === 2 && at.every((one) => isCount(one, -60, 60));
}

/**
 * STATE_INVALID with the rule that it breaks. A battle under way cannot be brought: its match is not in the state. Nor can a turn above the
 * cap of the options (LC-120).
 */
export function parseState(raw: unknown, { cap }: Pick<Options, 'cap'>): Result<State, Refusal> {
  const fields = fieldsOf(raw, [
    'phase',
    'turn',
    'initiative',
    'cities',
    'tactics',
    'short',
    'soldiers',
    'battle',
    'exchange',
    'outcome',
  ]);
  if (fields === null || fields.battle != null || fields.exchange != null || fields.outcome != null) return invalid();
  const fresh = freshState();
  const { phase = fresh.phase, turn = fresh.turn, initiative = fresh.initiative } = fields;
  const parts = {
    cities: over(fresh.cities, fields.cities, (one) => one === null || oneOf(one, EMPIRES)),
    tactics: over(fresh.tactics, fields.tactics, listOf(TACTIC_IDS)),
    short: over(fresh.short, fields.short, isNumber),
    soldiers: soldiersOf(fields.soldiers),
  };
  const framed = oneOf(phase, ['startTactics', 'declare']) && isCount(turn, 1, cap) && oneOf(initiative, EMPIRES);
  if (!framed || Object.values(parts).some((part) => part === null)) return invalid();
  const state = { ...fresh, phase, turn, initiative, ...parts } as State;
  return broken(state, null).length === 0 ? accept(state) : invalid();
}

function invalid() {
  return refuse('STATE_INVALID', 'LC-023');
}

/** The members of `raw` over those that are known; null where one is not known or not of its form. */
function over<Part extends object>(known: Part, raw: unknown, is: (one: unknown) => boolean): Part | null {
  const fields = fieldsOf(raw ?? {}, Object.keys(known));
  return fields !== null && Object.values(fields).every(is) ? { ...known, ...(fields as Part) } : null;
}

function soldiersOf(raw: unknown): State['soldiers'] | null {
  const given = recordOf(raw ?? {}, SOLDIER_IDS.length);
  if (given === null || !Object.keys(given).every((id) => SOLDIER_IDS.includes(id))) return null;
  const read = SOLDIER_IDS.map((id) => [id, dossierOf(Object.hasOwn(given, id) ? given[id] : {})] as const);
  return read.every(([, dossier]) => dossier !== null) ? (Object.fromEntries(read) as State['soldiers']) : null;
}

function dossierOf(raw: unknown): Dossier | null {
  const fields: Fields | null = fieldsOf(raw, Object.keys(DOSSIER));
  if (fields === null) return null;
  const whole = { ...newDossier(), ...fields } as Dossier;
  return Object.entries(DOSSIER).every(([key, is]) => is(whole[key as keyof Dossier])) ? whole : null;
}
