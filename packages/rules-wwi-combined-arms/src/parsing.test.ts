import { describe, expect, test } from 'vitest';
import { REFUSAL_CODES, REFUSALS } from './catalogue/refusals.ts';
import { wwiCombinedArms as rules } from './index.ts';
import { Trial } from './testing/trial.ts';

const codeOf = (read: { ok: boolean; fault?: { code: string } }) => (read.ok ? 'ok' : read.fault?.code);

describe('what comes from outside', () => {
  test.each([
    [null, 'MALFORMED'],
    [[], 'MALFORMED'],
    ['e2-e4', 'MALFORMED'],
    [{ type: 'fly' }, 'MALFORMED'],
    [{ type: 'constructor' }, 'MALFORMED'],
    [{ type: 'move', unit: 'S-inf-1' }, 'MALFORMED'],
    [{ type: 'move', unit: 'S-inf-1', to: 'e4', fast: true }, 'MALFORMED'],
    [{ type: 'move', unit: 1, to: 'e4' }, 'MALFORMED'],
    [{ type: 'move', unit: 'S-inf-1', to: 'e4'.repeat(20) }, 'MALFORMED'],
    [{ type: 'move', unit: 'S-inf-1', to: 'e4' }, 'ok'],
    [{ type: 'endTurn', now: 1 }, 'MALFORMED'],
    [{ type: 'place', unitType: 'inf', index: 0, square: 'a1' }, 'MALFORMED'],
    [{ type: 'place', unitType: 'cav', index: 1, square: 'a1' }, 'UNKNOWN_UNIT'],
    [{ type: 'reinforce', unitType: 'inf', square: 'a1' }, 'ok'],
    [{ type: 'reinforce', unitType: 'inf', square: 1 }, 'MALFORMED'],
    [{ type: 'reinforce', unitType: 1, square: 'a1' }, 'MALFORMED'],
    [{ type: 'reinforce', unitType: 'inf', square: 'a1', now: true }, 'MALFORMED'],
    [{ type: 'reinforce', unitType: 'cav', square: 'a1' }, 'UNKNOWN_UNIT'],
    [{ type: 'commitArmy', units: { inf: 8.5 } }, 'MALFORMED'],
    [{ type: 'commitArmy', units: { cav: 8 } }, 'UNKNOWN_UNIT'],
    [{ type: 'commitArmy', units: { inf: 8 }, elite: new Array(1000).fill({ type: 'inf', index: 1 }) }, 'MALFORMED'],
    [{ type: 'plan', placements: new Array(1000).fill({ type: 'inf', index: 1, square: 'a1' }) }, 'MALFORMED'],
    [{ type: 'plan', placements: [{ type: 'inf', index: 1 }] }, 'MALFORMED'],
  ])('command %j: %s', (raw, code) => expect(codeOf(rules.parse.command(raw))).toBe(code));

  test.each([
    [{ start: 'siege' }, 'MALFORMED'],
    [{ army: 1 }, 'MALFORMED'],
    [{ options: { speed: 1 } }, 'MALFORMED'],
    [{ units: [{ id: 'S-cav-1', square: 'a1' }] }, 'UNKNOWN_UNIT'],
    [{ units: [{ side: 'south', type: 'inf', square: 'a1', damage: -1 }] }, 'MALFORMED'],
    [{ units: new Array(1000).fill({ side: 'south', type: 'inf', square: 'a1' }) }, 'MALFORMED'],
    ['nonsense', 'UNREADABLE'],
    [{ position: 5 }, 'UNREADABLE'],
    [`8/8/8/8/8/8/8/8${' '.repeat(400)}S 1 1`, 'UNREADABLE'],
    [{ units: [{ side: 'south', type: 'inf', square: 'a1' }] }, 'ok'],
  ])('scenario %j: %s', (raw, code) => expect(codeOf(rules.parse.scenario(raw))).toBe(code));

  test.each([
    [{ units: [{ id: 'S-inf-1', square: 'a9' }] }, 'OFF_BOARD'],
    [
      {
        units: [
          { id: 'S-inf-1', square: 'a1' },
          { id: 'S-inf-2', square: 'a1' },
        ],
      },
      'OCCUPIED',
    ],
    [
      {
        units: [
          { id: 'S-hq-1', square: 'a1' },
          { id: 'S-hq-2', square: 'b1' },
        ],
      },
      'ARMY_LIMIT',
    ],
    [{ units: [{ id: 'S-inf-1' }] }, 'UNIT_NOWHERE CA-020 units[0].square'],
    [
      { units: [{ id: 'S-inf-1', square: 'a1' }], armies: { south: { units: {} }, north: { units: {} } } },
      'POSITION_IGNORED null armies',
    ],
    [{ start: 'retreat', retreating: 'S-inf-1', units: [{ id: 'S-inf-1', square: 'a1' }] }, 'ENDURANCE_PASSED CA-050'],
    [{ position: '4h3/8/8/8/8/8/8/4H3 S 101 101' }, 'TURN_PAST_LIMIT CA-074 turns'],
    [{ armies: { south: { units: { inf: 16 } }, north: { units: { inf: 16 } } } }, 'ARMY_LIMIT CA-003 armies.south'],
  ])('set-up of %j: %s', (raw, code) => expect(() => new Trial(raw)).toThrow(code));
});

