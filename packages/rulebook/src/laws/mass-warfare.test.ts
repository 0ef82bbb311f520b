/** The laws of Mass Warfare before it is registered: it is offered to nobody until it has a table. */
import { describe, test } from 'vitest';
import { massWarfare } from '../games/mass-warfare.ts';
import { LONGEST } from './proof.ts';

describe.each((await massWarfare.proofs()).map((proof) => [proof.name, proof] as const))('%s keeps', (_, { laws }) => {
  test.each(laws.map((law) => [law.title, law] as const))('%s', (_, law) => law.check(), LONGEST);
});
