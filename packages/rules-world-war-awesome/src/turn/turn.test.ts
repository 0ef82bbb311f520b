import { expectOk, scriptedChance } from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import { worldWarAwesome as rules } from '../index.ts';
import type { Seat, State } from '../state.ts';
import { type Given, Trial } from '../testing/trial.ts';

const code = (given: Given, line: string): string => {
  const tried = new Trial(given).try(line);
  return typeof tried === 'string' ? tried : 'ok';
};
const hand = (token: string) => ({ hands: { A: [{ token, copies: 1 }], B: [] } });

/** A match from its beginning, by lines of either seat. */
class Opening {
  state: State;
  constructor(options: object = {}, scenario: unknown = { id: 'YARD' }) {
    const document = expectOk(rules.parse.scenario(scenario), 'scenario');
    const read = expectOk(rules.parse.options(options), 'options');
    this.state = expectOk(
      rules.setUp({ scenario: document, options: read, carryOver: null }, scriptedChance([])),
      'set-up',
    );
  }
  play(side: Seat, line: string, ...dice: number[]): string {
    const seat = { side, player: 0 };
    const view = rules.view(this.state, seat);
    const chance = scriptedChance(dice);
    const command = expectOk(rules.read(line, view, seat), line);
    const decided = rules.decide(this.state, seat, command, chance);
    if (!decided.ok) return decided.fault.code;
    chance.mustBeSpent();
    for (const event of decided.value) this.state = rules.evolve(this.state, event);
    return 'ok';
  }
}

const TEN = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1];

describe('set-up', () => {
  test('WWA-002: at one’s own edge, on the map', () => {
    const match = new Opening();
    expect([match.play('A', 'tank 5,8'), match.play('A', 'tank -4,8'), match.play('B', 'tank 17,8')]).toEqual([
      'E_SETUP',
      'E_SETUP',
      'E_TURN',
    ]);
    expect([match.play('A', 'tank -1,8'), match.play('B', 'tank 17,8'), match.state.war.tanks.B?.heading]).toEqual([
      'ok',
      'ok',
      3,
    ]);
  });
  test('WWA-001 to WWA-009: from the first placement to the first order', () => {
    const match = new Opening({ armyA: 'USA', armyB: 'USA' });
    match.play('A', 'tank -2,8');
    match.play('B', 'tank 18,8');
    // WWA-003: within three hexes, one after the other
    expect([match.play('A', 'support 12,8'), match.play('A', 'support 2,8')]).toEqual(['E_SETUP', 'ok']);
    expect([match.play('A', 'support 2,8'), match.play('A', 'support 3,7')]).toEqual(['E_SETUP', 'ok']);
    match.play('B', 'support 14,8');
    // ten tokens, the coin (1 = A), one more token each, the first player first
    expect(match.play('B', 'support 14,9', ...TEN, 1, 1, 1)).toBe('ok');
    const { war, secret } = match.state;
    expect([war.phase, war.seat, war.round, war.initiative]).toEqual(['plan', 'B', 1, 'B']);
    expect([war.players.A.hand, war.players.A.deck, Object.values(secret.A.hand).reduce((a, b) => a + b, 0)]).toEqual([
      6, 16, 6,
    ]);
    // WWA-004
    expect(war.units.filter(({ design }) => design === 'USA-ENG').map(({ at }) => at.layer)).toEqual([
      'in:A',
      'in:A',
      'in:B',
      'in:B',
    ]);
    expect(war.devices.map(({ design, region }) => `${design} ${region}`)).toEqual([
      'TR-MOVE F1',
      'TR-FIRE F2',
      'TR-MOVE F12',
      'TR-FIRE F11',
    ]);
    // WWA-008
    expect([...war.units, ...war.devices].every(({ token }) => token)).toBe(true);
  });
});