describe('"If several apply, the first of this list is returned."', () => {
  const FIGHT = '4h3/8/8/3i4/4I3/4M3/8/1A2H3 S 1 1';
  const seat = (side: 'south' | 'north', player = 0) => ({ side, player });
  test.each([
    ['not their turn, before a wrong phase', 'N: r d5-d6', 'NOT_YOUR_TURN'],
    ['a wrong phase, before an unknown unit', 'I1 a1', 'WRONG_PHASE'],
    ['an unknown target, before a unit that is not theirs', 'd5xa1', 'UNKNOWN_UNIT'],
    ['not their unit, before a square off the board', 'd5-d9', 'NOT_OWNER'],
    ['off the board, before too far', 'e4-e9', 'OFF_BOARD'],
    ['own unit, before out of range', 'b1xe4', 'OWN_UNIT'],
    ['too far, before occupied', 'b1-e4', 'TOO_FAR'],
    ['reinforcement: off the board, before not due', '+I a9', 'OFF_BOARD'],
    ['reinforcement: not due, before its type', '+H a5', 'REINFORCE_NOT_DUE'],
  ])('%s', (_what, line, code) => expect(new Trial(FIGHT).try(line)).toBe(code));

  test.each([
    ['no id at all', 'nobody'],
    ['an id that no match has had', 'S-inf-876'],
    ['a unit of another match', 'N-raid-2'],
  ])('%s is an unknown unit', (_what, id) => {
    new Trial('rr2h3/8/8/8/8/8/8/4H3 N 1 1').menu();
    const { state } = new Trial(FIGHT);
    expect(rules.refuses(state, seat('south'), { type: 'move', unit: id, to: 'e5' })?.code).toBe('UNKNOWN_UNIT');
    expect(rules.refuses(state, seat('south'), { type: 'attack', unit: 'S-inf-1', target: id })?.code).toBe(
      'UNKNOWN_UNIT',
    );
    expect(rules.legalCommands(state, seat('south'), id)).toEqual([]);
  });

  test('a second player of a side has no say', () => {
    const { state } = new Trial(FIGHT);
    expect(rules.refuses(state, seat('south', 1), { type: 'endTurn' })?.code).toBe('NOT_YOUR_TURN');
    expect(rules.legalCommands(state, seat('south', 1))).toEqual([]);
    expect(rules.subjects(state, seat('north'))).toEqual([]);
  });

  test('already moved comes before too far', () => {
    const trial = new Trial(FIGHT);
    trial.play('e4-f4');
    expect(trial.try('f4-a1')).toBe('ALREADY_MOVED');
  });

  test.each(REFUSAL_CODES)('%s has a sentence', (code) => expect(REFUSALS[code]).toMatch(/^[A-Z].*\.$/));
});
