import type { Json, Result } from '@fieldpost/engine';
import type { Context } from '../../context.ts';
import { type Fault, fault } from '../../platform/errors/catalogue.ts';
import type { Gate } from './gate.ts';
import { LEAST_TURNS, type Reliability, reliabilityOf } from './reliability.ts';

const HOUR = 3_600;

/** What of a gate somebody does not meet; empty: he may join. */
export function unmet(gate: Gate, { percent, quartiles }: Reliability): readonly (keyof Gate)[] {
  if (percent === null) return gate.newcomers ? [] : ['newcomers'];
  const slow = gate.responseHours !== null && (quartiles?.[1] ?? 0) > gate.responseHours * HOUR;
  const unsure = gate.reliability !== null && percent < gate.reliability;
  return [...(unsure ? (['reliability'] as const) : []), ...(slow ? (['responseHours'] as const) : [])];
}

/** What is asked for, beside what somebody's record shows. */
function sentence(asked: keyof Gate, gate: Gate, { turns, percent, quartiles }: Reliability): string {
  if (asked === 'newcomers')
    return `It takes nobody who has played fewer than ${LEAST_TURNS} turns; you have played ${turns}.`;
  if (asked === 'reliability') return `It asks for a reliability of ${gate.reliability} %; yours is ${percent} %.`;
  const hours = Math.ceil((10 * (quartiles?.[1] ?? 0)) / HOUR) / 10;
  return `It asks for half of the turns answered within ${gate.responseHours} hours; you take ${hours}.`;
}

/** Why a gate is closed to somebody with this record, in sentences with his own numbers; null: it is open. */
export function gateFault(gate: Gate | null, record: Reliability): Fault | null {
  const missing = gate === null ? [] : unmet(gate, record);
  if (gate === null || missing.length === 0) return null;
  const details: Json = { asked: gate, unmet: [...missing] };
  return fault('GATE_CLOSED', { details, message: missing.map((asked) => sentence(asked, gate, record)).join(' ') });
}

/** Whether a person passes the gate of a match. Fault: GATE_CLOSED with what is asked and what he does not meet. */
export async function admits(context: Context, gate: Gate | null, userId: string): Promise<Result<true, Fault>> {
  if (gate === null) return { ok: true, value: true };
  const closed = gateFault(gate, await reliabilityOf(context, userId));
  return closed === null ? { ok: true, value: true } : { ok: false, fault: closed };
}
