/** Scenarios drawn by hand, as documents. Data alone: RULES.md says what every key means. */

/** A round island in a lake of nothing, with a mill in its middle that both want. */
const ISLAND = {
  field: {
    zones: {
      HERB: [
        [-2, 2],
        [-1, 2],
        [0, 2],
      ],
      CARN: [
        [0, -2],
        [1, -2],
        [2, -2],
      ],
    },
    RL: 8,
  },
  tiles: [
    { at: [-2, 0], card: 'meadow' },
    { at: [-2, 1], card: 'lightwood' },
    { at: [-2, 2], card: 'field' },
    { at: [-1, -1], card: 'orchard' },
    { at: [-1, 0], card: 'cottage' },
    { at: [-1, 1], card: 'crops' },
    { at: [-1, 2], card: 'barn' },
    { at: [0, -2], card: 'barn' },
    { at: [0, -1], card: 'crops' },
    { at: [0, 0], card: 'factory', feature: { kind: 'trench' } },
    { at: [0, 1], card: 'crops' },
    { at: [0, 2], card: 'field' },
    { at: [1, -2], card: 'field' },
    { at: [1, -1], card: 'crops' },
    { at: [1, 0], card: 'cottage' },
    { at: [1, 1], card: 'orchard' },
    { at: [2, -2], card: 'field' },
    { at: [2, -1], card: 'lightwood' },
    { at: [2, 0], card: 'meadow' },
  ],
  options: { squadHERB: 4, squadCARN: 4, roleA: 'HERB' },
  aims: {
    title: 'The Island Mill',
    // words-check: whoever: the brief is part of the state, which golden matches hash
    // words-check: running
    brief: 'Whoever keeps the mill for two turns running keeps the island.',
    same: true,
    ops: [{ op: 'mark', at: [[0, 0]] }],
    winA: { holdTurns: { at: [0, 0], n: 2 } },
    winB: { holdTurns: { at: [0, 0], n: 2 } },
  },
};

/** A battle in full swing on the short field: everything that moves, once. */
const LAST_BRIDGE = {
  options: { layout: 'short' },
  tiles: [
    { at: [0, 0], card: 'crossroads', nml: true, feature: { kind: 'wreck', damage: 2 } },
    { at: [-1, 0], card: 'cottage', damage: 2 },
    { at: [1, 0], card: 'farmhouse', damage: 1, wire: true },
    { at: [0, 1], card: 'hill', feature: { kind: 'trench', damage: 1 } },
    { at: [0, -1], card: 'apartments' },
    { at: [-1, 1], card: 'forest' },
    { at: [1, -1], card: 'school' },
    { at: [2, -1], card: 'lake' },
    { at: [-2, 2], card: 'field', nml: true },
    { at: [1, -2], card: 'meadow', nml: true },
  ],
  position: {
    round: 3,
    active: 'HERB',
    objective: 'O02',
    units: [
      { id: 'H.captain', at: [0, 2], grenades: 1 },
      { id: 'H.sniper', at: [0, 1], grenades: 1 },
      { id: 'H.medic', at: [-1, 1], grenades: 1 },
      { id: 'H.gunner', at: [-1, 1], status: 'wounded', damage: 4 },
      { id: 'H.tank', at: [-2, 2], damage: 2 },
      { id: 'H.plane', at: [0, 3], line: { dir: 0, first: [0, 2] } },
      { id: 'C.observer', at: [0, -1], grenades: 1 },
      { id: 'C.rocketeer', at: [1, -1], damage: 1 },
      { id: 'C.engineer', at: [1, -1], grenades: 1 },
      { id: 'C.recruit', status: 'dead' },
      { id: 'C.flamer', at: [-1, 0], damage: 2, grenades: 1 },
      { id: 'C.tank', at: [1, -2] },
    ],
    items: [{ id: 'CASE', at: [0, 0] }],
    tactics: { HERB: 'T08', CARN: 'T16' },
  },
};

/** A race to the village: the squads are fixed and equal on both sides. */
const MIRROR = {
  options: { layout: 'medium' },
  tiles: [
    { at: [0, 0], card: 'church' },
    { at: [-1, 0], card: 'cottage' },
    { at: [-1, 1], card: 'cottage' },
    { at: [1, -1], card: 'cottage' },
    { at: [1, 0], card: 'market' },
    { at: [0, 1], card: 'orchard' },
    { at: [0, -1], card: 'orchard' },
    { at: [-2, 1], card: 'forest' },
    { at: [2, -1], card: 'forest' },
  ],
  position: {
    phase: 'deployment',
    objective: 'O07',
    squads: {
      HERB: ['captain', 'engineer', 'gunner', 'medic', 'recruit', 'sniper'],
      CARN: ['captain', 'engineer', 'gunner', 'medic', 'recruit', 'sniper'],
    },
    tactics: { HERB: 'T13', CARN: 'T13' },
  },
};

export const HAND_MADE: readonly { readonly id: string; readonly title: string; readonly document: unknown }[] = [
  { id: 'island-mill', title: 'The Island Mill: a small field of its own, hold the middle', document: ISLAND },
  {
    id: 'last-bridge',
    title: 'The Last Bridge: a battle in full swing, with tanks and a plane',
    document: LAST_BRIDGE,
  },
  { id: 'village-mirror', title: 'Race to the Village: squads alike, deploy and run', document: MIRROR },
];
