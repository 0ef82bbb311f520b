import type { MatchSetup } from '../../page/match.ts';

const TYPES = 'captain chef engineer flamer gunner medic observer recruit rocketeer sniper'.split(' ');
/** Cards of the deck by the column they lie in, those with the richest drawings first; nobody stands on what lies in the middle. */
const CARDS = (
  'church citadel townhall factory hospital school station warehouse apartments farmhouse cottage barn market ruin ' +
  'factory warehouse apartments farmhouse cottage barn crossroads crag lake swamp meadow crops scrub orchard lightwood ' +
  'forest hill apartments cottage orchard lightwood forest hill crops meadow scrub orchard lightwood forest crops meadow'
).split(' ');
const BUILDINGS = 20;

type Hex = readonly [q: number, r: number];

/** The long field (AWW-002): no column is farther than 3 from the middle, no tile higher or lower than 3. */
const HEXES = [-3, -2, -1, 0, 1, 2, 3].flatMap((q) =>
  [-4, -3, -2, -1, 0, 1, 2, 3, 4].filter((r) => Math.abs(r + q / 2) <= 3).map((r): Hex => [q, r]),
);
const ZONES: Readonly<Record<'H' | 'C', readonly Hex[]>> = {
  H: [
    [-3, 4],
    [-2, 4],
    [-1, 3],
    [0, 3],
    [1, 2],
    [2, 2],
    [3, 1],
  ],
  C: [
    [-3, -1],
    [-2, -2],
    [-1, -2],
    [0, -3],
    [1, -3],
    [2, -4],
    [3, -4],
  ],
};

/** Planes hold in the hex behind a tile of their zone (AWW-016). */
const HANGARS = {
  H: { at: [0, 4], line: { dir: 0, first: [0, 3] } },
  C: { at: [0, -4], line: { dir: 3, first: [0, -3] } },
} as const;

const isOneOf = (hexes: readonly Hex[], [q, r]: Hex): boolean => hexes.some((one) => one[0] === q && one[1] === r);

function tiles() {
  const flat = [ZONES.H[3], ZONES.C[3]].filter((at) => at !== undefined);
  return HEXES.map((at, index) => {
    const card = CARDS[index];
    return isOneOf(flat, at) ? { at, card, nml: true } : { at, card, damage: index < BUILDINGS ? index % 3 : 0 };
  });
}

function army(empire: 'H' | 'C') {
  const zone = ZONES[empire];
  const soldiers = TYPES.map((type, index) => ({
    id: `${empire}.${type}`,
    at: zone[index % zone.length],
    damage: index % 3,
    grenades: type === 'recruit' ? 0 : 1,
  }));
  const plane = { id: `${empire}.plane`, ...HANGARS[empire] };
  return [...soldiers, { id: `${empire}.tank`, at: zone[3] }, plane];
}

/** The largest field of Animal World War with all 24 soldiers, two of a side as crews of its tank and its plane. */
export const BATTLE: MatchSetup = {
  ruleSet: 'animal-world-war',
  scenario: 'custom',
  scenarioDocument: {
    options: { layout: 'long', objective: 'O05' },
    tiles: tiles(),
    position: { phase: 'turn', round: 1, active: 'HERB', objective: 'O05', units: [...army('H'), ...army('C')] },
  },
  sides: ['HERB', 'CARN'],
};
