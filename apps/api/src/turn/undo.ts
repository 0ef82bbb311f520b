import type { Result } from '@fieldpost/engine';
import { undo as undoInMemory } from '@fieldpost/engine';
import type { Caller, Context } from '../context.ts';
import { loadSteps } from '../match-store/store.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { refusalFault } from '../platform/errors/refusal.ts';
import { type Answer, act, type Done, type Turn } from './act.ts';
import { plainTransition } from './change.ts';

/** Takes back the caller's last open step, or the last one of their draft. */
export function undo(
  context: Context,
  caller: Caller,
  matchId: string,
  expectedStep: number | null,
): Promise<Result<Answer, Fault>> {
  return act(context, caller, matchId, { expectedStep, receipt: null, resolve: (turn) => resolve(context, turn) });
}

async function resolve(context: Context, { rules, match, game, seat, caller }: Turn): Promise<Result<Done, Fault>> {
  const open = await loadSteps(context.db, match.id, match.sealedStep, match.step);
  if (open.length !== match.step - match.sealedStep) return { ok: false, fault: fault('BUSY') };
  const undone = undoInMemory(rules, game, open, seat);
  if (!undone.ok) return { ok: false, fault: refusalFault(undone.fault, rules.texts) };
  return { ok: true, value: { transition: plainTransition(undone.value.game, caller.userId), shown: [], lines: [] } };
}
