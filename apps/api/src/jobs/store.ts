import type { Context } from '../context.ts';

type Stored = Pick<Context, 'db'>;

/** Forgets answers to idempotency keys that nobody will repeat any more. Answers how many. */
export async function dropOldReceipts({ db }: Stored, before: Date): Promise<number> {
  const { count } = await db.receipt.deleteMany({ where: { at: { lt: before } } });
  return count;
}
