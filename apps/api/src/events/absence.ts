/** CL-037, CL-073: in a league, a declared absence extends your own windows, by at most a week in a season. */
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import type { Proposal } from './change.ts';
import type { OpenedEvent } from './opened-event.ts';
import { addAbsence, updateLegs } from './store.ts';

const DAY = 86_400_000;
const MAX_DAYS = 7;

const refused = (message: string): Fault => fault('EVENT_REFUSED', { rule: 'CL-073', message });

/** `from`, `to`: instants in ms. Fault: EVENT_REFUSED, with what is wrong. */
export function absenceOf(
  { event, ledger }: OpenedEvent,
  entryId: string,
  { from, to }: { readonly from: number; readonly to: number },
  now: Date,
): Proposal | Fault {
  if (ledger.settings.format !== 'league' || ledger.state !== 'running')
    return refused('Windows are moved in a running league; a Swiss has byes, and a ladder leave.');
  if (!(from >= now.getTime() - DAY && to > from))
    return refused('An absence begins today or later, and ends after it begins.');
  const days = Math.ceil((to - from) / DAY);
  const entry = event.entries.find(({ id }) => id === entryId);
  if (entry === undefined || entry.absent + days > MAX_DAYS)
    return refused(`Absences move a window by ${MAX_DAYS} days in a season at most.`);
  const own = event.legs.filter(({ a, b, state }) => state === 'running' && (a === entryId || b === entryId));
  return {
    acts: [],
    also: async (tx) => {
      await addAbsence(tx, entryId, days);
      for (const { id, dueAt } of own)
        if (dueAt !== null) await updateLegs(tx, [id], { dueAt: new Date(dueAt.getTime() + days * DAY) });
    },
  };
}
