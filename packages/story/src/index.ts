/**
 * Tells a match as people would: the notices of one viewer, with their views before and after, become up to five lines. The log says
 * everything; the story says what mattered, and counts the rest.
 */
export type { Beat, Count, Rank } from './beat.ts';
export { partsOf } from './chapters.ts';
export { type Ending, endingOf } from './ending.ts';
export type { Eyes, Moment } from './moment.ts';
export { type Line, MAX_LINES, narrate, type Story } from './narrate.ts';
export { type AnyNarrator, type Chapter, type Narrator, narrator, type Standing } from './narrator.ts';
export { toldBy } from './told-by.ts';
