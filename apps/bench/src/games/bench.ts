/**
 * How fast each registered game plays: random matches, commands per second, and where the time goes. Where its menus are longest a
 * judgement and a whole menu have a limit as well: a turn is judged within the request, and a menu is drawn within a frame.
 */
import { type AnyRuleSet, type Chooser, type GameTypes, playout, setupOf } from '@fieldpost/engine';
import { current, titleOf } from '@fieldpost/rulebook';
import { atMost, type Bench, type Figure, figure, percentile } from '../report.ts';
import { gamesAsked } from './asked.ts';
import type { MeasuredGame } from './manifest.ts';
import { ASKED, type Times, withStopwatch } from './stopwatch.ts';

const ROUND_MS = 3_000;
const WARM_UP_MS = 1_000;
/** Matches of which every judgement and every whole menu is timed. */
const TIMED_MATCHES = 12;

type Setup = Parameters<typeof playout>[1];

function setupFor(rules: AnyRuleSet, options: object): Setup {
  const scenario = rules.scenarios[0]?.id;
  const setup = setupOf(rules, { scenario, options });
  if (!setup.ok) throw new Error(`${rules.ref.id}: ${setup.fault.code}`);
  return setup.value;
}

/** Any command of the whole menu: what a bot without subjects asks for. */
const fromWholeMenu: Chooser<GameTypes> = (rules, view, seat, next) => {
  const menu = rules.legalCommands(view, seat);
  return menu[Math.floor((next() / 0x1_0000_0000) * menu.length)] ?? null;
};

/** Plays matches for `ms` milliseconds. @returns commands per second */
function rateOf(rules: AnyRuleSet, setup: Setup, ms: number): number {
  const started = performance.now();
  let steps = 0;
  for (let seed = 1; performance.now() - started < ms; seed += 1) steps += playout(rules, setup, seed).steps;
  return (steps / (performance.now() - started)) * 1000;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The share of each question in the time of all, the greatest first. */
function profileOf(times: Times): readonly Figure[] {
  const whole = sum(ASKED.map((name) => sum(times[name])));
  return ASKED.map((name) => figure(`  of it ${name}`, (sum(times[name]) / whole) * 100, '%'))
    .filter(({ value }) => value >= 0.1)
    .sort((a, b) => b.value - a.value);
}

function measureGame(rules: AnyRuleSet): readonly Figure[] {
  const setup = setupFor(rules, {});
  rateOf(rules, setup, WARM_UP_MS);
  const rate = rateOf(rules, setup, ROUND_MS);
  const watched = withStopwatch(rules);
  rateOf(watched.rules, setup, ROUND_MS);
  return [figure(`${titleOf(rules.ref.id)}: commands`, rate, '/s'), ...profileOf(watched.times)];
}

/** Judgements and whole menus where they are longest, at the 99th of a hundred. */
function measureLimits(rules: AnyRuleSet, largest: MeasuredGame['largest']): readonly Figure[] {
  if (!largest) return [];
  const setup = setupFor(rules, largest.options);
  playout(rules, setup, 99, fromWholeMenu);
  const { rules: watched, times } = withStopwatch(rules);
  for (let seed = 1; seed <= TIMED_MATCHES; seed += 1) playout(watched, setup, seed, fromWholeMenu);
  const layout = `${titleOf(rules.ref.id)}, ${largest.about}`;
  return [
    atMost(`${layout}: decide, p99`, percentile(times.decide, 0.99), 'ms', 1),
    atMost(`${layout}: whole menu, p99`, percentile(times.legalCommands, 0.99), 'ms', 5),
  ];
}

const measured = async (rules: AnyRuleSet, { largest, bars }: MeasuredGame): Promise<readonly Figure[]> => [
  ...measureGame(rules),
  ...measureLimits(rules, largest),
  ...((await bars?.()) ?? []),
];

/** BENCH_GAMES names the games. */
export const bench: Bench = {
  name: 'games',
  run: async () => {
    const figures: Figure[] = [];
    for (const game of gamesAsked()) {
      const rules = current(game.ruleSet);
      if (rules) figures.push(...(await measured(rules, game)));
    }
    return figures;
  },
};
