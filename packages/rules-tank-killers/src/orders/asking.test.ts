import { describe, expect, test } from 'vitest';
import { tankKillers as rules } from '../index.ts';
import { answerTo, LOST, ordersOf, PANTHER, type RawRule } from '../testing/orders.ts';
import { duel } from '../testing/positions.ts';
import { Trial } from '../testing/trial.ts';
import { parseReactions, parseStandingOrders } from './parsing.ts';

describe('being asked', () => {
  const asking = ordersOf([{ window: LOST, else: 'ask' }]);
  const empty = duel('Panther', 'M10', {}, { hand: ['Tracers'] });

  test('blindDelay asks even who holds no legal card; without it the empty window is passed', () => {
    expect(answerTo(empty, asking)).toBe('ask');
    expect(answerTo(empty, asking, [], { blindDelay: 'off' })).toBe('pass');
    expect(answerTo(PANTHER, asking, [], { blindDelay: 'off' })).toBe('ask');
  });

  test('when the clock lapses ask reads as continue, and the end of the list as pass', () => {
    const trial = new Trial(PANTHER);
    const seat = { side: 'anglo', player: 0 } as const;
    const late = ordersOf([
      { window: LOST, else: 'ask' },
      { window: LOST, play: ['Mud'] },
    ]);
    expect(rules.write(rules.defaultCommand(trial.viewOf(), seat, late), trial.viewOf())).toBe('play Mud');
    expect(rules.defaultCommand(trial.viewOf(), seat, ordersOf([], { default: 'ask' }))).toEqual({ type: 'pass' });
    expect(rules.defaultCommand(trial.viewOf(), seat, null)).toEqual({ type: 'pass' });
  });

  test.each<[string, readonly RawRule[], object]>([
    ['with play', [{ window: LOST, play: ['Mud'], else: 'ask' }], {}],
    [
      'after a rule with play',
      [
        { window: LOST, play: ['Mud'] },
        { window: LOST, else: 'ask' },
      ],
      {},
    ],
    ['at the end of a list with play', [{ window: LOST, play: ['Mud'] }], { default: 'ask' }],
  ])('ask %s is ORDERS_REVEAL', (_what, list, more) =>
    expect(parseReactions({ rules: list, ...more })).toEqual({
      ok: false,
      fault: { code: 'ORDERS_REVEAL', rule: null },
    }),
  );

  test('ask before play, and after play of another window, is accepted', () => {
    const list = [
      { window: LOST, else: 'ask' },
      { window: LOST, play: ['Mud'] },
      { window: 'MODIFIER', else: 'ask' },
    ];
    expect(parseReactions({ rules: list }).ok).toBe(true);
  });

  test.each([
    { rules: [{ window: 'FINISH' }] },
    { rules: [{ window: LOST, play: ['Thunder'] }] },
    { rules: [{ window: LOST, play: ['@Everything'] }] },
    { rules: [{ window: LOST, when: { margin: '~0' } }] },
    { rules: [{ window: LOST, when: { attackerType: ['XX'] } }] },
    { rules: [{ window: LOST, when: { mood: ['good'] } }] },
    { rules: [{ window: LOST, else: 'hope' }] },
    { rally: { mode: 'sometimes' } },
    { default: 'win' },
  ])('%j is ORDERS_INVALID', (raw) => expect(parseReactions(raw)).toMatchObject({ fault: { code: 'ORDERS_INVALID' } }));

  test('orders survive the store: parse reads what was filed', () => {
    const trial = new Trial(PANTHER);
    trial.play(`A: orders ${JSON.stringify({ rules: [{ window: LOST, when: { margin: '>=0' }, play: ['mud'] }] })}`);
    trial.play('A: plan {"targets":["@best"],"free":[]}');
    const stored: unknown = JSON.parse(JSON.stringify(trial.orders.anglo));
    expect(parseStandingOrders(stored)).toEqual({ ok: true, value: trial.orders.anglo });
    expect(trial.answerByOrders().map(rules.tell)).toContain('The Allied side plays Mud against the attack.');
  });
});
