import { describe, expect, test } from 'vitest';
import { games, nameOf } from '../index.ts';
import { LONGEST } from './proof.ts';

const PROVED = await Promise.all(games().map(async ({ editions, proofs }) => ({ editions, proofs: await proofs() })));

test('every registered edition is proved', () => {
  for (const { editions, proofs } of PROVED)
    expect(proofs.map(({ name }) => name)).toEqual(editions.map(({ ref }) => nameOf(ref)));
});

describe.each(PROVED.flatMap(({ proofs }) => proofs.map((proof) => [proof.name, proof] as const)))(
  '%s keeps',
  (_, { laws }) => {
    test.each(laws.map((law) => [law.title, law] as const))('%s', (_, law) => law.check(), LONGEST);
  },
);
