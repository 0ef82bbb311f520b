import type { Prisma } from '../generated/prisma/client.ts';
import type { Db } from './database.ts';
import { InOrder } from './in-order.ts';

declare const alone: unique symbol;

/** A transaction in which nobody else counts, or adds to, what is counted here. What a bound counts takes no other. */
export type Counting = Prisma.TransactionClient & { readonly [alone]: true };

/** How many of something may stand under one name, say the notes of a person on a match. */
export type Bound = {
  /** Of what and of whom: who writes the same thing for the same owner gives the same name. */
  readonly name: string;
  readonly most: number;
  readonly count: (tx: Counting) => Promise<number>;
};

/** "boun" as a number: the class of these advisory locks. */
const LOCK_CLASS = 0x62_6f_75_6e;

/** How long a transaction may take, and how long it waits for a connection, in ms. */
type Patience = { readonly timeout?: number; readonly maxWait?: number };

const waiting = new InOrder();

/** One after the other in this process, so that only the first of them holds a connection while it waits for other processes. */
const inOrder = <Answer>([name, ...rest]: readonly string[], work: () => Promise<Answer>): Promise<Answer> =>
  name === undefined ? work() : waiting.run(name, () => inOrder(rest, work));

/**
 * Does something in a transaction while nobody else, in any process, does so under one of these names. The locks are statements of
 * their own before all others: a statement sees what had been committed when it began, and would not see what it waited for.
 */
export function whileAlone<Answer>(
  db: Db,
  names: readonly string[],
  work: (tx: Counting) => Promise<Answer>,
  patience: Patience = {},
): Promise<Answer> {
  const sorted = [...new Set(names)].toSorted();
  return inOrder(sorted, () =>
    db.$transaction(async (tx) => {
      for (const name of sorted)
        await tx.$executeRaw`select pg_advisory_xact_lock(${LOCK_CLASS}::int, hashtext(${name}))`;
      return work(tx as Counting);
    }, patience),
  );
}

/** Counts and writes as one: of those who come at once, no more get in than there is room for. Null: there is no room. */
export function withinBounds<Row>(
  db: Db,
  bounds: readonly Bound[],
  write: (tx: Counting) => Promise<Row>,
): Promise<{ readonly row: Row } | null> {
  const names = bounds.map(({ name }) => name);
  return whileAlone(db, names, async (tx) => {
    for (const { most, count } of bounds) if ((await count(tx)) >= most) return null;
    return { row: await write(tx) };
  });
}
