/** Reading of acts from outside. */
import { type Fields, fieldsOf, instantOf, isName, isOneOf, isReason, isWhole } from '../reading.ts';
import { accepted, type Outcome, refused } from '../refusal.ts';
import { isQuarter, type Quarter } from '../scores.ts';
import {
  type Act,
  type ByeCode,
  type HeldTurns,
  type LogEvent,
  type LogKind,
  type RatingTriple,
  RESULT_KINDS,
  type ResultKind,
  RULING_KINDS,
  type RulingKind,
  type Scored,
  STATES,
  type Worth,
} from './events.ts';
import { legNameOf } from './finding.ts';
import type { Entering } from './opening.ts';
import {
  type Confirmation,
  readConfirmation,
  readDispute,
  readReport,
  readRetract,
  standingOf,
} from './reading-reports.ts';
import { hasMembersOf } from './stored.ts';

type Reader = (fields: Fields) => Outcome<LogEvent>;
const BAD = refused('CL_BAD_INPUT');

/** An act that is read, or refused because of one of its members. */
function readAs(event: LogEvent | null, at = ''): Outcome<LogEvent> {
  return event === null ? refused('CL_BAD_INPUT', at) : accepted(event);
}

const READERS: Readonly<Record<LogKind, Reader>> = {
  enter: (fields) => readEntering('enter', fields),
  late: (fields) => ('a' in fields && 'b' in fields ? readLateLeg(fields) : readEntering('late', fields)),
  confirm: ({ entry }) => readAs(isName(entry) ? { kind: 'confirm', entry } : null, 'entry'),
  state: ({ to }) => readAs(isOneOf(to, STATES) ? { kind: 'state', to } : null, 'to'),
  seed: ({ order }) => {
    const good = Array.isArray(order) && order.length > 0 && order.every((id) => isName(id));
    return readAs(good && new Set(order).size === order.length ? { kind: 'seed', order } : null, 'order');
  },
  round: readRound,
  repair: ({ round, reason }) => {
    if (!isWhole(round, 1, 512)) return refused('CL_BAD_INPUT', 'round');
    if (reason === undefined) return accepted({ kind: 'repair', round });
    return isReason(reason) ? accepted({ kind: 'repair', round, reason }) : refused('CL_REASON_REQUIRED', 'reason');
  },
  bye: ({ entry, round, code = 'H' }) => {
    const good = isName(entry) && isWhole(round, 1, 512) && isOneOf(code, ['H', 'Z'] as const);
    return readAs(good ? { kind: 'bye', entry, round, code } : null);
  },
  result: readResult,
  report: readReport,
  dispute: readDispute,
  retract: readRetract,
  decide: readRuling,
  match: readMatch,
  withdraw: ({ entry, reason }) => {
    if (!isName(entry)) return refused('CL_BAD_INPUT', 'entry');
    if (reason === undefined) return accepted({ kind: 'withdraw', entry });
    return isReason(reason) ? accepted({ kind: 'withdraw', entry, reason }) : refused('CL_REASON_REQUIRED', 'reason');
  },
  amend: ({ settings, reason }) => {
    const changes = fieldsOf(settings);
    if (changes === null) return refused('CL_BAD_INPUT', 'settings');
    return isReason(reason)
      ? accepted({ kind: 'amend', settings: changes, reason })
      : refused('CL_REASON_REQUIRED', 'reason');
  },
  consent: ({ entry, to, accept = true }) => {
    const good = isName(entry) && isWhole(to, 1, 1e12) && typeof accept === 'boolean';
    return readAs(good ? { kind: 'consent', entry, to, accept } : null);
  },
  pause: ({ reason }) =>
    isReason(reason) ? accepted({ kind: 'pause', reason }) : refused('CL_REASON_REQUIRED', 'reason'),
  resume: () => accepted({ kind: 'resume' }),
  deduct: ({ entry, q, reason = '' }) => {
    // CL-088: up to what a win is worth; where that is 4 `refusesJoining` says so.
    const good = isName(entry) && isWhole(q, 1, 12) && typeof reason === 'string';
    return readAs(good ? { kind: 'deduct', entry, q, reason } : null, 'q');
  },
  block: ({ a, b }) => readAs(isName(a) && isName(b) ? { kind: 'block', a, b } : null),
  forbid: ({ a, b, reason }) => {
    if (!isName(a) || !isName(b)) return BAD;
    return isReason(reason) ? accepted({ kind: 'forbid', a, b, reason }) : refused('CL_REASON_REQUIRED', 'reason');
  },
  holder: ({ entry, holder, rating = null }) => {
    const good = isName(entry) && isName(holder) && isRating(rating);
    return readAs(good ? { kind: 'holder', entry, holder, rating } : null);
  },
  squad: ({ entry, squad, absent = [] }) =>
    readAs(
      isName(entry) && areNames(squad) && areNames(absent) ? { kind: 'squad', entry, squad, absent } : null,
      'squad',
    ),
  captain: ({ entry, player }) =>
    readAs(isName(entry) && isName(player) ? { kind: 'captain', entry, player } : null, 'player'),
  reserve: (fields) => {
    const { entry, player } = fields;
    const name = legNameOf(fields);
    return readAs(isName(entry) && isName(player) && name ? { kind: 'reserve', entry, player, ...name } : null);
  },
  challenge: ({ a, b }) => readAs(isName(a) && isName(b) ? { kind: 'challenge', a, b } : null),
  answer: ({ a, b, accept }) => {
    const good = isName(a) && isName(b) && typeof accept === 'boolean';
    return readAs(good ? { kind: 'answer', a, b, accept } : null);
  },
  leave: ({ entry, from, to }) => {
    const [start, end] = [instantOf(from), instantOf(to)];
    return readAs(
      isName(entry) && start !== null && end !== null ? { kind: 'leave', entry, from: start, to: end } : null,
    );
  },
  week: () => accepted({ kind: 'week' }),
  import: (fields) => {
    const { file, what, lines, makes, divisions, brought } = fields as Omit<
      Extract<LogEvent, { kind: 'import' }>,
      'kind'
    >;
    if (!hasMembersOf('import', fields)) return refused('CL_BAD_INPUT', 'file', 'CL-212');
    const more = { ...(divisions === undefined ? {} : { divisions }), ...(brought === undefined ? {} : { brought }) };
    return accepted({ kind: 'import', file, what, lines, makes, ...more });
  },
  'undo-import': ({ of }) => readAs(isWhole(of, 1, 1e12) ? { kind: 'undo-import', of } : null, 'of'),
};
const KINDS = Object.keys(READERS) as LogKind[];

