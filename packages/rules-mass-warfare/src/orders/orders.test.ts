/** Standing orders, filed orders, plans and paces (THE-RULES "Windows", MW-171 to MW-174). */
import { expectOk } from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import { massWarfare as rules } from '../index.ts';
import { parseStandingOrders } from '../parsing.ts';
import { tableOf } from '../testing/rows.ts';
import { Trial } from '../testing/trial.ts';
import { defaultAnswer } from './defaults.ts';
import { offersTo } from './offers.ts';
import { type Filed, INITIAL_ORDERS } from './standing-orders.ts';

const march = (unit: string, q: number, r: number) =>
  ({ order: { type: 'march', unit, to: [q, r] }, fallback: 'hold' }) as const;
type Step = Omit<Filed['steps'][number], 'closed'>;
const filed = (...steps: readonly Step[]): { readonly filed: Filed } => ({
  filed: { turn: 1, steps: steps.map((step) => ({ ...step, closed: true })) },
});
const AIR = { bases: { '0,0': 'airf', '-4,2': 'airf' }, control: { s1: ['0,0'], s2: ['-4,2'] }, step: 2 };
const RAID = { 's1-inf-9': '-4,4', 's1-bmb-1': '0,0', 's2-ftr-1': '-4,2', 's2-ftr-2': '-4,2', 's2-inf-1': '-1,2' };
const always = { mode: 'always', minReserve: 0, perTarget: 1, only: [] } as const;
const kinds = (trial: Trial) => trial.all('attacked').map(({ kind, by }) => `${kind} ${by}`);

tableOf([
  {
    rule: 'MW-171',
    what: 'filed orders are executed in their step, those that clear the way first, and the step is passed',
    given: {
      step: 9,
      units: { 's1-inf-1': '0,0', 's1-inf-2': '1,0', 's1-war-1': '3,2', 's2-inf-1': '1,3' },
      orders: { s1: filed({ step: 'march', orders: [march('s1-inf-1', 1, 0), march('s1-inf-2', 2, 0)] }) },
    },
    play: ['pass'],
    see: (trial) => [trial.at('s1-inf-1'), trial.at('s1-inf-2'), trial.awaited],
    is: ['1,0', '2,0', 's2 march'],
  },
  {
    rule: 'MW-171',
    what: 'what came to nothing is told to its owner, with the code; with a fallback the nearest is taken',
    given: {
      step: 9,
      units: { 's1-inf-1': '0,0', 's1-inf-2': '-2,0', 's2-inf-1': '1,0', 's1-war-1': '3,2', 's2-inf-3': '1,3' },
      orders: {
        s1: filed({
          step: 'march',
          orders: [march('s1-inf-1', 1, 0), { ...march('s1-inf-2', 0, 0), fallback: 'nearest' }],
        }),
      },
    },
    play: ['pass'],
    see: (trial) => [trial.at('s1-inf-1'), trial.at('s1-inf-2'), trial.all('closed').at(-1)?.dropped],
    is: ['0,0', '-1,0', [{ order: march('s1-inf-1', 1, 0).order, code: 'HEX_OCCUPIED' }]],
  },
  {
    rule: 'MW-171',
    what: 'orders of another turn have lapsed',
    given: {
      step: 9,
      turn: 2,
      units: { 's1-inf-1': '0,0', 's1-war-1': '3,2', 's2-inf-1': '1,3' },
      orders: { s1: filed({ step: 'march', orders: [march('s1-inf-1', 1, 0)] }) },
    },
    play: ['pass'],
    see: (trial) => trial.awaited,
    is: 's1 march',
  },
  {
    rule: 'MW-064',
    what: 'scramble always: as many as are wanted for each plane, keeping some back',
    given: { ...AIR, units: RAID, orders: { s2: { scramble: { ...always, minReserve: 1 } } } },
    play: ['sortie s1-bmb-1 x s2-inf-1', 'pass', ['s2: pass', 1, 6, 1, 1, 1, 1, 6, 6]],
    see: kinds,
    is: ['scramble s2-ftr-1', 'return s1-bmb-1', 'strike s1-bmb-1'],
  },
  {
    rule: 'MW-064',
    what: 'scramble against one of several things it is kept for',
    given: { ...AIR, units: RAID, orders: { s2: { scramble: { ...always, only: ['city', 'unit'] } } } },
    play: ['sortie s1-bmb-1 x s2-inf-1', 'pass', ['s2: pass', 1, 6, 1, 1, 1, 1, 6, 6]],
    see: (trial) => kinds(trial)[0],
    is: 'scramble s2-ftr-1',
  },
  {
    rule: 'MW-064',
    what: 'scramble only against what it is kept for, or never',
    given: { ...AIR, units: RAID, orders: { s2: { scramble: { ...always, only: ['city', 'fighter'] } } } },
    play: ['sortie s1-bmb-1 x s2-inf-1', 'pass', ['s2: pass', 1, 1, 6, 6]],
    see: kinds,
    is: ['strike s1-bmb-1'],
  },
  {
    rule: 'MW-172',
    what: 'what is passed for good asks nobody',
    given: {
      step: 10,
      units: { 's1-inf-1': '0,0', 's2-inf-1': '-4,4', 's2-tank-1': '-4,3' },
      orders: { s2: { passes: ['march', 'bases'] } },
    },
    play: ['pass'],
    see: (trial) => trial.awaited,
    is: 's1 laterHome',
  },
  {
    rule: 'MW-174',
    what: 'sealed: all plan unseen, then the steps run in order with those plans, each judged again',
    given: {
      step: 10,
      options: { pace: 'sealed' },
      terrain: { '0,1': 'WA' },
      units: { 's1-inf-1': '0,0', 's1-tank-1': '-1,1', 's2-inf-1': '2,0', 's2-inf-2': '2,1' },
    },
    play: [
      { line: 'march s1-inf-1 > 1,0', refused: 'NOT_YOUR_WINDOW' },
      'plan march s1-inf-1 > 1,0',
      'plan attack s1-inf-1 x s2-inf-1',
      's2: plan march s2-inf-1 > 1,0',
      's2: plan attack s2-inf-2 x s1-inf-1',
      { line: 's2: plan march s2-inf-2 > 9,9', refused: 'UNKNOWN_HEX' },
    ],
    see: (trial) => [trial.view('s1').plans.length, trial.view('s2').plans.length, trial.awaited],
    is: [2, 2, 's1,s2 ground'],
  },
]);

