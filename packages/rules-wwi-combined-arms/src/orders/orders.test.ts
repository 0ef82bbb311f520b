import { describe, expect, test } from 'vitest';
import { wwiCombinedArms as rules } from '../index.ts';
import { Trial } from '../testing/trial.ts';

const ARMIES = {
  south: { units: { inf: 15, hq: 1 } },
  north: { units: { inf: 15, hq: 1 } },
};
/** North's Infantry on d5 has 2 points of damage; South's Machine Gun on d3 will force it back. */
const FORCED = (more: readonly object[] = []) => ({
  position: '7h/8/8/3i4/8/3M4/8/4H3 S 1 1',
  start: 'attack',
  units: [{ id: 'N-inf-1', damage: 2 }, ...more],
});

function retreatBy(orders: string, more: readonly object[] = [], options: object = {}): string | null {
  const trial = new Trial(FORCED(more), options);
  trial.play(`N: ${orders}`);
  trial.play('d3xd5');
  trial.answerByOrders();
  return trial.state.phase === 'retreat' ? null : (trial.state.units.find(({ id }) => id === 'N-inf-1')?.at ?? null);
}

describe('retreat orders', () => {
  test.each([
    ['by default straight back first', 'retreats all list', [], 'd6'],
    ['a list in another order', 'retreats all list side-h', [], 'e5'],
    ['what is not legal is passed over', 'retreats all list side-h back-a', [{ id: 'S-inf-1', square: 'f4' }], 'c6'],
    ['ask leaves it to the player', 'retreats all ask', [], null],
    ['a rule for the type', 'retreats all ask; I list back-h', [], 'e6'],
    ['a rule for the unit is the narrowest', 'retreats all ask; I list back-h; I1 list back-a', [], 'c6'],
    ['away from the enemy', 'retreats all awayFromEnemy', [], 'd6'],
    ['away from the enemy, ties by the list', 'retreats all awayFromEnemy back-h', [], 'e6'],
  ])('%s', (_what, orders, more, square) => expect(retreatBy(orders, more)).toBe(square));

  test('best terrain: the highest Defense, ties by the list', () => {
    const terrain = 'shellholes'; // d6 is open? rows from the top: t.tn.t.t
    expect(retreatBy('retreats all bestTerrain', [], { terrain })).toBe('c6');
  });

  test('only one legal square is taken without asking, whatever the orders say', () => {
    const walls = ['c6', 'd6', 'e6', 'c5'].map((square, i) => ({ id: `N-inf-${i + 2}`, square }));
    expect(retreatBy('retreats all ask', walls)).toBe('e5');
  });

  test('at the end of the clock of "ask" the list decides', () => {
    const trial = new Trial(FORCED());
    trial.play('N: retreats all ask side-a');
    trial.play('d3xd5');
    const view = trial.viewOf('north');
    const seat = { side: 'north', player: 0 } as const;
    expect(rules.write(rules.defaultCommand(view, seat, trial.orders.north), view)).toBe('r d5-c5');
    expect(rules.write(rules.defaultCommand(view, seat, null), view)).toBe('r d5-d6');
  });

  test.each([
    ['N: retreats S-inf-1 ask', 'NOT_OWNER'],
    ['N: retreats all sideways', 'UNREADABLE'],
  ])('%s is refused', (line, code) => expect(new Trial(FORCED()).try(line)).toBe(code));

  test.each([
    [{ all: { choose: 'list', order: ['back', 'back', 'back-h', 'side-a', 'side-h'] } }, 'ORDERS_INVALID'],
    [{ all: { choose: 'flee' } }, 'ORDERS_INVALID'],
    [{ all: { choose: 'ask' }, types: { cavalry: { choose: 'ask' } } }, 'ORDERS_INVALID'],
    [{ all: { choose: 'ask' }, sauce: 1 }, 'MALFORMED'],
  ])('orders %j are refused', (orders, code) => {
    const read = rules.parse.command({ type: 'setRetreatOrders', orders });
    expect(read.ok ? 'ok' : read.fault.code).toBe(code);
  });
});

describe('placement plans (CA-077)', () => {
  test('the next entry is laid at each turn, and the result is that of placing by hand', () => {
    const trial = new Trial({ armies: ARMIES }, { first: 'south' });
    trial.play('S: plan I1 a3, I2 b3, H1 e1');
    trial.play('N: plan I1 a6, I2 b6');
    trial.answerByOrders();
    expect(trial.state.units.filter(({ at }) => at !== null).map(({ id, at }) => `${id} ${at}`)).toEqual([
      'S-inf-1 a3',
      'S-inf-2 b3',
      'S-hq-1 e1',
      'N-inf-1 a6',
      'N-inf-2 b6',
    ]);
    expect(trial.side).toBe('north'); // its plan is at its end
  });

  test('CA-077 stopAfter counts enemy units laid from its filing', () => {
    const trial = new Trial({ armies: ARMIES }, { first: 'south' });
    trial.play('I9 h1');
    trial.play('I9 h8');
    trial.play('S: plan I1 a3, I2 b3, I3 c3 stop 1');
    trial.answerByOrders();
    trial.play('I1 a8');
    expect(trial.answerByOrders()).toEqual([]);
    trial.play('S: plan I2 b3');
    expect(trial.answerByOrders()).toHaveLength(1);
  });

  test('entries that are laid by hand meanwhile are passed over', () => {
    const trial = new Trial({ armies: ARMIES }, { first: 'south' });
    trial.play('S: plan I1 a3, I2 b3');
    trial.play('I5 a3');
    trial.play('I9 h8');
    trial.answerByOrders();
    expect(trial.state.units.find(({ id }) => id === 'S-inf-2')?.at).toBe('b3');
  });

  test.each([
    ['plan I1 a3, I1 b3', 'ORDERS_INVALID'],
    ['plan I1 a3, I2 a3', 'ORDERS_INVALID'],
    ['plan I1 a4', 'ZONE'],
    ['plan I1 a9', 'OFF_BOARD'],
    ['plan T1 a3', 'UNKNOWN_UNIT'],
    ['plan I1 a3 stop 0', 'ORDERS_INVALID'],
    ['plan', 'UNREADABLE'],
  ])('%s is refused with %s', (line, code) => expect(new Trial({ armies: ARMIES }).try(line)).toBe(code));

  test('a plan is for the placing alone; an empty one withdraws it', () => {
    expect(new Trial({}).try('S: plan I1 a3')).toBe('WRONG_PHASE');
    const trial = new Trial({ armies: ARMIES }, { first: 'south' });
    trial.play('S: plan I1 a3');
    trial.play('S: plan none');
    expect(trial.answerByOrders()).toEqual([]);
  });

  test('standing orders survive the store: parse reads what was filed', () => {
    const trial = new Trial({ armies: ARMIES });
    trial.play('S: plan I1 a3, I2 b3 stop 2');
    trial.play('S: retreats all bestTerrain; M ask; I3 list side-a');
    const stored: unknown = JSON.parse(JSON.stringify(trial.orders.south));
    expect(rules.parse.standingOrders(stored)).toEqual({ ok: true, value: trial.orders.south });
  });
});
