/**
 * CL-199: the form of a row of an exported log. It is about forms alone: whether an act may be is the judge's to say, and a log of before is
 * replayed as it is.
 */
import { type Fields, fieldsOf, isName, isOneOf, isWhole } from '../reading.ts';
import { isQuarter } from '../scores.ts';
import { IMPORTED, type LogKind, type LogRow, RESULT_KINDS, RULING_KINDS, STANDS_BY, STATES } from './events.ts';
import type { Entering } from './opening.ts';

type Test = (raw: unknown) => boolean;

const isText: Test = (raw) => typeof raw === 'string';
const isHash: Test = (raw) => typeof raw === 'string' && /^[0-9a-f]{64}$/.test(raw);
const isFlag: Test = (raw) => typeof raw === 'boolean';
const isCount: Test = (raw) => isWhole(raw, 0, 1e12);
const isInstant: Test = (raw) => isWhole(raw, -8.64e15, 8.64e15);
const isId: Test = (raw) => isName(raw, 200);
const isObject: Test = (raw) => fieldsOf(raw) !== null;
const orNull =
  (test: Test): Test =>
  (raw) =>
    raw === null || test(raw);
const orNothing =
  (test: Test): Test =>
  (raw) =>
    raw === undefined || test(raw);
const listOf =
  (test: Test): Test =>
  (raw) =>
    Array.isArray(raw) && raw.every(test);
const pairOf =
  (test: Test): Test =>
  (raw) =>
    Array.isArray(raw) && raw.length === 2 && raw.every(test);
const oneOf =
  (words: readonly string[]): Test =>
  (raw) =>
    isOneOf(raw, words);
const membersOf =
  (members: Readonly<Record<string, Test>>): Test =>
  (raw) => {
    const fields = fieldsOf(raw);
    return fields !== null && fits(fields, members);
  };
const fits = (fields: Fields, members: Readonly<Record<string, Test>>): boolean =>
  Object.entries(members).every(([key, test]) => test(fields[key]));

const isRating: Test = (raw) => Array.isArray(raw) && raw.length === 3 && raw.every(Number.isFinite);
const areByes: Test = (raw) => Object.values(fieldsOf(raw) ?? { none: null }).every(oneOf(['U', 'H', 'Z']));
/** CL-163 (d): four quarters for both together, or none in a double default. */
const areQuarters: Test = (raw) => Array.isArray(raw) && pairOf(isQuarter)(raw) && [0, 4].includes(raw[0] + raw[1]);
const LEG = {
  round: orNull(isCount),
  a: isId,
  b: isId,
  leg: (raw: unknown) => isWhole(raw, 1, 3),
  board: orNull((raw) => isWhole(raw, 1, 8)),
};
const areTurns: Test = (raw) => listOf(isCount)(raw);
const WORTHS = { a: orNothing(pairOf(isCount)), b: orNothing(pairOf(isCount)) };
const SCORED = {
  ...LEG,
  q: areQuarters,
  margin: (raw: unknown) => isWhole(raw, -1_000, 1_000),
  misses: pairOf(isCount),
  held: orNothing(membersOf({ a: areTurns, b: areTurns, left: orNothing(membersOf(WORTHS)) })),
};
const SAID = {
  q: areQuarters,
  margin: (raw: unknown) => isWhole(raw, -1_000, 1_000),
  score: orNull(pairOf(isCount)),
  speaker: orNull(isId),
};
const ENTRANCE = {
  id: isId,
  name: isId,
  number: orNull(isCount),
  rating: orNull(isRating),
  apart: orNull(isText),
};

/** The members of each kind of act in a log. Other members are ignored. */
const MEMBERS: Readonly<Record<LogKind, Readonly<Record<string, Test>>>> = {
  enter: ENTRANCE,
  late: ENTRANCE,
  confirm: { entry: isId },
  state: { to: oneOf(STATES), confirmed: orNothing(isCount), needed: orNothing(isCount) },
  seed: { order: listOf(isId) },
  round: {
    round: isCount,
    pairs: listOf(pairOf(isId)),
    byes: areByes,
    barred: orNothing(isHash),
    stage: orNothing(oneOf(['playoff'])),
    byHand: orNothing(membersOf({ by: pairOf(isText), reason: isText })),
  },
  repair: { round: isCount, reason: orNothing(isText) },
  bye: { entry: isId, round: isCount, code: oneOf(['H', 'Z']) },
  result: {
    how: oneOf(RESULT_KINDS),
    stands: orNothing(membersOf({ of: isCount, by: oneOf(STANDS_BY) })),
    playedOn: orNothing(isText),
    note: orNothing(isText),
    rated: orNothing(isFlag),
    ...SCORED,
  },
  report: {
    playedOn: orNull(isText),
    note: orNothing(isText),
    link: orNothing(isText),
    reason: orNothing(isText),
    ...LEG,
    ...SAID,
  },
  dispute: { of: isCount, reason: isText, ...SAID },
  retract: { of: isCount, speaker: orNull(isId) },
  decide: {
    how: oneOf(RULING_KINDS),
    reason: isText,
    by: orNull(isText),
    supersedes: orNull(isCount),
    players: orNothing(pairOf(orNull(isId))),
    ...SCORED,
  },
  match: { id: orNothing(isText), sides: listOf(listOf(isId)), places: listOf(isCount) },
  withdraw: { entry: isId, reason: orNothing(isText) },
  amend: { settings: isObject, reason: isText },
  consent: { entry: isId, to: isCount, accept: isFlag },
  pause: { reason: isText },
  resume: {},
  deduct: { entry: isId, q: isCount, reason: isText },
  block: { a: isId, b: isId },
  forbid: { a: isId, b: isId, reason: isText },
  holder: { entry: isId, holder: isId, rating: orNull(isRating) },
  squad: { entry: isId, squad: listOf(isId), absent: listOf(isId) },
  captain: { entry: isId, player: isId },
  reserve: { entry: isId, player: isId, ...LEG },
  challenge: { a: isId, b: isId },
  answer: { a: isId, b: isId, accept: isFlag },
  leave: { entry: isId, from: isInstant, to: isInstant },
  week: {},
  import: {
    file: isHash,
    what: oneOf(IMPORTED),
    lines: isCount,
    makes: isCount,
    divisions: orNothing(listOf(listOf(isId))),
    brought: orNothing((raw) => Object.values(fieldsOf(raw) ?? { none: null }).every(isCount)),
  },
  'undo-import': { of: isCount },
};
/** The form of an act of a kind, as a log has it. */
export const hasMembersOf = (kind: LogKind, fields: Fields): boolean => fits(fields, MEMBERS[kind]);

const isEvent: Test = (raw) => {
  const fields = fieldsOf(raw);
  const kind = fields?.kind;
  return typeof kind === 'string' && Object.hasOwn(MEMBERS, kind) && fits(fields ?? {}, MEMBERS[kind as LogKind]);
};
const ROW = { seq: isCount, at: orNull(isInstant), event: isEvent, prev: isText, hash: isText };

export const isRow = (raw: unknown): raw is LogRow => membersOf(ROW)(raw);

/** The `seq` that names a malformed row: its own if it has one, else the number of rows before it. */
export function seqOfRow(raw: unknown, before: number): number {
  const seq = fieldsOf(raw)?.seq;
  return isWhole(seq, 0, 1e12) ? seq : before;
}

/** An entry of a genesis: as a case names it, `since` in ms. */
export const isEntering = (raw: unknown): raw is Entering =>
  fits(fieldsOf(raw) ?? {}, { ...ENTRANCE, since: orNull(isInstant) });
