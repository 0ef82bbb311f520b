/** The Legacy campaign of Animal World War: a war of many battles that remembers. Pure functions over a ledger. */
export { type Act, parseAct } from './acts/act.ts';
export { awwLegacy, type LegacyCampaign } from './campaign.ts';
export type { Course } from './ledger/course.ts';
export type { Entry } from './ledger/entry.ts';
export type { Report } from './report.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';