describe('deployment', () => {
  const deploy = (more: Given = {}): Given => ({
    ...more,
    state: { phase: 'deploy', ...hand('GER-T05'), ...more.state },
  });
  test.each([
    ['WWA-013: on a blank hex of the own tank', 'play GER-T05/A in:A(0,-1) via tank', 'ok'],
    ['WWA-013: not on a printed one', 'play GER-T05/A in:A(2,0) via tank', 'E_PATH'],
    ['WWA-013: not in the other', 'play GER-T05/A in:B(0,-1) via tank', 'E_PATH'],
    ['WWA-031: not on a unit', 'play GER-T05/A in:A(1,0) via tank', 'E_OCCUPIED'],
    ['WWA-012: a side that is no unit', 'play GER-T05/B in:A(0,-1) via tank', 'E_SIDE'],
    ['WWA-012: a token that is not in the hand', 'play GER-T01/A in:A(0,-1) via tank', 'E_SIDE'],
    ['WWA-014: a device where control is equal', 'play GER-T05/B F6', 'ok'],
    ['WWA-011: none', 'hold', 'ok'],
  ])('%s', (_, line, expected) => expect(code(deploy(), line)).toBe(expected));
  test('WWA-014: not where the other has more', () =>
    expect(code(deploy({ devices: { d51: 'B SOV-D1 F6' } }), 'play GER-T05/B F6')).toBe('E_CONTROL'));
  test('WWA-094: near a commander on the ground', () => {
    const field = deploy({ units: { u1: 'A GER-OFF 8,8 spent' } });
    expect([code(field, 'play GER-T05/A 10,8 via u1'), code(field, 'play GER-T05/A 11,8 via u1')]).toEqual([
      'ok',
      'E_PATH',
    ]);
    expect(code(deploy({ units: { u1: 'A GER-OFF in:A(0,-1)' } }), 'play GER-T05/A 8,8 via u1')).toBe('E_PATH');
  });
  test('WWA-013: a soldier for whom no hex is left is not offered, the device on their other side is', () => {
    const free = new Trial(deploy()).menu('GER-T05/A').map((line) => / (in:A\(.*\)) /.exec(line)?.[1] ?? '');
    const crowd = Object.fromEntries(free.map((place, index) => [`u${index + 1}`, `A GER-RIF ${place}`]));
    const subjects = (given: Given) => rules.subjects(new Trial(given).view('A'), { side: 'A', player: 0 });
    expect(subjects(deploy())).toEqual(['GER-T05/A', 'GER-T05/B', '']);
    expect(subjects(deploy({ units: crowd }))).toEqual(['GER-T05/B', '']);
  });
  test('WWA-012: a token has two sides, and no third', () => {
    expect(new Trial(deploy()).menu('GER-T05/B')).not.toEqual([]);
    expect(['GER-T05/C', 'GER-T05/', 'GER-T99/A'].map((subject) => new Trial(deploy()).menu(subject))).toEqual([
      [],
      [],
      [],
    ]);
  });
  test('WWA-010, WWA-011, WWA-015: one token each, and no action token in this round', () => {
    const trial = new Trial(deploy());
    trial.play('play GER-T05/A in:A(0,-1) via tank');
    expect([trial.awaited, trial.war.units.at(-1)?.token]).toEqual(['A main', false]);
    expect(trial.war.players.A.played).toEqual([{ token: 'GER-T05', side: 'A' }]);
  });
  test('WWA-153: an empty hand is not asked for a token, one that can be played nowhere is', () => {
    const hand = [{ token: 'SOV-T01', copies: 1 }];
    const trial = new Trial({ state: { phase: 'deploy', hands: { A: [], B: hand } } });
    expect([trial.awaited, trial.all('held')]).toEqual(['B deploy', []]);
    trial.play('hold');
    expect(trial.awaited).toBe('A main');
  });
  test('WWA-153: after a flight from whose end nothing can be done nobody is asked', () => {
    const alone: Given = { units: { u1: 'A GER-JET 8,8', u2: 'B SOV-RIF 18,8' } };
    const trial = new Trial(alone);
    trial.play('u1 ^ 9,8 1', 1);
    expect([trial.awaited, trial.war.landed, trial.war.taken]).toEqual(['B main', null, 0]);
    const near = new Trial({ ...alone, units: { ...alone.units, u3: 'B SOV-RIF 12,8' } });
    near.play('u1 ^ 9,8 1', 1);
    expect(near.awaited).toBe('A awaitAction');
    // a grenade may be thrown at nothing (WWA-147)
    const armed = new Trial({ units: { u1: 'A SOV-JET 8,8 loaded', u2: 'B SOV-RIF 18,8' } });
    armed.play('u1 ^ 9,8 1', 1);
    expect(armed.awaited).toBe('A awaitAction');
    expect(typeof armed.try(': fire GRENADE @12,8')).toBe('object');
  });
});

