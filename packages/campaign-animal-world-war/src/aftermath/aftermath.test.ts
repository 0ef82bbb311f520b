/** The consequences of a battle (THE-RULES "From battle to campaign"). */
import { describe, expect, test } from 'vitest';
import { type RawAct, report, War } from '../testing/war.ts';

const STANDS = { end: 'standing', at: [0, 0] };
const lies = (more: object = {}) => ({ end: 'wounded', at: [0, 0], timesWounded: 1, ...more });
const medal = (soldierId: string, id: string) => ({ soldierId, medal: id, evidence: [[0, 0]] });
const pow = (heldIn: string) => ({ status: 'pow', heldIn });
const LOST = { battleId: 'try/1', city: 'c02', at: [0, 0] };
const STAND_DOWN = { type: 'declare', kind: 'standDown' };

/** HERB attacks c02 and it ends so. */
function fought(ended: RawAct, soldiers: object = {}, options: object = {}): War {
  const war = new War(options, { soldiers });
  war.fight('HERB', 'c02', ended);
  return war;
}

describe('LC-063: city and tactic', () => {
  test('AWW-311: a draw leaves the city to whom it belongs', () => {
    expect(fought(report('draw')).state).toMatchObject({ cities: { c02: null }, tactics: { HERB: ['T16'] } });
  });

  test('AWW-311: a tactic is gained once', () => {
    const war = new War({}, { tactics: { HERB: ['T09'], CARN: ['T14'] } });
    war.fight('HERB', 'c02', report('HERB'));
    expect(war.last('aftermath').tacticGained).toBeNull();
    expect(war.state.tactics.HERB).toEqual(['T09']);
  });

  test('AWW-324: who is held in a city that changes hands is free', () => {
    const war = new War({}, { cities: { c02: 'CARN' }, soldiers: { 'H.medic': pow('c02'), 'H.chef': pow('c04') } });
    war.fight('HERB', 'c02', report('HERB', { 'C.medic': lies({ enemiesOnTile: true }) }));
    expect(war.soldier('H.medic').status).toBe('ready');
    expect(war.soldier('H.chef').status).toBe('pow');
    expect(war.last('aftermath').statusChanges.map(({ soldierId }) => soldierId)).toEqual(['H.medic', 'C.medic']);
  });

  test('AWW-324: a captor without a city holds nobody', () => {
    const cities = { c01: null, c03: 'CARN', c02: 'HERB' };
    const war = new War({}, { cities, initiative: 'CARN' });
    war.fight('CARN', 'c02', report('CARN', { 'C.medic': STANDS, 'H.medic': lies({ inZone: 'CARN' }) }));
    expect(war.soldier('H.medic')).toMatchObject({ status: 'pow', heldIn: 'c02' });
    const lost = new War(
      {},
      { cities: { ...cities, c04: null, c07: null, c03: null, c05: 'CARN' }, initiative: 'CARN' },
    );
    lost.fight('CARN', 'c07', report('HERB', { 'C.medic': lies({ enemiesOnTile: true }) }));
    expect(lost.soldier('C.medic')).toMatchObject({ status: 'pow', heldIn: 'c02' });
  });
});

describe('LC-063: counts and fates', () => {
  test('LC-022, LC-063: counts of everybody fielded', () => {
    const units = {
      'H.medic': { ...STANDS, timesWounded: 2, enemyWounded: 3, enemyKilled: 1 },
      'C.medic': lies({ inZone: 'CARN' }),
    };
    const war = fought(report('HERB', units));
    expect(war.soldier('H.medic')).toMatchObject({
      battles: 1,
      wins: 1,
      readyEnds: 1,
      timesWounded: 2,
      kills: 1,
      wounds: 3,
    });
    expect(war.soldier('C.medic')).toMatchObject({ battles: 1, wins: 0, readyEnds: 1, timesWounded: 1 });
    expect(war.soldier('H.chef')).toMatchObject({ battles: 0, readyEnds: 0 });
  });

  test.each([
    ['AWW-322: in the own zone', lies({ inZone: 'CARN', enemiesOnTile: true }), 'ready'],
    ['AWW-322: with a comrade and no enemy', lies({ friendsOnTile: true }), 'ready'],
    ['AWW-322: a comrade in the enemy’s zone', lies({ friendsOnTile: true, inZone: 'HERB' }), 'ready'],
    ['AWW-322: in the enemy’s zone', lies({ inZone: 'HERB' }), 'pow'],
    ['AWW-322: with an enemy', lies({ enemiesOnTile: true }), 'pow'],
    ['AWW-322: alone', lies(), 'mia'],
    ['AWW-321: crew', { end: 'inVehicle' }, 'ready'],
    ['AWW-321: held back', { end: 'reserve' }, 'ready'],
    ['AWW-320: dead', { end: 'dead', deaths: 1 }, 'dead'],
  ])('%s', (_, unit, status) => {
    expect(fought(report('HERB', { 'C.medic': unit })).soldier('C.medic').status).toBe(status);
    expect(fought(report('draw', { 'C.medic': unit })).soldier('C.medic').status).toBe(status);
  });

  test('AWW-320: a Recruit that fell is ready and has lost what it earned', () => {
    const recruit = { medals: ['M02', 'M08'], upgrades: ['U02', 'U08'], rank: 2 };
    const units = { 'H.recruit': { ...STANDS, deaths: 1 } };
    const war = fought(report('HERB', units, { medals: [medal('H.recruit', 'M08')] }), { 'H.recruit': recruit });
    expect(war.soldier('H.recruit')).toMatchObject({
      status: 'ready',
      timesFallen: 1,
      medals: [],
      upgrades: [],
      rank: 0,
    });
  });
});

