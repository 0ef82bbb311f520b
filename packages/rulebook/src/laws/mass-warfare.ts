import { BOTS } from '@fieldpost/bots';
import { canonicalJson, type Viewer } from '@fieldpost/engine';
import type { LawSettings } from '@fieldpost/engine/laws';
import { broken, INITIAL_ORDERS, type MassWarfareGame, massWarfare, type Side } from '@fieldpost/rules-mass-warfare';
import { goldenFiles } from './golden-files.ts';
import { proofOf } from './proof.ts';

type Command = MassWarfareGame['command'];
type Event = MassWarfareGame['event'];
type Orders = MassWarfareGame['standingOrders'];

const { filed: _, ...STANDING } = INITIAL_ORDERS;
const ASSAULT = { type: 'attack', unit: 's1-inf-1', target: 's2-inf-1', advance: true } as const;
const MARCH = { type: 'march', unit: 's1-inf-1', to: [0, 0] } as const;

/** Documents that are filed, good and bad, and commands that no menu may hold. */
const COMMANDS: readonly Command[] = [
  { type: 'standing', orders: { ...STANDING, flak: 'hold', repairBridges: 'none' } },
  { type: 'standing', orders: { ...STANDING, passes: ['march', 'march'] } },
  { type: 'file', step: 'march', orders: [{ order: MARCH, fallback: 'nearest' }] },
  { type: 'file', step: 'assault', orders: [{ order: MARCH, fallback: 'hold' }] },
  { type: 'file', step: 'march', orders: [{ order: MARCH, fallback: 'hold' }] },
  { type: 'file', step: 'assault', orders: [{ order: ASSAULT, fallback: 'hold' }] },
  { type: 'withdraw', step: 'march', order: null },
  { type: 'withdraw', step: 'march', order: MARCH },
  { type: 'plan', order: MARCH, fallback: 'nearest' },
  { type: 'pass', dropped: [{ order: MARCH, code: 'HEX_OCCUPIED' }] },
  { type: 'ready' },
  MARCH,
];

const ORDERS: readonly Orders[] = [
  INITIAL_ORDERS,
  {
    ...INITIAL_ORDERS,
    scramble: { mode: 'always', minReserve: 1, perTarget: 2, only: [] },
    flak: 'hold',
    repairBridges: 'ask',
    transfers: 'skip',
    passes: ['production'],
  },
  {
    ...INITIAL_ORDERS,
    scramble: { mode: 'never', minReserve: 0, perTarget: 1, only: ['bomber'] },
    repairBridges: 'none',
    transfers: 'ask',
    filed: { turn: 1, steps: [{ step: 'march', orders: [{ order: MARCH, fallback: 'nearest' }], closed: true }] },
  },
];

const isOther = (side: Side, viewer: Viewer<MassWarfareGame>): boolean =>
  viewer === 'spectator' || viewer.side !== side;

/** E: that an order was dropped. */
function hiddenEvents(event: Event, viewer: Viewer<MassWarfareGame>): readonly Event[] {
  switch (event.type) {
    case 'closed':
      return isOther(event.side, viewer) ? [{ ...event, dropped: [{ order: MARCH, code: 'NO_OIL' }] }] : [];
    default:
      return [];
  }
}

/** MW-175: "Every filed or planned order thus ends in one of three ways"; one with a fallback may end as another. */
function leaves(command: Command): readonly string[] {
  const orders = command.type === 'file' ? command.orders : command.type === 'plan' ? [command] : [];
  return orders.filter(({ fallback }) => fallback === 'hold').map(({ order }) => canonicalJson(order));
}

const settings: Partial<LawSettings<MassWarfareGame>> & Pick<LawSettings<MassWarfareGame>, 'invariants'> = {
  invariants: broken,
  games: goldenFiles('mass-warfare@1'),
  commands: COMMANDS,
  orders: ORDERS,
  hiddenEvents,
  leaves,
  choosers: BOTS.filter(({ name }) => name !== 'random').map(({ choose }) => choose),
  walks: 1,
  samples: 6,
};

/** A war with every kind of unit at hand. */
const ARMED = {
  map: 'twin-rivers',
  bases: [
    { hex: [-3, -3], base: 'fact' },
    { hex: [-4, -3], base: 'airf' },
    { hex: [3, 3], base: 'fact' },
    { hex: [4, 3], base: 'airf' },
    { hex: [-1, -6], base: 'port' },
  ],
  units: [
    ...['ftr', 'ftr', 'bmb', 'bmb'].map((type, index) => ({ id: `s1-${type}-${index + 1}`, hex: [-4, -3] })),
    ...['ftr', 'ftr', 'bmb', 'bmb'].map((type, index) => ({ id: `s2-${type}-${index + 1}`, hex: [4, 3] })),
    { id: 's1-inf-1', hex: [1, 0] },
    { id: 's1-tank-1', hex: [2, -1] },
    { id: 's1-art-1', hex: [0, -1] },
    { id: 's1-aa-1', hex: [-1, 0] },
    { id: 's2-inf-1', hex: [0, 0] },
    { id: 's2-mech-1', hex: [0, 1] },
    { id: 's2-art-1', hex: [2, 1] },
    { id: 's2-aa-1', hex: [2, 0] },
    { id: 's1-war-1', hex: [3, -5] },
    { id: 's1-trn-1', hex: [2, -5] },
    { id: 's1-inf-2', carrier: 's1-trn-1' },
    { id: 's2-sub-1', hex: [4, -5] },
    { id: 's2-car-1', hex: [3, -4] },
    { id: 's2-ftr-3', carrier: 's2-car-1' },
  ],
};

const short = { turnLimit: 10 };
const CASES = [
  { name: 'the first game', setup: { scenario: 'first-game' } },
  { name: 'every kind of unit', setup: { scenario: ARMED, options: short } },
  { name: 'step by step', setup: { scenario: ARMED, options: { ...short, pace: 'strict' } } },
  { name: 'in packets', setup: { scenario: ARMED, options: { ...short, pace: 'brisk' } } },
  { name: 'sealed', setup: { scenario: ARMED, options: { ...short, pace: 'sealed' } } },
  {
    name: 'three, with places of their own',
    setup: { scenario: 'three-crowns', options: { ...short, freePlacement: 'on', conquestShare: 40 } },
  },
  { name: 'four, sealed', setup: { scenario: 'four-corners', options: { ...short, pace: 'sealed' } } },
];

export const massWarfareProof = proofOf(massWarfare, CASES, settings);