describe('MW-174: three exchanges a turn', () => {
  const given = {
    step: 10,
    options: { pace: 'sealed' },
    units: { 's1-inf-1': '0,0', 's2-inf-1': '2,0', 's2-inf-2': '2,1' },
  } as const;

  test('both want one hex: the first in order has it, the other’s plan is dropped, or takes the nearest', () => {
    const trial = new Trial(given);
    trial.play('plan march s1-inf-1 > 1,0');
    trial.play('plan attack s1-inf-1 x s2-inf-1');
    trial.play('s2: plan march s2-inf-1 > 1,0');
    trial.play('s2: plan march s2-inf-2 > 1,1');
    trial.play('s1: ready');
    const events = trial.play('s2: ready', 1, 6, 6, 6, 1);
    expect([trial.at('s1-inf-1'), trial.at('s2-inf-1'), trial.at('s2-inf-2')]).toEqual(['1,0', '2,0', '1,1']);
    const dropped = events.flatMap((event) => (event.type === 'closed' ? event.dropped : []));
    expect(dropped.map(({ code }) => code)).toEqual(['HEX_OCCUPIED']);
    expect(trial.all('attacked').map(({ destroyed }) => destroyed)).toEqual([false]);
  });

  test('nobody sees another’s plans, how many they are, or that one was dropped', () => {
    const trial = new Trial(given);
    const before = JSON.stringify(trial.view('s2'));
    expect(trial.play('plan march s1-inf-1 > 1,0')).toEqual([]);
    expect(JSON.stringify(trial.view('s2'))).toBe(before);
    expect(trial.view('s1').plans).toEqual([{ step: 10, ...march('s1-inf-1', 1, 0) }]);
    const closed = { type: 'closed', side: 's1', step: 10, passed: false, dropped: [] } as const;
    expect(rules.notice(closed, 'spectator')).toBeNull();
  });

  test('what was filed plans the packet and closes it', () => {
    const trial = new Trial({
      ...given,
      orders: {
        s1: { ...filed({ step: 'march', orders: [march('s1-inf-1', 1, 0)] }), passes: ['guns', 'assault'] },
      },
    });
    trial.play('s2: ready');
    expect([trial.at('s1-inf-1'), trial.awaited]).toEqual(['1,0', 's1,s2 home']);
  });
});

