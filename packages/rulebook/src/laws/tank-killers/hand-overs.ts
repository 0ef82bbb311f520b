import { expectOk, fastChance, hashOf, play } from '@fieldpost/engine';
import {
  parseReactions,
  type Reactions,
  tankKillers as rules,
  type TankKillersGame,
} from '@fieldpost/rules-tank-killers';
import { TACTICS } from '@fieldpost/rules-tank-killers/catalogue';
import { ASK_ALWAYS, type BotMatch, botMatch, type Move, openedBy } from './bot-match.ts';

type Open = TankKillersGame['view']['open'];

/** How often a match changed hands, with every answer given by hand and with standing orders in their place. */
export type HandOvers = { readonly byHand: number; readonly byOrders: number; readonly sameHash: boolean };

const nameOf = (card: string): string => TACTICS.find(({ id }) => id === card)?.name ?? card;
const isReaction = ({ side, before }: Move): boolean =>
  before.state.open.phase !== 'decks' && before.state.open.active !== side;

/** The last card of the exchange that is answered. */
function lastCard({ contest, attack }: Open): string | null {
  const last = contest?.cards.at(-1) ?? (attack?.result === null ? attack.cards.at(-1) : undefined);
  return last === undefined ? null : nameOf(last.card);
}

const WINDOWS: Readonly<Record<string, string>> = { lostAttack: 'LOST_ATTACK', modifier: 'MODIFIER', negate: 'NEGATE' };

/** A rule that holds in just this window of the turn, and gives just this answer. */
function ruleOf({ before, command }: Move) {
  const { open } = before.state;
  const card = lastCard(open);
  const number = open.phase === 'negate' ? null : `=${open.attack?.number}`;
  const when = { attackNumber: number, cardPlayed: card === null ? null : [card] };
  return {
    window: WINDOWS[open.phase],
    when,
    play: command.type === 'play' ? [nameOf(command.card)] : null,
    else: 'pass',
  };
}

/** The standing orders that give the answers of one turn: narrow rules first. */
function equivalentOrders(reactions: readonly Move[]): Reactions {
  const list = reactions.map(ruleOf);
  const narrow = list.filter(({ when }) => when.cardPlayed !== null);
  const wide = list.filter(({ when }) => when.cardPlayed === null);
  return expectOk(parseReactions({ rules: [...narrow, ...wide], rally: { mode: 'ask' } }), 'equivalent orders');
}

/** The moves of each turn; building formations is its own turn. */
function turnsOf({ moves }: BotMatch): readonly (readonly Move[])[] {
  const turns = new Map<string, Move[]>();
  for (const move of moves) {
    const { active, forces, phase } = move.before.state.open;
    const key = phase === 'decks' ? 'decks' : `${active} ${forces[active].turns}`;
    turns.set(key, [...(turns.get(key) ?? []), move]);
  }
  return [...turns.values()];
}

const changes = (sides: readonly string[]): number =>
  sides.filter((side, at) => at > 0 && side !== sides[at - 1]).length;

/** Plays a match once more with every reaction filed as orders before the turn, and compares how it ends. */
export function replayed(seed: number): HandOvers {
  const match = botMatch(seed);
  const chance = fastChance(seed);
  let game = openedBy(seed, chance, ASK_ALWAYS);
  const visits: string[] = [];
  for (const turn of turnsOf(match)) {
    const defender = turn.find(isReaction)?.side;
    const filed = { type: 'setOrders', orders: equivalentOrders(turn.filter(isReaction)) } as const;
    if (defender) game = expectOk(play(rules, game, { side: defender, player: 0 }, filed, chance), 'filing').game;
    for (const { side, command } of turn.filter((move) => !isReaction(move))) {
      visits.push(side);
      game = expectOk(play(rules, game, { side, player: 0 }, command, chance), `${side} ${command.type}`).game;
    }
  }
  const sameHash = hashOf(game.state) === hashOf(match.final.state);
  return { byHand: changes(match.moves.map(({ side }) => side)), byOrders: changes(visits), sameHash };
}

/** Totals of many matches. `saved`: the share of handovers that standing orders make unnecessary. */
export function handOvers(matches: number) {
  const all = Array.from({ length: matches }, (_, seed) => replayed(seed + 1));
  const sum = (key: 'byHand' | 'byOrders') => all.reduce((total, one) => total + one[key], 0);
  const [byHand, byOrders] = [sum('byHand'), sum('byOrders')];
  const sameHashes = all.filter(({ sameHash }) => sameHash).length;
  return { matches, sameHashes, byHand, byOrders, saved: Math.round(1000 * (1 - byOrders / byHand)) / 1000 };
}
