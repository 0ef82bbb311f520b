import type { EventState } from '../log/events.ts';
import { type Refusal, refusal } from '../refusal.ts';

/** CL-046: settings are free in the draft; once entries are open a change needs the consent of every entry. */
export function refusesAmendment(
  state: EventState,
  entries: readonly string[],
  consents: readonly string[],
): Refusal | null {
  if (state === 'draft') return null;
  if (state === 'finished' || state === 'archived' || state === 'cancelled') return refusal('CL_BAD_STATE');
  return entries.every((id) => consents.includes(id)) ? null : refusal('CL_FROZEN');
}
