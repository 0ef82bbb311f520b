/** MW-175: what is judged of an order when it is filed or planned: its form, and nothing that may change before its step. */
import type { Refusal } from '@fieldpost/engine';
import type { RefusalCode } from '../catalogue/refusals.ts';
import type { FiledStep } from '../catalogue/steps.ts';
import type { Order, Target } from '../commands.ts';
import { refuse } from '../refusal.ts';
import { groundIn, infrastructureAt, isPlane, unitOf } from '../state/board.ts';
import type { Side, War } from '../state.ts';
import { refusesOrder } from './orders.ts';

/** The codes of THE-RULES "Error codes" that no later position can repair. They go before all others. */
const FORM: readonly string[] = [
  'UNKNOWN_UNIT',
  'UNKNOWN_HEX',
  'NOT_OWNER',
  'WRONG_UNIT',
] satisfies readonly RefusalCode[];

export function refusesForm(war: War, side: Side, order: Order, step: FiledStep): Refusal | null {
  const fault = refusesOrder(war, side, order, step);
  if (fault !== null && FORM.includes(fault.code)) return fault;
  const target = 'target' in order ? order.target : null;
  return target !== null && neverAims(war, side, order, step, target) ? refuse('ILLEGAL_TARGET', 'MW-175') : null;
}

/** "a target of a kind that this unit may never attack": own units and planes, subs but for warships, bare ground. */
function neverAims(war: War, side: Side, order: Order, step: FiledStep, target: Target): boolean {
  if (typeof target !== 'string')
    return (order.type === 'fire' && step === 9) || infrastructureAt(war, groundIn(war).indexOf(target)) === null;
  const aim = unitOf(war, target);
  if (aim === null) return false;
  const warship = 'unit' in order && unitOf(war, order.unit)?.type === 'war';
  return aim.owner === side || isPlane(aim) || (aim.type === 'sub' && !warship);
}
