/** Trials: what may be tried on a copy of a position, as a tree of orders and draws. States are rebuilt, and never kept. */
import { ScriptFault, scriptedChance } from '../chance/scripted.ts';
import type { AnyRuleSet, GameTypes, Json, Refusal, Result, Seat } from '../contract.ts';
import type { Game, Played } from '../match/game.ts';
import { freshGame } from '../match/open.ts';
import { submit } from '../match/submit.ts';
import { accept, fail } from '../result.ts';

/** How an order was drawn for: not at all, the likeliest, thrown, or chosen. */
export const HOW_DRAWN = ['none', 'likeliest', 'thrown', 'chosen'] as const;
export type HowDrawn = (typeof HOW_DRAWN)[number];

/** One order of a trial. */
export type TrialNode = {
  /** From 1; 0 is the position that the trial begins with. */
  readonly id: number;
  /** The node that it follows. */
  readonly after: number;
  readonly side: string;
  readonly player: number;
  /** In the notation of the game. */
  readonly line: string;
  /** The draws in order. */
  readonly draws: readonly number[];
  readonly how: HowDrawn;
  /** How likely these draws are, from 0 to 1. */
  readonly weight: number;
  /** The author's name for the branch that begins here; empty: none. */
  readonly name: string;
  readonly note: string;
};

/** Limits of a trial. */
export const TRIAL_BOUNDS = {
  nodes: 200,
  depth: 40,
  children: 8,
  name: 60,
  note: 280,
  line: 2_000,
  draws: 200,
} as const;

/** Node `id` and all that lead to it, the first order first; empty for the root and for a node that is not there. */
export function branchTo(nodes: readonly TrialNode[], id: number): readonly TrialNode[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const found: TrialNode[] = [];
  for (let node = byId.get(id); node !== undefined; node = byId.get(node.after)) found.unshift(node);
  return found;
}

/** The orders that were tried after a node, in the order in which they were tried. */
export const childrenOf = (nodes: readonly TrialNode[], id: number): readonly TrialNode[] =>
  nodes.filter(({ after }) => after === id);

/** How likely the draws on the way to a node are, from 0 to 1. */
export const likelihoodOf = (nodes: readonly TrialNode[], id: number): number =>
  branchTo(nodes, id).reduce((product, { weight }) => product * weight, 1);

/** The next attempt: a node without its place in the tree. */
export type NewNode = Omit<TrialNode, 'id' | 'name' | 'note'>;
/** The tree, and the node that the order is at in it. */
export type Grown = { readonly nodes: readonly TrialNode[]; readonly id: number };

const isSame = (one: TrialNode, other: NewNode): boolean =>
  one.after === other.after &&
  one.side === other.side &&
  one.player === other.player &&
  one.line === other.line &&
  one.draws.join() === other.draws.join();

/** Adds an order; one that is there already is gone to. Faults: TOO_MANY_NODES, TOO_DEEP, TOO_MANY_BRANCHES. */
export function grow(nodes: readonly TrialNode[], next: NewNode): Result<Grown, Refusal> {
  const known = nodes.find((node) => isSame(node, next));
  if (known !== undefined) return accept({ nodes, id: known.id });
  const { nodes: most, depth, children } = TRIAL_BOUNDS;
  if (nodes.length >= most) return tooMuch('TOO_MANY_NODES');
  if (branchTo(nodes, next.after).length >= depth) return tooMuch('TOO_DEEP');
  if (childrenOf(nodes, next.after).length >= children) return tooMuch('TOO_MANY_BRANCHES');
  const id = nodes.reduce((greatest, node) => Math.max(greatest, node.id), 0) + 1;
  return accept({ nodes: [...nodes, { ...next, id, name: '', note: '' }], id });
}

const tooMuch = (code: string): Result<never, Refusal> => fail({ code, rule: null });

/** The tree without a node and all that follow it. */
export function prune(nodes: readonly TrialNode[], id: number): readonly TrialNode[] {
  const gone = new Set([id]);
  // A node comes after the one that it follows.
  for (const node of nodes) if (gone.has(node.after)) gone.add(node.id);
  return nodes.filter((node) => !gone.has(node.id));
}

/** Whether a list of nodes is a tree within its bounds: each follows one that stands before it. */
export function isTree(nodes: readonly TrialNode[]): boolean {
  const depths = new Map([[0, 0]]);
  const children = new Map<number, number>();
  for (const { id, after } of nodes) {
    const depth = (depths.get(after) ?? TRIAL_BOUNDS.depth) + 1;
    const count = (children.get(after) ?? 0) + 1;
    if (depths.has(id) || depth > TRIAL_BOUNDS.depth || count > TRIAL_BOUNDS.children) return false;
    depths.set(id, depth);
    children.set(after, count);
  }
  return nodes.length <= TRIAL_BOUNDS.nodes;
}

/** The game that a trial of a position begins with: nobody has filed or offered anything. */
export const trialGame = (state: Json): Game => freshGame<GameTypes>(state);

/** Plays one order of a trial. Refused with a code of the game, or with DRAWS_DIFFER where other draws were made than it names. */
function tryNode(
  rules: AnyRuleSet,
  game: Game,
  { side, player, line, draws }: Pick<TrialNode, 'side' | 'player' | 'line' | 'draws'>,
): Result<Played, Refusal> {
  const seat: Seat<string> = { side, player };
  const chance = scriptedChance(draws);
  try {
    const played = submit(rules, game, seat, { line }, chance);
    return played.ok && chance.left() > 0 ? fail({ code: 'DRAWS_DIFFER', rule: null }) : played;
  } catch (fault) {
    if (fault instanceof ScriptFault) return fail({ code: 'DRAWS_DIFFER', rule: null });
    throw fault;
  }
}

/** The game at a node, made from its orders. Refused as `tryNode` is, where one of them does not hold any more. */
export function gameAt(rules: AnyRuleSet, root: Game, nodes: readonly TrialNode[], id: number): Result<Game, Refusal> {
  let game = root;
  for (const node of branchTo(nodes, id)) {
    const played = tryNode(rules, game, node);
    if (!played.ok) return played;
    game = played.value.game;
  }
  return accept(game);
}