/**
 * An act: `{type, ...members}`, `{kind, payload: {...members}}` or `{<kind>: {...members}}`, each with an optional `at`. Members that no
 * rule asks for are left alone.
 */
export function actOf(raw: unknown): Outcome<Act> {
  const fields = fieldsOf(raw);
  if (fields === null) return BAD;
  const named = namedKind(fields);
  if (named === null) return refused('CL_BAD_INPUT', 'type');
  const at = fields.at === undefined || fields.at === null ? null : instantOf(fields.at);
  if (fields.at != null && at === null) return refused('CL_BAD_INPUT', 'at');
  const event = READERS[named.kind](named.members);
  return event.ok ? accepted({ at, event: event.value }) : event;
}

/** An act as somebody asks for it: what joins the log, or what is only answered with something that does (CL-201). */
export type AskedFor = { readonly at: number | null; readonly event: LogEvent | Confirmation };

export function askedOf(raw: unknown): Outcome<AskedFor> {
  const fields = fieldsOf(raw);
  const { type, kind = type, payload, at = null } = fields ?? {};
  if (fields === null || kind !== 'confirm-report') return actOf(raw);
  const when = at === null ? null : instantOf(at);
  if (at !== null && when === null) return refused('CL_BAD_INPUT', 'at');
  const event = readConfirmation(fieldsOf(payload) ?? fields);
  return event.ok ? accepted({ at: when, event: event.value }) : event;
}

