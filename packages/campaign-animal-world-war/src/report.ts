/** The report of a battle, as the ledger keeps it (LC-060, LC-121): complete, so that it needs neither the match nor its record. */
import { accept, fail, hashOf, type Json, type Refusal, type Result, refuse } from '@fieldpost/engine';
import { fieldsOf, isCount, listOf, oneOf, recordOf } from '@fieldpost/engine/reading';
import {
  EMPIRES,
  MEDAL_IDS,
  type MedalId,
  OBJECTIVE_IDS,
  TACTIC_IDS,
} from '@fieldpost/rules-animal-world-war/catalogue';
import { SOLDIER_IDS, type SoldierId } from './catalogue/soldiers.ts';
import type { ByEmpire, Empire } from './state.ts';

export const ENDS = ['standing', 'inVehicle', 'wounded', 'dead', 'reserve', 'notFielded'] as const;
const ENDINGS = ['rules', 'resignation', 'agreement', 'timeout', 'adjudication'] as const;
const REASONS = ['objective', 'elimination', 'safety', 'special', ...ENDINGS.slice(1)] as const;
const VEHICLE_IDS = ['H.tank', 'H.plane', 'C.tank', 'C.plane'] as const;
const CIVILIAN_ENDS = ['upright', 'wounded', 'dead'] as const;

export type UnitReport = {
  readonly end: (typeof ENDS)[number];
  readonly at: readonly [number, number] | null;
  readonly inZone: Empire | null;
  readonly enemiesOnTile: boolean;
  readonly friendsOnTile: boolean;
  readonly deaths: number;
  readonly timesWounded: number;
  readonly damageTaken: number;
  readonly enemyDamage: number;
  readonly enemyWounded: number;
  readonly enemyKilled: number;
};
export type MedalReport = {
  readonly soldierId: SoldierId;
  readonly medal: MedalId;
  /** Places in the record: [step, event], both from 0. */
  readonly evidence: readonly (readonly [number, number])[];
};
export type Report = {
  readonly winner: Empire | 'draw';
  readonly by: (typeof ENDINGS)[number];
  readonly reason: (typeof REASONS)[number];
  readonly rounds: number;
  readonly objective: (typeof OBJECTIVE_IDS)[number] | null;
  readonly units: Readonly<Record<SoldierId, UnitReport>>;
  readonly vehicles: Readonly<
    Record<string, { readonly lost: boolean; readonly enemyDamage: number; readonly attackRuns: number }>
  >;
  readonly civilians: Readonly<Record<string, (typeof CIVILIAN_ENDS)[number]>>;
  readonly tacticUsed: ByEmpire<(typeof TACTIC_IDS)[number] | null>;
  readonly medals: readonly MedalReport[];
  /** Of a report made from a match: the role of each Empire, and the hash of the record. */
  readonly roles?: ByEmpire<'A' | 'B'>;
  readonly logHash?: string;
};

export const NOT_FIELDED: UnitReport = {
  end: 'notFielded',
  at: null,
  inZone: null,
  enemiesOnTile: false,
  friendsOnTile: false,
  deaths: 0,
  timesWounded: 0,
  damageTaken: 0,
  enemyDamage: 0,
  enemyWounded: 0,
  enemyKilled: 0,
};

const MAX_NUMBER = 1_000_000;
const isFlag = (raw: unknown): raw is boolean => typeof raw === 'boolean';
const isNumber = (raw: unknown) => isCount(raw, 0, MAX_NUMBER);
const isHex = (raw: unknown): raw is readonly [number, number] =>
  Array.isArray(raw) && raw.length === 2 && raw.every((one) => isCount(one, -60, 60));
const orNull = (is: (raw: unknown) => boolean) => (raw: unknown) => raw === null || is(raw);
const among = (words: readonly string[]) => (raw: unknown) => oneOf(raw, words);

