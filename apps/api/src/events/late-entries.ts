/** CL-036: who wants to come into a Swiss that runs asks for it, and an organiser lets them in until its second round is paired. */
import { randomUUID } from 'node:crypto';
import type { Db } from '../platform/database.ts';
import { fault } from '../platform/errors/catalogue.ts';
import type { ActContext, ActResult } from './act-context.ts';
import { faultOf, type Proposal } from './change.ts';
import { addEntry, setEntry } from './store.ts';
import { isTooLate, postRequest } from './waiting.ts';

export const tooLate = faultOf({ code: 'CL_BAD_STATE', rule: 'CL-036', at: '' });

/** A request to enter: it is no act of the log before an organiser lets the person in. Fault: CL_BAD_STATE once round 2 is paired. */
export function requesting(
  { opened }: ActContext,
  { userId, label }: { readonly userId: string; readonly label: string },
): ActResult {
  const { event, ledger } = opened;
  if (isTooLate(ledger)) return tooLate;
  const known = event.entries.find((row) => row.userId === userId && row.label === label);
  if (known?.state === 'withdrawn' && ledger.entries.has(known.id))
    return fault('EVENT_REFUSED', { rule: 'CL-082', message: 'You have left this event.' });
  const id = known?.id ?? randomUUID();
  const also: Proposal['also'] = async (tx, now) => {
    const row = { state: 'requested', enteredAt: now, answerBy: null };
    if (known === undefined) await addEntry(tx, { id, eventId: event.id, userId, label, ...row });
    else await setEntry(tx, id, row);
    await postRequest(tx, event, id);
  };
  return { acts: [], also };
}

/** Whether somebody has asked to come into an event and waits for an organiser. */
export async function asksToEnter(db: Pick<Db, 'eventEntry'>, eventId: string, userId: string): Promise<boolean> {
  const where = { eventId, userId, state: 'requested' };
  return (await db.eventEntry.findFirst({ where, select: { id: true } })) !== null;
}
