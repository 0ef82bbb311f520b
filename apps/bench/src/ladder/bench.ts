/**
 * How strong the levels of computer players are: each against the next lower one, and the strongest against greedy. Seats alternate,
 * seeds are fixed, budgets are nodes: the same run gives the same results on any machine, but for the times.
 *
 * LADDER_MATCHES (20) says how many matches each pair plays on each scenario; LADDER_SCENARIOS and LADDER_PAIRS ("general:greedy") name
 * some only; LADDER_NODES is for the strongest level, instead of the game's own number; BENCH_GAMES names the games.
 */
import process from 'node:process';
import { type AnyRuleSet, expectOk, setupOf } from '@fieldpost/engine';
import { current, titleOf } from '@fieldpost/rulebook';
import { gamesAsked } from '../games/asked.ts';
import { type Bench, type Figure, figure, percentile } from '../report.ts';
import { duel, type Player, playerOf } from './duel.ts';
import { wilson } from './interval.ts';

const PAIRS: readonly string[] = [
  'general:greedy',
  'captain:greedy',
  'general:captain',
  'captain:sergeant',
  'sergeant:corporal',
  'corporal:recruit',
];

const named = (variable: string, all: readonly string[]): readonly string[] => {
  const wanted = process.env[variable]?.split(',');
  return wanted === undefined ? all : wanted;
};
const MATCHES = Number(process.env.LADDER_MATCHES ?? 20);

/** One pair on one scenario. */
function meet(rules: AnyRuleSet, scenario: string, pair: string, nodes: number): readonly Figure[] {
  const setup = expectOk(setupOf(rules, { scenario }), scenario);
  const sides = rules.sidesOf(setup);
  const [name = '', other = ''] = pair.split(':');
  const tally = { won: 0, drawn: 0, lost: 0 };
  const wonBy: Record<string, number> = {};
  const players: Player[] = [];
  for (let match = 0; match < MATCHES; match++) {
    const own = sides[match % sides.length] ?? '';
    const player = playerOf(name, rules, setup, nodes);
    players.push(player);
    const seated = sides.map((side) => [side, side === own ? player : playerOf(other, rules, setup, nodes)] as const);
    const points = duel(rules, setup, 7919 * (1 + Math.floor(match / sides.length)) + 13, Object.fromEntries(seated));
    const share = points[own] ?? 0;
    tally[share === 1 ? 'won' : share > 0 ? 'drawn' : 'lost']++;
    if (share === 1) wonBy[own] = (wonBy[own] ?? 0) + 1;
    process.stderr.write(share === 1 ? '+' : share > 0 ? '=' : '-');
  }
  process.stderr.write(` ${scenario} ${pair}\n`);
  const { won, drawn, lost } = tally;
  const [low, high] = wilson(won + drawn / 2, MATCHES);
  const bySide = sides.map((side) => `${side} ${wonBy[side] ?? 0}`).join(', ');
  const what = `${scenario}: ${name} against ${other}, ${won} : ${drawn} : ${lost} (${bySide}; ${low} to ${high} %)`;
  const times = players.flatMap(({ thought }) => thought.times);
  return [
    figure(what, (100 * (won + drawn / 2)) / MATCHES, '%'),
    figure(`  ${name} thinks, processor time of a plan, p95`, percentile(times, 0.95), 'ms'),
    figure('  nodes of a plan, mean', players.reduce((sum, { thought }) => sum + thought.nodes, 0) / times.length, ''),
  ];
}

export const bench: Bench = {
  name: 'ladder',
  async run(): Promise<readonly Figure[]> {
    const figures: Figure[] = [];
    for (const game of gamesAsked()) {
      const rules = current(game.ruleSet);
      const guide = rules?.guidance.search ?? null;
      if (rules === null || rules === undefined || guide === null) continue;
      const nodes = Number(process.env.LADDER_NODES ?? guide.nodes);
      figures.push(figure(`${titleOf(game.ruleSet)}: nodes of a turn of the strongest level`, nodes, ''));
      for (const scenario of named('LADDER_SCENARIOS', game.ladder))
        for (const pair of named('LADDER_PAIRS', PAIRS)) figures.push(...meet(rules, scenario, pair, nodes));
    }
    return figures;
  },
};
