/** The laws of Mass Warfare before it is registered: it is offered to nobody until it has a table. */
import { describe, test } from 'vitest';
import { massWarfareProof } from './mass-warfare.ts';
import { LONGEST } from './proof.ts';

describe('mass-warfare@1 keeps', () => {
  test.each(massWarfareProof.laws.map((law) => [law.title, law] as const))('%s', (_, law) => law.check(), LONGEST);
});
