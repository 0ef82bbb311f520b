import { describe, expect, test } from 'vitest';
import { all, nameOf } from '../index.ts';
import { animalWorldWarProof } from './animal-world-war.ts';
import { LONGEST, type Proof } from './proof.ts';
import { tankKillersProof } from './tank-killers.ts';
import { wwiProof } from './wwi-combined-arms.ts';

const PROOFS: readonly Proof[] = [wwiProof, tankKillersProof, animalWorldWarProof];

test('every registered edition is proved', () => {
  expect(PROOFS.map(({ name }) => name)).toEqual(all().map(({ ref }) => nameOf(ref)));
});

describe.each(PROOFS.map((proof) => [proof.name, proof] as const))('%s keeps', (_, { laws }) => {
  test.each(laws.map((law) => [law.title, law] as const))('%s', (_, law) => law.check(), LONGEST);
});
