/** Ends a match whose owner continues without it: a voided battle, an abandoned campaign. */
import { adjudicate, type Result } from '@fieldpost/engine';
import type { Context } from '../context.ts';
import type { LoadedMatch } from '../match-store/loaded-match.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { refusalFault } from '../platform/errors/refusal.ts';
import { plainTransition, type Transition } from './change.ts';
import { startMatch } from './start.ts';
import { updateMatch } from './update.ts';

/**
 * Ends a match by adjudication, as a draw or for the judged winner. Its steps stay on record, and its seed is shown.
 * Leaves a finished match alone. Starts a match that waited to begin first, so that it has a record.
 * @throws Error if others kept changing it: the job runs again.
 */
export async function stopMatch(context: Context, matchId: string, winner: string | null = null): Promise<void> {
  await startMatch(context, matchId);
  const stopped = await updateMatch(context, matchId, (loaded) => ended(loaded, winner));
  if (!stopped.ok && stopped.fault.code === 'BUSY') throw new Error(`match ${matchId} could not be stopped`);
}

function ended({ rules, game }: LoadedMatch, winner: string | null): Result<Transition, Fault> {
  if (game === null) return { ok: false, fault: fault('NOT_STARTED') };
  if (game.ending !== null) return { ok: false, fault: fault('GAME_OVER') };
  const drawn = rules.places(game.state, { by: 'agreement' });
  const places = winner === null ? drawn : drawn.map((one) => ({ ...one, place: one.side === winner ? 1 : 2 }));
  const judged = adjudicate(game, { reason: 'adjudication', places });
  if (!judged.ok) return { ok: false, fault: refusalFault(judged.fault, rules.texts) };
  return { ok: true, value: plainTransition(judged.value.game, null) };
}
