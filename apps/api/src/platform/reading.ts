import type { Caller, Context } from '../context.ts';

/** What a context reads from while it only reads; made once for each. */
type Reading = { readonly now: Context; readonly past: Context };

const made = new WeakMap<Context, Reading>();

function readingOf(context: Context): Reading {
  const { now, past } = context.database.reading;
  // Without a replica there is nothing to choose from.
  if (now === context.db) return { now: context, past: context };
  const found = made.get(context) ?? { now: { ...context, db: now }, past: { ...context, db: past } };
  made.set(context, found);
  return found;
}

/** For a question about what goes on: the primary answers, and the replica while that is away. Never write with it. */
export const readingNow = (context: Context): Context => readingOf(context).now;

/**
 * For a question about what may be a moment old (profiles, lists, what has ended): a stranger is answered by the replica, and by the
 * primary while that is away. Whoever has an account may have written a moment ago, and is answered as by `readingNow`.
 */
export function readingPast(context: Context, caller: Caller | null): Context {
  const { now, past } = readingOf(context);
  return caller === null ? past : now;
}
