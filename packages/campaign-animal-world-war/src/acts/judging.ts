/** LC-036: the one judge of acts. The checks run in the order of that rule; the first that applies is returned. */
import type { Refusal } from '@fieldpost/engine';
import { classesAfter, turnOfEntry } from '../corrections/correcting.ts';
import { type Course, nextBattle, stateOf } from '../ledger/course.ts';
import { cannotField, enemyOf } from '../map.ts';
import { patchedReport } from '../report.ts';
import type { CampaignPhase, Declaration, Empire } from '../state.ts';
import type { Act, HouseAct, MemberAct, OfficerAct } from './act.ts';
import { refusal, refusesDeclaration, refusesExchange } from './declaring.ts';
import { corrects, isSeated, type SeatOf, seatOf, speaks } from './writer.ts';

const PHASES_OF: Readonly<Record<MemberAct['type'], readonly CampaignPhase[]>> = {
  startTactic: ['startTactics'],
  declare: ['declare'],
  answerTerms: ['terms'],
  offerExchange: ['declare', 'terms'],
  answerExchange: ['declare', 'terms'],
  offerDraw: ['startTactics', 'declare', 'terms', 'battle'],
  answerDraw: ['startTactics', 'declare', 'terms', 'battle'],
  resign: ['startTactics', 'declare', 'terms', 'battle'],
  claim: ['startTactics', 'declare', 'terms', 'battle'],
};

const OFFICERS: readonly string[] = ['correct', 'void', 'pause', 'resume'] satisfies OfficerAct['type'][];
const OF_THE_HOUSE: readonly string[] = [
  'report',
  'timeUp',
  'planned',
  'exchangeFalls',
  'seat',
  'forfeit',
] satisfies HouseAct['type'][];

/** Null = legal. `by`: a seat, `officer`, `operator` or `system`. */
export function refusesAct(course: Course, by: string, act: Act): Refusal | null {
  if (OFFICERS.includes(act.type)) return refusesOfficer(course, by, act as OfficerAct);
  if (OF_THE_HOUSE.includes(act.type)) return refusesHouse(course, by, act as HouseAct);
  return refusesMember(course, by, act as MemberAct);
}

function refusesMember(course: Course, by: string, act: MemberAct): Refusal | null {
  const seat = seatOf(by);
  const { options } = course.opening;
  const state = stateOf(course);
  if (seat === null || !isSeated(options, seat)) return refusal('NOT_MEMBER', 'LC-010');
  if (state.phase === 'ended') return refusal('ENDED', 'LC-066');
  if (!PHASES_OF[act.type].includes(state.phase) || course.paused) return refusal('BAD_PHASE', 'LC-036');
  if (!speaks(options, seat)) return refusal('NOT_COMMANDER', 'LC-012');
  if (act.type === 'declare' && state.initiative !== seat.empire) return refusal('NOT_YOUR_INITIATIVE', 'LC-031');
  return refusesOfItself(course, seat, act);
}

function refusesOfItself(course: Course, { empire }: SeatOf, act: MemberAct): Refusal | null {
  const { state, table, idle } = course;
  const noOffer = refusal('NO_OFFER', 'LC-034');
  switch (act.type) {
    case 'declare':
      return refusesDeclaration(state, declarationOf(course, empire, act));
    case 'answerTerms':
      return table.terms?.declared.empire === enemyOf(empire) ? null : refusal('NO_OFFER', 'LC-033');
    case 'offerExchange':
      if (table.exchange !== null) return refusal('EXCHANGE_INVALID', 'LC-034');
      return refusesExchange(state, { by: empire, give: act.give, take: act.take });
    case 'answerExchange':
      return table.exchange?.by === enemyOf(empire) ? null : noOffer;
    case 'offerDraw':
      return table.draw === null ? null : refusal('BAD_PHASE', 'LC-035');
    case 'answerDraw':
      return table.draw === enemyOf(empire) ? null : refusal('NO_OFFER', 'LC-035');
    case 'claim':
      return idle[enemyOf(empire)] >= CLAIMED_AFTER ? null : refusal('NOTHING_TO_CLAIM', 'LC-095');
    case 'startTactic':
    case 'resign':
      return null;
  }
}

