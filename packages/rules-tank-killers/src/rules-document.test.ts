/** The worked examples of RULES.md play exactly as written. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tankKillers as rules } from './index.ts';
import { Trial } from './testing/trial.ts';

type Case = {
  readonly setup: {
    readonly scenario: unknown;
    readonly options?: unknown;
    readonly standingOrders?: Readonly<Record<string, unknown>>;
  };
  readonly commands: readonly { readonly side: string; readonly line: string }[];
};

const text = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const CASES = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => JSON.parse(json) as Case);

describe('the examples of RULES.md', () => {
  test('there are three', () => expect(CASES).toHaveLength(3));

  test.each(CASES.map((each, i) => [i + 1, each] as const))('example %i', (_, { setup, commands }) => {
    const trial = new Trial(setup.scenario, setup.options ?? {});
    for (const [side, document] of Object.entries(setup.standingOrders ?? {})) {
      const read = rules.parse.standingOrders(document);
      if (!read.ok) throw new Error(read.fault.code);
      trial.orders[side as 'anglo'] = read.value;
    }
    trial.answerByOrders();
    for (const { side, line } of commands) {
      expect(trial.try(`${side === 'german' ? 'G' : 'A'}: ${line}`), line).not.toBeTypeOf('string');
      trial.answerByOrders();
    }
  });
});
