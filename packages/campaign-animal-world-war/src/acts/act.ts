/** The acts of members, officers and the system in a campaign (THE-RULES "Acts", LC-085, LC-121). */
import { accept, type Json, type Refusal, type Result, refuse } from '@fieldpost/engine';
import { type Fields, fieldsOf, isCount, listOf, oneOf } from '@fieldpost/engine/reading';
import {
  EMPIRES,
  LAYOUT_IDS,
  OBJECTIVE_IDS,
  TACTIC_IDS,
  type TacticId,
} from '@fieldpost/rules-animal-world-war/catalogue';
import { CITY_IDS, type CityId } from '../catalogue/cities.ts';
import { SOLDIER_IDS, type SoldierId } from '../catalogue/soldiers.ts';
import { parseReport, type Report } from '../report.ts';
import { DECLARATION_KINDS, type DeclarationKind, type Empire, type Terms } from '../state.ts';

/** An act of a member (LC-030 to LC-035, LC-095). */
export type MemberAct =
  | { readonly type: 'startTactic'; readonly tactic: TacticId }
  | {
      readonly type: 'declare';
      readonly kind: DeclarationKind;
      readonly city: CityId | null;
      readonly soldier: SoldierId | null;
      /** In card order. */
      readonly pows: readonly SoldierId[];
      readonly terms: Terms | null;
    }
  | { readonly type: 'answerTerms'; readonly accept: boolean }
  | { readonly type: 'offerExchange'; readonly give: readonly SoldierId[]; readonly take: readonly SoldierId[] }
  | { readonly type: 'answerExchange'; readonly accept: boolean }
  | { readonly type: 'offerDraw' }
  | { readonly type: 'answerDraw'; readonly accept: boolean }
  | { readonly type: 'resign' }
  | { readonly type: 'claim' };

/** An act of an officer (LC-061, LC-085 to LC-088, LC-102). */
export type OfficerAct =
  | {
      readonly type: 'correct';
      /** The entry of the current line that holds the report. */
      readonly of: number;
      /** The corrected values; null if the battle is fought again. Read against the report that it corrects. */
      readonly report: Json;
      readonly from: number | null;
      readonly reason: string;
    }
  | { readonly type: 'void'; readonly reason: string }
  | { readonly type: 'pause'; readonly reason: string }
  | { readonly type: 'resume'; readonly reason: string };

/** The system's acts: the end of a battle, of a deadline, of a seat (LC-060, LC-091, LC-014, LC-095). */
export type HouseAct =
  | { readonly type: 'report'; readonly report: Report; readonly record: string | null }
  | { readonly type: 'timeUp' }
  /** LC-091, LC-092: what the Empire with the initiative had planned. */
  | (Omit<Extract<MemberAct, { type: 'declare' }>, 'type'> & { readonly type: 'planned' })
  | { readonly type: 'exchangeFalls' }
  | {
      readonly type: 'seat';
      readonly empire: Empire;
      readonly player: number;
      readonly change: 'taken' | 'left' | 'passed';
    }
  | { readonly type: 'forfeit'; readonly empire: Empire };

export type Act = MemberAct | OfficerAct | HouseAct;

const MALFORMED = refuse('MALFORMED', 'LC-037');
/** LC-163: reasons are text of this length, never markup. */
const REASON = { least: 10, most: 1_000 };
const MAX_EXCHANGED = 6;
const MAX_RESCUED = 2;

type Reading<One> = Result<One, Refusal>;
type Reader = (fields: Fields) => Reading<Act>;

/** Each type with the keys that it may have, and how it is read. */
const READERS: Readonly<Record<Act['type'], readonly [keys: readonly string[], read: Reader]>> = {
  startTactic: [['tactic'], ({ tactic }) => startTactic(tactic)],
  declare: [['kind', 'city', 'soldier', 'pows', 'terms'], declaration],
  answerTerms: [['accept'], ({ accept: yes }) => answer('answerTerms', yes)],
  offerExchange: [['give', 'take'], exchange],
  answerExchange: [['accept'], ({ accept: yes }) => answer('answerExchange', yes)],
  offerDraw: [[], () => accept({ type: 'offerDraw' })],
  answerDraw: [['accept'], ({ accept: yes }) => answer('answerDraw', yes)],
  resign: [[], () => accept({ type: 'resign' })],
  claim: [[], () => accept({ type: 'claim' })],
  correct: [['of', 'report', 'match', 'from', 'reason'], correction],
  void: [['reason'], ({ reason }) => reasoned('void', reason)],
  pause: [['reason'], ({ reason }) => reasoned('pause', reason)],
  resume: [['reason'], ({ reason }) => reasoned('resume', reason)],
  report: [['report', 'record'], reported],
  timeUp: [[], () => accept({ type: 'timeUp' })],
  planned: [['kind', 'city', 'soldier', 'pows', 'terms'], plan],
  exchangeFalls: [[], () => accept({ type: 'exchangeFalls' })],
  seat: [['empire', 'player', 'change'], seat],
  forfeit: [['empire'], ({ empire }) => (oneOf(empire, EMPIRES) ? accept({ type: 'forfeit', empire }) : MALFORMED)],
};

/** LC-037: "What is not listed here is not an act." Refused with MALFORMED or the code of what it names. */
export function parseAct(raw: unknown): Reading<Act> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return MALFORMED;
  const { type } = raw as Fields;
  if (typeof type !== 'string' || !Object.hasOwn(READERS, type)) return MALFORMED;
  const [keys, read] = READERS[type as Act['type']];
  const fields = fieldsOf(raw, ['type', ...keys]);
  return fields === null ? MALFORMED : read(fields);
}

