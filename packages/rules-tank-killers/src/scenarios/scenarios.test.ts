import { noChance } from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import { tankKillers as rules } from '../index.ts';
import { broken } from '../invariants.ts';
import { parseOptions } from '../options.ts';
import { duel, maneuver } from '../testing/positions.ts';
import { stateOfPlay } from '../testing/rows.ts';
import { Trial } from '../testing/trial.ts';

describe('scenario documents', () => {
  test('every part of a position can be written down, by names or ids', () => {
    const position = {
      window: 'modifier',
      active: 'anglo',
      awaited: 'german',
      first: 'german',
      forces: {
        german: {
          hand: ['Buildings', 'Rally'],
          deck: { Panther: 2, G07: 1 },
          top: { unit: 'Hetzer', id: '#8' },
          reserve: ['StgIIIf'],
          casualties: ['PzIVh', 'G01'],
          cycles: 2,
          turns: 10,
          breakAt: 7,
        },
        anglo: {
          table: [{ unit: 'M10', id: '#3', attacked: 'thisTurn' }],
          deck: { 'M4 Sherman': 4 },
          cycles: 2,
          turns: 10,
          breakAt: 9,
        },
      },
      tactics: ['Bocage', 'Mud', 'Smoke'],
      discard: ['Trees'],
      attack: {
        number: 3,
        attacker: '#3',
        target: 'top',
        cards: [
          { side: 'anglo', card: 'AP Round' },
          { side: 'german', card: 'Entrenched' },
        ],
      },
      passes: 1,
      exchanges: 1,
    };
    const trial = new Trial({ position, script: { tactics: ['Mud', 'Bocage', 'Smoke'] } });
    expect(stateOfPlay(trial)).toBe(
      'modifier german | german deck 4 top G06 table - reserve G05 casualties G01 G01 hand 2 cycles 2 | ' +
        'anglo deck 4 top - table #3 A08 reserve - casualties - hand 0 cycles 2 | discard T88',
    );
    expect(trial.state.secret.tactics).toEqual(['T82', 'T84', 'T90']);
    trial.play('pass', 'end turn');
    expect(trial.state.secret.hands.german).toEqual(['T31', 'T82', 'T84', 'T89', 'T90']);
  });

  test('a negation in mid-exchange', () => {
    const cards = [{ side: 'anglo', card: 'Shaken', window: 'lostAttack' }];
    const at = duel(
      'Panther',
      'M10',
      { hand: ['Rally'] },
      {},
      {
        window: 'negate',
        attack: { attacker: '#1', target: '#2', cards },
        contest: { about: 'lostAttack', cards: [{ side: 'anglo', card: 'Shaken' }] },
      },
    );
    const trial = new Trial(at);
    expect(trial.side).toBe('german');
    trial.play('play Rally');
    expect(trial.state.open.phase).toBe('modifier');
  });

  test.each<[string, object, string]>([
    [
      'a running attack is missing',
      { position: { window: 'lostAttack', active: 'german', forces: { german: {}, anglo: {} } } },
      'ATTACK_UNFIT TDC-030',
    ],
    ['an attack in MANEUVER', duel('Panther', 'M10', {}, {}, { window: 'maneuver' }), 'ATTACK_UNENDED TDC-075'],
    ['support as target', duel('Panther', 'P-47 Thunderbolt'), 'ATTACK_UNFIT TDC-030'],
    [
      'a target that is another unit than the card of its id',
      duel('Panther', 'M10', {}, {}, { attack: { attacker: '#1', target: { id: '#2', unit: 'M4 Sherman' } } }),
      'ATTACK_UNFIT TDC-030',
    ],
    ['the wrong side is awaited', duel('Panther', 'M10', {}, {}, { awaited: 'german' }), 'WRONGLY_AWAITED TDC-040'],
    ['nothing to negate', duel('Panther', 'M10', {}, {}, { window: 'negate' }), 'CONTEST_UNFIT TDC-044'],
    [
      'nothing that can be negated',
      duel(
        'Panther',
        'M10',
        {},
        {},
        {
          window: 'negate',
          attack: { attacker: '#1', target: '#2', cards: [{ side: 'anglo', card: 'Mud' }] },
          contest: { about: 'lostAttack', cards: [{ side: 'anglo', card: 'Mud' }] },
        },
      ),
      'CONTEST_UNFIT TDC-044',
    ],
    [
      'an attacker to choose without a Same Unit card',
      maneuver({}, {}, { window: 'attacker' }),
      'FREE_ACTION_UNFIT TDC-071',
    ],
    [
      'a reserve under an empty deck',
      maneuver({ deck: {}, reserve: ['Tiger'] }, {}),
      'RESERVE_UNDER_EMPTY_DECK TDC-080',
    ],
    ['a broken formation', maneuver({ casualties: ['Tiger'], breakAt: 1 }, {}), 'FORMATION_BROKEN TDC-090'],
    ['an unknown card', maneuver({ hand: ['Thunder'] }, {}), 'MALFORMED null'],
    ['an unknown member', maneuver({}, {}, { weather: 'fine' }), 'MALFORMED null'],
    [
      'one id twice',
      maneuver({ table: [{ unit: 'Tiger', id: '#1' }] }, { table: [{ unit: 'M10', id: '#1' }] }),
      'MALFORMED null',
    ],
    ['an option that is a list', { options: { turnLimit: [10] } }, 'MALFORMED null options'],
    [
      'a contest about nothing',
      maneuver({}, {}, { contest: { about: 'rain', cards: [] } }),
      'MALFORMED null position.contest',
    ],
    [
      'a contest of one who is no side',
      maneuver({}, {}, { contest: { about: 'free', cards: [{ side: 'us', card: 'Rally' }] } }),
      'MALFORMED null position.contest',
    ],
    [
      'a played card that is none',
      maneuver(
        {},
        {},
        { attack: { attacker: { id: '#1', unit: 'Tiger' }, cards: [{ side: 'german', card: 'Rain' }] } },
      ),
      'MALFORMED null position.attack',
    ],
    [
      'a played card that is perhaps negated',
      maneuver(
        {},
        {},
        { attack: { attacker: { id: '#1', unit: 'Tiger' }, cards: [{ side: 'german', card: 'Mud', negated: 1 }] } },
      ),
      'MALFORMED null position.attack',
    ],
    ['an option out of its limits', { options: { turnLimit: 5 } }, 'OPTION_INVALID null'],
  ])('%s is refused', (_what, document, fault) => expect(() => new Trial(document)).toThrow(fault));

  test.each(['junk', null, 7, [], { position: 3 }, { script: { tactics: ['Moon'] } }])('%j is MALFORMED', (raw) =>
    expect(rules.parse.scenario(raw)).toMatchObject({ ok: false, fault: { code: 'MALFORMED' } }),
  );

  test('the listed position needs no luck, and every card lies in one place', () => {
    const scenario = rules.scenarios.find(({ id }) => id === 'duel-at-dusk');
    const options = parseOptions({});
    if (scenario === undefined || !options.ok) throw new Error('no such scenario');
    const state = rules.setUp({ scenario: scenario.document, options: options.value, carryOver: null }, noChance());
    if (!state.ok) throw new Error(state.fault.code);
    expect(broken(state.value, null)).toEqual([]);
    expect(state.value.open.forces.german.breakAt).toBe(20);
    expect(
      rules.legalCommands(rules.view(state.value, { side: 'anglo', player: 0 }), { side: 'anglo', player: 0 }),
    ).toHaveLength(4);
  });

  test.each([
    { first: 'nobody' },
    { turnLimit: 9 },
    { germanBreakPoint: 81 },
    { anglo: 'french' },
    { blindDelay: true },
  ])('options %j are OPTION_INVALID', (raw) =>
    expect(parseOptions(raw)).toMatchObject({ fault: { code: 'OPTION_INVALID' } }),
  );
});
