/** Who goes because an officer says so: at once (CL-068, CL-088), or when the next round opens (CL-022). */
import { allows } from '@fieldpost/league';
import { fault } from '../platform/errors/catalogue.ts';
import { type ActContext, type ActResult, type AskedAct, isInterested, text } from './act-context.ts';
import type { Proposal } from './change.ts';
import { draftIn } from './draft.ts';
import { legOf, systemAct } from './leg-names.ts';
import { type OpenedEvent, openLegs } from './opened-event.ts';
import { actOfOfficer } from './signing.ts';
import { setEntryState } from './store.ts';
import { peopleGone } from './teams/removing.ts';

/** A referee excludes an entry; an organiser may withdraw one that is absent while a round is a draft. */
export function excludeEntry(doing: ActContext, { entry, reason }: AskedAct): ActResult {
  const referee = allows(doing.roles, 'rule');
  if (!referee && draftIn(doing.opened.event) === null) return fault('CL_FORBIDDEN', { rule: 'CL-068' });
  const id = text(entry);
  if (isInterested(doing, [id])) return fault('CL_CONFLICT_OF_INTEREST', { rule: 'CL-011' });
  const made = actOfOfficer(doing, { type: 'withdraw', entry, reason }, referee ? 'referee' : 'organiser');
  return 'status' in made ? made : { ...made, also: async (tx) => void (await setEntryState(tx, [id], 'withdrawn')) };
}

const REASON = 'They are no member of the club any more.';

/** Whether an entry has a match that runs. */
function plays(opened: OpenedEvent, id: string): boolean {
  return openLegs(opened).some((placed) => {
    const { a, b, result } = placed.leg;
    return (a === id || b === id) && result === null && legOf(opened, placed)?.state === 'running';
  });
}

/** CL-022: those who were removed from the club for cause go between rounds; in a cup and on a ladder between matches. */
export function leavers(opened: OpenedEvent, betweenRounds: boolean): Proposal | null {
  const { ledger, event } = opened;
  const { format } = ledger.settings;
  const byMatches = format === 'knockout' || format === 'ladder';
  const people = betweenRounds ? peopleGone(opened) : null;
  if (people !== null) return people;
  const gone = event.entries.filter(
    ({ id, removedAt }) =>
      removedAt !== null &&
      ledger.entries.get(id)?.withdrawnAt === null &&
      (byMatches ? !plays(opened, id) : betweenRounds),
  );
  if (gone.length === 0) return null;
  return {
    acts: gone.map(({ id: entry }) => systemAct({ kind: 'withdraw', entry, reason: REASON })),
    also: async (tx) =>
      void (await setEntryState(
        tx,
        gone.map(({ id }) => id),
        'withdrawn',
      )),
  };
}