/** LC-030: "one of T01 to T20". */
function startTactic(tactic: unknown): Reading<Act> {
  if (typeof tactic !== 'string') return MALFORMED;
  return oneOf(tactic, TACTIC_IDS) ? accept({ type: 'startTactic', tactic }) : refuse('TACTIC_UNKNOWN', 'AWW-301');
}

/** LC-031. Members that its kind has no use for are not there, or null. */
function declaration(fields: Fields): Reading<Act> {
  const { kind } = fields;
  const { city = null, soldier = null, pows: named = [], terms: asked = null } = fields;
  if (!oneOf(kind, DECLARATION_KINDS)) return MALFORMED;
  const listed = listOf(named, MAX_RESCUED);
  const wants = { city: kind === 'attack' || kind === 'rescue', soldier: kind === 'recover', pows: kind === 'rescue' };
  const has = { city: city !== null, soldier: soldier !== null, pows: (listed ?? []).length > 0 };
  if (listed === null || wants.city !== has.city || wants.soldier !== has.soldier || wants.pows !== has.pows)
    return MALFORMED;
  if (has.city && !oneOf(city, CITY_IDS))
    return typeof city === 'string' ? refuse('NO_SUCH_CITY', 'AWW-303') : MALFORMED;
  const pows = soldiers(listed);
  if (!pows.ok) return pows;
  const one = soldiers(soldier === null ? [] : [soldier]);
  if (!one.ok) return one;
  const terms = termsOf(kind, asked);
  if (!terms.ok) return terms;
  return accept({
    type: 'declare',
    kind,
    city: city as CityId | null,
    soldier: one.value[0] ?? null,
    pows: pows.value,
    terms: terms.value,
  });
}

/** LC-092: the plan is a list of declarations. */
function plan(fields: Fields): Reading<Act> {
  const read = declaration(fields);
  return read.ok && read.value.type === 'declare' ? accept({ ...read.value, type: 'planned' }) : read;
}

/** LC-033: "offered with the declaration and not for `rescue` and `recover`". */
function termsOf(kind: DeclarationKind, raw: unknown): Reading<Terms | null> {
  if (raw === null) return accept(null);
  const fields = fieldsOf(raw, ['objective', 'layout']);
  if (fields === null) return MALFORMED;
  const { objective = null, layout = null } = fields;
  const known =
    (objective === null || oneOf(objective, OBJECTIVE_IDS)) && (layout === null || oneOf(layout, LAYOUT_IDS));
  if (!known || kind !== 'attack' || (objective === null && layout === null)) return refuse('TERMS_INVALID', 'AWW-310');
  return accept({ objective, layout } as Terms);
}

/** Soldiers by id, none twice, in card order. */
function soldiers(raw: readonly unknown[]): Reading<readonly SoldierId[]> {
  if (!raw.every((one) => typeof one === 'string') || new Set(raw).size < raw.length) return MALFORMED;
  if (!raw.every((one) => oneOf(one, SOLDIER_IDS))) return refuse('NO_SUCH_SOLDIER');
  return accept(SOLDIER_IDS.filter((id) => raw.includes(id)));
}

function answer(type: 'answerTerms' | 'answerExchange' | 'answerDraw', raw: unknown): Reading<Act> {
  return typeof raw === 'boolean' ? accept({ type, accept: raw }) : MALFORMED;
}

/** LC-034: "lists of equal length, 1 to 6". */
function exchange({ give, take }: Fields): Reading<Act> {
  const [given, taken] = [listOf(give, MAX_EXCHANGED), listOf(take, MAX_EXCHANGED)];
  if (given === null || taken === null) return MALFORMED;
  const [offered, wanted] = [soldiers(given), soldiers(taken)];
  if (!offered.ok) return offered;
  if (!wanted.ok) return wanted;
  if (given.length !== taken.length || given.length === 0) return refuse('EXCHANGE_INVALID', 'AWW-327');
  return accept({ type: 'offerExchange', give: offered.value, take: wanted.value });
}

/** LC-085: a corrected report, or `match`, the battle that is to be fought again. */
function correction({ of, report = null, match = null, from = null, reason }: Fields): Reading<Act> {
  const named = match === null || typeof match === 'string';
  if (!isCount(of, 0, Number.MAX_SAFE_INTEGER) || !named || (report === null) === (match === null)) return MALFORMED;
  if (from !== null && !isCount(from, 1, Number.MAX_SAFE_INTEGER)) return MALFORMED;
  return isReason(reason)
    ? accept({ type: 'correct', of, report: report as Json, from, reason })
    : refuse('REASON_REQUIRED', 'LC-163');
}

function reasoned(type: 'void' | 'pause' | 'resume', reason: unknown): Reading<Act> {
  return isReason(reason) ? accept({ type, reason }) : refuse('REASON_REQUIRED', 'LC-163');
}

/** LC-163: 10 to 1,000 characters that say something. */
export function isReason(raw: unknown): raw is string {
  if (typeof raw !== 'string' || raw.length > REASON.most) return false;
  return raw.trim().length >= REASON.least;
}

function reported({ report, record = null }: Fields): Reading<Act> {
  if (record !== null && (typeof record !== 'string' || !/^[0-9a-f]{64}$/.test(record))) return MALFORMED;
  const read = parseReport(report);
  if (!read.ok) return read;
  // LC-121: "in `campaign try` with a typed report these two are left out of what is hashed"
  const { roles, logHash, ...typed } = read.value;
  return accept({ type: 'report', report: record === null ? typed : read.value, record });
}

function seat({ empire, player, change }: Fields): Reading<Act> {
  const known = oneOf(empire, EMPIRES) && isCount(player, 0, 3) && oneOf(change, ['taken', 'left', 'passed'] as const);
  return known ? accept({ type: 'seat', empire, player, change }) : MALFORMED;
}
