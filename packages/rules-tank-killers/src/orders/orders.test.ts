import { describe, expect, test } from 'vitest';
import { tacticNamed } from '../catalogue/tactics.ts';
import { dryRun, explainAnswer, type Rule, tankKillers as rules, type StandingOrders } from '../index.ts';
import { angloDuel, duel } from '../testing/positions.ts';
import { Trial } from '../testing/trial.ts';
import { parseReactions, parseStandingOrders } from './parsing.ts';
import { width } from './width.ts';

type Raw = { readonly [Key in keyof Rule]?: unknown };

function orders(list: readonly Raw[], more: object = {}): StandingOrders {
  const read = parseReactions({ rules: list, ...more });
  if (!read.ok) throw new Error(read.fault.code);
  return { ...read.value, plan: null };
}

/** What the Anglo's orders answer where he is attacked: a line, or 'ask'. */
function answerTo(at: object, filed: StandingOrders, lines: readonly string[] = [], options: object = {}): string {
  const trial = new Trial(at, options);
  trial.play(...lines);
  const view = trial.viewOf();
  const answer = rules.standingAnswer(view, { side: trial.side, player: 0 }, filed);
  return answer === null ? 'ask' : rules.write(answer, view);
}

const LOST = 'LOST_ATTACK';
const HAND = ['Shaken', 'Rally', 'Breakdown', 'Anti-Tank Mine', 'Ambush', 'Mud', 'Camouflage', 'Buttoned Down'];
const PANTHER = duel('Panther', 'M4 Sherman', {}, { hand: HAND });
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

describe('rules are tried from the top (A.4)', () => {
  test.each<[string, readonly Raw[], string]>([
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
  ])('%s', (_what, list, line) => expect(answerTo(PANTHER, orders(list))).toBe(line));
});

describe('groups', () => {
  test.each([
    ['@LostAction', 'play Buttoned Down'],
    ['@EndTurn', 'play Ambush'],
    ['@OOA', 'play Breakdown'],
    ['@cheapest', 'play Buttoned Down'],
    ['@Negative', 'pass'],
  ])('%s in LOST_ATTACK', (group, line) =>
    expect(answerTo(PANTHER, orders([{ window: LOST, play: [group] }]))).toBe(line),
  );

  const toAnglo = ['pass', 'pass'];
  test.each([
    ['@Negative', 'play Rugged Defense'],
    ['@smallestSufficient', 'play Rugged Defense'],
    ['@OutOfRange', 'pass'],
    ['@cheapest', 'play Sloping Armor'],
  ])('%s in MODIFIER', (group, line) =>
    expect(answerTo(SHOT, orders([{ window: 'MODIFIER', play: [group] }]), toAnglo)).toBe(line),
  );

  test('@OutOfRange takes the shortest range that ends the attack, @smallestSufficient never one that does', () => {
    const at = angloDuel(
      'M5',
      'Hetzer',
      { hand: ['AP Round'] },
      { hand: ['2000 yards', '1500 yards', '500 yards', 'Tracers'] },
    );
    const lines = ['pass', 'play AP Round'];
    expect(answerTo(at, orders([{ window: 'MODIFIER', play: ['@OutOfRange'] }]), lines)).toBe('play 1500 yards');
    expect(answerTo(at, orders([{ window: 'MODIFIER', play: ['@smallestSufficient'] }]), lines)).toBe('play 500 yards');
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
  ])('rally: %s', (_what, rally, line) => expect(answerTo(shaken, orders([], { rally }), ['play Shaken'])).toBe(line));

  test('the defender answers a Hit by rules, with the card just played as condition', () => {
    const at = duel('PzIVh', 'M26 Pershing', { hand: ['Flank Hit'] }, { hand: ['Repairs'] });
    const filed = orders([{ window: 'NEGATE', when: { cardPlayed: ['flank hit'], margin: '>=0' }, play: ['Repairs'] }]);
    expect(answerTo(at, filed, ['pass', 'play Flank Hit'])).toBe('play Repairs');
  });
});

describe('being asked', () => {
  const asking = orders([{ window: LOST, else: 'ask' }]);
  const empty = duel('Panther', 'M10', {}, { hand: ['Tracers'] });

  test('blindDelay asks even who holds no legal card; without it the empty window is passed', () => {
    expect(answerTo(empty, asking)).toBe('ask');
    expect(answerTo(empty, asking, [], { blindDelay: 'off' })).toBe('pass');
    expect(answerTo(PANTHER, asking, [], { blindDelay: 'off' })).toBe('ask');
  });

  test('when the clock lapses ask reads as continue, and the end of the list as pass', () => {
    const trial = new Trial(PANTHER);
    const seat = { side: 'anglo', player: 0 } as const;
    const late = orders([
      { window: LOST, else: 'ask' },
      { window: LOST, play: ['Mud'] },
    ]);
    expect(rules.write(rules.defaultCommand(trial.viewOf(), seat, late), trial.viewOf())).toBe('play Mud');
    expect(rules.defaultCommand(trial.viewOf(), seat, orders([], { default: 'ask' }))).toEqual({ type: 'pass' });
    expect(rules.defaultCommand(trial.viewOf(), seat, null)).toEqual({ type: 'pass' });
  });

  test.each<[string, readonly Raw[], object]>([
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
    expect(trial.answerByOrders().map(rules.tell)).toContain('The Anglo plays Mud against the attack.');
  });
});

describe('the dry run', () => {
  test('says which rule, which conditions failed, and which card', () => {
    const filed = orders([
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

  test('tells defaults, questions and what is not his to answer apart', () => {
    const trial = new Trial(PANTHER);
    const [view, other] = [trial.viewOf('anglo'), trial.viewOf('german')];
    expect(dryRun(orders([]), [view])[0]?.why).toEqual({ kind: 'default', rule: null });
    expect(dryRun(orders([{ window: LOST, else: 'ask' }]), [view])[0]).toMatchObject({
      command: null,
      why: { kind: 'rule', rule: 0 },
    });
    expect(dryRun(orders([{ window: LOST, play: ['Mud'], keepAtLeast: 9 }]), [view])[0]?.tried[0]?.considered).toEqual([
      { entry: 'Mud', card: 'T82', because: 'tooFew' },
    ]);
    expect(dryRun(orders([]), [other, rules.view(trial.state, 'spectator')]).map(({ why }) => why.kind)).toEqual([
      'none',
      'none',
    ]);
    expect(explainAnswer(view, 'anglo', orders([], { default: 'ask' }), true).command).toEqual({ type: 'pass' });
  });
});
