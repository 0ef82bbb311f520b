/** Any position of all three boards can be set up, and what contradicts itself is refused with its member and rule. */
import { describe, expect, test } from 'vitest';
import { cellOf } from '../geometry/grid.ts';
import { type Given, refusalOf, Trial } from '../testing/trial.ts';

const charge = (change: object) => ({
  charges: [{ id: 'c50', owner: 'A', attack: 'DEMO', at: { layer: 'ground', q: 9, r: 8 }, due: 3, ...change }],
});
const order = (change: object) => ({
  phase: 'plan',
  orders: { A: { speed: 0, heading: 'F', aim: null, attack: null, solid: null, moment: null, ...change }, B: null },
});
const thrown = (units: NonNullable<Given['units']>): Given => ({
  units,
  state: { phase: 'decision', decision: { unit: 'u2', away: 'u1' } },
});
const STILL = { speed: 0, heading: 'F', aim: null, attack: null, solid: null, moment: null };
const both = { A: 'SOV-MO', B: 'GER-KW' };

const CONTRADICTIONS: readonly (readonly [string, Given, string])[] = [
  [
    'a soldier in a wall',
    { ground: { '9,8': '#' }, units: { u1: 'A GER-RIF 9,8' } },
    'UNIT_INVALID WWA-041 state.units[2].at',
  ],
  [
    'a vehicle on a trap',
    { ground: { '9,8': 't' }, units: { u1: 'A GER-SUP 9,8' } },
    'UNIT_INVALID WWA-042 state.units[2].at',
  ],
  ['a soldier in a turret', { units: { u1: 'A GER-RIF in:A(0,0)' } }, 'UNIT_INVALID WWA-031 state.units[2].at'],
  ['two on one hex', { units: { u1: 'A GER-RIF 9,8', u2: 'B SOV-RIF 9,8' } }, 'UNIT_INVALID WWA-031 state.units[2].at'],
  ['more lost than it has', { units: { u1: 'A GER-RIF 9,8 hp1' } }, 'UNIT_INVALID WWA-057 state.units[2].hpLost'],
  ['armor that is gone', { units: { u1: 'A GER-EIS 9,8 armor2' } }, 'UNIT_INVALID WWA-072 state.units[2].impactLost'],
  ['a loaded rifle', { units: { u1: 'A GER-RIF 9,8 loaded' } }, 'UNIT_INVALID WWA-065 state.units[2].loaded'],
  [
    'a rifleman who is deployed',
    { units: { u1: 'A GER-RIF 9,8 dep0' } },
    'UNIT_INVALID WWA-061 state.units[2].deployed',
  ],
  ['a hot rifle', { units: { u1: 'A GER-RIF 9,8 heat:RIFLE=2' } }, 'UNIT_INVALID WWA-066 state.units[2].heat.RIFLE'],
  [
    'heat of a round to come',
    { units: { u1: 'A GER-HMG 9,8 heat:HMG=4' } },
    'UNIT_INVALID WWA-066 state.units[2].heat.HMG',
  ],
  ['disabled too long', { units: { u1: 'A GER-RIF 9,8 dis5' } }, 'UNIT_INVALID WWA-068 state.units[2].disabled'],
  ['a tank off the map', { tanks: { A: { anchor: { q: 0, r: 0 } } } }, 'TANK_INVALID WWA-113 state.tanks.A.anchor'],
  ['a tank on the other', { tanks: { B: { anchor: { q: 5, r: 3 } } } }, 'TANK_INVALID WWA-031 state.tanks.A.anchor'],
  [
    'damage to what is not there',
    { tanks: { A: { damage: { X9: 1 } } } },
    'TANK_INVALID WWA-071 state.tanks.A.damage.X9',
  ],
  [
    'more damage than it bears',
    { tanks: { A: { damage: { X1: 6 } } } },
    'TANK_INVALID WWA-071 state.tanks.A.damage.X1',
  ],
  [
    'a vent that is gone',
    { models: both, tanks: { A: { damage: { V1: 9 } } } },
    'TANK_INVALID WWA-105 state.tanks.A.damage.V1',
  ],
  ['all cores marked', { tanks: { A: { marks: ['C1', 'C2'] } } }, 'TANK_INVALID WWA-103 state.tanks.A.marks'],
  [
    'a core marked twice',
    { models: both, tanks: { A: { marks: ['C1', 'C1'] } } },
    'TANK_INVALID WWA-103 state.tanks.A.marks',
  ],
  ['a core that is not there', { tanks: { A: { marks: ['C9'] } } }, 'TANK_INVALID WWA-103 state.tanks.A.marks'],
  ['heat of no gun', { tanks: { A: { heat: { M9: 1 } } } }, 'TANK_INVALID WWA-066 state.tanks.A.heat.M9'],
  [
    'damage to clear ground',
    { state: { damage: [{ hex: { q: 9, r: 8 }, points: 1 }] } },
    'MAP_INVALID WWA-071 state.damage[0].hex',
  ],
  [
    'a wall with more damage than it bears',
    { ground: { '9,8': '#' }, state: { damage: [{ hex: { q: 9, r: 8 }, points: 99 }] } },
    'MAP_INVALID WWA-071 state.damage[0].points',
  ],
  ['a charge of rifles', { state: charge({ attack: 'RIFLE' }) }, 'CHARGE_INVALID WWA-082 state.charges[0].attack'],
  ['a charge for later', { state: charge({ due: 9 }) }, 'CHARGE_INVALID WWA-082 state.charges[0].due'],
  [
    'a charge beside the hull',
    { state: charge({ at: { layer: 'in:A', q: 3, r: 3 } }) },
    'CHARGE_INVALID WWA-082 state.charges[0].at',
  ],
  ['a charge on nobody', { state: charge({ on: { unit: 'u77' } }) }, 'CHARGE_INVALID WWA-082 state.charges[0].on'],
  [
    'two charges of one id',
    { state: { charges: [...charge({}).charges, ...charge({}).charges] } },
    'CHARGE_INVALID null state.charges[1].id',
  ],
  [
    'two transceivers of a kind',
    { devices: { d51: 'A TR-MOVE F1', d52: 'A TR-MOVE F2' } },
    'DEVICE_INVALID WWA-004 state.devices',
  ],
  ['one cup alone', { devices: { d51: 'A GER-D1 F6 cup1/1' } }, 'DEVICE_INVALID WWA-129 state.devices[0].cup'],
  [
    'two under one cup',
    { devices: { d51: 'A GER-D1 F6 cup1/1', d52: 'A GER-D2 F6 cup1/1' } },
    'DEVICE_INVALID WWA-130 state.devices[0].cup',
  ],
  ['a presence of nobody', { devices: { d51: 'A PRESENCE F6' } }, 'DEVICE_INVALID WWA-099 state.devices[0]'],
  [
    'a token of the other army',
    { state: { hands: { A: [{ token: 'SOV-T01', copies: 1 }] } } },
    'TOKEN_INVALID WWA-005 state.hands.A[0]',
  ],
  [
    'more tokens than there are',
    { state: { hands: { A: [{ token: 'GER-T01', copies: 4 }] } } },
    'TOKEN_INVALID WWA-005 state.hands.A',
  ],
  [
    'two hackers on one presence',
    {
      units: { u1: 'A GER-HAK in:A(-1,0) link:d51', u2: 'A GER-HAK 9,8 link:d51' },
      devices: { d51: 'A PRESENCE F4' },
    },
    'UNIT_INVALID WWA-099 state.units[2].connected',
  ],
  [
    'a unit and a charge of one number',
    { units: { u50: 'A GER-RIF 9,8' }, state: charge({}) },
    'CHARGE_INVALID null state.charges[0].id',
  ],
  ['a unit and a device of one number', { devices: { d98: 'A GER-D1 F6' } }, 'DEVICE_INVALID null state.devices[0].id'],
  [
    'somebody landed without a jetpack',
    { units: { u1: 'A GER-RIF 9,8' }, state: { phase: 'awaitAction', landed: 'u1' } },
    'ROUND_INVALID WWA-090 state.landed',
  ],
  [
    'somebody landed inside a tank',
    { units: { u1: 'A GER-JET in:A(0,1)' }, state: { phase: 'awaitAction', landed: 'u1' } },
    'ROUND_INVALID WWA-090 state.landed',
  ],
  [
    'a vehicle that is thrown',
    thrown({ u1: 'A SOV-JET 8,8', u2: 'B SOV-SUP 9,8' }),
    'ROUND_INVALID WWA-106 state.decision',
  ],
  [
    'a throw from four hexes away',
    thrown({ u1: 'A SOV-JET 8,8', u2: 'B SOV-JET 12,8' }),
    'ROUND_INVALID WWA-084 state.decision',
  ],
  [
    'heat of a gun that knows none',
    { tanks: { A: { heat: { 'MG-GER-HE': 1 } } } },
    'TANK_INVALID WWA-066 state.tanks.A.heat.MG-GER-HE',
  ],
  [
    'two uplinks on one hex',
    {
      ground: { '9,8': 'U' },
      uplinks: [
        { q: 9, r: 8, region: 'F6' },
        { q: 9, r: 8, region: 'F7' },
      ],
    },
    'MAP_INVALID WWA-097 uplinks[1]',
  ],
  [
    'both orders in an open window',
    { options: { sealedOrders: 'on' }, state: { phase: 'plan', orders: { A: STILL, B: STILL } } },
    'ROUND_INVALID WWA-152 state.orders',
  ],
  ['two passes, and it goes on', { state: { passes: 2 } }, 'ROUND_INVALID WWA-017 state.passes'],
  ['a decision about nothing', { state: { phase: 'decision' } }, 'ROUND_INVALID WWA-140 state.decision'],
  ['nobody who has landed', { state: { phase: 'awaitAction' } }, 'ROUND_INVALID WWA-092 state.landed'],
  ['a flyer of the other', { state: { phase: 'awaitAction', landed: 'u99' } }, 'ROUND_INVALID WWA-092 state.landed'],
  ['no initiative', { state: { initiative: null } }, 'ROUND_INVALID WWA-007 state.initiative'],
  ['more activations than a turn has', { state: { taken: 1 } }, 'ROUND_INVALID WWA-016 state.taken'],
  ['an order too fast', { state: order({ speed: 9 }) }, 'ROUND_INVALID WWA-108 state.orders.A'],
  ['an aim on the own hull', { state: order({ aim: { q: 2, r: 3 } }) }, 'ROUND_INVALID WWA-110 state.orders.A'],
  ['a moment of no order', { state: { phase: 'tankops' } }, 'ROUND_INVALID WWA-118 state.orders.A'],
  ['tanks before they are placed', { state: { phase: 'setupTank' } }, 'TANK_INVALID WWA-002 state.tanks.A'],
];

