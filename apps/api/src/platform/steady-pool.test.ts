import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { steadyPool } from './steady-pool.ts';

const away = (): Error => Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
const answering = (name: string) => async () => ({ rows: [name] });
const never = () => new Promise<never>(() => undefined);

/** A pool whose statements do this, one after another; the last for good. */
function pool(...does: readonly (() => Promise<unknown>)[]) {
  const asked: string[] = [];
  const query = (text: string) => {
    asked.push(text);
    return (does[asked.length - 1] ?? does.at(-1) ?? never)();
  };
  return { asked, it: { query, options: { max: 3 } } as unknown as Pool };
}

const READ = 'select 1';

test('the first is asked, and the second only where the first cannot answer', async () => {
  const [first, second] = [pool(answering('one'), () => Promise.reject(away())), pool(answering('two'))];
  const steady = steadyPool(first.it, second.it);
  expect(await steady.query(READ)).toEqual({ rows: ['one'] });
  expect([first.asked.length, second.asked.length]).toEqual([1, 0]);
  expect(await steady.query(READ)).toEqual({ rows: ['two'] });
  // For a while it is passed over: nobody waits for it again and again.
  expect(await steady.query(READ)).toEqual({ rows: ['two'] });
  expect([first.asked.length, second.asked.length]).toEqual([2, 2]);
});

test('a silent one is waited for a moment, and what it says late is lost', async () => {
  const steady = steadyPool(pool(never).it, pool(answering('two')).it);
  expect(await steady.query(READ)).toEqual({ rows: ['two'] });
});

test('a connection that was just cut is tried again', async () => {
  const cut = pool(() => Promise.reject(away()), answering('again'));
  expect(await steadyPool(cut.it, pool(() => Promise.reject(away())).it).query(READ)).toEqual({ rows: ['again'] });
});

test('where both are away the last word is told', async () => {
  const both = [pool(() => Promise.reject(away())), pool(() => Promise.reject(away()))] as const;
  await expect(steadyPool(both[0].it, both[1].it).query(READ)).rejects.toThrow('gone');
});

test('what is wrong with the statement is told at once, though another server is silent', async () => {
  const wrong = pool(() => Promise.reject(Object.assign(new Error('no such column'), { code: '42703' })));
  await expect(steadyPool(pool(never).it, wrong.it).query(READ)).rejects.toThrow('no such column');
});

test('a read may begin with a part of its own, and name what was updated', async () => {
  const steady = steadyPool(pool(() => Promise.reject(away())).it, pool(answering('two')).it);
  const text = '\n  with late as (select * from a where updated_at > $1) select * from late';
  expect(await steady.query(text)).toEqual({ rows: ['two'] });
});

test.each([
  'insert into a values (1)',
  'update a set b = 1',
  'BEGIN',
  'select * from a for share',
  'with gone as (delete from a returning b) select * from gone',
  'with x as (update a set b = 1 returning 1) select 1',
  'select (graphile_worker.add_job($1)).id',
  'select pg_notify($1, $2)',
  'select * from a for update',
  'select * from a for no key update',
])('%s is asked of the first alone, and once', async (text) => {
  const [first, second] = [pool(() => Promise.reject(away())), pool(answering('two'))];
  await expect(steadyPool(first.it, second.it).query(text)).rejects.toThrow('gone');
  expect([first.asked, second.asked]).toEqual([[text], []]);
});
