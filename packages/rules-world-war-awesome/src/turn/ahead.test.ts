/** WWA-154: a round of three windows, played to its end by queues. */
import {
  expectOk,
  type Game,
  openMatch,
  type Played,
  play,
  type RecordedChance,
  scriptedChance,
  submit,
  timeOut,
} from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import type { Command } from '../commands.ts';
import { worldWarAwesome as rules, type WorldWarAwesomeGame } from '../index.ts';
import { ANY, type QueueElement } from '../orders/standing-orders.ts';
import type { Seat } from '../state.ts';
import { documentOf, type Given, refusalOf } from '../testing/trial.ts';

const AHEAD = { ahead: 'on', sealedOrders: 'on', activationsPerTurn: 3 } as const;
const MEN: NonNullable<Given['units']> = {
  u1: 'A GER-RIF 5,8',
  u2: 'A GER-RIF 5,9',
  u3: 'B SOV-RIF 9,8',
  u4: 'B SOV-RIF 11,9',
};

type Told = readonly string[];

/** A match in which both speak by lines of notation. */
class Post {
  readonly chance: RecordedChance;
  game: Game<WorldWarAwesomeGame>;
  told: Record<Seat, Told> = { A: [], B: [] };
  constructor(given: Given, options: object = AHEAD, dice: readonly number[] = []) {
    this.chance = scriptedChance(dice);
    const scenario = expectOk(rules.parse.scenario(documentOf(given)), 'scenario');
    const read = expectOk(rules.parse.options(options), 'options');
    this.game = expectOk(openMatch(rules, { scenario, options: read, carryOver: null }, this.chance), 'opening').game;
  }
  /** Lines "A: u1 > 6,8"; the code of the last refusal, or where the match waits. */
  say(...lines: readonly string[]): string {
    for (const line of lines) {
      const seat = { side: line[0] as Seat, player: 0 };
      const done = submit(rules, this.game, seat, { line: line.slice(3) }, this.chance);
      if (!done.ok) return done.fault.code;
      this.take(done.value);
    }
    return this.awaited;
  }
  file(side: Seat, ...queue: readonly QueueElement[]): string {
    const command: Command = { type: 'orders.set', queue, throwPolicy: 'ask', onlyMoment: 'ask' };
    const done = play(rules, this.game, { side, player: 0 }, command, this.chance);
    if (!done.ok) return done.fault.code;
    this.take(done.value);
    return 'filed';
  }
  late(side: Seat): string {
    this.take(expectOk(timeOut(rules, this.game, side, this.chance), 'time-out'));
    return this.awaited;
  }
  private take({ game, steps }: Pick<Played<WorldWarAwesomeGame>, 'game' | 'steps'>): void {
    this.game = game;
    for (const side of ['A', 'B'] as const) {
      const notices = steps.flatMap(({ events }) =>
        events.flatMap((event) => rules.notice(event, { side, player: 0 }) ?? []),
      );
      this.told[side] = [...this.told[side], ...notices.map((notice) => rules.tell(notice))];
    }
  }
  get war() {
    return this.game.state.war;
  }
  get awaited(): string {
    return `${this.war.phase} ${this.war.phase === 'orders' ? 'both' : this.war.seat}`;
  }
  at(id: string): string {
    const unit = this.war.units.find((one) => one.id === id);
    return unit === undefined ? 'gone' : `${unit.at.q},${unit.at.r}`;
  }
}

const walk = (unit: string, q: number, r: number, when: Partial<typeof ANY> = {}): QueueElement => ({
  kind: 'play',
  command: { type: 'main.activate', unit, move: { mode: 'walk', to: { layer: 'ground', q, r } }, action: null },
  when: { ...ANY, ...when },
});
const inOrders = (state: object = {}): Given => ({ units: MEN, state: { phase: 'orders', ...state } });
const hands = { A: [{ token: 'GER-T05', copies: 1 }], B: [{ token: 'SOV-T05', copies: 1 }] };

describe('WWA-154: the option', () => {
  const code = (options: object) => {
    const read = rules.parse.options(options);
    return read.ok ? 'ok' : `${read.fault.code} ${read.fault.rule}`;
  };
  test('it wants sealed orders', () => {
    expect([code(AHEAD), code({ ahead: 'on' }), code({ ahead: 'off' })]).toEqual([
      'ok',
      'OPTION_INVALID WWA-154',
      'ok',
    ]);
    const fixed = expectOk(rules.parse.scenario({ id: 'YARD', options: { sealedOrders: 'off' } }), 'scenario');
    const options = { ...expectOk(rules.parse.options(AHEAD), 'options') };
    const made = rules.setUp({ scenario: fixed, options, carryOver: null }, scriptedChance([]));
    expect(made.ok ? 'ok' : `${made.fault.code} ${made.fault.at}`).toBe('OPTION_INVALID options');
  });
  test('a match without it keeps what it kept before', () => {
    const { war, secret } = new Post({ units: MEN }, {}).game.state;
    expect([Object.keys(war).includes('windows'), Object.keys(war.options).includes('ahead')]).toEqual([false, false]);
    expect(Object.keys(secret.A)).toEqual(['hand', 'deck', 'order', 'covered']);
  });
  test('positions in windows that the round does not have are refused', () => {
    expect(refusalOf({ ...inOrders(), options: AHEAD })).toBe(null);
    expect(refusalOf(inOrders())).toBe('ROUND_INVALID WWA-154 state.phase');
    for (const phase of ['plan', 'deploy'])
      expect(refusalOf({ ...inOrders({ phase }), options: AHEAD })).toBe('ROUND_INVALID WWA-154 state.phase');
  });
});