describe('brisk: later steps of a packet are planned', () => {
  const trial = new Trial({
    step: 10,
    options: { pace: 'brisk' },
    units: { 's1-tank-1': '0,0', 's2-inf-1': '2,-1', 's2-inf-2': '1,1' },
  });

  test('the march is done at once, the assault planned before the other has marched', () => {
    trial.play('march s1-tank-1 > 1,0');
    trial.play('pass');
    expect(trial.awaited).toBe('s1 laterGround');
    expect(trial.try('attack s1-tank-1 x s2-inf-1')).toBe('NOT_YOUR_WINDOW');
    trial.play('plan attack s1-tank-1 x s2-inf-1 or nearest');
    trial.play('pass');
    expect(trial.awaited).toBe('s2 march');
  });

  test('where the target has gone its fallback takes the nearest, ties by defence dice, fire and id', () => {
    trial.play('march s2-inf-1 > 2,-2');
    trial.play('pass');
    expect(trial.try('plan attack s2-inf-2 x s1-tank-1 or nearest')).not.toBeTypeOf('string');
    trial.play('pass', 6, 6, 1, 1);
    expect(trial.all('attacked').map(({ by, target }) => `${by} ${target}`)).toEqual(['s1-tank-1 s2-inf-2']);
    expect(
      trial.all('closed').find(({ side, step, passed }) => side === 's2' && step === 12 && !passed)?.dropped,
    ).toMatchObject([{ code: 'UNKNOWN_UNIT' }]);
  });
});

describe('what is filed is judged', () => {
  const trial = new Trial({ step: 10, units: { 's1-inf-1': '0,0', 's2-inf-1': '-4,4' } });
  test.each([
    ['file march: march s1-inf-1 > 1,0; march s1-tank-3 > 2,0 or nearest', 'UNKNOWN_UNIT'],
    ['file march: march s1-inf-1 > 4,4 or nearest', null],
    ['file assault: attack s1-inf-1 x s2-inf-1 +', null],
    ['file assault: attack s1-inf-1 x s1-inf-1', 'ILLEGAL_TARGET'],
    ['file guns: fire s1-inf-1 x s2-inf-1', 'WRONG_UNIT'],
    ['plan attack s1-inf-1 x s2-inf-1', 'NOT_YOUR_WINDOW'],
    ['withdraw assault: attack s1-inf-1 x s2-inf-1', null],
    ['file assault: none', null],
    ['file sorties: none', 'NOT_YOUR_WINDOW'],
    ['file march: attack s1-inf-1 x 0,0', 'ORDERS_INVALID'],
    ['file march: march s2-inf-1 > 1,0', 'NOT_OWNER'],
    ['file march: march s1-inf-1 > 1,0; march s1-inf-1 > 0,1', 'ORDERS_INVALID'],
    ['withdraw march', null],
    [
      'standing scramble never reserve 0 per 1 only none; flak hold bmb; landing none; repair none; transfers usual; advance ask; pass sorties',
      null,
    ],
    [
      'standing scramble never reserve 0 per 1 only city city; flak hold bmb; landing none; repair none; transfers usual; advance ask; pass none',
      'ORDERS_INVALID',
    ],
  ])('MW-171, MW-172: %s', (line, code) => {
    const command = expectOk(rules.read(line, trial.view('s1'), { side: 's1', player: 0 }), line);
    const fault = rules.refuses(trial.view('s1'), { side: 's1', player: 0 }, command);
    expect(fault?.code ?? null).toBe(code);
    if (fault !== null) return;
    const orders = rules.files(command, INITIAL_ORDERS, trial.view('s1'), { side: 's1', player: 0 });
    expect(parseStandingOrders(JSON.parse(JSON.stringify(orders)))).toEqual({ ok: true, value: orders });
  });

  test('what a clock plays: filed orders, standing orders, else a pass', () => {
    const seat = { side: 's1', player: 0 } as const;
    const orders = { ...INITIAL_ORDERS, ...filed({ step: 'march', orders: [march('s1-inf-1', 1, 0)] }) };
    expect(defaultAnswer(trial.view('s1'), seat, orders)).toEqual(march('s1-inf-1', 1, 0).order);
    expect(defaultAnswer(trial.view('s1'), seat, null)).toEqual({ type: 'pass', dropped: [] });
  });

  test('letters offer a few changes', () => {
    const codes = offersTo(trial.view('s1'), { side: 's1', player: 0 }, INITIAL_ORDERS).map(({ code }) => code);
    expect(codes).toEqual(['scramble-bombers', 'scramble-never', 'pass-air']);
  });
});