describe('the main phase', () => {
  const men: Given = {
    units: { u1: 'A GER-RIF 5,8', u2: 'A GER-RIF 5,9', u3: 'B SOV-RIF 11,8', u4: 'B SOV-RIF 11,9' },
  };
  test('WWA-016, WWA-018: in turns, each unit once', () => {
    const trial = new Trial(men);
    trial.play('u1 > 6,8');
    expect([trial.awaited, trial.try('A: u1 > 7,8'), trial.try('u1 > 7,8')]).toEqual(['B main', 'E_TURN', 'E_SIDE']);
    trial.play('u3 > 10,8');
    expect(trial.try('u1 > 7,8')).toBe('E_NO_TOKEN');
  });
  test('WWA-017: two passes in a row end it; an activation counts anew', () => {
    const trial = new Trial(men);
    trial.play('pass');
    trial.play('u3 > 10,8');
    trial.play('pass');
    expect(trial.awaited).toBe('B main');
    trial.play('pass');
    expect(trial.awaited).toBe('B plan');
  });
  test('who can do nothing passes by themselves, but for cups', () => {
    const spent = {
      units: { u1: 'A GER-RIF 5,8', u98: 'A GER-ENG in:A(1,0) spent', u99: 'B GER-ENG in:B(1,0) spent' },
    };
    const trial = new Trial(spent);
    trial.play('u1 > 6,8');
    expect(trial.all('passed').map(({ side, automatic }) => `${side} ${automatic}`)).toEqual(['B true', 'A true']);
    const cups = new Trial({ ...spent, devices: { d51: 'B SOV-D1 F9 cup1/1 spent', d52: 'B SOV-D2 F9 cup1/2 spent' } });
    cups.play('u1 > 6,8');
    expect(cups.awaited).toBe('B main');
  });
  test('WWA-016: two activations a turn; a pass after one only ends the turn', () => {
    const trial = new Trial({ ...men, options: { activationsPerTurn: 2 } });
    trial.play('u1 > 6,8');
    expect(trial.awaited).toBe('A main');
    trial.play('pass');
    expect([trial.awaited, trial.war.passes]).toEqual(['B main', 0]);
    trial.play('pass');
    expect([trial.awaited, trial.war.passes]).toEqual(['A main', 1]);
  });
});