describe('LC-065: medals', () => {
  const units = { 'H.medic': STANDS, 'H.chef': lies(), 'H.pilot': { end: 'dead', deaths: 1 }, 'C.medic': lies() };
  const given = (medals: readonly object[], soldiers = {}, winner: 'HERB' | 'CARN' = 'HERB') =>
    fought(report(winner, units, { medals }), soldiers);

  test('the upgrade comes with the medal, three at most', () => {
    const medals = ['M07', 'M05', 'M04', 'M01'].map((id) => medal('H.medic', id));
    expect(given(medals).soldier('H.medic')).toMatchObject({
      medals: ['M01', 'M04', 'M05', 'M07'],
      upgrades: ['U01', 'U04', 'U05'],
      rank: 0,
    });
  });

  test('M02 again raises the rank up to 4, while U02 is among the upgrades', () => {
    const star = [medal('H.medic', 'M02')];
    const at = (rank: number) => ({ 'H.medic': { medals: ['M02'], upgrades: ['U02'], rank } });
    expect(given(star).soldier('H.medic')).toMatchObject({ upgrades: ['U02'], rank: 1 });
    expect(given(star, at(1)).soldier('H.medic').rank).toBe(2);
    expect(given(star, at(4)).soldier('H.medic').rank).toBe(4);
    expect(given(star, at(4)).last('aftermath').upgradesGranted).toEqual([]);
    expect(given(star, { 'H.medic': { medals: ['M02'] } }).soldier('H.medic')).toMatchObject({ upgrades: [], rank: 0 });
  });

  test('who is not ready gets none but M02; the dead’s M02 gives no upgrade', () => {
    const both = ['C.medic', 'H.pilot'].flatMap((id) => [medal(id, 'M05'), medal(id, 'M02')]);
    expect(given(both).soldier('C.medic')).toMatchObject({
      status: 'mia',
      medals: ['M02'],
      upgrades: ['U02'],
      rank: 1,
    });
    expect(given(both).soldier('H.pilot')).toMatchObject({ status: 'dead', medals: ['M02'], upgrades: [], rank: 0 });
  });

  test('M16: the fifth battle that ends ready', () => {
    const soldiers = (readyEnds: number) => ({ 'H.medic': { battles: 9, readyEnds } });
    expect(given([], soldiers(3)).soldier('H.medic').medals).toEqual([]);
    const fifth = given([medal('H.medic', 'M17')], soldiers(4));
    expect(fifth.soldier('H.medic')).toMatchObject({ readyEnds: 5, medals: ['M16', 'M17'], upgrades: ['U16', 'U17'] });
    expect(fifth.last('aftermath').upgradesGranted.map(({ upgrade }) => upgrade)).toEqual(['U17', 'U16']);
    expect(
      given([], { 'H.medic': { battles: 9, readyEnds: 7, medals: ['M16'], upgrades: ['U16'] } }).soldier('H.medic')
        .medals,
    ).toEqual(['M16']);
  });
});

describe('LC-064: rescue and recovery', () => {
  const rescue = { type: 'declare', kind: 'rescue', city: 'c04', pows: ['H.medic', 'H.chef'] };
  const recover = { type: 'declare', kind: 'recover', soldier: 'H.pilot' };
  const soldiers = { 'H.medic': pow('c04'), 'H.chef': pow('c04'), 'H.pilot': { status: 'mia', lostAt: LOST } };
  const after = (act: RawAct, ended: RawAct) => {
    const war = new War({}, { soldiers });
    war.play('HERB', act);
    war.play('system', ended);
    return war;
  };

  test('of a rescue that was won: who lies in the zone is ready, the other is held as before', () => {
    const war = after(rescue, report('HERB', { 'H.medic': lies({ inZone: 'HERB' }), 'H.chef': lies() }));
    expect(war.soldier('H.medic')).toMatchObject({ status: 'ready', heldIn: null, battles: 0 });
    expect(war.soldier('H.chef')).toMatchObject({ status: 'pow', heldIn: 'c04', battles: 0 });
    expect(war.last('aftermath').cityOwner).toBe('CARN');
  });

  test('of a rescue that was lost: they stay where they are, and the dead are dead', () => {
    const war = after(
      rescue,
      report('CARN', { 'H.medic': lies({ inZone: 'HERB' }), 'H.chef': { end: 'dead', deaths: 1 } }),
    );
    expect(war.soldier('H.medic').status).toBe('pow');
    expect(war.soldier('H.chef')).toMatchObject({ status: 'dead', heldIn: null, diedIn: 'try/1', diedTurn: 1 });
  });

  test.each([
    ['won', report('HERB', { 'H.pilot': lies({ inZone: 'HERB' }) }), 'ready'],
    ['dragged away', report('CARN', { 'H.pilot': lies({ inZone: 'CARN' }) }), 'pow'],
    ['lost otherwise', report('CARN', { 'H.pilot': lies({ inZone: 'CARN' }) }, { reason: 'elimination' }), 'mia'],
    ['lost where they lay', report('CARN', { 'H.pilot': lies() }), 'mia'],
    ['drawn', report('draw', { 'H.pilot': lies() }), 'mia'],
    ['killed', report('draw', { 'H.pilot': { end: 'dead', deaths: 1 } }, { reason: 'special' }), 'dead'],
    ['never begun', report('CARN'), 'mia'],
  ])('a recovery that was %s', (_, ended, status) => {
    const war = after(recover, ended);
    expect(war.soldier('H.pilot').status).toBe(status);
    if (status === 'pow') expect(war.soldier('H.pilot').heldIn).toBe('c04');
  });

  test('LC-054: the city of a recovery is that where the soldier was lost', () => {
    const war = new War({}, { soldiers });
    war.play('HERB', recover);
    const turn = war.course.past[0];
    expect(turn?.kind === 'turn' && turn.battle?.carry).toMatchObject({
      kind: 'recover',
      cityId: 'c02',
      objective: 'O02',
      layout: 'short',
      special: { mia: 'H.pilot' },
      attackerRole: 'A',
    });
  });
});

