import { afterAll, beforeAll, expect, test } from 'vitest';
import { countDeadLetters, deadLetters, retryDeadLetters } from '../delivery/dead-letters.ts';
import type { NotificationState } from '../generated/prisma/enums.ts';
import { type Duel, openDuel } from '../testing/duel.ts';
import { type House, openHouse, order } from '../testing/house.ts';

const START = new Date('2026-03-01T12:00:00Z');

let house: House;
let duel: Duel;

beforeAll(async () => {
  house = await openHouse(START.toISOString());
  duel = await openDuel(house.context);
  await order(house.context, duel, 'south', 'end');
});
afterAll(() => house.close());

const query = async <Row extends object>(text: string): Promise<readonly Row[]> =>
  (await house.context.database.pool.query<Row>(text)).rows;

/** The list as it is, and as the notifications say that it must be. */
async function listed() {
  const kept = await query('select id, failed, at from unsent_notifications order by id');
  const told = await query(`select id, state = 'failed' as failed,
      case when state = 'failed' then created_at else coalesce(due_at, created_at) end as at
    from notifications where state in ('queued', 'sending', 'failed') order by id`);
  return { kept, told };
}

test('whatever becomes of a notification, the list of what has not gone out says the same', async () => {
  const { db } = house.context;
  const [one] = await db.notification.findMany({ where: { matchId: duel.id, channel: 'page' } });
  const id = one?.id ?? '';
  const states: readonly NotificationState[] = ['queued', 'sending', 'sent', 'dropped', 'failed'];
  for (const from of states)
    for (const to of states) {
      await db.notification.update({ where: { id }, data: { state: from, dueAt: null } });
      await db.notification.update({ where: { id }, data: { state: to } });
      const { kept, told } = await listed();
      expect(kept, `from ${from} to ${to}`).toEqual(told);
      await db.notification.update({ where: { id }, data: { dueAt: new Date(START.getTime() + 60_000) } });
      const later = await listed();
      expect(later.kept, `${to}, due later`).toEqual(later.told);
    }
  expect((await listed()).kept).toContainEqual(expect.objectContaining({ id, failed: true }));
  const since = new Date(0);
  expect((await deadLetters(house.context, since)).map((letter) => letter.id)).toEqual([id]);
  expect(await countDeadLetters(house.context, since)).toEqual({ page: 1 });
  expect(await retryDeadLetters(house.context, [id])).toBe(1);
  expect(await deadLetters(house.context, since)).toEqual([]);
  await db.match.delete({ where: { id: duel.id } });
  expect(await listed()).toEqual({ kept: [], told: [] });
});

test('no index of notifications names what changes of them, so a change touches no index', async () => {
  const named = await query<{ name: string }>(`select distinct a.attname as name
    from pg_index i join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = i.indexrelid
      and d.refclassid = 'pg_class'::regclass and d.refobjid = i.indrelid and d.refobjsubid > 0
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = d.refobjsubid
    where i.indrelid = 'notifications'::regclass
    union select a.attname from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = 'notifications'::regclass order by 1`);
  expect(named.map(({ name }) => name)).toEqual(['cause_id', 'created_at', 'id', 'match_id', 'step', 'user_id']);
});
