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

/** For reading current state: the primary answers, or the replica while the primary is away. Never write with it. */
export const readingNow = (context: Context): Context => readingOf(context).now;

/**
 * For reads that may be slightly old (profiles, lists, finished matches). Strangers read from the replica, or from the
 * primary while it is away. People with an account may have just written, and read as with `readingNow`.
 */
export function readingPast(context: Context, caller: Caller | null): Context {
  const { now, past } = readingOf(context);
  return caller === null ? past : now;
}
