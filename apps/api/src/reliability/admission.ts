import type { Json, Result } from '@fieldpost/engine';
import type { Context } from '../context.ts';
import { type Fault, fault } from '../plugins/errors/catalogue.ts';
import type { Gate } from './gate.ts';
import { type Reliability, reliabilityOf } from './reliability.ts';

const HOUR = 3_600;

/** What of a gate somebody does not meet; empty: he may join. */
export function unmet(gate: Gate, { percent, quartiles }: Reliability): readonly (keyof Gate)[] {
  if (percent === null) return gate.newcomers ? [] : ['newcomers'];
  const slow = gate.responseHours !== null && (quartiles?.[1] ?? 0) > gate.responseHours * HOUR;
  const unsure = gate.reliability !== null && percent < gate.reliability;
  return [...(unsure ? (['reliability'] as const) : []), ...(slow ? (['responseHours'] as const) : [])];
}

/** Whether a person passes the gate of a match. Fault: GATE_CLOSED with what is asked and what he does not meet. */
export async function admits(context: Context, gate: Gate | null, userId: string): Promise<Result<true, Fault>> {
  if (gate === null) return { ok: true, value: true };
  const missing = unmet(gate, await reliabilityOf(context, userId));
  if (missing.length === 0) return { ok: true, value: true };
  const details: Json = { asked: gate, unmet: [...missing] };
  return { ok: false, fault: fault('GATE_CLOSED', { details }) };
}