describe('LC-066: ends', () => {
  test('AWW-316: an enemy without a city', () => {
    const war = new War({ keys: 5 }, { cities: { c04: null, c07: null, c02: 'CARN' } });
    war.fight('HERB', 'c02', report('HERB'));
    expect(war.state.outcome).toEqual({ winner: 'HERB', reason: 'noCity' });
  });

  test('AWW-316: too few soldiers in two AFTERMATHs running', () => {
    const dead = { status: 'dead', diedIn: 'try/1', diedTurn: 1 };
    const types = [
      'captain',
      'chef',
      'engineer',
      'flamer',
      'gunner',
      'medic',
      'observer',
      'pilot',
      'rocketeer',
      'sniper',
    ];
    const spent = (letter: string) => Object.fromEntries(types.map((type) => [`${letter}.${type}`, dead]));
    const one = new War({}, { soldiers: spent('C'), short: { CARN: 1 } });
    one.play('HERB', STAND_DOWN);
    expect(one.state.outcome).toEqual({ winner: 'HERB', reason: 'noSoldiers' });
    const both = new War(
      {},
      { soldiers: { ...spent('C'), ...spent('H') }, short: { HERB: 1, CARN: 1 }, cities: { c02: 'HERB' } },
    );
    both.play('HERB', STAND_DOWN);
    expect(both.state.outcome).toEqual({ winner: 'HERB', reason: 'noSoldiers' });
  });

  test('AWW-316: at the cap, equal in all, it is a draw', () => {
    const war = new War({ cap: 10 }, { turn: 10 });
    war.play('HERB', STAND_DOWN);
    expect(war.state.outcome).toEqual({ winner: 'draw', reason: 'cap' });
  });
});

test('LC-061: a voided battle is mustered again, with the same number and carry-over', () => {
  const war = War.begun();
  war.play('HERB', { type: 'declare', kind: 'attack', city: 'c02' });
  const first = war.last('mustered');
  war.play('officer', { type: 'void', reason: 'The server lost its power.' });
  const second = war.last('mustered');
  expect(second).toEqual({ ...first, match: 'try-1.2' });
  war.play('system', report('HERB'));
  expect(war.last('fought').match).toBe('try-1.2');
  expect(war.state.cities.c02).toBe('HERB');
});

test('LC-050, LC-052: squads by what is fought over, or all who are ready', () => {
  const sizes = (city: string, soldiers: object = {}) => {
    const war = new War({}, { soldiers, cities: { c13: 'HERB' } });
    war.play('HERB', { type: 'declare', kind: 'attack', city });
    const turn = war.course.past[0];
    if (turn?.kind !== 'turn' || turn.battle === null) throw new Error('no battle');
    return turn.battle.carry.empires;
  };
  expect(sizes('c02').HERB.squadSize).toBe(6);
  expect(sizes('c11').CARN.squadSize).toBe(8);
  const few = ['captain', 'chef', 'engineer', 'flamer', 'gunner', 'medic', 'observer'].map((type) => [
    `H.${type}`,
    pow('c04'),
  ]);
  expect(sizes('c11', Object.fromEntries(few)).HERB).toMatchObject({ squadSize: 5 });
  const decorated = { 'H.medic': { upgrades: ['U02', 'U06', 'U08'], rank: 2 } };
  expect(sizes('c02', decorated).HERB.roster.find(({ type }) => type === 'medic')).toEqual({
    soldierId: 'H.medic',
    type: 'medic',
    rank: 2,
    healthBonus: 3,
    grenades: 2,
    upgrades: ['U02', 'U06', 'U08'],
  });
});
