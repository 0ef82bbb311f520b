/** Turns and actions: AWW-020 to AWW-025, and the team of THE-RULES "Team play". */
import { describe, expect, test } from 'vitest';
import { type Row, tableOf } from '../testing/rows.ts';
import { Trial, tile, unit } from '../testing/trial.ts';

const PAIR = { units: [unit('H.sniper', '0,2'), unit('H.medic', '0,2'), unit('C.sniper', '0,-2')] };

const WRECK = {
  tiles: [tile('0,2', 'field', { nml: true })],
  units: [
    unit('H.tank', '0,2', { damage: 5 }),
    unit('H.tanker', '', { vehicle: 'H.tank', grenades: 1 }),
    unit('H.gunner', '1,1', { grenades: 1 }),
  ],
};

const ROWS: readonly Row[] = [
  {
    rule: 'AWW-020',
    what: 'Herbivoria takes the first turn of every round',
    given: { position: { active: 'CARN', round: 1 } },
    play: ['end turn'],
    see: ({ battle }) => [battle.round, battle.active],
    is: [2, 'HERB'],
  },
  {
    rule: 'AWW-021',
    what: 'one action for each soldier in a turn',
    given: PAIR,
    play: ['sniper to 0,1', { line: 'sniper to 0,2', refused: 'NO_ACTION' }, 'medic to 0,1'],
  },
  {
    rule: 'AWW-021',
    what: 'not in the turn of the enemy, and not with its soldiers',
    given: PAIR,
    play: [
      { line: 'C: sniper to 0,-1', refused: 'NOT_YOUR_TURN' },
      { line: 'C.sniper to 0,-1', refused: 'NOT_YOUR_UNIT' },
      { line: 'gunner to 0,1', refused: 'NO_SUCH_UNIT' },
    ],
  },
  {
    rule: 'AWW-021',
    what: 'and one again in the next turn',
    given: PAIR,
    play: ['sniper to 0,1', 'end turn', 'end turn', 'sniper to 0,2'],
    see: (trial) => trial.at('H.sniper'),
    is: '0,2',
  },
  {
    rule: 'AWW-022',
    what: 'a granted action may be used beside the own',
    given: { units: [unit('H.captain', '0,2'), unit('H.sniper', '0,2')] },
    play: ['captain sends sniper', 'sniper to 0,1', 'sniper to 0,0', { line: 'sniper to 0,1', refused: 'NO_ACTION' }],
  },
  {
    rule: 'AWW-023',
    what: 'the wounded, reserves and the dead take no action',
    given: {
      units: [
        unit('H.sniper', '0,2', { status: 'wounded', damage: 4 }),
        unit('H.medic', '', { status: 'reserve' }),
        unit('H.gunner', '', { status: 'dead' }),
      ],
    },
    play: ['sniper', 'medic', 'gunner'].map((who) => ({ line: `${who} to 0,1`, refused: 'NO_ACTION' })),
  },
  {
    rule: 'AWW-024',
    what: 'who is revived may act if the action of this turn is unspent',
    given: { units: [unit('H.medic', '0,2'), unit('H.sniper', '0,2', { status: 'wounded', damage: 4 })] },
    play: ['medic revives sniper', 'sniper to 0,1'],
    see: (trial) => trial.soldier('H.sniper').damage,
    is: 2,
  },
  {
    rule: 'AWW-024',
    what: "a tank's action is its Tanker's: out of the wreck they may act if it is unspent",
    given: WRECK,
    play: [['tank x 0,1', 1], ['gunner throws 0,2', 6], { line: 'tanker to 0,1', refused: 'NO_ACTION' }],
    see: (trial) => [trial.soldier('H.tanker').status, trial.at('H.tanker')],
    is: ['standing', '0,2'],
  },
  {
    rule: 'AWW-024, AWW-143',
    what: 'out of the wreck the Tanker is a rifleman with an action of their own',
    given: WRECK,
    play: [
      ['gunner throws 0,2', 6],
      ['tanker throws 0,1', 1],
    ],
    see: (trial) => trial.tile('0,1').nml,
    is: true,
  },
  {
    rule: 'AWW-025',
    what: 'passing is allowed',
    given: PAIR,
    play: ['done'],
    see: ({ battle }) => battle.active,
    is: 'CARN',
  },
];

