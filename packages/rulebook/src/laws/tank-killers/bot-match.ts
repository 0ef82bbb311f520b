import { BOTS, type Bot } from '@fieldpost/bots';
import { chooseFor, expectOk, fastChance, fastNumbers, type Game, openMatch, play, setupOf } from '@fieldpost/engine';
import { tankKillers as rules, type StandingOrders, type TankKillersGame } from '@fieldpost/rules-tank-killers';

type Live = Game<TankKillersGame>;
type Command = TankKillersGame['command'];
type Side = TankKillersGame['side'];

/** A player whose orders ask everywhere answers everything by hand. */
export const ASK_ALWAYS: StandingOrders = {
  rules: [],
  default: 'ask',
  rally: { mode: 'ask', minAttackValue: 0 },
  plan: null,
};

/** One command given by hand, and the game that it was given in. */
export type Move = { readonly side: Side; readonly command: Command; readonly before: Live };
/** A match in which both players answered every window by hand. */
export type BotMatch = { readonly seed: number; readonly moves: readonly Move[]; readonly final: Live };

const SETUPS = rules.scenarios.map(({ id }) => expectOk(setupOf(rules, { scenario: id }), id));

/** Matches go through all scenarios and both bots in turn. */
export const botFor = (seed: number): Bot => BOTS[seed % BOTS.length] as Bot;

/** The game at its beginning; the same seed gives the same cards. */
export function openedBy(seed: number, chance: ReturnType<typeof fastChance>, orders: StandingOrders): Live {
  const setup = SETUPS[Math.floor(seed / BOTS.length) % SETUPS.length] as (typeof SETUPS)[0];
  return expectOk(openMatch(rules, setup, chance, { german: orders, anglo: orders }), 'opening').game;
}

/** Plays one match of bots that are asked everywhere. */
export function botMatch(seed: number): BotMatch {
  const next = fastNumbers(seed);
  const chance = fastChance(seed);
  const { choose } = botFor(seed);
  const moves: Move[] = [];
  let game = openedBy(seed, chance, ASK_ALWAYS);
  while (game.ending === null) {
    const chosen = chooseFor(rules, game, choose, next);
    if (chosen === null) throw new Error('nobody has a legal command');
    moves.push({ side: chosen.seat.side, command: chosen.command, before: game });
    game = expectOk(play(rules, game, chosen.seat, chosen.command, chance), 'a listed command').game;
  }
  return { seed, moves, final: game };
}
