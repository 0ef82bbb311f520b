import { expectOk, openMatch, play, scriptedChance, submit } from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import type { Command } from '../commands.ts';
import { worldWarAwesome as rules } from '../index.ts';
import type { Seat } from '../state.ts';
import { documentOf, type Given, Trial } from '../testing/trial.ts';
import { answer } from './answering.ts';
import { defaultAnswer } from './defaults.ts';
import { offersTo } from './offers.ts';
import { ANY, type Guard, INITIAL_ORDERS, type QueueElement, type StandingOrders } from './standing-orders.ts';

const walk = (unit: string, q: number, r: number, when: Partial<Guard> = {}): QueueElement => ({
  kind: 'play',
  command: { type: 'main.activate', unit, move: { mode: 'walk', to: { layer: 'ground', q, r } }, action: null },
  when: { ...ANY, ...when },
});
const orders = (...queue: QueueElement[]): StandingOrders => ({ ...INITIAL_ORDERS, round: 3, queue });
const MEN: Given = { units: { u1: 'A GER-RIF 5,8', u2: 'A GER-RIF 5,9', u3: 'B SOV-RIF 9,8', u4: 'B SOV-RIF 11,9' } };
const answered = (given: Given, filed: StandingOrders, side: Seat = 'A'): Command | null =>
  answer(new Trial(given).view(side), side, filed);

describe('a queue', () => {
  test('the first element that is not yet played, if it is legal', () => {
    expect(answered(MEN, orders(walk('u1', 6, 8), walk('u2', 6, 9)))).toMatchObject({ unit: 'u1' });
    const spent = { units: { ...MEN.units, u1: 'A GER-RIF 5,8 spent' } };
    expect(answered(spent, orders(walk('u1', 6, 8), walk('u2', 6, 9)))).toMatchObject({ unit: 'u2' });
    expect(answered(MEN, orders(walk('u1', 15, 8), walk('u2', 6, 9)))).toBe(null);
  });
  test('it lapses with its round', () => expect(answered(MEN, { ...orders(walk('u1', 6, 8)), round: 2 })).toBe(null));
  test.each([
    ['targetStillAt', { targetStillAt: { unit: 'u3', pos: { layer: 'ground', q: 9, r: 8 } } }, true],
    ['targetStillAt elsewhere', { targetStillAt: { unit: 'u3', pos: { layer: 'ground', q: 8, r: 8 } } }, false],
    ['enemyWithin = none', { enemyWithin: { pos: { layer: 'ground', q: 5, r: 8 }, n: 3 } }, true],
    ['enemyWithin', { enemyWithin: { pos: { layer: 'ground', q: 5, r: 8 }, n: 4 } }, false],
    ['unitAlive', { unitAlive: 'u3' }, true],
    ['unitAlive, dead', { unitAlive: 'u7' }, false],
    ['regionControlled', { regionControlled: 'F6' }, true],
    ['onlyIfOpponentPassed', { onlyIfOpponentPassed: true }, false],
    ['lastDice', { lastDice: 'hit' }, false],
  ] as const)('guard %s', (_, when, plays) =>
    expect(answered(MEN, orders(walk('u1', 6, 8, when as Partial<Guard>))) !== null).toBe(plays),
  );
  test('passRest passes until it is woken', () => {
    const wake: Guard = { ...ANY, unitAlive: 'u3' };
    expect(answered(MEN, orders({ kind: 'passRest', wake: null }))).toEqual({ type: 'main.pass' });
    expect(answered(MEN, orders({ kind: 'passRest', wake }))).toBe(null);
  });
  test('as a line it is read as it was written, and a list is none', () => {
    const view = new Trial(MEN).view('A');
    const filed: Command = { type: 'orders.set', queue: [walk('u1', 6, 8)], throwPolicy: 'ask', onlyMoment: 'ask' };
    const line = rules.write(filed, view);
    const read = (text: string) => rules.read(text, view, { side: 'A', player: 0 });
    expect(expectOk(read(line), line)).toEqual(filed);
    expect(read('orders []').ok).toBe(false);
  });
  test('E_LIMIT: forty elements, each unit once', () => {
    const trial = new Trial(MEN);
    const file = (queue: readonly QueueElement[]) =>
      trial.try({ type: 'orders.set', queue, throwPolicy: 'ask', onlyMoment: 'ask' });
    expect(file([walk('u1', 6, 8), walk('u1', 7, 8)])).toBe('E_LIMIT');
    expect(file([walk('u1', 6, 8)])).toEqual([]);
  });
  test('what is under a cup is always asked for', () => {
    const given = { ...MEN, devices: { d51: 'A GER-D2 F6 cup1/1', d52: 'A GER-D5 F6 cup1/2' } };
    const shift: QueueElement = {
      kind: 'play',
      command: { type: 'main.device', device: 'd51', ability: 'SHIFT', region: 'F4', targets: [] },
      when: ANY,
    };
    expect(answered(given, orders(shift))).toBe(null);
    expect(answered({ ...MEN, devices: { d51: 'A GER-D2 F6' } }, orders(shift))).toMatchObject({ device: 'd51' });
  });
  test('WWA-142: a round by queues is the same as by hand, in one tick', () => {
    const scenario = expectOk(rules.parse.scenario(documentOf(MEN)), 'scenario');
    const setup = { scenario, options: expectOk(rules.parse.options({}), 'options'), carryOver: null };
    const file = (queue: readonly QueueElement[]): Command => ({
      type: 'orders.set',
      queue,
      throwPolicy: 'ask',
      onlyMoment: 'ask',
    });
    const chance = scriptedChance([]);
    let { game } = expectOk(openMatch(rules, setup, chance), 'opening');
    const rest: QueueElement = { kind: 'passRest', wake: null };
    const B = { side: 'B', player: 0 } as const;
    const A = { side: 'A', player: 0 } as const;
    game = expectOk(play(rules, game, B, file([walk('u3', 8, 8), walk('u4', 10, 9), rest]), chance), 'B').game;
    const queued = expectOk(play(rules, game, A, file([walk('u1', 6, 8), walk('u2', 6, 9), rest]), chance), 'A').game;
    const trial = new Trial(MEN);
    for (const line of ['u1 > 6,8', 'u3 > 8,8', 'u2 > 6,9', 'u4 > 10,9', 'pass', 'pass']) trial.play(line);
    expect(queued.state).toEqual(trial.state);
    expect(submit(rules, queued, B, { line: 'order 0F' }, chance).ok).toBe(true);
  });
});

