import {
  acceptDraw,
  chooseFor,
  expectOk,
  fastChance,
  fastNumbers,
  type Game,
  leave,
  noChance,
  offerDraw,
  openMatch,
  play,
  setupOf,
} from '@fieldpost/engine';
import { tankKillers as rules, type TankKillersGame } from '@fieldpost/rules-tank-killers';
import { TACTICS } from '@fieldpost/rules-tank-killers/catalogue';
import { ASK_ALWAYS, botFor } from './bot-match.ts';

type Live = Game<TankKillersGame>;

/** The listed set-ups, and some that lead to turn limits and draws. */
const SETUPS = [
  ...rules.scenarios.map(({ id }) => ({ scenario: id })),
  { scenario: 'standard', options: { turnLimit: 10, breakPoint: 'custom', germanBreakPoint: 80, angloBreakPoint: 80 } },
  { scenario: 'british', options: { turnLimit: 10, breakPoint: 'even' } },
].map((raw) => expectOk(setupOf(rules, raw), raw.scenario));

/** One match in thirty is given up, and one drawn by agreement, somewhere on its way. */
const SHORT = 30;

type Tally = { readonly ends: Record<string, number>; readonly played: Set<string>; longest: number; steps: number };

function cut(game: Live, index: number): Live {
  if (index % 2 === 0)
    return expectOk(leave(rules, game, { side: 'german', player: 0 }, 'resignation', noChance()), 'resigning').game;
  const offered = expectOk(offerDraw(rules, game, 'german'), 'an offer').game;
  return expectOk(acceptDraw(rules, offered, 'anglo'), 'an answer').game;
}

function playOne(seed: number, tally: Tally): void {
  const next = fastNumbers(seed);
  const chance = fastChance(seed);
  const { choose } = botFor(seed);
  const setup = SETUPS[Math.floor(seed / 2) % SETUPS.length] as (typeof SETUPS)[0];
  let { game } = expectOk(openMatch(rules, setup, chance, { german: ASK_ALWAYS, anglo: ASK_ALWAYS }), 'opening');
  const end = seed % SHORT < 2 ? 20 + (next() % 200) : Number.POSITIVE_INFINITY;
  for (let count = 0; game.ending === null && count < end; count++) {
    const chosen = chooseFor(rules, game, choose, next);
    if (chosen === null) throw new Error('nobody has a legal command');
    if (chosen.command.type === 'play') tally.played.add(chosen.command.card);
    game = expectOk(play(rules, game, chosen.seat, chosen.command, chance), 'a listed command').game;
  }
  if (game.ending === null) game = cut(game, seed % SHORT);
  note(game, tally);
}

function note({ ending, state, step }: Live, tally: Tally): void {
  const places = ending?.outcome.places.filter(({ place }) => place === 1).length ?? 0;
  const reason = `${ending?.outcome.reason}${places === 2 ? ', drawn' : ''}`;
  tally.ends[reason] = (tally.ends[reason] ?? 0) + 1;
  tally.steps += step;
  const { german, anglo } = state.open.forces;
  tally.longest = Math.max(tally.longest, german.turns, anglo.turns);
}

/** Random and greedy matches in turn: how they ended, which cards were never played, and the most turns a player had. */
export function playouts(matches: number) {
  const tally: Tally = { ends: {}, played: new Set(), longest: 0, steps: 0 };
  for (let seed = 1; seed <= matches; seed++) playOne(seed, tally);
  const neverPlayed = TACTICS.filter(({ id }) => !tally.played.has(id)).map(({ name }) => name);
  return { matches, steps: tally.steps, ends: tally.ends, neverPlayed, longest: tally.longest };
}
