/** Two positions to learn from (part H). */

/** The transceivers where they stand at first. */
const TRANSCEIVERS = [
  { id: 'd11', design: 'TR-MOVE', owner: 'A', region: 'F1' },
  { id: 'd12', design: 'TR-FIRE', owner: 'A', region: 'F2' },
  { id: 'd13', design: 'TR-MOVE', owner: 'B', region: 'F12' },
  { id: 'd14', design: 'TR-FIRE', owner: 'B', region: 'F11' },
];

/** Six hexes of open ground between the hulls, both Koenigswolf, with every shield down. */
const TANKS = {
  A: { anchor: { q: 2, r: 8 }, heading: 0, damage: { X1: 3, X2: 4 } },
  B: { anchor: { q: 14, r: 8 }, heading: 3, damage: { X1: 3, X2: 4 } },
};
const ARMIES = { A: 'GER', B: 'GER' };

const unit = (id: string, design: string, owner: string, q: number, r: number) => ({
  id,
  design,
  owner,
  at: { layer: 'ground', q, r },
  token: false,
});

/** "YARD, both tanks six hexes apart, shields down, three soldiers each outside, nothing on the frequency board but the transceivers". */
export const BOARDING = {
  id: 'YARD',
  armies: ARMIES,
  options: { roundLimit: 8 },
  state: {
    round: 0,
    phase: 'reset',
    initiative: null,
    tanks: TANKS,
    devices: TRANSCEIVERS,
    units: [
      unit('u1', 'GER-STO', 'A', 7, 6),
      unit('u2', 'GER-RIF', 'A', 6, 8),
      unit('u3', 'GER-GRE', 'A', 5, 10),
      unit('u4', 'GER-STO', 'B', 9, 10),
      unit('u5', 'GER-RIF', 'B', 10, 8),
      unit('u6', 'GER-GRE', 'B', 11, 6),
    ],
    decks: { A: [], B: [] },
  },
};

/** The same ground with a hacker in each tank, and devices to jam, to cover and to sabotage. */
export const WIRELESS = {
  id: 'YARD',
  armies: ARMIES,
  options: { roundLimit: 12 },
  state: {
    round: 0,
    phase: 'reset',
    initiative: null,
    tanks: TANKS,
    units: [
      ...BOARDING.state.units,
      { id: 'u7', design: 'GER-HAK', owner: 'A', at: { layer: 'in:A', q: -1, r: 0 }, token: false },
      { id: 'u8', design: 'GER-HAK', owner: 'B', at: { layer: 'in:B', q: -1, r: 0 }, token: false },
    ],
    devices: [
      ...TRANSCEIVERS,
      { id: 'd15', design: 'GER-D3', owner: 'A', region: 'F3' },
      { id: 'd16', design: 'GER-D5', owner: 'A', region: 'F4' },
      { id: 'd17', design: 'GER-D2', owner: 'A', region: 'F4' },
      { id: 'd18', design: 'GER-D3', owner: 'B', region: 'F10' },
      { id: 'd19', design: 'GER-D5', owner: 'B', region: 'F9' },
      { id: 'd20', design: 'GER-D2', owner: 'B', region: 'F9' },
    ],
  },
};
