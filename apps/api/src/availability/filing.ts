import type { Result } from '@fieldpost/engine';
import { stepViewFor } from '@fieldpost/engine';
import { z } from 'zod';
import type { Caller, Context } from '../context.ts';
import {
  type ConditionalOrder,
  conditionalOrderSchema,
  isOpen,
  MAX_CONDITIONAL_ORDERS,
} from '../match-store/conditional-order.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { plainTransition, type Transition } from '../turn/change.ts';
import { type PlayerUpdate, refuse, updateAsPlayer } from './update.ts';

const inputsSchema = z.array(conditionalOrderSchema).max(MAX_CONDITIONAL_ORDERS);

/** Orders that are over are kept for their owner to read, the last few of them. */
const KEPT = 6;

function filed({ match, game, seat, now }: PlayerUpdate, raw: unknown): Result<Transition, Fault> {
  const parsed = inputsSchema.safeParse(raw);
  if (!parsed.success) {
    const details = parsed.error.issues.map(({ path, message }) => ({ at: path.join('.'), problem: message }));
    return refuse(fault('CONDITIONAL_INVALID', { details }));
  }
  const { side, player } = seat;
  const held = match.seats.find((one) => one.side === side && one.player === player);
  const over = (held?.conditionalOrders ?? []).filter((one) => !isOpen(one)).slice(-KEPT);
  const base = { filedAt: now.toISOString(), filedStep: stepViewFor(game, seat) };
  const fresh = parsed.data.map(
    (input): ConditionalOrder => ({
      ...input,
      ...base,
      id: crypto.randomUUID(),
      state: 'armed',
      played: 0,
      firedStep: null,
      end: null,
    }),
  );
  const orders = [...over, ...fresh];
  const patch = { conditionalOrders: orders.length > 0 ? orders : null };
  return { ok: true, value: { ...plainTransition(game, null), seats: [{ side, player, patch }] } };
}

/**
 * Saves orders for your next turn, and replaces the earlier ones: the first whose conditions hold is played, then the
 * next, until the turn is over. They stay hidden from everybody else. Fault: CONDITIONAL_INVALID.
 */
export const fileConditionalOrders = (
  context: Context,
  caller: Caller,
  matchId: string,
  inputs: unknown,
): Promise<Result<StoredMatch, Fault>> => updateAsPlayer(context, caller, matchId, (update) => filed(update, inputs));
