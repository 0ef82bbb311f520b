import {
  awaitedOf,
  canonicalJson,
  fastChance,
  fastNumbers,
  type Game,
  type Json,
  menuOf,
  oneOf,
  type Played,
  pendingOf,
  play,
  type Seat,
  stepViewFor,
  viewOf,
} from '@fieldpost/engine';
import {
  parseReactions,
  tankKillers as rules,
  SIDES,
  type Side,
  type StandingOrders,
  type TankKillersGame,
} from '@fieldpost/rules-tank-killers';
import { botMatch } from './bot-match.ts';
import { otherHand } from './secrets.ts';

type Live = Game<TankKillersGame>;
type Notice = TankKillersGame['notice'];
type Viewer = Seat<Side> | 'spectator';

function orders(document: object): StandingOrders {
  const read = parseReactions(document);
  if (!read.ok) throw new Error(read.fault.code);
  return { ...read.value, plan: null };
}

/** Two families: within each, orders ask in the same open situations, or never. Their plays differ as much as possible. */
const FAMILIES: readonly (readonly StandingOrders[])[] = [
  [
    orders({}),
    orders({
      rules: [
        { window: 'LOST_ATTACK', play: ['@cheapest'] },
        { window: 'NEGATE', play: ['Repairs', 'Rally'] },
      ],
    }),
    orders({ rules: [{ window: 'MODIFIER', when: { margin: '>=0' }, play: ['@smallestSufficient', '@OutOfRange'] }] }),
    orders({
      rules: [{ window: 'LOST_ATTACK', when: { targetIs: ['tank'] }, play: ['@OOA', '@EndTurn'], keepAtLeast: 3 }],
    }),
  ],
  [
    orders({ rules: [{ window: 'LOST_ATTACK', when: { margin: '>=0' }, else: 'ask' }] }),
    orders({
      rules: [
        { window: 'LOST_ATTACK', when: { margin: '>=0' }, else: 'ask' },
        { window: 'LOST_ATTACK', play: ['@LostAction'] },
        { window: 'MODIFIER', play: ['@Negative'] },
      ],
    }),
  ],
];

/** All that the engine ever tells one viewer of a game, in one text. */
function knownTo(game: Live, viewer: Viewer): string {
  const view = viewOf(rules, game, viewer);
  const own: Json = viewer === 'spectator' ? null : (menuOf(rules, game, viewer) as Json);
  const subjects: Json = viewer === 'spectator' ? null : (rules.subjects(view, viewer) as Json);
  const pending = pendingOf(rules, game, viewer) as Json;
  return canonicalJson({
    view,
    pending,
    awaited: awaitedOf(rules, game, viewer),
    step: stepViewFor(game, viewer),
    own,
    subjects,
  });
}

/** A viewer's notices of steps, up to the first card that the hidden side plays, or the first that they draw themselves. */
function toldTo(played: Played<TankKillersGame>, viewer: Viewer, hidden: Side) {
  const told: string[] = [];
  for (const event of played.steps.flatMap((step) => step.events)) {
    if (event.type === 'played' && event.side === hidden) return { told, parted: true };
    if (event.type === 'drew' && event.side !== hidden) return { told, parted: true };
    const notice = rules.notice(event, viewer) as Notice;
    told.push(canonicalJson(notice), rules.tell(notice));
  }
  return { told, parted: false };
}

/** Two games that differ only in what `hidden` holds and has ordered. */
export type Pair = { readonly one: Live; readonly other: Live; readonly hidden: Side; readonly viewer: Viewer };

/** A difference between the two that the viewer can notice, now or after one of their commands; null if there is none. */
export function difference({ one, other, hidden, viewer }: Pair, next: () => number): string | null {
  if (knownTo(one, viewer) !== knownTo(other, viewer)) return 'the position itself';
  const mover =
    viewer === 'spectator' ? ({ side: hidden === 'german' ? 'anglo' : 'german', player: 0 } as const) : viewer;
  const command = oneOf(menuOf(rules, one, mover), next);
  if (command === null) return null;
  const seed = next();
  const [first, second] = [one, other].map((game) => play(rules, game, mover, command, fastChance(seed)));
  if (!first?.ok || !second?.ok) return first?.ok === second?.ok ? null : `whether ${command.type} is legal`;
  const [a, b] = [toldTo(first.value, viewer, hidden), toldTo(second.value, viewer, hidden)];
  const shared = a.parted || b.parted ? Math.min(a.told.length, b.told.length) : Math.max(a.told.length, b.told.length);
  if (a.told.slice(0, shared).join() !== b.told.slice(0, shared).join()) return `the notices after ${command.type}`;
  if (a.parted || b.parted) return null;
  return knownTo(first.value.game, viewer) === knownTo(second.value.game, viewer)
    ? null
    : `the position after ${command.type}`;
}

/** Pairs from places all over a match of bots. */
export function* pairsOf(seed: number): Generator<Pair> {
  const next = fastNumbers(seed ^ 0x9e3779b9);
  const { moves } = botMatch(seed);
  const viewers: readonly Viewer[] = ['spectator', ...SIDES.map((side) => ({ side, player: 0 }))];
  for (const { before } of moves) {
    const { phase } = before.state.open;
    if (next() % 6 !== 0 || phase === 'decks' || before.openBy !== null) continue;
    const viewer = oneOf(viewers, next) ?? 'spectator';
    const hidden =
      oneOf(
        SIDES.filter((side) => viewer === 'spectator' || viewer.side !== side),
        next,
      ) ?? 'german';
    const family = oneOf(FAMILIES, next) ?? [];
    const [orders, others] = [oneOf(family, next), oneOf(family, next)] as [StandingOrders, StandingOrders];
    const one = { ...before, orders: { ...before.orders, [hidden]: orders } };
    const state = next() % 4 === 0 ? before.state : otherHand(before.state, hidden, next);
    yield { one, other: { ...one, state, orders: { ...one.orders, [hidden]: others } }, hidden, viewer };
  }
}

/** Looks at this many pairs; `differences` must be empty. */
export function neutrality(count: number) {
  const differences: string[] = [];
  let pairs = 0;
  for (let seed = 1; pairs < count; seed++)
    for (const pair of pairsOf(seed)) {
      if (pairs++ >= count) break;
      const found = difference(pair, fastNumbers(seed * 7919 + pairs));
      if (found !== null) differences.push(`seed ${seed}: ${found}`);
    }
  return { pairs: Math.min(pairs, count), differences };
}
