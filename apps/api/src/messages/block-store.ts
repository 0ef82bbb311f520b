import type { Db } from '../platform/database.ts';

type Stores = Pick<Db, '$queryRaw' | '$executeRaw'>;

/** Somebody whom a person has blocked. */
export type Blocked = { readonly id: string; readonly name: string };

/** Blocks somebody. False: there is no such person. */
export async function addBlock(db: Stores, userId: string, blockedId: string, at: Date): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    with person as (select id from users where id = ${blockedId}),
      added as (insert into blocks (user_id, blocked_id, at) select ${userId}, id, ${at} from person
        on conflict (user_id, blocked_id) do nothing)
    select id from person`;
  return rows.length > 0;
}

export async function dropBlock(db: Stores, userId: string, blockedId: string): Promise<void> {
  await db.$executeRaw`delete from blocks where user_id = ${userId} and blocked_id = ${blockedId}`;
}

/** The most that one list of them holds. */
export const MAX_BLOCKED = 200;

/** The people a person has blocked, by name. */
export const blocksOf = (db: Stores, userId: string): Promise<Blocked[]> =>
  db.$queryRaw<Blocked[]>`select u.id, u.name from blocks b join users u on u.id = b.blocked_id
    where b.user_id = ${userId} order by lower(u.name), u.id limit ${MAX_BLOCKED}::int`;

/** Whether a person has blocked another. */
export async function hasBlocked(db: Stores, userId: string, otherId: string): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    select 1 from blocks where user_id = ${userId} and blocked_id = ${otherId}`;
  return rows.length > 0;
}