type Reader = (raw: unknown) => boolean;
const UNIT: Readonly<Record<keyof UnitReport, Reader>> = {
  end: among(ENDS),
  at: orNull(isHex),
  inZone: orNull(among(EMPIRES)),
  enemiesOnTile: isFlag,
  friendsOnTile: isFlag,
  deaths: isNumber,
  timesWounded: isNumber,
  damageTaken: isNumber,
  enemyDamage: isNumber,
  enemyWounded: isNumber,
  enemyKilled: isNumber,
};
const VEHICLE = { lost: isFlag, enemyDamage: isNumber, attackRuns: isNumber };

/** The members of a plain object over what is as a rule, where each is of its form; null otherwise. */
function filledWith<Value>(raw: unknown, initial: Value, readers: Readonly<Record<string, Reader>>): Value | null {
  const fields = fieldsOf(raw, Object.keys(readers));
  if (fields === null) return null;
  const all = { ...initial, ...fields } as Readonly<Record<string, unknown>>;
  return Object.entries(readers).every(([key, good]) => good(all[key])) ? (all as Value) : null;
}

/** Each member of a record read by its own reader; null where one is not read, or its name is not known. */
function eachOf<Value>(
  raw: unknown,
  known: readonly string[],
  read: (one: unknown) => Value | null,
): Record<string, Value> | null {
  const fields = recordOf(raw, known.length);
  if (fields === null) return null;
  const read_ = Object.entries(fields).map(([key, one]) => [key, known.includes(key) ? read(one) : null] as const);
  return read_.every(([, one]) => one !== null) ? (Object.fromEntries(read_) as Record<string, Value>) : null;
}

/** A soldier who lies somewhere has a place: their fate is read from it (AWW-322). */
function unitOf(raw: unknown): UnitReport | null {
  const unit = filledWith<UnitReport>(raw, { ...NOT_FIELDED, end: 'standing' }, UNIT);
  return unit === null || (unit.end === 'wounded' && unit.at === null) ? null : unit;
}

function medalsOf(raw: unknown): readonly MedalReport[] | null {
  const given = listOf(raw, SOLDIER_IDS.length * MEDAL_IDS.length);
  const isPlace = (one: unknown) => Array.isArray(one) && one.length === 2 && one.every(isNumber);
  const medals = given?.map((one) =>
    filledWith<MedalReport>(
      one,
      { soldierId: '', medal: 'M01', evidence: [] },
      {
        soldierId: among(SOLDIER_IDS),
        medal: among(MEDAL_IDS.filter((id) => id !== 'M16')), // that one the campaign itself counts
        evidence: (places) => (listOf(places, 1_000) ?? [0]).every(isPlace),
      },
    ),
  );
  return medals?.every((one) => one !== null) ? (medals as MedalReport[]) : null;
}

const DRAFT = {
  winner: among([...EMPIRES, 'draw']),
  by: among(ENDINGS),
  reason: among(REASONS),
  rounds: isNumber,
  objective: orNull(among(OBJECTIVE_IDS)),
  units: () => true,
  vehicles: () => true,
  civilians: () => true,
  medals: () => true,
  tacticUsed: (raw: unknown) => filledWith(raw, NO_CARDS, { HERB: CARD, CARN: CARD }) !== null,
};
const CARD = orNull(among(TACTIC_IDS));
const NO_CARDS = { HERB: null, CARN: null };
const BLANK = { rounds: 0, objective: null, units: {}, vehicles: {}, civilians: {}, medals: [], tacticUsed: NO_CARDS };

/** Members that only a report made from a match has (LC-060). */
const SOURCE: Readonly<Record<string, Reader>> = {
  roles: (raw) => filledWith(raw, {}, { HERB: among(['A', 'B']), CARN: among(['A', 'B']) }) !== null,
  logHash: (raw) => typeof raw === 'string' && /^[0-9a-f]{64}$/.test(raw),
};

function sourceIn(raw: unknown): Readonly<Record<string, Reader>> {
  const has = (key: string) => typeof raw === 'object' && raw !== null && Object.hasOwn(raw, key);
  return Object.fromEntries(Object.entries(SOURCE).filter(([key]) => has(key)));
}

