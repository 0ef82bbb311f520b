import { demonstration } from '@fieldpost/rulebook';

/** The finished match comes last: a database that has it has all the others too. */
export const MATCHES = demonstration();
export type PlannedMatch = (typeof MATCHES)[number];
