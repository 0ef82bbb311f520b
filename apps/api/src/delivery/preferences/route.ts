import type { Context } from '../../context.ts';
import { decide } from '../../notification-rules/decide.ts';
import { ALWAYS_TOLD, EVENT_OF } from '../../notification-rules/events.ts';
import { letterAtOnce, writeDecisions } from '../../notification-rules/preferences-store.ts';
import type { DueMessage, PageWays } from '../../notification-rules/store.ts';

const AT_ONCE = { digestHour: null, holdMinutes: 0 } as const;

/**
 * Decides for each way whether and when it sends what the page already shows, and writes it down. May run twice without harm.
 * @param letterToo whether the letter that leaves at once is taken in hand with it.
 * @returns that letter; null: none is in hand
 */
export async function route(
  context: Context,
  cause: DueMessage,
  ways: PageWays,
  letterToo: boolean,
): Promise<DueMessage | null> {
  const push = context.settings.vapidPrivateKey !== null;
  const told = { event: EVENT_OF[cause.kind], always: ALWAYS_TOLD.has(cause.kind), at: cause.createdAt };
  // A notice is complete: it waits for no digest and for no later event.
  const preferences = cause.notice === null ? ways.preferences : { ...ways.preferences, ...AT_ONCE };
  const decisions = decide({ ...ways, ...told, preferences, reach: { ...ways.reach, push } });
  const inHand = letterToo ? letterAtOnce(cause.id, decisions) : null;
  await writeDecisions(context, cause.id, decisions, { now: context.clock.now(), inHand });
  return inHand === null ? null : { ...cause, id: inHand, channel: 'mail', causeId: cause.id, attempts: 1 };
}
