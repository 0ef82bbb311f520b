/** Clubs and competitions: pure functions from settings and a log to pairings, tables, rungs and ratings. */
export { type ActResult, type CaseAnswer, judgeCase } from './asking/case.ts';
export { type Check, type EventExport, exportFrom, exportOf, rebuild, verifyExport } from './asking/export.ts';
export { NO_SEED } from './chance/lots.ts';
export { hashOf, type Json } from './hashing.ts';
export { rowOf } from './log/chain.ts';
export type { Act, LogEvent, LogRow } from './log/events.ts';
export type { Encounter, Group, Ledger, Leg } from './log/ledger.ts';
export { append, apply, type Genesis, genesisJson, opened, replay } from './log/replay.ts';
export type { Outcome, Refusal } from './refusal.ts';
export type { Quarter } from './scores.ts';
export { settingsOf } from './settings/read.ts';
export type { Settings } from './settings/settings.ts';
export { type Draft, draftOf, roundAct } from './swiss/drafting.ts';
export { pairingOf } from './swiss/pairing.ts';
export { printedTable } from './tables/printing.ts';
export { tableOf } from './tables/table.ts';
