/** CL-076: a round that nobody has begun is annulled and paired again. */
import { refusesRepairAt } from '@fieldpost/league';
import { fault } from '../platform/errors/catalogue.ts';
import { type ActContext, type ActResult, type AskedAct, isInterested } from './act-context.ts';
import { openCaseOf } from './cases/case.ts';
import { closeCase, queueStop } from './cases/store.ts';
import { faultOf } from './change.ts';
import { actOfOfficer } from './signing.ts';
import { begunMatches, type StoredLeg, setLegState, type Transaction } from './store.ts';

/** The matches of a round that have not been annulled already. */
const legsOfRound = ({ opened }: ActContext, round: unknown): readonly StoredLeg[] =>
  opened.event.legs.filter((leg) => leg.round === round && leg.state !== 'annulled');

/** They end, and leave no result, no rating and no missed turn; what was asked about them is asked no more. */
async function annulled({ opened }: ActContext, legs: readonly StoredLeg[], tx: Transaction, now: Date): Promise<void> {
  const ids = legs.map(({ id }) => id);
  await setLegState(tx, ids, 'annulled');
  for (const id of ids) {
    const found = openCaseOf(opened.event, id);
    if (found !== null) await closeCase(tx, found, 'withdrawn', now);
    await queueStop(tx, id, null);
  }
}

/**
 * An organiser annuls the round that is open, with a reason, within a day and before both sides of one of its matches have moved; the next
 * one is drafted like every other. Faults: CL_CONFLICT_OF_INTEREST, CL_ROUND_BEGUN, CL_BAD_STATE.
 */
export async function annulRound(doing: ActContext, { round, reason }: AskedAct, tx: Transaction): Promise<ActResult> {
  const legs = legsOfRound(doing, round);
  const playing = legs.flatMap(({ a, b }) => [a, b]);
  if (isInterested(doing, playing)) return fault('CL_CONFLICT_OF_INTEREST', { rule: 'CL-011' });
  const begun = await begunMatches(
    tx,
    legs.map(({ id }) => id),
  );
  // The window begins when the last of its matches is made (CL-077).
  const openedAt = Math.max(0, ...legs.map((leg) => (leg.openedAt ?? doing.now).getTime()));
  const late = legs.length === 0 ? null : refusesRepairAt(openedAt, doing.now.getTime(), begun.size);
  if (late !== null) return faultOf(late);
  const made = actOfOfficer(doing, { type: 'repair', round, reason }, 'organiser');
  if ('status' in made) return made;
  return { ...made, draft: null, held: null, also: (tx, now) => annulled(doing, legs, tx, now) };
}
