/** The worked examples of RULES.md play exactly as written. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { wwiCombinedArms as rules } from './index.ts';
import { Trial } from './testing/trial.ts';

type Case = {
  readonly setup: { readonly scenario: unknown; readonly options?: unknown };
  readonly commands: readonly { readonly side: string; readonly line?: string; readonly command?: unknown }[];
};

const text = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const CASES = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => JSON.parse(json) as Case);

describe('the examples of RULES.md', () => {
  test('there are five', () => expect(CASES).toHaveLength(5));

  test.each(CASES.map((each, i) => [i + 1, each] as const))('example %i', (_, { setup, commands }) => {
    const trial = new Trial(setup.scenario, setup.options ?? {});
    for (const { side, line, command } of commands) {
      const read = rules.parse.command(command);
      const typed = read.ok ? rules.write(read.value, trial.viewOf()) : `${line}`;
      expect(trial.try(`${side === 'south' ? 'S' : 'N'}: ${typed}`), typed).not.toBeTypeOf('string');
      trial.answerByOrders();
    }
  });
});