function namedKind(fields: Fields): { readonly kind: LogKind; readonly members: Fields } | null {
  const { type, kind, payload } = fields;
  if (isOneOf(type, KINDS)) return { kind: type, members: fields };
  if (isOneOf(kind, KINDS)) return { kind, members: fieldsOf(payload) ?? { ...fields, kind: fields.how } };
  const wrapper = KINDS.find((one) => fieldsOf(fields[one]) !== null);
  return wrapper === undefined ? null : { kind: wrapper, members: fieldsOf(fields[wrapper]) ?? {} };
}

function isRating(raw: unknown): raw is RatingTriple | null {
  if (raw === null) return true;
  return Array.isArray(raw) && raw.length === 3 && raw.every(Number.isFinite) && raw[1] > 0 && raw[2] > 0;
}

/** An entry of a case, or of an act of entering; null where it is none. */
export function enteringFrom(raw: unknown): Entering | null {
  const fields = fieldsOf(raw);
  if (fields === null) return null;
  const { id, name = id, number = null, rating = null, apart = null, since = null } = fields;
  const from = since === null ? null : instantOf(since);
  const good = isName(id, 64) && isName(name) && (number === null || isWhole(number, 1, 1_000_000)) && isRating(rating);
  if (!good || (apart !== null && !isName(apart)) || (since !== null && from === null)) return null;
  return { id, name, number, rating, apart, since: from };
}

function readEntering(kind: 'enter' | 'late', fields: Fields): Outcome<LogEvent> {
  const who = enteringFrom(fields);
  if (who === null) return BAD;
  const { id, name, number, rating, apart } = who;
  const entrance = { id, name, number, rating, apart };
  return accepted(kind === 'enter' ? { kind, ...entrance } : { kind, ...entrance });
}

function readRound({ round, pairs = [], byes = {}, barred, stage }: Fields): Outcome<LogEvent> {
  const free = fieldsOf(byes);
  if (!isWhole(round, 1, 512) || !Array.isArray(pairs) || free === null) return BAD;
  const arePairs = pairs.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every((id) => isName(id)));
  const areByes = Object.values(free).every((code) => isOneOf(code, ['U', 'H', 'Z'] as const));
  if (!arePairs || !areByes) return BAD;
  const sealed = typeof barred === 'string' && /^[0-9a-f]{64}$/.test(barred) ? { barred } : {};
  if (barred !== undefined && !('barred' in sealed)) return refused('CL_BAD_INPUT', 'barred', 'CL-023');
  if (stage !== undefined && !isOneOf(stage, ['playoff'] as const)) return refused('CL_BAD_INPUT', 'stage', 'CL-043');
  const last = stage === undefined ? {} : ({ stage } as const);
  return accepted({ kind: 'round', round, pairs, byes: free as Readonly<Record<string, ByeCode>>, ...sealed, ...last });
}

/** Names of which none comes twice. */
const areNames = (raw: unknown): raw is readonly string[] =>
  Array.isArray(raw) && raw.every((one) => isName(one)) && new Set(raw).size === raw.length;

/** CL-101, CL-080: what each kind of result may score; null where it may not. */
function quartersOf(how: RulingKind | ResultKind, { q, qA = q, qB }: Fields): readonly [Quarter, Quarter] | null {
  if (how === 'double') return qA === undefined || qA === 0 ? [0, 0] : null;
  if (how === 'provisional' || how === 'replay' || how === 'play-on') return [2, 2];
  if (!isQuarter(qA) || (how === 'walkover' && qA !== 0 && qA !== 4)) return null;
  const rest = (4 - qA) as Quarter;
  return qB === undefined || qB === rest ? [qA, rest] : null;
}

const areTurns = (raw: unknown): raw is readonly number[] =>
  Array.isArray(raw) && raw.length >= 1 && raw.length <= 2 && raw.every((turns) => isWhole(turns, 0, 100_000));

/** CL-133; undefined: nothing is said of it; null: what is said cannot be. */
function heldOf({ held }: Fields): HeldTurns | null | undefined {
  if (held === undefined) return undefined;
  const { a, b, left } = fieldsOf(held) ?? {};
  if (!areTurns(a) || !areTurns(b)) return null;
  if (left === undefined) return { a, b };
  const worths = Object.entries(fieldsOf(left) ?? { none: null });
  const good = worths.every(([side, worth]) => (side === 'a' || side === 'b') && isWorth(worth));
  return good ? { a, b, left: Object.fromEntries(worths) } : null;
}

