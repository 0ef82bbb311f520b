/** LC-084: walks a ledger and names the first entry that does not hold, with why. */
import { canonicalJson, type Json } from '@fieldpost/engine';
import { refusesDeclaration, refusesExchange } from '../acts/declaring.ts';
import { refusesCorrection } from '../acts/judging.ts';
import { corrects, isWriter, seatOf, speaks } from '../acts/writer.ts';
import { stateHash } from '../aftermath/aftermath.ts';
import type { Report } from '../report.ts';
import { reportHash } from '../report.ts';
import type { State } from '../state.ts';
import { advanced, opened } from './advance.ts';
import { isBody } from './bodies.ts';
import { type Course, stateOf } from './course.ts';
import { type Entry, entryHash, KINDS, NO_HASH } from './entry.ts';
import { BATTLES, CAMPAIGN } from './writing.ts';

const VERIFY_REASONS = [
  'BAD_SEQ',
  'BAD_PREV',
  'BAD_HASH',
  'BAD_BODY',
  'ILLEGAL_ACT',
  'BAD_CARRY',
  'BAD_REPORT',
  'BAD_STATE',
  'BAD_LINE',
] as const;
export type VerifyReason = (typeof VERIFY_REASONS)[number];

/** The state of the ledger, or its first invalid entry. */
export type Verdict =
  | { readonly ok: true; readonly entries: number; readonly course: Course; readonly states: readonly State[] }
  | { readonly ok: false; readonly entries: number; readonly seq: number; readonly reason: VerifyReason };

/** The report that an enclosed match gives, played again; null: it does not hold. Undefined: not enclosed. */
export type Enclosed = (match: string, record: string | null) => Report | null | undefined;

const NOTHING_ENCLOSED: Enclosed = () => undefined;

/** `enclosed`: asked for the report of each battle; without it all is proved but the reports. */
export function verifyLedger(entries: readonly unknown[], enclosed: Enclosed = NOTHING_ENCLOSED): Verdict {
  let course: Course | null = null;
  const states: State[] = [];
  for (const [at, raw] of entries.entries()) {
    const followed = follow(course, raw as Entry, at, enclosed);
    if (typeof followed === 'string') return { ok: false, entries: entries.length, seq: at, reason: followed };
    course = followed;
    states.push(stateOf(course));
  }
  if (course === null) return { ok: false, entries: 0, seq: 0, reason: 'BAD_SEQ' };
  // what follows on its own is written in the same breath: a ledger does not end before it
  if (course.owed.length > 0) return { ok: false, entries: entries.length, seq: entries.length, reason: 'BAD_SEQ' };
  return { ok: true, entries: entries.length, course, states };
}

/** The course after one more entry, or why it does not hold. */
export function follow(course: Course | null, entry: Entry, at: number, enclosed: Enclosed): Course | VerifyReason {
  const link = linkFault(course, entry, at);
  if (link !== null) return link;
  if (course === null) return entry.kind === 'opened' && isOpening(entry) ? opened(entry) : 'BAD_BODY';
  const fault =
    lineFault(course, entry) ?? bodyFault(course, entry) ?? owedFault(course, entry) ?? reportFault(entry, enclosed);
  if (fault !== null) return fault;
  const after = advanced(course, entry);
  return stateFault(entry, after) ?? after;
}

/** LC-081. */
function linkFault(course: Course | null, entry: Entry, at: number): VerifyReason | null {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return 'BAD_BODY';
  if (entry.seq !== at) return 'BAD_SEQ';
  if (entry.prev !== (course?.head ?? NO_HASH)) return 'BAD_PREV';
  return entry.hash === entryHash(entry) ? null : 'BAD_HASH';
}

function isOpening({ body, campaign, line, by, at }: Entry & { readonly kind: 'opened' }): boolean {
  const named = typeof campaign === 'string' && campaign.length > 0 && campaign.length <= 64;
  return (
    named &&
    line === 1 &&
    by === 'system' &&
    isInstant(at) &&
    isBody('opened', body) &&
    body.rules === CAMPAIGN &&
    body.battles === BATTLES
  );
}

/** LC-085: only a correction opens a line, and the next one. */
function lineFault({ line }: Course, entry: Entry): VerifyReason | null {
  return entry.line === (entry.kind === 'corrected' ? line + 1 : line) ? null : 'BAD_LINE';
}

function bodyFault({ campaign, opening }: Course, entry: Entry): VerifyReason | null {
  const known = KINDS.includes(entry.kind) && entry.kind !== 'opened' && entry.campaign === campaign;
  const good = known && isInstant(entry.at) && isWriter(entry.by, opening.options) && isBody(entry.kind, entry.body);
  return good && Object.keys(entry).length === ENTRY_KEYS ? null : 'BAD_BODY';
}

/** campaign, seq, prev, line, kind, at, by, body, hash. */
const ENTRY_KEYS = 9;

function isInstant(raw: unknown): boolean {
  if (typeof raw !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(raw)) return false;
  return !Number.isNaN(Date.parse(raw));
}