/** LC-121: a report as it is typed in: what it leaves out is null, false, 0 or empty, and units left out were not fielded. */
export function parseReport(raw: unknown): Result<Report, Refusal> {
  const draft = filledWith<Record<string, unknown>>(raw, { by: 'rules', ...BLANK }, { ...DRAFT, ...sourceIn(raw) });
  if (draft === null) return refuse('MALFORMED', 'LC-121');
  const units = eachOf(draft.units, SOLDIER_IDS, unitOf);
  const vehicles = eachOf(draft.vehicles, VEHICLE_IDS, (one) =>
    filledWith(one, { lost: false, enemyDamage: 0, attackRuns: 0 }, VEHICLE),
  );
  const civilians = eachOf(draft.civilians, ['V1', 'V2'], (one) => (oneOf(one, CIVILIAN_ENDS) ? one : null));
  const medals = medalsOf(draft.medals);
  if (units === null || vehicles === null || civilians === null || medals === null)
    return refuse('MALFORMED', 'LC-121');
  const whole = { ...draft, units: complete(units), vehicles, civilians, medals: inOrder(medals) };
  return accept({ ...whole, tacticUsed: { ...NO_CARDS, ...(draft.tacticUsed as object) } } as unknown as Report);
}

/** All 24, in card order. */
function complete(units: Readonly<Record<SoldierId, UnitReport>>): Report['units'] {
  return Object.fromEntries(SOLDIER_IDS.map((id) => [id, units[id] ?? NOT_FIELDED]));
}

/** LC-060: "medals stand in order of number, then soldier id". */
export function inOrder(medals: readonly MedalReport[]): readonly MedalReport[] {
  const keyOf = ({ medal, soldierId }: MedalReport) => `${medal} ${soldierId}`;
  return [...medals].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** LC-082: the hash of a report in its entry. */
export function reportHash(report: Report): string {
  return hashOf(report as unknown as Json);
}

/** The parts of a report that an officer may correct (LC-085). */
const PATCHED_UNIT = ['end', 'at', 'inZone', 'enemiesOnTile', 'friendsOnTile'] as const;
/** LC-085: medals of a winner, which fall on their own with the victory. */
const OF_WINNERS: readonly MedalId[] = ['M02', 'M14', 'M15'];

/**
 * LC-085: the report as an officer corrects it: winner, reason, of units where and how they ended, and medals. Anything else is
 * MALFORMED.
 */
export function patchedReport(report: Report, raw: unknown): Result<Report, Refusal> {
  const patch = fieldsOf(raw, ['winner', 'reason', 'units', 'medals']);
  const units = patch === null ? null : patchedUnits(report, patch.units ?? {});
  if (patch === null || units === null) return refuse('MALFORMED', 'LC-085');
  const parsed = parseReport({ ...report, ...patch, units, by: 'adjudication' });
  if (!parsed.ok) return fail({ ...parsed.fault, rule: 'LC-085' });
  const medals = patch.medals === undefined ? withoutFallen(parsed.value) : parsed.value.medals;
  return accept({ ...parsed.value, medals });
}

function patchedUnits({ units }: Report, raw: unknown): Record<string, unknown> | null {
  const patches = recordOf(raw, SOLDIER_IDS.length);
  if (patches === null || !Object.keys(patches).every((id) => SOLDIER_IDS.includes(id))) return null;
  const patched: Record<string, unknown> = { ...units };
  for (const [id, one] of Object.entries(patches)) {
    const fields = fieldsOf(one, PATCHED_UNIT);
    if (fields === null) return null;
    patched[id] = { ...units[id], ...fields };
  }
  return patched;
}

function withoutFallen({ medals, winner }: Report): readonly MedalReport[] {
  const won = ({ soldierId }: MedalReport) => winner !== 'draw' && soldierId.startsWith(winner.charAt(0));
  return medals.filter((one) => !OF_WINNERS.includes(one.medal) || won(one));
}