test.each(CONTRADICTIONS)('WWA-156: %s is refused', (_, given, refused) => expect(refusalOf(given)).toBe(refused));

describe('a position of all three boards', () => {
  const whole: Given = {
    models: { A: 'GER-KW', B: 'SOV-MO' },
    ground: { '9,8': '#', '8,8': 'w' },
    tanks: { A: { damage: { X1: 1 }, marks: ['C1'], heat: { M2: 2 }, turret: 1 }, B: { damage: { V1: 3 } } },
    units: {
      u1: 'A GER-FST 8,8 loaded dis4',
      u2: 'A GER-HMG 7,9 dep0 heat:HMG=2',
      u3: 'A GER-EIS 7,10 armor1 spent',
      u4: 'B SOV-SHO in:A(-2,1)',
      u5: 'B SOV-RIF 10,9',
      u6: 'A GER-GRE roof:A(1,0) hp1',
    },
    devices: {
      d21: 'A TR-MOVE F1',
      d22: 'B TR-FIRE F11',
      d23: 'A GER-D5 F6 cup1/1',
      d24: 'A GER-D1 F6 cup1/2 spent',
      d25: 'A GER-D3 F9',
    },
    jams: { j30: 'd25 F9' },
    state: {
      damage: [{ hex: { q: 9, r: 8 }, points: 1 }],
      charges: [{ id: 'c31', owner: 'B', attack: 'DEMO', at: { layer: 'in:A', q: -2, r: 1 }, due: 4 }],
      hands: { A: [{ token: 'GER-T05', copies: 2 }], B: [{ token: 'SOV-T01', copies: 1 }] },
      lastThrow: 'miss',
    },
  };

  test('is set up with all its markers', () => {
    const { war, state } = new Trial(whole);
    expect(new Trial(whole).unit('u1')).toMatchObject({ loaded: true, disabled: 4 });
    expect(war.units.find(({ id }) => id === 'u2')).toMatchObject({ deployed: 0, heat: { HMG: 2 } });
    expect(war.units.find(({ id }) => id === 'u3')).toMatchObject({ impactLost: 1, token: false });
    expect(war.tanks.A).toMatchObject({ damage: { X1: 1 }, marks: ['C1'], heat: { M2: 2 }, turret: 1 });
    expect(war.groups).toEqual([
      { owner: 'A', members: ['d23', 'd24'], cups: [1, 2].map((cup) => ({ cup, region: 'F6' })) },
    ]);
    expect(state.secret.A.covered.map(({ id, cup, token }) => [id, cup, token])).toEqual([
      ['d23', 1, true],
      ['d24', 2, false],
    ]);
    expect(war.jams).toMatchObject([{ by: 'd25', region: 'F9' }]);
    expect(war.charges).toMatchObject([{ id: 'c31', due: 4 }]);
    expect(state.secret.A.hand).toEqual({ 'GER-T05': 2 });
    expect(war.entities).toBe(99);
  });

  test('is played on with written dice', () => {
    const trial = new Trial(whole);
    expect(trial.try('u2 : fire HMG u5')).toBe('E_HEAT');
    trial.play('u2 : fire PISTOL u5', 1);
    expect(trial.all('rolled').map(({ face }) => face)).toEqual(['MISS']);
    expect(trial.try('A: pass')).toBe('E_TURN');
  });
});

