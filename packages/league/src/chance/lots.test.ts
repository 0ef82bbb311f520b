import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawn, firstSideOf, lotsOf, seedHashOf } from './lots.ts';

const SEED = 'ab'.repeat(32);

/** The same, written a second time with Node's own cryptography. */
function byNode(purpose: string, index: number, faces: number): number {
  for (let attempt = 0; ; attempt++) {
    const word = createHmac('sha256', Buffer.from(SEED, 'hex'))
      .update(`${purpose}:${index}:${attempt}`)
      .digest()
      .readUInt32BE(0);
    if (word < 2 ** 32 - (2 ** 32 % faces)) return word % faces;
  }
}

test('CL-003: numbers are HMACs of purpose, number and attempt under the seed', () => {
  for (const faces of [1, 2, 7, 256, 3_000_000_000])
    for (let index = 0; index < 30; index++) expect(drawn(SEED, 'lot', index, faces)).toBe(byNode('lot', index, faces));
});

test('CL-003: the seed is committed to by its SHA-256', () => {
  expect(seedHashOf(SEED)).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'));
});

test('CL-003: each of n entries has one lot, repeatedly one of those left', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const lots = lotsOf(SEED, ids);
  expect([...lots.values()].sort()).toEqual([1, 2, 3, 4, 5]);
  expect(lots.get(ids[byNode('lot', 0, 5)] ?? '')).toBe(1);
});

test('CL-065: the first side is drawn once for the event', () => {
  expect(firstSideOf(SEED)).toBe(byNode('firstSide', 0, 2) === 0 ? 'A' : 'B');
});