describe('WWA-154: ORDERS', () => {
  test('both at once, in secret; then DEPLOY is played, and the first player has the window', () => {
    const match = new Post(inOrders({ hands }));
    expect(match.awaited).toBe('orders both');
    expect(match.say('B: order 1F; play SOV-T05/A in:B(0,-1) via tank')).toBe('orders both');
    expect([match.told.A, match.war.players.B.hand]).toEqual([[], 1]);
    expect(match.say('B: order 0F')).toBe('E_TURN');
    expect(match.say('A: order 0F; play GER-T05/B F6')).toBe('main A');
    expect([match.war.players.A.played.length, match.war.players.B.played.length]).toEqual([1, 1]);
    // sealed orders stay hidden until TANKOPS
    expect(match.war.orders).toEqual({ A: null, B: null });
    expect(match.told.A.join(' ')).not.toContain('1 ahead');
  });
  test('the first line that is legal; who fell out is told to their owner alone', () => {
    const match = new Post(inOrders({ hands }));
    match.say('A: order 0F; play GER-T05/A in:B(0,-1) via tank; play GER-T05/B F6', 'B: order 0F; hold');
    expect(match.war.players.A.played).toEqual([{ token: 'GER-T05', side: 'B' }]);
    expect(match.told.A.filter((line) => line.includes('could not play'))).toHaveLength(1);
    expect(match.told.B.filter((line) => line.includes('could not play'))).toEqual([]);
    expect(match.told.B).toContain('East plays no token.');
  });
  test('none that is legal: hold', () => {
    const match = new Post(inOrders({ hands }));
    match.say('A: order 0F; play GER-T05/A in:B(0,-1) via tank', 'B: order 0F');
    expect([match.war.players.A.hand, match.told.B.includes('West plays no token.')]).toEqual([1, true]);
  });
  test.each([
    ['E_SIDE', 'order 0F; play GER-T01/A in:A(0,-1) via tank'],
    ['E_SIDE', 'order 0F; play GER-T05/B in:A(0,-1) via tank'],
    ['E_ORDER', 'order 9F; hold'],
    ['UNREADABLE', 'order 0F; play GER-T05/B F6; play GER-T05/B F5; play GER-T05/B F4; play GER-T05/B F3'],
    ['UNREADABLE', 'order 0F; hold; play GER-T05/B F6'],
    ['E_PHASE', 'pass'],
  ])('%s: %s', (code, line) => expect(new Post(inOrders({ hands })).say(`A: ${line}`)).toBe(code));
  test('a line reads as it was written', () => {
    const match = new Post(inOrders({ hands }));
    const view = rules.view(match.game.state, { side: 'A', player: 0 });
    for (const line of [
      'order 2F aim 12,3 gun MG-GER-HE when earliest; play GER-T05/A 9,8 via u14; play GER-T05/B F6',
      'order 0F aim 12,3 gun MG-GER-HE when latest; hold',
      'order 1L when 1; hold',
    ])
      expect(rules.write(expectOk(rules.read(line, view, { side: 'A', player: 0 }), line), view)).toBe(line);
  });
  test('who is late stands still and holds, and has their window afterwards', () => {
    const match = new Post(inOrders({ hands }));
    match.say('B: order 0F');
    expect([match.late('A'), match.war.players.A.hand]).toEqual(['main A', 1]);
  });
});

describe('WWA-154: the two windows', () => {
  const main: Given = { units: { ...MEN, u5: 'A GER-RIF 5,10' } };
  test('up to three activations each, then the queues, then ORDERS', () => {
    const match = new Post(main);
    expect(match.say('A: u1 > 6,8', 'A: u2 > 6,9')).toBe('main A');
    expect(match.say('A: u5 > 6,10')).toBe('main B');
    expect(match.say('B: pass')).toBe('orders both');
    expect(match.war.round).toBe(4);
  });
  test('a pass ends a window and counts for nothing: queues are played all the same', () => {
    const match = new Post(main);
    expect([match.file('A', walk('u1', 6, 8)), match.file('B', walk('u3', 8, 8))]).toEqual(['filed', 'filed']);
    expect(match.awaited).toBe('main A');
    expect(match.say('A: pass', 'B: pass')).toBe('orders both');
    expect([match.at('u1'), match.at('u3')]).toEqual(['6,8', '8,8']);
  });
  test('a seat with nothing to spend has no window', () => {
    const spent = { u3: 'B SOV-RIF 9,8 spent', u4: 'B SOV-RIF 11,9 spent', u99: 'B GER-ENG in:B(1,0) spent' };
    const match = new Post({ units: { ...MEN, ...spent } });
    expect(match.say('A: pass')).toBe('orders both');
  });
  test('who is late passes, and has ORDERS to themselves', () => {
    const match = new Post(main);
    expect([match.late('A'), match.late('B')]).toEqual(['main B', 'orders both']);
  });
});