/** An automatic entry must follow exactly as computed; any other entry must be legal. */
function owedFault(course: Course, entry: Entry): VerifyReason | null {
  const owed = course.owed[0]?.draft;
  if (owed === undefined) return illegal(course, entry) ? 'ILLEGAL_ACT' : null;
  if (owed.kind !== entry.kind || owed.by !== entry.by) return 'ILLEGAL_ACT';
  if (owed.kind === 'mustered' && entry.kind === 'mustered') {
    if (owed.body.carry !== entry.body.carry) return 'BAD_CARRY';
    return owed.body.battle === entry.body.battle ? null : 'BAD_BODY';
  }
  if (canonicalJson(owed.body as unknown as Json) === canonicalJson(entry.body as unknown as Json)) return null;
  return owed.kind === 'aftermath' || owed.kind === 'exchanged' ? 'BAD_STATE' : 'BAD_BODY';
}

/** Whether an entry that somebody's act wrote could not have been. */
function illegal(course: Course, entry: Entry): boolean {
  const { state, paused } = course;
  if (state.phase === 'ended' && entry.kind !== 'corrected') return true;
  switch (entry.kind) {
    case 'tactics':
      return state.phase !== 'startTactics' || entry.by !== 'system';
    case 'declared':
      return state.phase !== 'declare' || paused || !mayDeclare(course, entry);
    case 'exchanged':
      return state.phase !== 'declare' || refusesExchange(state, entry.body) !== null;
    case 'fought':
      return !isTheBattle(course, entry.body) || entry.by !== 'system';
    case 'voided':
      return !isTheBattle(course, entry.body) || !corrects(entry.by);
    case 'corrected':
      return !corrects(entry.by) || !mayCorrect(course, entry.body);
    case 'closed':
      return !mayClose(course, entry);
    case 'paused':
    case 'resumed':
      return paused === (entry.kind === 'paused') || !corrects(entry.by);
    case 'seat':
      return entry.by !== 'system';
    default:
      return true; // what only follows on its own
  }
}

function mayDeclare({ state, opening }: Course, { by, body }: Entry & { readonly kind: 'declared' }): boolean {
  const seat = seatOf(by);
  const spoken = seat === null ? by === 'system' : seat.empire === body.empire && speaks(opening.options, seat);
  return (
    spoken && body.turn === state.turn && body.empire === state.initiative && refusesDeclaration(state, body) === null
  );
}

function isTheBattle(
  { state: { phase, battle } }: Course,
  body: { readonly battle: number; readonly match: string },
): boolean {
  return phase === 'battle' && battle?.battle === body.battle && battle.match === body.match;
}

/** The report that an officer's patch made is in the entry; that the rest may stand is judged again. */
function mayCorrect(
  course: Course,
  { of, battle, report, from, reason }: (Entry & { kind: 'corrected' })['body'],
): boolean {
  const turn = course.past.find((one) => one.kind === 'turn' && one.battle?.result?.seq === of);
  if (turn?.kind !== 'turn' || turn.battle?.battle !== battle) return false;
  if (report === null) return from === battle;
  const { winner, reason: why, units, medals } = report;
  const patch = {
    winner,
    reason: why,
    medals,
    units: Object.fromEntries(Object.entries(units).map(([id, unit]) => [id, restated(unit)])),
  };
  return (
    report.by === 'adjudication' &&
    refusesCorrection(course, { type: 'correct', of, report: patch, from, reason }) === null
  );
}

function restated({ end, at, inZone, enemiesOnTile, friendsOnTile }: Report['units'][string]) {
  return { end, at, inZone, enemiesOnTile, friendsOnTile };
}

/** LC-035, LC-095: who may end the war, and for whom. */
function mayClose({ idle, opening }: Course, { by, body: { outcome } }: Entry & { readonly kind: 'closed' }): boolean {
  const seat = seatOf(by);
  const { winner, reason } = outcome;
  if (seat === null) return by === 'system' && reason === 'forfeit' && winner !== 'draw';
  if (!speaks(opening.options, seat)) return false;
  if (reason === 'agreement') return winner === 'draw';
  if (reason === 'resignation') return winner !== 'draw' && winner !== seat.empire;
  return reason === 'forfeit' && winner === seat.empire && idle[winner === 'HERB' ? 'CARN' : 'HERB'] >= 3;
}

/** LC-084, BAD_REPORT: the report is hashed as it is, and is the one that the enclosed match gives. */
function reportFault(entry: Entry, enclosed: Enclosed): VerifyReason | null {
  if (entry.kind !== 'fought' && entry.kind !== 'corrected') return null;
  const { report, reportHash: hash } = entry.body;
  if (report !== null && reportHash(report) !== hash) return 'BAD_REPORT';
  if (entry.kind === 'corrected' || report === null) return null;
  const played = enclosed(entry.body.match, entry.body.record);
  if (played === undefined) return null;
  return played !== null && reportHash(played) === hash ? null : 'BAD_REPORT';
}

/** LC-083. */
function stateFault(entry: Entry, after: Course): VerifyReason | null {
  const told = 'state' in entry.body ? entry.body.state : null;
  return told === null || told === stateHash(after.state) ? null : 'BAD_STATE';
}
