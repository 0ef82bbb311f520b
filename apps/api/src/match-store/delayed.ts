/** CL-014: who only looks on sees a running match of an event some hand-overs late: the match as it was then, and nothing newer. */
import { applied, type Json, type Pending } from '@fieldpost/engine';
import type { Caller, Context } from '../context.ts';
import { awaitedBy, loadedMatch } from './loaded-match.ts';
import { stateBefore } from './replay.ts';
import type { AnyRuleSet } from './rules.ts';
import { loadMatches, loadSteps, type StoredState } from './store.ts';
import type { StoredMatch, StoredStep } from './stored.ts';

/** Steps that are looked back over for a hand-over at first; then four times as many, and so on to the beginning. */
const FIRST_REACH = 60;

/** By how many hand-overs this reader sees the match late: players none, everybody none once it has ended. */
export const spectatorDelay = (
  { status, spectatorDelay, seats }: Pick<StoredMatch, 'status' | 'spectatorDelay' | 'seats'>,
  caller: Caller | null,
): number =>
  status === 'playing' && !seats.some(({ userId }) => userId !== null && userId === caller?.userId)
    ? spectatorDelay
    : 0;

/**
 * True if a change was a handover: the match waits for other sides, or a secret window closed, even if the same side is
 * next.
 */
const isHandOver = (before: Pending<string>, after: Pending<string>): boolean =>
  before.kind === 'orders' || awaitedBy(before).join() !== awaitedBy(after).join();

/** The states before each hand-over among some steps, in their order. Steps of one moment are one change: nobody saw between them. */
function beforeHandOvers(rules: AnyRuleSet, start: StoredState, steps: readonly StoredStep[]): readonly StoredState[] {
  const found: StoredState[] = [];
  let { step, state } = start;
  const pendingIn = (seen: Json): Pending<string> => rules.pending(seen, 'spectator');
  for (const change of Map.groupBy(steps, ({ at }) => at.getTime()).values()) {
    const after = change.reduce<Json>((now, { events }) => applied(rules, now, events), state);
    if (isHandOver(pendingIn(state), pendingIn(after))) found.push({ step, state });
    [step, state] = [step + change.length, after];
  }
  return found;
}

/** The match as it was before its last `count` hand-overs, as far as it is sealed; before the first where it has had fewer. */
async function stateThen(context: Context, match: StoredMatch, count: number): Promise<StoredState> {
  const loaded = loadedMatch(match);
  for (let reach = FIRST_REACH; ; reach *= 4) {
    const start = await stateBefore(context, loaded, Math.max(0, match.sealedStep - reach));
    const steps = await loadSteps(context.db, match.id, start.step, match.sealedStep);
    const found = beforeHandOvers(loaded.rules, start, steps).at(-count);
    if (found) return found;
    if (start.step === 0) return start;
  }
}

/**
 * A match as its reader may know of it: for players, and where nothing is delayed, as it is. For others it is the match of then, with
 * all that is read from it; clocks, misses and offers are of now, so they are left out.
 */
export async function asWatched(context: Context, caller: Caller | null, match: StoredMatch): Promise<StoredMatch> {
  const late = spectatorDelay(match, caller);
  if (late === 0) return match;
  const { step, state } = await stateThen(context, match, late);
  const pending = loadedMatch(match).rules.pending(state, 'spectator');
  return {
    ...match,
    step,
    state,
    sealedStep: step,
    stateStep: step,
    sealedState: null,
    openBy: null,
    drafts: {},
    draws: 0,
    pending,
    waitingFor: awaitedBy(pending),
    clock: null,
    deadline: null,
    drawOffer: null,
    drawDeclined: {},
    seats: match.seats.map((seat) => ({ ...seat, missedTurns: 0, outSince: null })),
  };
}

/** The matches of a list, as their reader may know of them; in no particular order. */
export async function loadWatched(
  context: Context,
  caller: Caller | null,
  ids: readonly string[],
): Promise<readonly StoredMatch[]> {
  const matches = await loadMatches(context.db, ids);
  return await Promise.all(matches.map((match) => asWatched(context, caller, match)));
}
