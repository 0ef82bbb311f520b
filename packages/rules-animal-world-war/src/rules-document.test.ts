/** The worked examples of RULES.md play exactly as written and use up their dice. */
import { readFileSync } from 'node:fs';
import { expectOk, openMatch, type RawOrder, scriptedChance, setupOf, submit } from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import { OPTIONS } from './catalogue/options.ts';
import { REFUSALS } from './catalogue/refusals.ts';
import { WINDOWS } from './catalogue/windows.ts';
import { animalWorldWar as rules } from './index.ts';
import type { Empire } from './state.ts';

type Order = { readonly side: Empire; readonly refused?: string } & RawOrder;
type Case = {
  readonly setup: { readonly scenario: unknown; readonly options?: unknown };
  readonly dice: readonly number[];
  readonly commands: readonly Order[];
};

const text = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const CASES = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => JSON.parse(json) as Case);

describe('the examples of RULES.md', () => {
  test('there are three', () => expect(CASES).toHaveLength(3));

  test.each(CASES.map((each, i) => [i + 1, each] as const))('example %i', (_, { setup, dice, commands }) => {
    const chance = scriptedChance(dice);
    let { game } = expectOk(openMatch(rules, expectOk(setupOf(rules, setup), 'set-up'), chance), 'opening');
    for (const { side, refused, ...raw } of commands) {
      const played = submit(rules, game, { side, player: 0 }, raw, chance);
      expect(played.ok ? undefined : played.fault.code, JSON.stringify(raw)).toBe(refused);
      if (played.ok) game = played.value.game;
    }
    chance.mustBeSpent();
  });

  test('the last one is won by its own condition', () => {
    const last = CASES.at(-1) as Case;
    const chance = scriptedChance([]);
    const { game } = expectOk(openMatch(rules, expectOk(setupOf(rules, last.setup), 'set-up'), chance), 'opening');
    const order = last.commands[0] as Order;
    const played = expectOk(submit(rules, game, { side: order.side, player: 0 }, order, chance), 'end of turn');
    expect(played.game.ending).toMatchObject({ by: 'rules', outcome: { reason: 'objective' } });
  });
});

describe('what RULES.md lists', () => {
  test.each(OPTIONS.map(({ key }) => key))('the option %s', (key) => expect(text).toContain(`\`${key}\``));
  test.each(Object.keys(WINDOWS))('the window %s', (name) => expect(text).toContain(`\`${name}\``));
  test('every refusal has a sentence', () => {
    for (const sentence of Object.values(REFUSALS)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });
});
