/** The end of a match that belongs to something which goes on without it: a battle that was voided, a war that was given up. */
import { adjudicate, type Result } from '@fieldpost/engine';
import type { Context } from '../context.ts';
import type { LoadedMatch } from '../match-store/loaded-match.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { refusalFault } from '../platform/errors/refusal.ts';
import { plainTransition, type Transition } from './change.ts';
import { startMatch } from './start.ts';
import { updateMatch } from './update.ts';

/**
 * The house ends a match by adjudication, as a draw or for the side that was judged to have won; all that was fought stays in its record, and its seed is shown. One that has ended stays
 * as it is; one that waited to begin is begun first, so that it has a record.
 * @throws Error where others kept changing it: the job comes again.
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
