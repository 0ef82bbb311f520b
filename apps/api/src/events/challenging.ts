/** What members of a ladder ask of one another (CL-112, CL-113). */
import { mayMeet } from '../identity/meeting.ts';
import { fault } from '../platform/errors/catalogue.ts';
import { type ActContext, type ActResult, type AskedAct, ownEntry } from './act-context.ts';
import { faultOf } from './change.ts';
import { answerOf } from './opened-event.ts';
import { actOfEntrant } from './signing.ts';
import type { Transaction } from './store.ts';

/** CL-023, CL-112: nobody challenges whom they have blocked, or who has blocked them. The public log says nothing of blocks. */
export async function challenge(doing: ActContext, { b }: AskedAct, tx: Transaction): Promise<ActResult> {
  const rival = doing.opened.event.entries.find(({ id }) => id === b)?.userId ?? '';
  if (!(await mayMeet(tx, doing.caller.userId, [rival])))
    return faultOf({ code: 'CL_BLOCKED', rule: 'CL-023', at: '' });
  return actOfEntrant(doing, (a) => ({ type: 'challenge', a, b }));
}

/** CL-113: a challenge is answered once. */
export function answerChallenge(doing: ActContext, { a, accept }: AskedAct): ActResult {
  const b = ownEntry(doing);
  const encounters = doing.opened.ledger.groups.flatMap((group) => group.encounters);
  const encounter = encounters.findLast((one) => one.a === a && one.b === b);
  if (encounter !== undefined && answerOf(doing.opened, encounter) !== null)
    return fault('EVENT_REFUSED', { rule: 'CL-113', message: 'This challenge has been answered.' });
  return actOfEntrant(doing, (entry) => ({ type: 'answer', a, b: entry, accept }));
}
