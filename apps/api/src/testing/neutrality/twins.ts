/** Two positions of Tank Killers that look the same to everybody but one player: other cards are held, other reactions ordered. */
import { fastChance } from '@fieldpost/engine';
import type {
  Counts,
  Force,
  Plan,
  Reactions,
  ScenarioDocument,
  Side,
  State,
  TankKillersGame,
} from '@fieldpost/rules-tank-killers';
import { otherSide, parseReactions, tankKillers } from '@fieldpost/rules-tank-killers';
import { TACTICS, type TacticId, type UnitId } from '@fieldpost/rules-tank-killers/catalogue';
import type { Command, Conduct, Secret, Twins } from './secrets.ts';

/** What a keeper files in it. */
type Filing = Command & { readonly plan?: Plan | null };

const speaks: Conduct['speaks'] = ({ rules }, { steps, game }, { keeper, secrets }) => {
  if (steps.some(({ by, command }) => by.side === keeper && command.type !== 'pass')) return true;
  const pending = rules.pending(game.state, 'spectator');
  const isTheirs = pending.kind === 'choice' && pending.side === keeper && pending.clock !== 'reaction';
  return isTheirs && secrets.some(({ filed }) => filed.some(({ plan }: Filing) => plan != null));
};

/** Lasts until the keeper does more than pass: plays a card, or begins a turn by a plan. */
export const CARDS: Conduct = {
  ruleSet: 'tank-killers',
  lines: TACTICS.map(({ name }) => `play ${name}`),
  tries: 1,
  answer: ({ match: { pending } }) =>
    pending?.kind === 'choice' && pending.clock === 'reaction' ? { type: 'pass' } : null,
  speaks,
};

type Dice = (faces: number) => number;
const diceOf = (seed: number): Dice => {
  const chance = fastChance(seed);
  return (faces) => chance.draw(faces, 'test') - 1;
};

function shuffled<Item>(items: readonly Item[], dice: Dice): readonly Item[] {
  const all = [...items];
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = dice(last + 1);
    [all[last], all[other]] = [all[other] as Item, all[last] as Item];
  }
  return all;
}

const OPTIONS = ['american', 'british', 'american-armored', 'british-infantry'] as const;

function opening(dice: Dice): State {
  const raw = { anglo: OPTIONS[dice(OPTIONS.length)] };
  const options = tankKillers.parse.options(raw);
  const [standard] = tankKillers.scenarios;
  if (!options.ok || !standard) throw new Error('no opening');
  const setup = { scenario: standard.document, options: options.value, carryOver: null };
  const state = tankKillers.setUp(setup, fastChance(dice(1_000_000)));
  if (!state.ok) throw new Error(state.fault.code);
  return state.value;
}

const FITTING: readonly string[] = ['maneuver', 'target', 'modifier', 'finish', 'free'];

/** Some commands into a match of chance, where the active side is to decide. */
function somewhere(dice: Dice): State {
  const chance = fastChance(dice(1_000_000));
  const wanted = 5 + dice(150);
  let state = opening(dice);
  for (
    let count = 0;
    count < wanted || !FITTING.includes(state.open.phase) || state.open.awaited !== state.open.active;
    count += 1
  ) {
    const pending = tankKillers.pending(state, 'spectator');
    if (pending.kind !== 'choice') return somewhere(dice);
    const seat = { side: pending.side, player: 0 };
    const menu = tankKillers.legalCommands(tankKillers.view(state, seat), seat);
    const command = menu[dice(menu.length)] as TankKillersGame['command'];
    const decided = tankKillers.decide(state, seat, command, chance);
    if (!decided.ok) throw new Error(decided.fault.code);
    for (const event of decided.value) state = tankKillers.evolve(state, event);
  }
  return state;
}

const spread = (counts: Counts): readonly UnitId[] =>
  Object.entries(counts).flatMap(([id, count]) => Array.from({ length: count ?? 0 }, () => id as UnitId));

type Hidden = { readonly hand: readonly TacticId[]; readonly tactics: readonly TacticId[] };

