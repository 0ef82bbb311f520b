/** Two positions to learn from (THE-RULES "Lessons"). */

/** The transceivers where they stand at first. */
const TRANSCEIVERS = [
  { id: 'd11', design: 'TR-MOVE', owner: 'A', region: 'F1' },
  { id: 'd12', design: 'TR-FIRE', owner: 'A', region: 'F2' },
  { id: 'd13', design: 'TR-MOVE', owner: 'B', region: 'F12' },
  { id: 'd14', design: 'TR-FIRE', owner: 'B', region: 'F11' },
];

/** Three hexes of open ground between the hulls, both Koenigswolf, with every shield down. */
const TANKS = {
  A: { anchor: { q: 3, r: 8 }, heading: 0, damage: { X1: 3, X2: 4 } },
  B: { anchor: { q: 13, r: 8 }, heading: 3, damage: { X1: 3, X2: 4 } },
};
const ARMIES = { A: 'GER', B: 'GER' };

const ENTERED = { round: 0, phase: 'reset', initiative: null, tanks: TANKS };

const unit = (id: string, design: string, owner: string, layer: string, q: number, r: number) => ({
  id,
  design,
  owner,
  at: { layer, q, r },
  token: false,
});

/** Four hexes from a side door of the other's tank, where two men may find two cores; a machinist stays at home. */
const MEN = [
  ['GER-STO', 8, 4],
  ['GER-RIF', 9, 4],
  ['GER-GRE', 9, 5],
  ['GER-STO', 8, 5],
] as const;
const PARTIES = [
  ...MEN.map(([design, q, r], index) => unit(`u${index + 1}`, design, 'A', 'ground', q, r)),
  unit('u5', 'GER-ENG', 'A', 'in:A', -2, 0),
  ...MEN.map(([design, q, r], index) => unit(`u${index + 6}`, design, 'B', 'ground', 16 - q, 16 - r)),
  unit('u10', 'GER-ENG', 'B', 'in:B', -2, 0),
];

/** "three hexes of ground between the hulls, all shields down", four soldiers each and a guard, and no token in hand or deck. */
export const BOARDING = {
  id: 'YARD',
  armies: ARMIES,
  options: { roundLimit: 12 },
  state: { ...ENTERED, units: PARTIES, devices: TRANSCEIVERS, decks: { A: [], B: [] } },
};

/** The same ground with a hacker in each tank, and devices to jam, to cover and to sabotage. */
export const WIRELESS = {
  id: 'YARD',
  armies: ARMIES,
  options: { roundLimit: 12 },
  state: {
    ...ENTERED,
    decks: { A: [], B: [] },
    units: [...PARTIES, unit('u21', 'GER-HAK', 'A', 'in:A', -1, 0), unit('u22', 'GER-HAK', 'B', 'in:B', -1, 0)],
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