test('WWA-002: the east places its tank while the west stands, and never before it', () => {
  const placing = { phase: 'setupTank', round: 0, initiative: null, units: [], decks: undefined };
  const [west, east] = [
    { anchor: { q: 2, r: 3 }, heading: 0 },
    { anchor: { q: 14, r: 13 }, heading: 3 },
  ];
  const refused = (seat: string, tanks: object) => refusalOf({ state: { ...placing, seat, tanks } });
  expect(refused('B', { A: west, B: null })).toBeNull();
  expect(refused('A', { A: null, B: null })).toBeNull();
  expect(refused('A', { A: null, B: east })).toBe('TANK_INVALID WWA-002 state.tanks.B');
  expect(refused('B', { A: west, B: east })).toBe('TANK_INVALID WWA-002 state.tanks.B');
  // where walls leave no room for a tank there is no map
  const column = Object.fromEntries(
    Array.from({ length: 17 }, (_, r) =>
      [0, 1, 2, 3, 4, 5, 6].map((col) => [`${col - (r - (r % 2)) / 2},${r}`, '#'] as const),
    ).flat(),
  );
  expect(refusalOf({ ground: column, state: { ...placing, seat: 'A', tanks: { A: null, B: null } } })).toBe(
    'MAP_INVALID WWA-002 rows',
  );
});

