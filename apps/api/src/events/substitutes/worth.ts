/** CL-133: what a match was worth when its seat was left: who left it is rated by that, whatever becomes of it. */
import { applied } from '@fieldpost/engine';
import type { Settings } from '@fieldpost/league';
import type { Context } from '../../context.ts';
import { type LoadedMatch, loadedMatch } from '../../match-store/loaded-match.ts';
import { stateBefore } from '../../match-store/replay.ts';
import { loadMatch, loadSteps } from '../../match-store/store.ts';
import { playedFrom } from '../cases/evaluation.ts';
import { eventById } from '../store.ts';
import { handOversWithoutWorth, keepWorth } from './store.ts';

/** The match as it stood after a step, with nothing that somebody had begun and not finished. */
async function asItStood(context: Context, loaded: LoadedMatch, step: number): Promise<LoadedMatch> {
  const start = await stateBefore(context, loaded, step);
  const steps = await loadSteps(context.db, loaded.match.id, start.step, step);
  const state = steps.reduce((now, { events }) => applied(loaded.rules, now, events), start.state);
  const game = { state, step, sealedStep: step, sealedState: null, openBy: null, drafts: {}, orders: {} };
  return { ...loaded, game: loaded.game && { ...game, drawOffer: null, drawDeclined: {}, ending: null } };
}

/** Follows when a seat of an event is taken over, and before its match is over for the event. May run twice, and go on where it was broken off. */
export async function reckonWorth(context: Context, eventId: string, matchId: string): Promise<void> {
  const left = await handOversWithoutWorth(context.db, matchId);
  if (left.length === 0) return;
  const [event, match] = await Promise.all([eventById(context.db, eventId), loadMatch(context.db, matchId)]);
  if (event === null || match === null) return;
  const of = { settings: event.settings as unknown as Settings, seed: event.seed };
  for (const handOver of left) {
    const worth = await playedFrom(await asItStood(context, loadedMatch(match), handOver.step), of);
    if (worth !== null) await keepWorth(context.db, handOver, worth);
  }
}
