/** The effect of an accepted act: entries of the ledger, or an offer that stays open until it is settled. */
import { ended, stateHash } from '../aftermath/aftermath.ts';
import { turnOfEntry } from '../corrections/correcting.ts';
import { withTactics } from '../ledger/advance.ts';
import { type Course, lastTurn, type Table } from '../ledger/course.ts';
import type { Bodies, Draft, Writer } from '../ledger/entry.ts';
import { withExchange } from '../ledger/following.ts';
import { enemyOf } from '../map.ts';
import { patchedReport, reportHash } from '../report.ts';
import type { Declaration, Empire, EndReason } from '../state.ts';
import type { Act } from './act.ts';
import { declarationOf } from './judging.ts';
import { seatOf } from './writer.ts';

/** The result of an act, without the entries that follow automatically. */
export type Ruling = { readonly drafts: readonly Draft[]; readonly table: Table };

/** LC-091: "start tactic -> T16 (it fires on its own and is no city's reward)". */
const TACTIC_OF_THE_ABSENT = 'T16';

/** The act has been judged. `by`: a seat as entries name it, `officer`, `operator` or `system`. */
export function decided(course: Course, by: Writer, act: Act): Ruling {
  const seat = seatOf(by) ?? { empire: course.state.initiative, player: 0 };
  const { table } = course;
  switch (act.type) {
    case 'startTactic':
      return withChoices(course, { ...table, tactics: { ...table.tactics, [seat.empire]: act.tactic } });
    case 'declare':
      return declares(course, by, declarationOf(course, seat.empire, act));
    case 'planned':
      return declares(course, by, declarationOf(course, seat.empire, { ...act, type: 'declare' }));
    case 'answerTerms':
      return settles(course, act.accept);
    case 'offerExchange':
      return { drafts: [], table: { ...table, exchange: { by: seat.empire, give: act.give, take: act.take } } };
    case 'answerExchange':
      return answersExchange(course, by, act.accept);
    case 'exchangeFalls':
      return { drafts: [], table: { ...table, exchange: null } };
    case 'offerDraw':
      return { drafts: [], table: { ...table, draw: seat.empire } };
    case 'answerDraw':
      return act.accept ? closes(course, by, 'draw', 'agreement') : { drafts: [], table: { ...table, draw: null } };
    case 'resign':
      return closes(course, by, enemyOf(seat.empire), 'resignation');
    case 'claim':
      return closes(course, by, seat.empire, 'forfeit');
    case 'forfeit':
      return closes(course, by, enemyOf(act.empire), 'forfeit');
    default:
      return written(course, by, act);
  }
}

type Written = Extract<Act, { type: 'correct' | 'void' | 'pause' | 'resume' | 'report' | 'seat' | 'timeUp' }>;

/** Acts of officers, of the match and of the clock. */
function written(course: Course, by: Writer, act: Written): Ruling {
  switch (act.type) {
    case 'correct':
      return corrects(course, by, act);
    case 'void':
      return writes(course, { kind: 'voided', by, body: voidedBody(course, act.reason) });
    case 'pause':
      return writes(course, { kind: 'paused', by, body: { reason: act.reason } });
    case 'resume':
      return writes(course, { kind: 'resumed', by, body: { reason: act.reason } });
    case 'report':
      return writes(course, { kind: 'fought', by, body: foughtBody(course, act) });
    case 'seat':
      return writes(course, { kind: 'seat', by, body: { empire: act.empire, player: act.player, change: act.change } });
    case 'timeUp':
      return timeUp(course);
  }
}

function writes({ table }: Course, draft: Draft): Ruling {
  return { drafts: [draft], table };
}

/** LC-030: "Each Empire's choice is its own secret until both are in; then one entry reveals both". */
function withChoices(course: Course, table: Table): Ruling {
  const { HERB, CARN } = table.tactics;
  if (HERB === null || CARN === null) return { drafts: [], table };
  const state = stateHash(withTactics(course.state, { HERB, CARN }));
  return { drafts: [{ kind: 'tactics', by: 'system', body: { HERB, CARN, state } }], table };
}

/** LC-033: with terms the other Empire is asked first; the entry is "written once they are settled". */
function declares(course: Course, by: Writer, declared: Declaration): Ruling {
  if (declared.terms === null) return writes(course, { kind: 'declared', by, body: declared });
  return { drafts: [], table: { ...course.table, terms: { by, declared } } };
}

/** LC-033: "Refused terms mean the city's own objective and the usual field, never a new declaration". */
function settles(course: Course, accepted: boolean, by?: Writer): Ruling {
  const { terms } = course.table;
  if (terms === null) return { drafts: [], table: course.table };
  const body = accepted ? terms.declared : { ...terms.declared, terms: null };
  const table = { ...course.table, terms: null };
  return { drafts: [{ kind: 'declared', by: by ?? terms.by, body }], table };
}

function answersExchange(course: Course, by: Writer, accepted: boolean): Ruling {
  const { exchange } = course.table;
  const table = { ...course.table, exchange: null };
  if (exchange === null || !accepted) return { drafts: [], table };
  const state = stateHash(withExchange(course.state, exchange));
  return { drafts: [{ kind: 'exchanged', by, body: { ...exchange, state } }], table };
}

/** LC-035, LC-095: "end the whole campaign; a battle under way ends with it … and enters no report". */
function closes(course: Course, by: Writer, winner: Empire | 'draw', reason: EndReason): Ruling {
  const outcome = { winner, reason };
  return writes(course, { kind: 'closed', by, body: { outcome, state: stateHash(ended(course.state, outcome)) } });
}

function corrects(course: Course, by: Writer, act: Extract<Act, { type: 'correct' }>): Ruling {
  const turn = turnOfEntry(course.past, act.of)?.turn;
  if (turn === undefined) throw new Error('a correction was not judged');
  const { battle, result } = turn.battle;
  const { of, reason, from } = act;
  const patched = act.report === null || result === null ? null : patchedReport(result.report, act.report);
  const report = patched?.ok ? patched.value : null;
  const body: Bodies['corrected'] = {
    of,
    battle,
    report,
    reportHash: report === null ? null : reportHash(report),
    reason,
    from: report === null ? battle : from,
  };
  return writes(course, { kind: 'corrected', by, body });
}

function voidedBody({ past }: Course, reason: string): Bodies['voided'] {
  const battle = lastTurn(past)?.battle;
  if (!battle) throw new Error('no battle is under way');
  return { battle: battle.battle, match: battle.match, reason };
}

function foughtBody({ past }: Course, { report, record }: Extract<Act, { type: 'report' }>): Bodies['fought'] {
  const battle = lastTurn(past)?.battle;
  if (!battle) throw new Error('no battle is under way');
  return { battle: battle.battle, match: battle.match, record, report, reportHash: reportHash(report) };
}

/** LC-091: "Each such entry has `by: system`". */
function timeUp(course: Course): Ruling {
  const { table, state } = course;
  if (table.terms !== null) return settles(course, false, 'system');
  if (state.phase === 'startTactics') {
    const { HERB, CARN } = table.tactics;
    return withChoices(course, {
      ...table,
      tactics: { HERB: HERB ?? TACTIC_OF_THE_ABSENT, CARN: CARN ?? TACTIC_OF_THE_ABSENT },
    });
  }
  const { turn, initiative: empire } = state;
  const body: Declaration = { turn, empire, kind: 'standDown', city: null, soldier: null, pows: [], terms: null };
  return { drafts: [{ kind: 'declared', by: 'system', body }], table };
}