describe('WWA-154: queues', () => {
  test('what does not fit waits for another turn, and who filed is told what was left', () => {
    const match = new Post({ units: MEN });
    match.file('A', walk('u1', 8, 8), walk('u2', 6, 9), walk('u98', 5, 5));
    // 8,8 is free once u3 has gone
    match.file('B', walk('u3', 8, 8, { unitAlive: 'u77' }), walk('u4', 10, 9));
    match.say('A: pass', 'B: pass');
    expect([match.at('u2'), match.at('u3'), match.at('u4')]).toEqual(['6,9', '9,8', '10,9']);
    const left = (side: Seat) => match.told[side].filter((line) => line.startsWith('Left in the queue'));
    expect(left('A').at(-1)).toContain('u98 > 5,5 (There is no legal path)');
    expect(left('B').at(-1)).toBe('Left in the queue of East: u3 > 8,8 (Its condition is not met).');
    expect(match.told.A.some((line) => line.includes('queue of East'))).toBe(false);
  });
  test('activationsPerTurn in turn, and a round ends when both have passed', () => {
    const match = new Post(
      { units: { ...MEN, u5: 'A GER-RIF 5,10', u6: 'B SOV-RIF 12,8' } },
      { ...AHEAD, activationsPerTurn: 1 },
    );
    match.file('A', walk('u1', 6, 8), walk('u2', 6, 9));
    match.file('B', walk('u3', 8, 8), walk('u4', 10, 9));
    match.say('A: u5 > 6,10', 'B: u6 > 13,8');
    expect([match.awaited, match.war.round]).toEqual(['orders both', 4]);
    expect(['u1', 'u2', 'u3', 'u4'].map((id) => match.at(id))).toEqual(['6,8', '6,9', '8,8', '10,9']);
  });
  test('a device under a cup does not wait for its owner', () => {
    const devices = { d51: 'A GER-D2 F6 cup1/1', d52: 'A GER-D5 F6 cup1/2' };
    const match = new Post({ units: MEN, devices });
    const command = { type: 'main.device', device: 'd51', ability: 'SHIFT', region: 'F4', targets: [] } as const;
    match.file('A', { kind: 'play', command, when: ANY });
    match.say('A: pass', 'B: pass');
    expect(match.game.state.secret.A.covered.find(({ id }) => id === 'd51')?.region).toBe('F4');
  });
  test('what could never be played is refused when it is filed', () => {
    const match = new Post({ units: { ...MEN, u1: 'A GER-RIF 5,8 spent' } });
    expect([
      match.file('A', walk('u1', 6, 8)),
      match.file('A', walk('u3', 8, 8)),
      match.file('A', walk('u55', 8, 8)),
    ]).toEqual(['E_NO_TOKEN', 'E_SIDE', 'E_SIDE']);
  });
});

describe('WWA-154: nobody is asked', () => {
  const duel: Given = { units: { u1: 'A SOV-JET 8,8', u2: 'B SOV-JET 9,8' } };
  test('a throw is decided by the policy, `ask` reads as awayFromMe', () => {
    for (const faces of [
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 5],
      [6, 6],
    ]) {
      const match = new Post(duel, AHEAD, faces);
      expect(['main A', 'main B']).toContain(match.say('A: u1 : melee u2'));
    }
  });
  test('the gun fires at the stored moment, else at the earliest or the latest legal one', () => {
    const near: Given = { tanks: { A: { anchor: { q: 3, r: 8 }, heading: 0 } } };
    const fired = (when: string) => {
      const match = new Post({ ...near, state: { phase: 'orders' } }, AHEAD, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
      match.say(`A: order 2F aim 13,8 gun MG-GER-AP${when}; hold`, 'B: order 0F', 'A: pass');
      const before = match.told.A.length;
      match.say('B: pass');
      const lines = match.told.A.slice(before);
      const shot = lines.findIndex((line) => line.includes('fires'));
      return lines.slice(0, shot).filter((line) => line.includes('rolls to')).length;
    };
    expect([fired(''), fired(' when earliest'), fired(' when 1'), fired(' when latest')]).toEqual([0, 0, 1, 2]);
  });
});
