/** CL-171, CL-002: a cached ledger equals the one from the log, even if another process has written in between. */
import { replay, settingsOf } from '@fieldpost/league';
import { expect, test } from 'vitest';
import { KeptLedgers } from './kept-ledgers.ts';
import type { SignedRow } from './store.ts';

const settings = settingsOf({ format: 'league', sideMode: 'single' });
if (!settings.ok) throw new Error(settings.fault.code);
const genesis = { settings: settings.value, seed: '00', entries: [], running: false };
const kept = (rows: number) => ({
  tables: null,
  ledger: replay(genesis, []),
  log: Array.from({ length: rows }, (_, seq) => ({ seq }) as unknown as SignedRow),
});

test('what is taken out is nobody else’s until it is put back', () => {
  const ledgers = new KeptLedgers();
  const one = kept(3);
  ledgers.put('a', one);
  expect(ledgers.take('a')).toBe(one);
  expect(ledgers.take('a')).toBeNull();
});

test('of two of one event the longer stays, whichever came last', () => {
  const [short, long] = [kept(3), kept(5)];
  for (const order of [
    [short, long],
    [long, short],
  ]) {
    const ledgers = new KeptLedgers();
    for (const one of order) ledgers.put('a', one);
    expect(ledgers.take('a')).toBe(long);
  }
});

test('the oldest go where there are too many, or their logs are too long', () => {
  const ledgers = new KeptLedgers();
  for (let index = 0; index < 201; index += 1) ledgers.put(`${index}`, kept(1));
  expect([ledgers.take('0'), ledgers.take('1')?.log.length]).toEqual([null, 1]);
  ledgers.put('large', kept(99_900));
  expect([ledgers.take('2'), ledgers.take('200')?.log.length]).toEqual([null, 1]);
  ledgers.clear();
  expect(ledgers.take('large')).toBeNull();
});
