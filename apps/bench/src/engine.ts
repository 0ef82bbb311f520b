/**
 * How fast the engine plays: random legal games of the basic game by our rule set, by boardgame.io and by a hand-written
 * limit, round by round in one run. In all three the owner of a unit chooses the square it falls back to.
 */
import process from 'node:process';
import { bgioPlayout } from './engine/bgio.ts';
import { limitPlayout } from './engine/limit.ts';
import { measurable } from './games/list.ts';
import type { Playout } from './games/manifest.ts';
import type { Bench, Figure } from './report.ts';
import { atLeast, figure, median } from './report.ts';

const { wholeMenuPlayout, subjectsPlayout } = await measurable('playouts').playouts();
const RUNNERS: Readonly<Record<'whole' | 'subjects' | 'bgio' | 'limit', Playout>> = {
  whole: wholeMenuPlayout,
  subjects: subjectsPlayout,
  bgio: bgioPlayout,
  limit: limitPlayout,
};
type Name = keyof typeof RUNNERS;
const NAMES = Object.keys(RUNNERS) as Name[];

const ROUNDS = Number(process.env.ENGINE_ROUNDS ?? 9);
const ROUND_MS = Number(process.env.ENGINE_ROUND_MS ?? 1000);

/** Commands per second over at least `ms` milliseconds. */
function rateOf(play: Playout, ms: number, firstSeed: number): number {
  const start = performance.now();
  let commands = 0;
  let seed = firstSeed;
  let spent = 0;
  while (spent < ms) {
    commands += play(seed++);
    spent = performance.now() - start;
  }
  return (commands / spent) * 1000;
}

/** Medians of interleaved rounds, so that a busy moment of the machine strikes all alike. */
function measure(): Record<Name, number> {
  const rates: Record<Name, number[]> = { whole: [], subjects: [], bgio: [], limit: [] };
  for (const name of NAMES) rateOf(RUNNERS[name], ROUND_MS, 9000);
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of NAMES) rates[name].push(rateOf(RUNNERS[name], ROUND_MS, 1 + 1000 * round));
  }
  const middle = (name: Name) => median(rates[name]);
  return { whole: middle('whole'), subjects: middle('subjects'), bgio: middle('bgio'), limit: middle('limit') };
}

export const bench: Bench = {
  name: 'engine',
  async run(): Promise<readonly Figure[]> {
    const { whole, subjects, bgio, limit } = measure();
    return [
      figure('commands, whole menus', whole, '/s'),
      figure('commands, subject first', subjects, '/s'),
      figure('commands, boardgame.io', bgio, '/s'),
      figure('commands, hand-written limit', limit, '/s'),
      atLeast('whole menus against boardgame.io', whole / bgio, 'x', 35),
      atLeast('whole menus against the limit', whole / limit, 'x', 1 / 6),
      atLeast('subject first against boardgame.io', subjects / bgio, 'x', 60),
      atLeast('subject first against the limit', subjects / limit, 'x', 1 / 4),
    ];
  },
};
