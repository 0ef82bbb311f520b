import { setImmediate } from 'node:timers/promises';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { patientPool } from './patient-pool.ts';

const AWAY = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const ENDED = new Error('Cannot use a pool after calling end on the pool');

/** A pool that gives no connection. */
const poolWith = (ending: boolean, error: Error): Pool =>
  ({ ending, connect: () => Promise.reject(error) }) as unknown as Pool;

test('a database that is away is a reason for the queue to try again', async () => {
  const pool = poolWith(false, AWAY);
  await expect(patientPool({ pool, direct: pool }).connect()).rejects.toMatchObject({ code: '57P03' });
});

test('who asks a pool that was let go is not answered: nobody would catch it', async () => {
  const pool = poolWith(true, ENDED);
  const asked = patientPool({ pool, direct: pool }).connect();
  const outcome = asked.then(
    () => 'given',
    () => 'refused',
  );
  expect(await Promise.race([outcome, setImmediate('not answered')])).toBe('not answered');
});
