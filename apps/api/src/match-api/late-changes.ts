/** CL-014: what a reader hears of a match that they see late. A change that shows them nothing new would tell them that somebody moved. */
import type { Caller, Context } from '../context.ts';
import type { LiveMessage } from '../live/live.ts';
import type { LiveSubscription } from '../live/subscription.ts';
import { spectatorDelay } from '../match-store/delayed.ts';
import { findMatch } from '../match-store/find-match.ts';

/** A message as its reader may hear it; null: they learn nothing by it. `told`: the step that they know of. */
async function heardBy(
  context: Context,
  caller: Caller | null,
  message: LiveMessage,
  told: number,
): Promise<LiveMessage | null> {
  const found = await findMatch(context, caller, message.matchId);
  if (!found.ok) return null;
  const { match } = found.value;
  if (spectatorDelay(match, caller) === 0) return message;
  return match.step === told ? null : { ...message, step: match.step };
}

/** The messages of one match for a viewer with a delay. Ends at once, as a LiveSubscription does. */
export function lateChanges(
  context: Context,
  caller: Caller | null,
  heard: LiveSubscription,
  known: number,
): AsyncIterableIterator<LiveMessage> {
  let told = known;
  return {
    async next() {
      for (;;) {
        const next = await heard.next();
        if (next.done === true) return next;
        const message = await heardBy(context, caller, next.value, told);
        if (message === null) continue;
        told = message.step;
        return { done: false, value: message };
      }
    },
    return: () => heard.return(),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
