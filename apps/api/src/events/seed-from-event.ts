/** CL-035, CL-044, CL-048: the order of an event from that of an earlier one of its club: a season after a season. */
import { type Ledger, promotionOf, tableOf, teamTable } from '@fieldpost/league';
import { openedEvent } from './opened-event.ts';
import { eventById, hasEnded, logOf, type StoredEvent, type Transaction } from './store.ts';

/** The entries of an event that is over, best first; of a league as its promotions leave them, tier by tier. */
function finalOrder(ledger: Ledger): readonly string[] {
  if (ledger.settings.format === 'league') return promotionOf(ledger).tiers.flat();
  if (ledger.settings.format === 'ladder') return ledger.ladder.rungs;
  if (ledger.settings.format === 'list') return [];
  if (ledger.settings.format === 'team')
    return ledger.groups.flatMap((group) => teamTable(ledger, group).map(({ id }) => id));
  const rows = ledger.groups.flatMap((group) => tableOf(ledger, group, []));
  return rows.toSorted((a, b) => a.place - b.place).map(({ id }) => id);
}

/** CL-043: whether the season that an event follows is still played, its play-offs included: it is not seeded before that. */
export async function waitsForSeason(tx: Transaction, { afterId }: Pick<StoredEvent, 'afterId'>): Promise<boolean> {
  if (afterId === null) return false;
  const before = await tx.clubEvent.findUnique({ where: { id: afterId }, select: { format: true, state: true } });
  return before?.format === 'league' && !hasEnded(before.state);
}

/** The entries of an event in the order of the one that it follows: its newcomers are not among them. Empty: it follows none. */
export async function orderAfter(tx: Transaction, event: StoredEvent): Promise<readonly string[]> {
  const before = event.afterId === null ? null : await eventById(tx as never, event.afterId);
  if (before === null) return [];
  const { ledger } = openedEvent(before, await logOf(tx as never, before.id));
  const holders = new Map(before.entries.map(({ id, userId, label }) => [id, `${userId} ${label}`]));
  const here = new Map(event.entries.map(({ id, userId, label }) => [`${userId} ${label}`, id]));
  return finalOrder(ledger).flatMap((id) => here.get(holders.get(id) ?? '') ?? []);
}
