import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { DatabaseClock } from './database-clock.ts';

/** A machine and a database that count from moments of their own, and how often the database was asked. */
function world() {
  const state = { real: 1_000_000, wrong: 5_000, asked: 0, away: false };
  const query = async () => {
    state.asked += 1;
    if (state.away) throw new Error('the database is away');
    state.real += 40; // the way there and back
    return { rows: [{ time: state.real - 20 }] };
  };
  const local = { running: () => state.real - 900_000, wall: () => state.real + state.wrong };
  const clock = new DatabaseClock({ query } as unknown as Pick<Pool, 'query'>, local);
  return { state, clock };
}

describe('the database’s clock', () => {
  it('is the machine’s own until the database has answered, and then never again', async () => {
    const { state, clock } = world();
    expect(clock.now().getTime()).toBe(state.real + state.wrong);
    await clock.sure();
    expect(clock.now().getTime()).toBe(state.real);
    state.real += 20_000;
    expect(clock.now().getTime()).toBe(state.real);
  });
  it('is asked once by all who ask at one time, and again after half a minute', async () => {
    const { state, clock } = world();
    await Promise.all(Array.from({ length: 10 }, () => clock.sure()));
    await clock.sure();
    expect(state.asked).toBe(1);
    state.real += 30_000;
    await clock.sure();
    expect(state.asked).toBe(2);
  });
  it('is asked when the machine’s wall was set, and keeps its time meanwhile', async () => {
    const { state, clock } = world();
    await clock.sure();
    state.wrong += 7_200_000;
    expect(clock.now().getTime()).toBe(state.real);
    await clock.sure();
    expect(state.asked).toBe(2);
    expect(clock.now().getTime()).toBe(state.real);
  });
  it('nobody is sure while the database is away', async () => {
    const { state, clock } = world();
    state.away = true;
    await expect(clock.sure()).rejects.toThrow('away');
    state.away = false;
    await clock.sure();
    expect(clock.now().getTime()).toBe(state.real);
  });
});
