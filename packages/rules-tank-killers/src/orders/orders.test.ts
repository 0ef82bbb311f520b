import { describe, expect, test } from 'vitest';
import { tacticNamed } from '../catalogue/tactics.ts';
import { answerTo, LOST, ordersOf, PANTHER, type RawRule } from '../testing/orders.ts';
import { angloDuel, duel } from '../testing/positions.ts';
import { width } from './width.ts';

const MODIFIERS = [
  'Point Blank',
  '1000 yards',
  '2000 yards',
  'Rugged Defense',
  'Entrenched',
  'Skirt Armor',
  'Sloping Armor',
];
const SHOT = duel('Panther', 'M4 Sherman', {}, { hand: MODIFIERS });

describe('rules are tried from the top (Standing orders)', () => {
  test.each<[string, readonly RawRule[], string]>([
    ['nothing filed: pass', [], 'pass'],
    ['a card by name', [{ window: LOST, play: ['Smoke', 'ambush'] }], 'play Ambush'],
    [
      'the first rule that holds',
      [
        { window: LOST, when: { attackerType: ['HT'] }, play: ['Mud'] },
        { window: LOST, play: ['Ambush'] },
      ],
      'play Ambush',
    ],
    ['of another window', [{ window: 'MODIFIER', play: ['Mud'] }], 'pass'],
    [
      'all keys must hold',
      [{ window: LOST, when: { attackerIs: ['tank'], targetIs: ['infantry'] }, play: ['Mud'] }],
      'pass',
    ],
    [
      'of a list one entry',
      [{ window: LOST, when: { attackerIs: ['gun', 'tank'], targetType: ['MT', 'HT'] }, play: ['Mud'] }],
      'play Mud',
    ],
    [
      'else continue goes on',
      [
        { window: LOST, play: ['Smoke'] },
        { window: LOST, play: ['Mud'] },
      ],
      'play Mud',
    ],
    [
      'else pass does not',
      [
        { window: LOST, play: ['Smoke'], else: 'pass' },
        { window: LOST, play: ['Mud'] },
      ],
      'pass',
    ],
    [
      'a rule without play decides by else',
      [
        { window: LOST, else: 'pass' },
        { window: LOST, play: ['Mud'] },
      ],
      'pass',
    ],
    [
      'ask',
      [
        { window: LOST, when: { margin: '>=0' }, else: 'ask' },
        { window: LOST, play: ['Mud'] },
      ],
      'ask',
    ],
    ['keep', [{ window: LOST, play: ['@LostAction'], keep: ['Buttoned Down', 'Shaken'] }], 'play Camouflage'],
    ['keepAtLeast', [{ window: LOST, play: ['Mud'], keepAtLeast: 7 }], 'play Mud'],
    ['keepAtLeast forbids', [{ window: LOST, play: ['Mud'], keepAtLeast: 8 }], 'pass'],
    ['an illegal card is passed over', [{ window: LOST, play: ['Rally', 'Mud'] }], 'play Mud'],
    [
      'margin before MODIFIER: the unmodified factor',
      [{ window: LOST, when: { margin: '=6' }, play: ['Mud'] }],
      'play Mud',
    ],
    ['margin does not hold', [{ window: LOST, when: { margin: '<6' }, play: ['Mud'] }], 'pass'],
    ['myCasualtiesLeft', [{ window: LOST, when: { myCasualtiesLeft: '<=25' }, play: ['Mud'] }], 'play Mud'],
    ['attackNumber', [{ window: LOST, when: { attackNumber: '>=2' }, play: ['Mud'] }], 'pass'],
    ['cardPlayed: none yet', [{ window: LOST, when: { cardPlayed: ['Shaken'] }, play: ['Mud'] }], 'pass'],
  ])('%s', (_what, list, line) => expect(answerTo(PANTHER, ordersOf(list))).toBe(line));
});

describe('groups', () => {
  test.each([
    ['@LostAction', 'play Buttoned Down'],
    ['@EndTurn', 'play Ambush'],
    ['@OOA', 'play Breakdown'],
    ['@cheapest', 'play Buttoned Down'],
    ['@Negative', 'pass'],
  ])('%s in LOST_ATTACK', (group, line) =>
    expect(answerTo(PANTHER, ordersOf([{ window: LOST, play: [group] }]))).toBe(line),
  );

  const toAnglo = ['pass', 'pass'];
  test.each([
    ['@Negative', 'play Rugged Defense'],
    ['@smallestSufficient', 'play Rugged Defense'],
    ['@OutOfRange', 'pass'],
    ['@cheapest', 'play Sloping Armor'],
  ])('%s in MODIFIER', (group, line) =>
    expect(answerTo(SHOT, ordersOf([{ window: 'MODIFIER', play: [group] }]), toAnglo)).toBe(line),
  );

  test('@OutOfRange takes the shortest range that ends the attack, @smallestSufficient never one that does', () => {
    const at = angloDuel(
      'M5',
      'Hetzer',
      { hand: ['AP Round'] },
      { hand: ['2000 yards', '1500 yards', '500 yards', 'Tracers'] },
    );
    const lines = ['pass', 'play AP Round'];
    expect(answerTo(at, ordersOf([{ window: 'MODIFIER', play: ['@OutOfRange'] }]), lines)).toBe('play 1500 yards');
    expect(answerTo(at, ordersOf([{ window: 'MODIFIER', play: ['@smallestSufficient'] }]), lines)).toBe(
      'play 500 yards',
    );
  });

  test('@cheapest measures in pairs of types: Soft Ground before the mine before Mud', () => {
    const widths = ['Soft Ground', 'Buttoned Down', 'Anti-Tank Mine', 'Mud', 'Camouflage'].map((name) => {
      const tactic = tacticNamed(name);
      return tactic === null ? -1 : width(tactic);
    });
    expect(widths).toEqual([13, 39, 91, 169, 195]);
  });
});

describe('NEGATE and rally', () => {
  const shaken = duel('Panther', 'M10', { hand: ['Rally'] }, { hand: ['Shaken'] });
  test.each([
    ['always plays', { mode: 'always' }, 'play Rally'],
    ['never passes', { mode: 'never' }, 'pass'],
    ['ask asks', { mode: 'ask' }, 'ask'],
    ['not for a small attack', { mode: 'always', minAttackValue: 13 }, 'pass'],
    ['for this one', { mode: 'always', minAttackValue: 12 }, 'play Rally'],
  ])('rally: %s', (_what, rally, line) =>
    expect(answerTo(shaken, ordersOf([], { rally }), ['play Shaken'])).toBe(line),
  );

  test('the defender answers a Hit by rules, with the card just played as condition', () => {
    const at = duel('PzIVh', 'M26 Pershing', { hand: ['Flank Hit'] }, { hand: ['Repairs'] });
    const filed = ordersOf([
      { window: 'NEGATE', when: { cardPlayed: ['flank hit'], margin: '>=0' }, play: ['Repairs'] },
    ]);
    expect(answerTo(at, filed, ['pass', 'play Flank Hit'])).toBe('play Repairs');
  });
});
