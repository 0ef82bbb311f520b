/** Objectives: what is aimed at, who has won, and what single objectives change. */
export { type Moment, meets } from './meeting.ts';
export { empireOfRole, namedZone, roleOfEmpire } from './roles.ts';
export * from './special.ts';
export { turnedFor } from './turning.ts';
export { verdict } from './verdict.ts';
