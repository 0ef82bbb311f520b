import type { GameTypes, Json, Seat, Step } from '@fieldpost/engine';
import { applied } from '@fieldpost/engine';
import type { Caller, Context } from '../context.ts';
import { type LoadedMatch, loadedMatch } from '../match-store/loaded-match.ts';
import { logViewFor } from '../match-store/log.ts';
import { openingOf } from '../match-store/replay.ts';
import { loadMatches, loadSteps } from '../match-store/store.ts';
import type { StoredStep } from '../match-store/stored.ts';

/** A window that was a seat's to answer while another side's turn stood still: what the seat knew then, and what it answered. */
export type PastWindow = {
  readonly matchId: string;
  readonly title: string;
  /** The step that answered it, from 0. */
  readonly step: number;
  /** The seat's view when the window opened. */
  readonly view: Json;
  readonly line: string;
};

/** How far back is looked: matches, and windows in all. */
const MAX_MATCHES = 6;
export const MAX_WINDOWS = 200;

/**
 * Past reaction windows of the caller's own seats in their matches of one game, the newest match first, each as that seat saw it
 * then: what standing orders can be tried on. At most `most`.
 */
export async function myWindows(
  context: Context,
  caller: Caller,
  ruleSet: string,
  most: number,
): Promise<readonly PastWindow[]> {
  const ids = await playedMatches(context, caller.userId, ruleSet);
  const matches = (await loadMatches(context.db, ids)).toSorted(
    (one, other) => ids.indexOf(one.id) - ids.indexOf(other.id),
  );
  const found: PastWindow[] = [];
  for (const match of matches) {
    if (found.length >= most) break;
    const loaded = loadedMatch(match);
    for (const seat of match.seats.filter(({ userId }) => userId === caller.userId))
      found.push(...(await windowsOf(context, loaded, seat)));
  }
  return found.slice(0, most);
}

/** Their matches of one game that have begun, those begun last first. */
async function playedMatches({ db }: Context, userId: string, ruleSet: string): Promise<readonly string[]> {
  const rows = await db.match.findMany({
    where: { ruleSet, status: { not: 'open' }, seats: { some: { userId } } },
    select: { id: true },
    orderBy: { startedAt: 'desc' },
    take: MAX_MATCHES,
  });
  return rows.map((row) => row.id);
}

async function windowsOf(
  context: Context,
  loaded: LoadedMatch,
  { side, player }: Seat<string>,
): Promise<readonly PastWindow[]> {
  const seat = { side, player };
  const steps = await loadSteps(context.db, loaded.match.id, 0, logViewFor(loaded, seat));
  return windowsIn(loaded, seat, steps).toReversed();
}

function windowsIn(loaded: LoadedMatch, seat: Seat<string>, steps: readonly StoredStep[]): readonly PastWindow[] {
  const { rules, match } = loaded;
  const found: PastWindow[] = [];
  let state = openingOf(loaded);
  for (const step of steps) {
    if (isReaction(rules.pending(state, seat), seat) && step.by.side === seat.side && step.by.player === seat.player) {
      const view = rules.view(state, seat);
      found.push({ matchId: match.id, title: match.title, step: step.index, view, line: step.line });
    }
    state = applied(rules, state, (step as Step<GameTypes>).events);
  }
  return found;
}

const isReaction = (pending: ReturnType<LoadedMatch['rules']['pending']>, { side }: Seat<string>): boolean =>
  pending.kind === 'choice' && pending.clock === 'reaction' && pending.side === side;
