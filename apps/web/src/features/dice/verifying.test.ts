import { commitmentOf, fairRoll, seededChance } from '@fieldpost/engine';
import { expect, test } from 'vitest';
import { verifyDice } from './verifying.ts';

const seed = new Uint8Array(32).map((_, at) => at * 7);
const salts = ['00112233445566778899aabbccddeeff', 'ff'.repeat(16)];
const engine = { matchId: 'm-1', seed, salts };
const secret = { matchId: 'm-1', commitment: commitmentOf(seed), seed: Buffer.from(seed).toString('hex'), salts };

function drawn() {
  const chance = seededChance(engine, 0);
  for (const faces of [6, 6, 2, 54, 20, 6, 1, 3_000_000_000, 6]) chance.draw(faces, 'x');
  return chance.draws;
}

test('the browser finds what the house threw', async () => {
  expect(await verifyDice(secret, drawn())).toEqual({ committed: true, wrong: [], checked: 9 });
});

test('a die that was turned is found by its number', async () => {
  const forged = drawn().map((draw) => (draw.index === 3 ? { ...draw, result: (draw.result % 54) + 1 } : draw));
  expect((await verifyDice(secret, forged))?.wrong).toEqual([3]);
});

test('a draw that was left out makes all after it wrong', async () => {
  expect((await verifyDice(secret, drawn().slice(1)))?.wrong).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test.each([
  ['another seed', { seed: '00'.repeat(32) }, false],
  ['another match', { matchId: 'm-2' }, true],
  ['no salts', { salts: [] }, true],
  ['salts the other way round', { salts: salts.toReversed() }, true],
] as const)('%s is found', async (_, change, committed) => {
  const verdict = await verifyDice({ ...secret, ...change }, drawn());
  expect(verdict?.committed).toBe(committed);
  expect(verdict?.wrong.length).toBeGreaterThan(2);
});

test('both throw again where a number lies beyond the last whole multiple', () => {
  const again = Array.from({ length: 40 }, (_, index) => fairRoll(engine, 3_000_000_000, index));
  expect(new Set(again).size).toBe(40);
});
