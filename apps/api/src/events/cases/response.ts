/** CL-006, CL-092: a case as somebody may see it. */
import { caseTimes } from '@fieldpost/league';
import { type Evaluation, evaluationOf, evidenceOf, openingsOf, type StoredCase, statementsOf } from './case.ts';

type Reader = {
  readonly offices: readonly string[];
  readonly reader: string | null;
  /** Whether they play the match. */
  readonly party: boolean;
};

/** The evaluation is for the referee who has opened it, and after a decision for everybody; of a match that was played on for nobody. */
function shownEvaluation(found: StoredCase, { reader }: Reader): Evaluation | null {
  const opened = openingsOf(found).some(({ userId }) => userId === reader);
  const open = found.state === 'open' && reader !== null && opened;
  return open || (found.state === 'decided' && found.stopped) ? evaluationOf(found) : null;
}

/** CL-014: while a match runs, only its players and officers read its evidence; others read the hash. */
const mayReadEvidence = ({ state, stopped }: StoredCase, { offices, party }: Reader): boolean =>
  party || offices.length > 0 || stopped || state === 'decided';

/** The response for a case. Everyone sees who has opened the sealed part (CL-006). */
export function caseBody(found: StoredCase, reader: Reader) {
  const { statementsUntil } = caseTimes(found.openedAt.getTime(), { refereeDays: 0 });
  return {
    matchId: found.legId,
    nth: found.nth,
    state: found.state,
    cause: found.cause,
    stopped: found.stopped,
    reason: found.reason,
    openedAt: found.openedAt.toISOString(),
    statementsUntil: new Date(statementsUntil).toISOString(),
    dueAt: found.dueAt.toISOString(),
    closedAt: found.closedAt?.toISOString() ?? null,
    evidence: mayReadEvidence(found, reader) ? evidenceOf(found) : null,
    evidenceHash: found.evidenceHash,
    evaluation: shownEvaluation(found, reader),
    /** Whether there is one under the seal. */
    evaluated: found.evaluation !== null && found.state === 'open',
    statements: statementsOf(found),
    openings: openingsOf(found),
  };
}