/** CL-092: points out of a maximum, both whole numbers. */
function isWorth(raw: unknown): raw is Worth {
  return Array.isArray(raw) && raw.length === 2 && isWhole(raw[1], 1, 1_000_000) && isWhole(raw[0], 0, raw[1]);
}

function scoredOf(how: RulingKind | ResultKind, fields: Fields): (Scored & { readonly held?: HeldTurns }) | null {
  const { margin = 0, misses = [0, 0] } = fields;
  const held = heldOf(fields);
  if (held === null) return null;
  const q = quartersOf(how, fields);
  if (q === null || !isWhole(margin, -1_000, 1_000) || !Array.isArray(misses) || misses.length !== 2) return null;
  const [ours, theirs]: readonly unknown[] = misses;
  if (!isWhole(ours, 0, 1_000) || !isWhole(theirs, 0, 1_000)) return null;
  return { q, margin, misses: [ours, theirs], ...(held === undefined ? {} : { held }) };
}

function readResult(fields: Fields): Outcome<LogEvent> {
  const how = fields.how ?? fields.kind ?? 'played';
  const name = legNameOf(fields);
  if (!isOneOf(how, RESULT_KINDS) || name === null) return BAD;
  const scored = scoredOf(how, fields);
  if (scored === null) return refused('CL_BAD_INPUT', 'q');
  const stands = standingOf(fields);
  if ((how === 'reported') !== (stands !== null)) return refused('CL_BAD_INPUT', 'of', 'CL-203');
  return accepted({ kind: 'result', how, ...name, ...scored, ...(stands === null ? {} : { stands }) });
}

/** CL-074: a late match counts as a draw until it ends. */
function readLateLeg(fields: Fields): Outcome<LogEvent> {
  return readResult({ ...fields, how: 'provisional' });
}

function readRuling(fields: Fields): Outcome<LogEvent> {
  const { supersedes = null, reason, by = null } = fields;
  const how = fields.how ?? fields.kind ?? 'adjudicated';
  const name = legNameOf(fields);
  if (!isOneOf(how, RULING_KINDS) || name === null) return BAD;
  if (!isReason(reason)) return refused('CL_REASON_REQUIRED', 'reason');
  const scored = scoredOf(how, fields);
  if (scored === null) return refused('CL_BAD_INPUT', 'q');
  if (supersedes !== null && !isWhole(supersedes, 1, 1e12)) return refused('CL_BAD_INPUT', 'supersedes');
  const players = seatedIn(fields);
  if (players === null) return refused('CL_BAD_INPUT', 'players', 'CL-125');
  const [who, seated] = [isName(by) ? by : null, players === undefined ? {} : { players }];
  return accepted({ kind: 'decide', how, reason, by: who, supersedes, ...name, ...scored, ...seated });
}

/** CL-125: who is to sit at a board for `a` and for `b`; undefined: nobody is named; null: what is said cannot be. */
function seatedIn({ players }: Fields): readonly [string | null, string | null] | null | undefined {
  if (players === undefined) return undefined;
  if (!Array.isArray(players) || players.length !== 2) return null;
  const [a, b]: readonly unknown[] = players;
  return (a === null || isName(a)) && (b === null || isName(b)) ? [a, b] : null;
}

function readMatch({ id, sides, places }: Fields): Outcome<LogEvent> {
  if (!Array.isArray(sides) || sides.length < 2 || !Array.isArray(places) || places.length !== sides.length) return BAD;
  const areSides = sides.every((side) => Array.isArray(side) && side.length > 0 && side.every((id) => isName(id)));
  if (!areSides || !places.every((place) => isWhole(place, 1, sides.length))) return BAD;
  if (id !== undefined && !isName(id)) return refused('CL_BAD_INPUT', 'id');
  return accepted({ kind: 'match', ...(id === undefined ? {} : { id }), sides, places });
}
