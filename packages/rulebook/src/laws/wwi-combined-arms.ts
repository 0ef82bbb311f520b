import { BOTS } from '@fieldpost/bots';
import type { Viewer } from '@fieldpost/engine';
import type { LawSettings } from '@fieldpost/engine/laws';
import {
  broken,
  INITIAL_ORDERS,
  SIDES,
  type StandingOrders,
  type State,
  type WwiGame,
  wwiCombinedArms,
} from '@fieldpost/rules-wwi-combined-arms';
import { goldenFiles } from './golden-files.ts';
import { proofOf } from './proof.ts';

const ARMY = { inf: 8, sni: 1, mg: 2, tank: 2, art: 2, hq: 1 } as const;
const DIRECTIONS = INITIAL_ORDERS.retreat.all.order;
type Command = WwiGame['command'];

/** Documents, good and bad, and commands that no menu of the walks may ever hold. */
const COMMANDS: readonly Command[] = [
  { type: 'commitArmy', units: ARMY, elite: [] },
  { type: 'commitArmy', units: { ...ARMY, inf: 9, art: 1 }, elite: [] },
  { type: 'commitArmy', units: { ...ARMY, inf: 7, art: 3 }, elite: [] },
  { type: 'commitArmy', units: { ...ARMY, hq: 0, inf: 9 }, elite: [] },
  { type: 'commitArmy', units: ARMY, elite: [{ type: 'hq', index: 1 }] },
  { type: 'plan', placements: [{ type: 'hq', index: 1, square: 'e1' }], stopAfter: null },
  { type: 'plan', placements: [], stopAfter: null },
  { type: 'setRetreatOrders', orders: INITIAL_ORDERS.retreat },
];

function retreating(choose: StandingOrders['retreat']['all']['choose']): StandingOrders {
  const order = [...DIRECTIONS].reverse();
  const units = { 'S-inf-1': { choose: 'ask', order: DIRECTIONS }, 'N-inf-1': { choose: 'list', order } } as const;
  return { retreat: { all: { choose, order }, types: {}, units }, placement: null };
}

/** CA-011: an army is secret until both are committed; the other side's may be any, or none yet. */
function otherArmies(state: State, viewer: Viewer<WwiGame>): readonly State[] {
  if (state.phase !== 'army') return [];
  const others = SIDES.filter((side) => viewer === 'spectator' || viewer.side !== side);
  return others.flatMap((side) =>
    [null, { units: ARMY, elite: [] }, { units: { ...ARMY, inf: 9, art: 1 }, elite: [] }].map((army) => ({
      ...state,
      armies: { ...state.armies, [side]: army },
    })),
  );
}

const settings: Partial<LawSettings<WwiGame>> & Pick<LawSettings<WwiGame>, 'invariants'> = {
  invariants: broken,
  games: goldenFiles('wwi-combined-arms@1'),
  commands: COMMANDS,
  orders: [INITIAL_ORDERS, retreating('ask'), retreating('bestTerrain'), retreating('awayFromEnemy')],
  hidden: otherArmies,
  hiddenEvents: (event, viewer) =>
    event.type === 'armyCommitted' && (viewer === 'spectator' || viewer.side !== event.side)
      ? [{ ...event, army: { units: { ...ARMY, inf: 9, art: 1 }, elite: [] } }]
      : [],
  // Random play is what the laws walk anyway.
  choosers: BOTS.filter(({ name }) => name !== 'random').map(({ choose }) => choose),
  walks: 1,
  samples: 8,
};

const CASES = [
  ...wwiCombinedArms.scenarios.map(({ id }) => ({ name: id, setup: { scenario: id } })),
  {
    name: 'all rules on the small board',
    setup: {
      scenario: 'standard',
      options: { terrain: 'salient', elite: 'on', experienced: 'on', reinforcements: 'on', turnLimit: 20 },
    },
  },
];

export const wwiProof = proofOf(wwiCombinedArms, CASES, settings);
