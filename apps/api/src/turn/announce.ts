import type { Context } from '../context.ts';
import type { LoadedMatch } from '../match-store/loaded-match.ts';
import { playersOf, type StoredMatch } from '../match-store/stored.ts';
import type { Change } from './turn-statement.ts';

/**
 * After the commit: tells the pages that follow the match. What others may not know (open steps, drafts, standing orders)
 * is announced to its own side alone, so that nobody learns that somebody is at their table.
 */
export function announce(context: Context, { match }: LoadedMatch, change: Change, side: string | null): void {
  context.metrics.turns.inc({ rule_set: match.ruleSet }, change.steps.length);
  const { row } = change;
  const known = row.sealedStep !== match.sealedStep || row.status !== match.status || row.drawOffer !== match.drawOffer;
  const message = { matchId: match.id, step: row.sealedStep, status: row.status, before: match.sealedStep };
  context.live.publish(
    known
      ? { ...message, userIds: playersOf(match), open: false }
      : { ...message, step: row.step, userIds: playersOfSide(match, side), open: true },
  );
}

/** Announces an arrangement: clocks and seats to all players, filed orders only to the player who filed them. */
export function announceArrangement(context: Context, loaded: LoadedMatch, change: Change): void {
  const [filed] = change.seats.filter(({ patch }) => 'conditionalOrders' in patch && !('userId' in patch));
  if (filed && change.notifications.length === 0) {
    announce(context, loaded, change, filed.side);
    return;
  }
  const { match } = loaded;
  const message = { matchId: match.id, step: change.row.sealedStep, status: change.row.status };
  context.live.publish({ ...message, userIds: playersOf(match), open: false });
}

const playersOfSide = (match: StoredMatch, side: string | null): readonly string[] =>
  match.seats.flatMap((seat) => (seat.side === side && seat.userId !== null ? [seat.userId] : []));
