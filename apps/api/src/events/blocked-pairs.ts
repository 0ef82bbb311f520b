/** CL-023: whom blocks between people keep apart in a Swiss, and what its public log says of them: a hash. */
import { randomBytes } from 'node:crypto';
import { barredHash, type Pair } from '@fieldpost/league';
import type { Proposal } from './change.ts';
import type { RoundAct } from './draft.ts';
import type { OpenedEvent } from './opened-event.ts';
import type { Transaction } from './store.ts';

/** So many blocks of one person count in an event, the oldest first. */
const MAX_OF_ONE = 3;

/** The pairs of entries of which one person has blocked the other, in either direction. */
export async function blockedPairs(
  tx: Pick<Transaction, 'block'>,
  { event, ledger }: OpenedEvent,
): Promise<readonly Pair[]> {
  if (ledger.settings.format !== 'swiss') return [];
  const entryOf = new Map(
    event.entries.filter(({ id }) => ledger.entries.has(id)).map(({ id, userId }) => [userId, id]),
  );
  const people = [...entryOf.keys()];
  const blocks = await tx.block.findMany({
    where: { userId: { in: people }, blockedId: { in: people } },
    orderBy: [{ at: 'asc' }, { blockedId: 'asc' }],
  });
  const counted = new Map<string, number>();
  const pairs = new Map<string, Pair>();
  for (const { userId, blockedId } of blocks) {
    const count = (counted.get(userId) ?? 0) + 1;
    counted.set(userId, count);
    const [a, b] = [entryOf.get(userId) ?? '', entryOf.get(blockedId) ?? ''].toSorted();
    if (count <= MAX_OF_ONE && a !== undefined && b !== undefined) pairs.set(`${a} ${b}`, [a, b]);
  }
  return [...pairs.values()].toSorted(([a, b], [c, d]) => (`${a} ${b}` < `${c} ${d}` ? -1 : 1));
}

/** A round as it joins the log, also where nobody is kept apart; and the row that says what was hashed, which nobody but an operator opens. */
export function sealedRound(
  { event }: Pick<OpenedEvent, 'event'>,
  act: RoundAct,
  pairs: readonly Pair[],
): { readonly act: RoundAct; readonly also: NonNullable<Proposal['also']> } {
  const salt = randomBytes(32).toString('hex');
  const barred = barredHash(pairs, salt);
  const kept = { eventId: event.id, hash: barred, round: act.round, pairs: pairs.map((pair) => [...pair]), salt };
  return { act: { ...act, barred }, also: async (tx) => void (await tx.eventBarring.create({ data: kept })) };
}