describe('preset answers', () => {
  const thrown: Given = {
    units: { u1: 'A SOV-JET 8,8', u2: 'B SOV-JET 9,8' },
    ground: { '9,10': '#', '9,9': '#' },
    state: { phase: 'decision', decision: { unit: 'u2', away: 'u1' } },
  };
  test.each([
    ['ask', null],
    ['awayFromMe', 0],
    ['awayFromMyTank', 1],
    ['intoCorner', 1],
  ] as const)('WWA-141: throwPolicy %s', (throwPolicy, dir) => {
    const given =
      throwPolicy === 'awayFromMyTank' ? { ...thrown, tanks: { A: { anchor: { q: 8, r: 4 }, heading: 0 } } } : thrown;
    const found = answered(given, { ...INITIAL_ORDERS, throwPolicy });
    expect(found?.type === 'decide.throw' ? found.dir : null).toBe(dir);
  });
  test('the only moment may be taken without asking', () => {
    const given: Given = {
      tanks: { A: { anchor: { q: 3, r: 8 }, heading: 0 } },
      state: {
        phase: 'tankops',
        orders: { A: { speed: 1, heading: 'F', aim: [19, 8], attack: 'MG-GER-AP' }, B: null },
      },
    };
    const trial = new Trial(given);
    expect(trial.menu()).toEqual(['when 0', 'when 1']);
    expect(answered(given, { ...INITIAL_ORDERS, onlyMoment: 'take' })).toBe(null);
  });
});

describe('defaults', () => {
  const plain = (given: Given): Command['type'] | undefined => {
    const trial = new Trial(given);
    return defaultAnswer(trial.view(), trial.war.seat, null).type;
  };
  test.each([
    ['plan.order', { state: { phase: 'plan' } }],
    ['deploy.pass', { state: { phase: 'deploy', hands: { A: [{ token: 'GER-T01', copies: 1 }], B: [] } } }],
    ['main.pass', {}],
    [
      'main.end',
      { units: { u1: 'A GER-JET 8,8 spent', u2: 'B SOV-RIF 10,8' }, state: { phase: 'awaitAction', landed: 'u1' } },
    ],
    [
      'decide.throw',
      {
        units: { u1: 'A SOV-JET 8,8', u2: 'B SOV-JET 9,8' },
        state: { phase: 'decision', decision: { unit: 'u2', away: 'u1' } },
      },
    ],
  ] as const)('%s', (type, given) => expect(plain(given as Given)).toBe(type));
});

describe('what a letter offers to be left standing', () => {
  const offered = (filed: StandingOrders) => offersTo(new Trial(MEN).view(), filed);
  test('each that would change something, with all else as it is filed', () => {
    const fresh: StandingOrders = { ...INITIAL_ORDERS, round: 3 };
    expect(offered(fresh).map(({ code }) => code)).toEqual(['pass-rest', 'throw-away', 'only-moment']);
    const filed = { ...fresh, throwPolicy: 'awayFromMyTank', queue: [walk('u1', 6, 8)] } as const;
    expect(offered(filed).map(({ code }) => code)).toEqual(['pass-rest', 'only-moment']);
    expect(offered(filed)[0]?.command).toEqual({
      type: 'orders.set',
      queue: [{ kind: 'passRest', wake: null }],
      throwPolicy: 'awayFromMyTank',
      onlyMoment: 'ask',
    });
    expect(offered(filed)[1]?.command).toMatchObject({ queue: filed.queue, onlyMoment: 'take' });
  });
  test('a queue of another round has lapsed', () => {
    const old: StandingOrders = { ...INITIAL_ORDERS, round: 2, queue: [walk('u1', 6, 8)] };
    expect(offered(old).at(-1)?.command).toMatchObject({ queue: [] });
  });
});