function documentOf(
  { open, secret }: State,
  keeper: Side,
  { hand, tactics }: Hidden,
  script: ScenarioDocument['script'],
): ScenarioDocument {
  const forceOf = (side: Side) => {
    const { top, table, reserve, casualties, cycles, turns, breakAt }: Force = open.forces[side];
    const held = side === keeper ? hand : secret.hands[side];
    return { hand: held, deck: secret.decks[side], top, table, reserve, casualties, cycles, turns, breakAt };
  };
  const { phase, active, awaited, first, discard, attack, contest, passes, freeAction, exchanges } = open;
  if (phase === 'decks' || phase === 'over') throw new Error('no position');
  return {
    options: open.options as unknown as ScenarioDocument['options'],
    position: {
      window: phase,
      active,
      awaited,
      first,
      forces: { german: forceOf('german'), anglo: forceOf('anglo') },
      tactics,
      discard,
      attack,
      contest,
      passes,
      freeAction,
      exchanges,
    },
    script,
  };
}

const inListOrder = (cards: readonly TacticId[]): readonly TacticId[] =>
  TACTICS.map(({ id }) => id).filter((id) => cards.includes(id));

/** Another hand of the same size out of what lies face down for the others. */
function otherHand({ secret }: State, keeper: Side, dice: Dice): Hidden {
  const own = secret.hands[keeper];
  const cards = shuffled([...own, ...secret.tactics], dice);
  return { hand: inListOrder(cards.slice(0, own.length)), tactics: inListOrder(cards.slice(own.length)) };
}

/** Rules that ask, the same for both: whether somebody is asked is for all to see. */
const ASKING: readonly (readonly object[])[] = [
  [],
  [],
  [{ window: 'MODIFIER', when: { attackNumber: '>=2' }, else: 'ask' }],
  [{ window: 'LOST_ATTACK', when: { margin: '>=3' }, else: 'ask' }],
];
/** Rules that play, all of them secret. */
const PLAYING: readonly (readonly object[])[] = [
  [],
  [{ window: 'LOST_ATTACK', when: { margin: '>=4' }, play: ['Ambush', 'Mud', 'Smoke'] }],
  [{ window: 'MODIFIER', when: { margin: '>=0' }, play: ['@smallestSufficient'], keepAtLeast: 2 }],
  [{ window: 'LOST_ATTACK', when: { myCasualtiesLeft: '<=5' }, play: ['@EndTurn', '@cheapest'], keep: ['Rally'] }],
  [{ window: 'NEGATE', when: {}, play: ['Rally', 'Repairs'], else: 'pass' }],
];

function ordersOf(asking: number, playing: number, dice: Dice): Reactions {
  const orders = parseReactions({
    rules: [...(ASKING[asking] ?? []), ...(PLAYING[playing] ?? [])],
    rally: { mode: dice(2) === 0 ? 'always' : 'never', minAttackValue: dice(10) },
  });
  if (!orders.ok) throw new Error(orders.fault.code);
  return orders.value;
}

const PLAN: Plan = { discard: [], targets: ['@top'], modifiers: ['@cheapest'], finish: [], free: [] };

const filedBy = (orders: Reactions, plan: Plan | null): readonly Command[] => {
  const filings = [
    { type: 'setOrders', orders },
    { type: 'filePlan', plan },
  ];
  return filings;
};

/** The pair of a seed. The order of the decks is fixed, and the same for both. */
export function twinsOf(seed: number): Twins<ScenarioDocument> & { readonly keeper: Side } {
  const dice = diceOf(seed);
  const state = somewhere(dice);
  const active = state.open.active;
  const keeper = otherSide(active);
  const [own, other]: readonly [Hidden, Hidden] = [
    { hand: state.secret.hands[keeper], tactics: state.secret.tactics },
    otherHand(state, keeper, dice),
  ];
  const { german, anglo } = state.secret.decks;
  const script = {
    tactics: shuffled(
      own.tactics.filter((id) => other.tactics.includes(id)),
      dice,
    ),
    german: shuffled(spread(german), dice),
    anglo: shuffled(spread(anglo), dice),
  };
  const asking = dice(ASKING.length);
  const secretOf = (hidden: Hidden): Secret<ScenarioDocument> => ({
    document: documentOf(state, keeper, hidden, script),
    filed: filedBy(ordersOf(asking, dice(PLAYING.length), dice), dice(3) === 0 ? PLAN : null),
  });
  const { options } = documentOf(state, keeper, own, script);
  return { conduct: CARDS, options, active, keeper, secrets: [secretOf(own), secretOf(other)] };
}
