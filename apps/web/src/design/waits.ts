/** Why something cannot be pressed now, in one sentence; true: what it began is under way; null or false: it can be. */
export type Waits = string | boolean | null;

/** Said while what it began is under way. */
const UNDERWAY = 'Please wait: sending.';

/** The sentence; null where nothing waits. */
export const reasonOf = (waits: Waits): string | null => (waits === true ? UNDERWAY : waits || null);

/** The attribute of an unavailable element with its reason, which the page shows on a tap (features/help). */
export const saysWhy = (why: string | null) => ({
  'aria-disabled': why === null ? undefined : true,
  'data-why': why ?? undefined,
});
