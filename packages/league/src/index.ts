/** Clubs and competitions: pure functions from settings and a log to pairings, tables, rungs and ratings. */
export { answerAgain, answerTo, type GroupAsk } from './asking/asks.ts';
export { type ActResult, type CaseAnswer, judgeCase } from './asking/case.ts';
export {
  type Check,
  type EventExport,
  exportFrom,
  exportOf,
  type Provenance,
  provenanceOf,
  rebuild,
  rebuiltTables,
  verifyExport,
} from './asking/export.ts';
export { automaticDecision, cappedEvaluation, slowerSide } from './cases/proposal.ts';
export { caseTimes, refusesAppeal } from './cases/states.ts';
export { NO_SEED, seedHashOf } from './chance/lots.ts';
export { type Entrant, type Unmet, unmetConditions, unprovenPlaces } from './entries/conditions.ts';
export { answerBy, substituteOrder, waitingOrder } from './entries/waiting.ts';
export { csvOf } from './exports/csv.ts';
export { type Reported, trfOf } from './exports/trf.ts';
export { hashOf, type Json } from './hashing.ts';
export { IMPORT_KINDS, type ImportAnswer, type ImportKind, SEPARATORS } from './imports/answer.ts';
export { ENCODINGS, MAX_IMPORT_BYTES } from './imports/dialect.ts';
export { type ImportAsked, type Imported, type ImportPlan, planImport } from './imports/import.ts';
export type { ImportPlace, Person } from './imports/place.ts';
export { amendmentOf, type Change } from './log/amending.ts';
export { rowOf } from './log/chain.ts';
export type { Act, EventState, HeldTurns, LegName, LogEvent, LogRow, RatingTriple } from './log/events.ts';
export { legNamed } from './log/finding.ts';
export { refusesAct } from './log/judge.ts';
export {
  type Encounter,
  encountersOf,
  type Group,
  type Holder,
  holdersOf,
  isBegun,
  type Ledger,
  type Leg,
  playersOf,
} from './log/ledger.ts';
export { startFault } from './log/opening.ts';
export { actOf, askedOf } from './log/read.ts';
export { append, apply, type Genesis, genesisJson, opened, replay } from './log/replay.ts';
export {
  isFromTable,
  joiningActs,
  silentResult,
  type Unanswered,
  unansweredReports,
} from './log/reporting.ts';
export { legReported, reportsOf, type ShownReport } from './log/reports.ts';
export { idled, isProvisional, UNRATED } from './ratings/glicko.ts';
export { afterMatch, NEW_SKILL, type Skill, shownSkill } from './ratings/multi.ts';
export { edgeOf } from './ratings/sides.ts';
export { type Duel, ratedDuels, ratedWeek } from './ratings/weeks.ts';
export { isReason, isSlug } from './reading.ts';
export type { Outcome, Refusal } from './refusal.ts';
export { allows, isFresh, type Permission, type Role } from './roles/roles.ts';
export { isPlayOff, playOffsDue, seasonRounds } from './round-robin/playing-off.ts';
export { decidesPromotion, type Promotion, promotionOf } from './round-robin/promotion.ts';
export { printedDeduction, type Quarter } from './scores.ts';
export { legsOf, planOf, tierCount } from './settings/plan.ts';
export { settingsOf } from './settings/read.ts';
export { playedAt, type Settings, tableTerms } from './settings/settings.ts';
export {
  latePlan,
  overLimit,
  refusesExtension,
  refusesRepairAt,
  seasonLength,
  windowDays,
} from './settings/windows.ts';
export { isZone } from './settings/zone.ts';
export { barredHash, type Pair } from './swiss/barring.ts';
export { type Draft, draftOf, roundAct } from './swiss/drafting.ts';
export { pairingOf } from './swiss/pairing.ts';
export { roundsOfEvent } from './swiss/standing.ts';
export { namedRows, printedTable } from './tables/printing.ts';
export { tableOf } from './tables/table.ts';
export { locksAt, TEAM_CRITERIA, teamTable } from './teams/teams.ts';
