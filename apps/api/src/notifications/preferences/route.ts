import type { Context } from '../../context.ts';
import { decide } from '../../notification/decide.ts';
import { EVENT_OF } from '../../notification/events.ts';
import { waysOf, writeDecisions } from '../../notification/preferences-store.ts';
import type { DueNotification } from '../../notification/store.ts';

/** Decides for each way whether and when it sends what the page already shows, and writes it down. May run twice without harm. */
export async function route(context: Context, cause: DueNotification): Promise<void> {
  const ways = await waysOf(context, cause.user.id, cause.matchId);
  const push = context.settings.vapidPrivateKey !== null;
  const decisions = ways
    ? decide({ ...ways, event: EVENT_OF[cause.kind], at: cause.createdAt, reach: { ...ways.reach, push } })
    : [];
  await writeDecisions(context, cause.id, decisions, context.clock.now());
}
