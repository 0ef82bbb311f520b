import type { Json, Result } from '@fieldpost/engine';
import type { Context } from '../../context.ts';
import { type Fault, fault } from '../../platform/errors/catalogue.ts';
import type { JoinRequirements } from './join-requirements.ts';
import { MIN_TURNS, type Reliability, reliabilityOf } from './reliability.ts';

const HOUR = 3_600;

/** The requirements that a person does not meet; empty if they may join. */
export function unmet(
  joinRequirements: JoinRequirements,
  { percent, quartiles }: Reliability,
): readonly (keyof JoinRequirements)[] {
  if (percent === null) return joinRequirements.newcomers ? [] : ['newcomers'];
  const slow = joinRequirements.responseHours !== null && (quartiles?.[1] ?? 0) > joinRequirements.responseHours * HOUR;
  const unsure = joinRequirements.reliability !== null && percent < joinRequirements.reliability;
  return [...(unsure ? (['reliability'] as const) : []), ...(slow ? (['responseHours'] as const) : [])];
}

/** What is asked for, beside what somebody's record shows. */
function sentence(
  asked: keyof JoinRequirements,
  joinRequirements: JoinRequirements,
  { turns, percent, quartiles }: Reliability,
): string {
  if (asked === 'newcomers')
    return `It takes nobody who has played fewer than ${MIN_TURNS} turns; you have played ${turns}.`;
  if (asked === 'reliability')
    return `It asks for a reliability of ${joinRequirements.reliability} %; yours is ${percent} %.`;
  const hours = Math.ceil((10 * (quartiles?.[1] ?? 0)) / HOUR) / 10;
  return `It asks for half of the turns answered within ${joinRequirements.responseHours} hours; you take ${hours}.`;
}

/** Why somebody with this record may not join, in sentences with their own numbers; null: they may. */
export function requirementsFault(joinRequirements: JoinRequirements | null, record: Reliability): Fault | null {
  const missing = joinRequirements === null ? [] : unmet(joinRequirements, record);
  if (joinRequirements === null || missing.length === 0) return null;
  const details: Json = { asked: joinRequirements, unmet: [...missing] };
  return fault('JOIN_REQUIREMENTS_UNMET', {
    details,
    message: missing.map((asked) => sentence(asked, joinRequirements, record)).join(' '),
  });
}

/** Whether a person meets the requirements of a match. Fault: JOIN_REQUIREMENTS_UNMET with what is asked and what they do not meet. */
export async function admits(
  context: Context,
  joinRequirements: JoinRequirements | null,
  userId: string,
): Promise<Result<true, Fault>> {
  if (joinRequirements === null) return { ok: true, value: true };
  const closed = requirementsFault(joinRequirements, await reliabilityOf(context, userId));
  return closed === null ? { ok: true, value: true } : { ok: false, fault: closed };
}
