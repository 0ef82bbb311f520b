import type { Context } from '../context.ts';
import type { Standing } from './standing.ts';
import { playersOf, type StoredMatch } from './stored.ts';
import type { Change } from './turn-statement.ts';

/**
 * After the commit: tells the pages that follow the match. What others may not know (open steps, drafts, standing orders)
 * is announced to its own side alone, so that nobody learns that somebody is at his table.
 */
export function announce(context: Context, { match }: Standing, change: Change, side: string | null): void {
  context.metrics.turns.inc({ rule_set: match.ruleSet }, change.steps.length);
  const { row } = change;
  const known = row.sealedStep !== match.sealedStep || row.status !== match.status || row.drawOffer !== match.drawOffer;
  const message = { matchId: match.id, step: row.sealedStep, status: row.status };
  context.live.publish(
    known
      ? { ...message, userIds: playersOf(match), open: false }
      : { ...message, step: row.step, userIds: playersOfSide(match, side), open: true },
  );
}

const playersOfSide = (match: StoredMatch, side: string | null): readonly string[] =>
  match.seats.flatMap((seat) => (seat.side === side && seat.userId !== null ? [seat.userId] : []));