describe('turns and actions', () => tableOf(ROWS));

const TEAM = {
  options: { playersHERB: 3 },
  units: [
    unit('H.captain', '0,2'),
    unit('H.sniper', '0,2', { controller: 1 }),
    unit('H.medic', '0,2', { controller: 2 }),
  ],
};

const TEAM_ROWS: readonly Row[] = [
  {
    rule: 'Team play',
    what: 'a controller orders only their own soldiers',
    given: TEAM,
    play: [
      { line: 'H0: sniper to 0,1', refused: 'NOT_YOUR_UNIT' },
      { line: 'H2: sniper to 0,1', refused: 'NOT_YOUR_UNIT' },
      'H1: sniper to 0,1',
      'H2: medic to 0,1',
    ],
  },
  {
    rule: 'Team play',
    what: 'the commander orders for who is absent',
    given: TEAM,
    play: [{ line: 'H2: absent 1', refused: 'NOT_YOUR_UNIT' }, 'H0: absent 1', 'H0: sniper to 0,1'],
  },
  {
    rule: 'Team play',
    what: 'a soldier is lent to a team-mate for this turn',
    given: TEAM,
    play: [
      'H1: hand sniper to 2',
      { line: 'H1: sniper to 0,1', refused: 'NOT_YOUR_UNIT' },
      'H2: sniper to 0,1',
      'end turn',
      'end turn',
      'H1: sniper to 0,2',
    ],
  },
  {
    rule: 'Team play',
    what: 'the turn ends when all who are present are done',
    given: TEAM,
    play: ['H0: absent 2', 'H0: done', 'H1: done'],
    see: ({ battle }) => battle.active,
    is: 'CARN',
  },
  {
    rule: 'Team play',
    what: 'only the commander ends the turn; the command may be handed on',
    given: TEAM,
    play: [
      { line: 'H1: end turn', refused: 'NOT_YOUR_UNIT' },
      'H0: command to 1',
      { line: 'H0: end turn', refused: 'NOT_YOUR_UNIT' },
      'H1: end turn',
    ],
  },
  {
    rule: 'Team play, AWW-130',
    what: "a Captain's gift wakes a player who is done",
    given: TEAM,
    play: ['H1: done', 'H0: captain sends sniper'],
    see: ({ state }) => state.done.HERB,
    is: [],
  },
  {
    rule: 'Team play',
    what: 'a seat beyond the players of its team may do nothing',
    given: TEAM,
    play: [{ line: 'H3: end turn', refused: 'NOT_YOUR_TURN' }],
  },
];

describe('teams', () => {
  tableOf(TEAM_ROWS);

  test('Team play: who is done is no business of the enemy', () => {
    const trial = new Trial(TEAM);
    trial.play('H1: done');
    expect(trial.view('HERB', 2).done).toEqual([1]);
    expect(trial.view('CARN').done).toEqual([]);
  });
});

describe('what is refused first', () => {
  const given = { units: [unit('H.sniper', '0,2', { acted: true }), unit('C.sniper', '0,-2')] };
  test.each([
    ['H: pick medic', 'BAD_PHASE'],
    ['C: sniper to 0,5', 'NOT_YOUR_TURN'],
    ['C.sniper to 0,5', 'NOT_YOUR_UNIT'],
    ['medic to 0,5', 'NO_SUCH_UNIT'],
    ['sniper to 0,5', 'NO_ACTION'],
    ['choose C.sniper', 'NOT_ASKED'],
  ])('Commands: %s: %s', (line, code) => {
    expect(new Trial(given).try(line)).toBe(code);
  });
});
