/** The laws of World War Awesome! before it is registered: it is offered to nobody until it has a table. */
import { describe, test } from 'vitest';
import { LONGEST } from './proof.ts';
import { worldWarAwesomeProof } from './world-war-awesome.ts';

describe('world-war-awesome@1 keeps', () => {
  test.each(worldWarAwesomeProof.laws.map((law) => [law.title, law] as const))('%s', (_, law) => law.check(), LONGEST);
});