describe('ends of rounds', () => {
  test('WWA-007, WWA-008, WWA-021: initiative changes hands; tokens, marks, heat, markers', () => {
    const trial = new Trial({
      units: { u1: 'A GER-RIF 5,8 spent dis3', u2: 'A GER-RIF 5,9 dis4', u3: 'A USA-HVY 5,10 heat:LMG=2' },
      tanks: { B: { marks: ['C1'] } },
    });
    trial.passBoth();
    expect([trial.war.round, trial.war.initiative, trial.awaited]).toEqual([4, 'B', 'B plan']);
    expect([trial.unit('u1')?.token, trial.unit('u1')?.disabled, trial.unit('u2')?.disabled]).toEqual([true, null, 4]);
    expect([trial.unit('u3')?.heat, trial.war.tanks.B?.marks]).toEqual([{}, []]);
  });
  test('WWA-009: an empty deck draws nothing, a full one a token', () => {
    const trial = new Trial({ state: { decks: { A: [{ token: 'GER-T01', copies: 2 }], B: [] } } });
    trial.passBoth(1);
    expect(trial.state.secret.A.hand).toEqual({ 'GER-T01': 1 });
  });
  test('WWA-023: both destroyed by the charges of one END is a draw', () => {
    const charge = (id: string, owner: string, tank: string) => ({
      id,
      owner,
      attack: 'DEMO',
      at: { layer: `in:${tank}`, q: -2, r: 1 },
      on: { tank, id: 'B1' },
      due: 3,
    });
    const trial = new Trial({
      models: { A: 'USA-LL', B: 'USA-LL' },
      tanks: { A: { damage: { B1: 3 } }, B: { damage: { B1: 3 } } },
      units: { u98: 'A USA-ENG in:A(1,0)', u99: 'B USA-ENG in:B(1,0)' },
      state: { charges: [charge('c5', 'A', 'B'), charge('c6', 'B', 'A')] },
    });
    trial.passBoth();
    expect(trial.awaited).toBe('both-destroyed');
  });
  test('WWA-145: a draw at the limit; 0 is none', () => {
    const limit = new Trial({ options: { roundLimit: 3 } });
    limit.passBoth();
    expect([limit.awaited, limit.war.outcome?.places.map(({ place }) => place)]).toEqual(['round-limit', [1, 1]]);
    const none = new Trial({ options: { roundLimit: 0 }, state: { round: 90 } });
    none.passBoth();
    expect(none.war.round).toBe(91);
  });
  test('WWA-150: emitters burn out at the end of that round, and marks stay', () => {
    const trial = new Trial({ options: { burnout: 10 }, state: { round: 10 }, tanks: { B: { marks: ['C1'] } } });
    trial.passBoth();
    expect([trial.war.tanks.A?.damage, trial.war.tanks.B?.marks]).toEqual([{ X1: 3, X2: 4 }, ['C1']]);
  });
});

describe('options', () => {
  test('WWA-149: the refit closes Lady Liberty’s third door', () => {
    const given: Given = {
      models: { A: 'GER-KW', B: 'USA-LL' },
      units: { u1: 'A GER-RIF 13,11', u99: 'B USA-ENG in:B(1,0)' },
    };
    // D3 (1,1) with edge 1 heads west: it lies at (13,12), open to (13,11)
    expect([
      code(given, 'u1 > in:B(1,1)'),
      code({ ...given, options: { liberty: 'refit' } }, 'u1 > in:B(1,1)'),
    ]).toEqual(['ok', 'E_SHIELD']);
  });
  test('WWA-151: the presets', () => {
    const fair = rules.scenarios.find(({ id }) => id === 'MAP-1-fair');
    expect(fair?.document.options).toEqual({ liberty: 'refit', burnout: 28 });
    expect(rules.parse.options({ burnout: 5 }).ok).toBe(false);
  });
  test('WWA-152: both plan at once, nobody sees who has answered, both orders are shown when TANKOPS opens', () => {
    const trial = new Trial({ options: { sealedOrders: 'on' }, state: { phase: 'plan' } });
    const waiting = () => rules.pending(trial.state, 'spectator');
    expect(waiting()).toMatchObject({ kind: 'orders', from: ['A', 'B'] });
    trial.play('B: order 1F');
    expect([waiting(), trial.view('A').war.orders.B]).toMatchObject([{ from: ['A', 'B'] }, null]);
    expect(trial.try('B: order 2F')).toBe('E_TURN');
    trial.play('A: order 2F');
    // WWA-153: with empty hands nobody is asked for a token
    expect([trial.awaited, trial.war.orders.A]).toEqual(['A main', null]);
    trial.passBoth();
    expect(trial.all('opsBegan')[0]?.orders.B?.speed).toBe(1);
  });
});