describe('WWA-155: a position is played on from there as the match would be', () => {
  const FLOWN: Given = {
    units: { u1: 'A GER-JET 8,8', u2: 'B SOV-RIF 9,8', u3: 'A GER-RIF 2,12' },
    state: { phase: 'awaitAction', landed: 'u1' },
  };
  test.each([0, 1])('taken %i after a flight: the other seat goes on', (taken) => {
    const trial = new Trial({ ...FLOWN, state: { ...FLOWN.state, taken } });
    trial.play('end');
    expect(trial.awaited).toBe('B main');
  });
  test.each([0, 1])('taken %i while a throw is decided, and the same with two activations a turn', (taken) => {
    const given = thrown({ u1: 'A SOV-JET 8,8', u2: 'B SOV-JET 9,8', u3: 'A GER-RIF 2,12', u4: 'B SOV-RIF 18,2' });
    const trial = new Trial({ ...given, state: { ...given.state, taken } });
    trial.play('throw 0');
    expect(trial.awaited).toBe('B main');
    const twice = new Trial({ ...given, options: { activationsPerTurn: 2 }, state: { ...given.state, taken } });
    twice.play('throw 0');
    expect(twice.awaited).toBe('A main');
  });
  test('more than the turn has is refused there, too', () =>
    expect(refusalOf({ ...FLOWN, state: { ...FLOWN.state, taken: 2 } })).toBe('ROUND_INVALID WWA-016 state.taken'));
  test('TANKOPS with its two passes, `placing` as it was left, damage beyond a rating', () => {
    const orders = { A: { ...STILL, aim: [8, 3], attack: 'MG-GER-HE' }, B: null };
    expect(refusalOf({ state: { phase: 'tankops', passes: 2, orders } })).toBeNull();
    expect(refusalOf({ state: { placing: 2 } })).toBeNull();
    expect(refusalOf({ tanks: { A: { damage: { X2: 6 } } } })).toBeNull();
  });
  test('an order in a sealed window in which the other has not answered', () =>
    expect(
      refusalOf({ options: { sealedOrders: 'on' }, state: { phase: 'plan', orders: { A: STILL, B: null } } }),
    ).toBeNull());
  test('the members of a group in any order, of which nothing shows', () => {
    const group = (devices: NonNullable<Given['devices']>) => new Trial({ devices }).view('B').war.groups;
    const [one, other] = ['A GER-D5 F6 cup1/1', 'A GER-D1 F6 cup1/2'];
    expect(group({ d52: other, d51: one })).toEqual(group({ d51: one, d52: other }));
  });
  test('a low wall under a Superpanzer is crushed', () =>
    expect(new Trial({ ground: { '3,3': 'l' } }).war.ground).not.toContain('l'));
});

test('WWA-002: low walls are crushed as a Superpanzer is set up, not when it leaves', () => {
  const trial = Trial.of({ id: 'MAP-1', tanks: { A: 'SOV-MO', B: 'GER-KW' } });
  const at = cellOf(1, 10);
  expect(trial.war.ground[at]).toBe('l');
  trial.play('tank -2,11');
  expect(trial.war.ground[at]).toBe('.');
});
