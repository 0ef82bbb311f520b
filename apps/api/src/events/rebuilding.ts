/** CL-162, CL-139: rated results are a copy of what the logs of events say; here they are made of the logs again. */
import type { Context } from '../context.ts';
import { closeRatingWeeks } from '../ratings/closing.ts';
import { settleResults } from '../ratings/settling.ts';
import { openedEvent } from './opened-event.ts';
import { ratedResults } from './rated.ts';
import { holdEvent, logOf, type Transaction } from './store.ts';

export type Rebuilt = {
  readonly events: number;
  /** Results that were stored otherwise than the logs say. */
  readonly changed: number;
  /** Weeks of ratings that were written again for it. */
  readonly weeks: number;
};

type Row = {
  readonly id: string;
  readonly at: Date;
  readonly sides: unknown;
  readonly scores: unknown;
  readonly only?: string | null;
};
const told = ({ id, at, sides, scores, only = null }: Row): string =>
  JSON.stringify([id, at.getTime(), sides, scores, only]);

async function rebuilt(tx: Transaction, eventId: string, now: Date): Promise<number> {
  const event = await holdEvent(tx, eventId);
  if (event === null) return 0;
  const results = ratedResults(openedEvent(event, await logOf(tx as never, eventId)));
  const stored = await tx.ratedResult.findMany({ where: { eventId } });
  const ids = [...new Set([...stored, ...results].map(({ id }) => id))];
  await settleResults(tx, ids, results, now);
  const [before, after] = [new Set(stored.map(told)), new Set(results.map(told))];
  const otherwise = [...after].filter((one) => !before.has(one)).length;
  return otherwise + [...before].filter((one) => !after.has(one)).length;
}

/** Makes the rated results of all events from their logs, and the ratings of the weeks in which something was otherwise. */
export async function rebuildRatings(context: Context): Promise<Rebuilt> {
  const events = await context.db.clubEvent.findMany({ select: { id: true }, orderBy: { id: 'asc' } });
  let changed = 0;
  for (const { id } of events)
    changed += await context.db.$transaction((tx) => rebuilt(tx, id, context.clock.now()), { timeout: 60_000 });
  return { events: events.length, changed, weeks: await closeRatingWeeks(context) };
}