/** LC-095: "Three standing-downs running by the clock of one Empire". */
const CLAIMED_AFTER = 3;

/** The body that a declaration will have (LC-082), its terms as they were offered. */
export function declarationOf(
  { state }: Course,
  empire: Empire,
  { kind, city, soldier, pows, terms }: Extract<MemberAct, { type: 'declare' }>,
): Declaration {
  // LC-032: where nothing is fought there is nothing to agree about
  const fought = !cannotField(state, enemyOf(empire));
  return { turn: state.turn, empire, kind, city, soldier, pows, terms: fought ? terms : null };
}

/** LC-012: an officer, or without one both commanders together, or the only one: who that is the service knows. */
function refusesOfficer(course: Course, by: string, act: OfficerAct): Refusal | null {
  if (!corrects(by)) return refusal('NOT_COMMANDER', 'LC-012');
  if (act.type === 'correct') return refusesCorrection(course, act);
  if (course.state.phase === 'ended') return refusal('ENDED', 'LC-066');
  if (act.type === 'void') return isFighting(course) ? null : refusal('BAD_PHASE', 'LC-061');
  return course.paused === (act.type === 'resume') ? null : refusal('BAD_PHASE', 'LC-102');
}

function isFighting({ state }: Course): boolean {
  return state.phase === 'battle' && state.battle?.match != null;
}

/** LC-085 to LC-089. */
export function refusesCorrection(course: Course, act: Extract<OfficerAct, { type: 'correct' }>): Refusal | null {
  const found = turnOfEntry(course.past, act.of);
  if (found === null) return refusal('STALE_ENTRY', 'LC-089');
  if (act.report === null) return null;
  const report = found.turn.battle.result?.report;
  const patched = report === undefined ? null : patchedReport(report, act.report);
  if (patched === null || !patched.ok) return refusal('MALFORMED', 'LC-085');
  return refusesRest(course, found.turn.battle.battle, act.from, classesAfter(course, act.of, patched.value));
}

/** LC-087: null, or "the number of the first battle that is not to stand, at most the first `broken` one". */
function refusesRest(
  course: Course,
  battle: number,
  from: number | null,
  classes: readonly { readonly battle: number | null; readonly class: string }[],
): Refusal | null {
  const broken = classes.findIndex((one) => one.class === 'broken');
  if (from === null) return broken < 0 ? null : refusal('REST_BROKEN', 'LC-087');
  const last = nextBattle(course.past) - 1;
  const next = broken < 0 ? last : (classes.slice(broken).find((one) => one.battle !== null)?.battle ?? last + 1);
  if (from <= battle || from > Math.max(last, next)) return refusal('MALFORMED', 'LC-087');
  return from <= next ? null : refusal('REST_BROKEN', 'LC-087');
}

/** LC-092: "the first legal one is taken". */
function refusesPlan(course: Course, act: Extract<HouseAct, { type: 'planned' }>): Refusal | null {
  if (stateOf(course).phase !== 'declare' || course.paused) return refusal('BAD_PHASE', 'LC-092');
  const { state } = course;
  return refusesDeclaration(state, declarationOf(course, state.initiative, { ...act, type: 'declare' }));
}

function refusesHouse(course: Course, by: string, act: HouseAct): Refusal | null {
  const { phase } = stateOf(course);
  if (by !== 'system') return refusal('NOT_MEMBER', 'LC-067');
  if (phase === 'ended') return refusal('ENDED', 'LC-066');
  if (act.type === 'report') return isFighting(course) ? null : refusal('BAD_PHASE', 'LC-060');
  if (act.type === 'timeUp') return phase === 'battle' || course.paused ? refusal('BAD_PHASE', 'LC-091') : null;
  if (act.type === 'planned') return refusesPlan(course, act);
  if (act.type === 'exchangeFalls') return course.table.exchange === null ? refusal('NO_OFFER', 'LC-034') : null;
  if (act.type === 'seat') return isSeated(course.opening.options, act) ? null : refusal('NOT_MEMBER', 'LC-010');
  return null;
}
