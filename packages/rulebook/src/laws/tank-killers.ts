import { BOTS } from '@fieldpost/bots';
import type { Viewer } from '@fieldpost/engine';
import type { LawSettings } from '@fieldpost/engine/laws';
import {
  broken,
  type Event,
  INITIAL_ORDERS,
  parseReactions,
  type StandingOrders,
  type TankKillersGame,
  tankKillers,
} from '@fieldpost/rules-tank-killers';
import { presetCards } from '@fieldpost/rules-tank-killers/catalogue';
import { goldenFiles } from './golden-files.ts';
import { proofOf } from './proof.ts';
import { otherSecrets, othersOf } from './tank-killers/secrets.ts';

type Command = TankKillersGame['command'];

/** Orders as a player writes them; a mistake here is a bug. */
function orders(document: object, plan: StandingOrders['plan'] = null): StandingOrders {
  const read = parseReactions(document);
  if (!read.ok) throw new Error(read.fault.code);
  return { ...read.value, plan };
}

const STOPPING = orders({
  rules: [
    { window: 'LOST_ATTACK', when: { attackerIs: ['heavy'], targetIs: ['infantry'] }, play: ['@OOA', '@cheapest'] },
    { window: 'LOST_ATTACK', when: { margin: '>=0' }, play: ['@LostAction', '@EndTurn'], keep: ['Shaken'] },
    { window: 'MODIFIER', when: { margin: '>=0' }, play: ['@OutOfRange', '@smallestSufficient'], keepAtLeast: 2 },
    { window: 'MODIFIER', when: { attackNumber: '>=2' }, play: ['@Negative'], else: 'pass' },
    { window: 'NEGATE', play: ['Rally', 'Professionalism', 'Repairs'] },
  ],
  rally: { mode: 'always', minAttackValue: 5 },
});
const ASKING = orders({
  rules: [
    { window: 'LOST_ATTACK', when: { myCasualtiesLeft: '<=5' }, else: 'ask' },
    { window: 'LOST_ATTACK', when: { attackerType: ['HT', 'MT'] }, play: ['@cheapest'], else: 'pass' },
    { window: 'MODIFIER', when: { margin: '>=0' }, else: 'ask' },
  ],
});
const ALWAYS_ASKING = orders({ default: 'ask', rally: { mode: 'never' } });
/** A plan for the tenth turn, as long as nobody interrupts it. */
const PLANNED = orders(
  { rules: [] },
  {
    turn: 10,
    discard: [],
    targets: ['@best'],
    modifiers: ['@smallestSufficient'],
    finish: ['@cheapest'],
    free: ['@Free'],
  },
);

const BUILT = { ...presetCards('panzer') };
/** Documents, good and bad, and commands that no menu of the walks may ever hold. */
const COMMANDS: readonly Command[] = [
  { type: 'commitDeck', cards: BUILT },
  { type: 'commitDeck', cards: { ...BUILT, G01: 9, G02: 5 } },
  { type: 'commitDeck', cards: { ...BUILT, G01: 12 } },
  { type: 'commitDeck', cards: presetCards('british') },
  { type: 'attackWith', unit: '#1' },
  { type: 'target', unit: '#9999' },
  { type: 'setOrders', orders: { rules: STOPPING.rules, default: 'pass', rally: STOPPING.rally } },
  { type: 'setOrders', orders: { rules: STOPPING.rules, default: 'ask', rally: STOPPING.rally } },
  { type: 'filePlan', plan: null },
  { type: 'filePlan', plan: { discard: [], targets: ['@top'], modifiers: null, finish: [], free: ['@Free'] } },
];

function otherEvents(event: Event, viewer: Viewer<TankKillersGame>): readonly Event[] {
  if (event.type !== 'drew' && event.type !== 'deckCommitted') return [];
  if (!othersOf(viewer).includes(event.side)) return [];
  if (event.type === 'drew') return [{ ...event, card: event.card === 'T31' ? 'T82' : 'T31' }];
  return [{ ...event, cards: BUILT }];
}

const settings: Partial<LawSettings<TankKillersGame>> & Pick<LawSettings<TankKillersGame>, 'invariants'> = {
  invariants: broken,
  games: goldenFiles('tank-killers@1'),
  commands: COMMANDS,
  orders: [INITIAL_ORDERS, STOPPING, ASKING, ALWAYS_ASKING, PLANNED],
  hidden: otherSecrets,
  hiddenEvents: otherEvents,
  // Random play is what the laws walk anyway.
  choosers: BOTS.filter(({ name }) => name !== 'random').map(({ choose }) => choose),
  walks: 2,
  samples: 8,
};

const CASES = ['american-even', 'british', 'rifles', 'built-american'].map((id) => ({
  name: id,
  setup: { scenario: id, options: { turnLimit: 30 } },
}));

export const tankKillersProof = proofOf(tankKillers, CASES, settings);
