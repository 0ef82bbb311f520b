/** CL-098: the automatic decision, and the consequences of a decision for the match (CL-093). */
import { automaticDecision, type LogEvent, playedAt } from '@fieldpost/league';
import { findRuleSet } from '../../match-store/rule-sets.ts';
import type { OpenedEvent, PlacedLeg } from '../opened-event.ts';
import type { Transaction } from '../store.ts';
import { type Evaluation, evaluationOf, openCaseOf, type StoredCase } from './case.ts';
import { closeCase, queueStop } from './store.ts';

const QUARTERS: Readonly<Record<number, string>> = {
  4: 'the first side wins',
  3: 'a half-win for the first side',
  2: 'a draw',
  1: 'a half-win for the second side',
  0: 'the second side wins',
};

function reasonFor(evaluation: Evaluation | null, q: number, days: number): string {
  const nobody = `No referee decided within ${days} days: the system’s proposal applies (CL-098).`;
  if (evaluation === null) return `${nobody} Without an evaluation that is ${QUARTERS[q]}.`;
  const { counted, e, playouts, bot } = evaluation;
  const capped = counted === e ? '' : `, counted as ${counted} for slow play cannot win`;
  return `${nobody} ${playouts} playouts by “${bot}” gave the first side ${e} of ${2 * playouts}${capped}: ${QUARTERS[q]}.`;
}

/** The automatic decision of a case that has run out of time. */
export function automatic({ ledger }: OpenedEvent, { leg }: PlacedLeg, found: StoredCase) {
  const { settings, entries } = ledger;
  const evaluation = evaluationOf(found);
  const seedOf = (entry: string): number => entries.get(entry)?.number ?? Number.MAX_SAFE_INTEGER;
  const better = seedOf(leg.a) <= seedOf(leg.b) ? 'A' : 'B';
  const q = automaticDecision(evaluation?.counted ?? null, settings, better);
  const reason = reasonFor(evaluation, q[0], settings.adjudication.refereeDays);
  return { how: 'adjudicated', reason, by: null, supersedes: leg.said, q } as const satisfies Partial<LogEvent>;
}

async function winnerOf(tx: Transaction, legId: string, q: readonly number[]): Promise<string | null> {
  const match = await tx.match.findUnique({
    where: { id: legId },
    select: { ruleSet: true, edition: true, setup: true },
  });
  const rules = match && findRuleSet(`${match.ruleSet}@${match.edition}`);
  const [a = null, b = null] = rules ? rules.sidesOf(match.setup as never) : [];
  const [first = 0, second = 0] = q;
  return first === second ? null : first > second ? a : b;
}

/** Closes the cases of legs with results; a match whose clocks were paused for it ends as decided. */
export async function closeDecided(
  tx: Transaction,
  { event, ledger }: OpenedEvent,
  done: readonly { readonly id: string; readonly leg: PlacedLeg['leg'] }[],
  now: Date,
): Promise<void> {
  for (const { id, leg } of done) {
    const found = openCaseOf(event, id);
    if (found === null) continue;
    await closeCase(tx, found, 'decided', now);
    if (found.stopped && playedAt(ledger.settings) !== 'table')
      await queueStop(tx, id, await winnerOf(tx, id, leg.result?.q ?? []));
  }
}
