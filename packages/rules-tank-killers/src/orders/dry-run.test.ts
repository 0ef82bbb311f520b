import { describe, expect, test } from 'vitest';
import { dryRun, explainAnswer, tankKillers as rules } from '../index.ts';
import { LOST, ordersOf, PANTHER } from '../testing/orders.ts';
import { Trial } from '../testing/trial.ts';

describe('the dry run', () => {
  test('says which rule, which conditions failed, and which card', () => {
    const filed = ordersOf([
      { window: LOST, when: { attackerIs: ['heavy'], margin: '>=9' }, play: ['Mud'] },
      { window: 'MODIFIER', play: ['@Negative'] },
      { window: LOST, play: ['Smoke', 'Rally', '@Negative', 'Shaken', 'Mud'], keep: ['Shaken'] },
    ]);
    expect(dryRun(filed, [new Trial(PANTHER).viewOf()])).toEqual([
      {
        command: { type: 'play', card: 'T82' },
        why: { kind: 'rule', rule: 2 },
        tried: [
          { rule: 0, failed: ['attackerIs', 'margin'], considered: [] },
          {
            rule: 2,
            failed: [],
            considered: [
              { entry: 'Smoke', card: null, because: 'notHeld' },
              { entry: 'Rally', card: null, because: 'WRONG_WINDOW' },
              { entry: '@Negative', card: null, because: 'noneFits' },
              { entry: 'Shaken', card: null, because: 'kept' },
              { entry: 'Mud', card: 'T82', because: 'played' },
            ],
          },
        ],
      },
    ]);
  });

  test('tells defaults, questions and what is not theirs to answer apart', () => {
    const trial = new Trial(PANTHER);
    const [view, other] = [trial.viewOf('anglo'), trial.viewOf('german')];
    expect(dryRun(ordersOf([]), [view])[0]?.why).toEqual({ kind: 'default', rule: null });
    expect(dryRun(ordersOf([{ window: LOST, else: 'ask' }]), [view])[0]).toMatchObject({
      command: null,
      why: { kind: 'rule', rule: 0 },
    });
    expect(
      dryRun(ordersOf([{ window: LOST, play: ['Mud'], keepAtLeast: 9 }]), [view])[0]?.tried[0]?.considered,
    ).toEqual([{ entry: 'Mud', card: 'T82', because: 'tooFew' }]);
    expect(dryRun(ordersOf([]), [other, rules.view(trial.state, 'spectator')]).map(({ why }) => why.kind)).toEqual([
      'none',
      'none',
    ]);
    expect(explainAnswer(view, 'anglo', ordersOf([], { default: 'ask' }), true).command).toEqual({ type: 'pass' });
  });
});
