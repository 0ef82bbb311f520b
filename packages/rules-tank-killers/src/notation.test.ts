import { toldOf } from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import { presetCards } from './catalogue/presets.ts';
import type { Command } from './commands.ts';
import { tankKillers as rules } from './index.ts';
import { between, duel, maneuver } from './testing/positions.ts';
import { Trial } from './testing/trial.ts';

const TARGETS = {
  position: {
    window: 'target',
    active: 'german',
    forces: {
      german: { table: [{ id: '#3', unit: 'Panther', attacked: 'thisTurn' }] },
      anglo: { table: ['M10', 'M5', 'M5'], top: { id: '#9', unit: 'M8 Greyhound' } },
    },
    attack: { attacker: '#3' },
  },
};
const AGAIN = between(
  'Panther',
  'M10',
  {},
  {},
  { window: 'attacker', freeAction: 'Quick Kill', discard: ['Quick Kill'] },
);
const BUILT = { ...presetCards('german'), G01: 5, G05: 5 };

type Row = readonly [string, Command, object, readonly string[]];
/** The line as written, what it means, where, and other ways of typing it. */
const LINES: readonly Row[] = [
  ['discard Mud', { type: 'discard', card: 'T82' }, maneuver({}, {}), ['Discard  mud', ' discard MUD ']],
  ['attack', { type: 'attack' }, maneuver({}, {}), ['Attack']],
  ['end turn', { type: 'endTurn' }, maneuver({}, {}), ['END TURN', 'end']],
  ['at top', { type: 'target', unit: 'top' }, TARGETS, ['at TOP', 'at #9', 'at M8 Greyhound', 'at #9 M8 Greyhound']],
  ['at #1 M10', { type: 'target', unit: '#1' }, TARGETS, ['at M10', 'at #1', 'AT m10']],
  ['at #2 M5', { type: 'target', unit: '#2' }, TARGETS, ['at #2']],
  ['with #1 Panther', { type: 'attackWith', unit: '#1' }, AGAIN, ['with Panther', 'with #1']],
  ['with top', { type: 'attackWith', unit: 'top' }, AGAIN, ['with Top']],
  ['play Panzerschrek/faust', { type: 'play', card: 'T15' }, duel('Panther', 'M10'), ['play panzerschrek/FAUST']],
  ['pass', { type: 'pass' }, duel('Panther', 'M10'), ['Pass']],
  ['deck panzer', { type: 'commitDeck', cards: presetCards('panzer') }, {}, ['deck Panzer']],
  [
    'deck 5xG01 6xG02 2xG03 2xG04 5xG05 2xG06 2xG07 1xG08 2xG09 2xG10 2xG11 2xG12 2xG13 1xG14 2xG15 2xG16',
    { type: 'commitDeck', cards: BUILT },
    {},
    [],
  ],
  ['plan none', { type: 'filePlan', plan: null }, maneuver({}, {}), ['plan None']],
];

describe('notation', () => {
  test.each(LINES)('%s', (line, command, at, others) => {
    const trial = new Trial(at, { customDecks: 'on' });
    const view = trial.viewOf();
    const seat = { side: trial.side, player: 0 };
    expect(rules.write(command, view)).toBe(line);
    for (const typed of [line, ...others])
      expect(rules.read(typed, view, seat), typed).toEqual({ ok: true, value: command });
  });

  test('orders and plans are one line of JSON', () => {
    const trial = new Trial(duel('Panther', 'M10'));
    const orders = rules.read('orders {"default":"ask"}', trial.viewOf(), { side: 'anglo', player: 0 });
    if (!orders.ok) throw new Error(orders.fault.code);
    expect(rules.read(rules.write(orders.value, trial.viewOf()), trial.viewOf(), { side: 'anglo', player: 0 })).toEqual(
      orders,
    );
  });

  test('a name that more than one open card has is ambiguous, and each is listed', () => {
    const seat = { side: 'german', player: 0 } as const;
    const read = rules.read('at M5', new Trial(TARGETS).viewOf(), seat);
    const among = ['#2 M5', '#4 M5'];
    expect(read).toEqual({ ok: false, fault: { code: 'AMBIGUOUS', rule: null, among } });
    const told = read.ok ? null : toldOf(rules.texts, read.fault);
    expect(told).toBe(
      'Several open cards have this name. Add the number of the one you mean. It may be #2 M5 or #4 M5.',
    );
    for (const one of among) expect(rules.read(`at ${one}`, new Trial(TARGETS).viewOf(), seat).ok).toBe(true);
    const again = between(
      'Panther',
      'M10',
      { table: [{ unit: 'Panther', attacked: 'thisTurn' }] },
      {},
      { window: 'attacker', freeAction: 'Quick Kill', discard: ['Quick Kill'] },
    );
    expect(rules.read('with Panther', new Trial(again).viewOf(), seat)).toMatchObject({ fault: { code: 'AMBIGUOUS' } });
  });

  test('the sentences are true of what they are said of', () => {
    const { refusals } = rules.texts;
    // TDC-083: there is no card, TDC-072: there is one
    expect(refusals.CONDITION_FAILED).not.toMatch(/card/);
    expect(refusals.MALFORMED).toMatch(/position/);
  });

  test.each([
    ['at #1 M5', 'UNREADABLE'],
    ['play Thunder', 'UNREADABLE'],
    ['orders nonsense', 'ORDERS_INVALID'],
    ['plan {"targets":["Moon"]}', 'ORDERS_INVALID'],
    ['deck 6xG01 Panther', 'UNREADABLE'],
    ['deck 6xG77', 'DECK_INVALID'],
    ['resign', 'UNREADABLE'],
  ])('%s is refused with %s', (line, code) => {
    const read = rules.read(line, new Trial(TARGETS).viewOf(), { side: 'german', player: 0 });
    expect(read).toMatchObject({ ok: false, fault: { code } });
  });
});
