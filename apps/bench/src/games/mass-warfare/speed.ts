/** What the chapter on speed of Mass Warfare asks for: menus and judgements among sixty pieces, whole matches, and what is sent. */
import { botOf } from '@fieldpost/bots';
import { slownessOfMachine } from '@fieldpost/config/pace';
import { type Chooser, expectOk, fastChance, type GameTypes, openMatch, playout, setupOf } from '@fieldpost/engine';
import { type MassWarfareGame, massWarfare as rules } from '@fieldpost/rules-mass-warfare';
import { atLeast, atMost, type Figure, percentile } from '../../report.ts';
import { withStopwatch } from '../stopwatch.ts';
import { battle, LARGEST_MAP } from './battle.ts';

/** The first commands of some matches: as long as nearly all of the pieces stand. */
const COMMANDS = 300;
const MATCHES = 10;
const RANDOM_MAP = 'twin-rivers';
const RANDOM_MS = 5_000;
const GREEDY_TURNS = 40;
const KILOBYTE = 1_000;

/** Of a big battle: every judgement, every menu of a subject, every menu of a whole step. */
function among(slowness: number): readonly Figure[] {
  const { scenarioDocument, options } = battle();
  const setup = expectOk(setupOf(rules, { scenario: scenarioDocument, options }), 'the battle of the bench');
  const { rules: bySubject, times } = withStopwatch(rules);
  for (let seed = 1; seed <= MATCHES; seed += 1) playout(bySubject, setup, seed, undefined, COMMANDS);
  const { rules: byStep, times: whole } = withStopwatch(rules);
  for (let seed = 1; seed <= MATCHES; seed += 1) playout(byStep, setup, seed, fromWholeMenu, COMMANDS);
  const p99 = (of: readonly number[]) => percentile(of, 0.99) / slowness;
  return [
    atMost('Mass Warfare, 60 pieces: decide, p99', p99([...times.decide, ...whole.decide]), 'ms', 1),
    atMost('Mass Warfare, 60 pieces: menu of a subject, p99', p99(times.legalCommands), 'ms', 1),
    atMost('Mass Warfare, 60 pieces: menu of a step, p99', p99(whole.legalCommands), 'ms', 5),
    atMost('Mass Warfare, 60 pieces: the view as JSON', bytesOfView(setup) / KILOBYTE, 'kB', 64),
  ];
}

const fromWholeMenu: Chooser<GameTypes> = (game, view, seat, next) => {
  const menu = game.legalCommands(view, seat);
  return menu[Math.floor((next() / 0x1_0000_0000) * menu.length)] ?? null;
};

function bytesOfView(setup: Parameters<typeof playout<MassWarfareGame>>[1]): number {
  const { game } = expectOk(openMatch(rules, setup, fastChance(1)), 'the battle of the bench');
  const views = rules.sidesOf(setup).map((side) => rules.view(game.state, { side, player: 0 }));
  return Math.max(...views.map((view) => JSON.stringify(view).length));
}

/** Commands of random matches, subject by subject. */
function random(slowness: number): Figure {
  const setup = expectOk(setupOf(rules, { scenario: RANDOM_MAP }), RANDOM_MAP);
  for (let seed = 1; seed <= 5; seed += 1) playout(rules, setup, seed);
  const begin = performance.now();
  let steps = 0;
  for (let seed = 1; performance.now() - begin < RANDOM_MS; seed += 1) steps += playout(rules, setup, seed).steps;
  const perSecond = (steps / (performance.now() - begin)) * 1_000;
  return atLeast(`Mass Warfare, ${RANDOM_MAP}: random commands by subjects`, perSecond * slowness, '/s', 40_000);
}

/** The computer against itself, for four. */
function computers(slowness: number): Figure {
  const wish = { scenario: LARGEST_MAP, options: { turnLimit: GREEDY_TURNS } };
  const setup = expectOk(setupOf(rules, wish), LARGEST_MAP);
  const begin = performance.now();
  playout(rules, setup, 1, botOf('greedy')?.choose);
  const seconds = (performance.now() - begin) / 1_000 / slowness;
  return atMost(`Mass Warfare, ${LARGEST_MAP}: ${GREEDY_TURNS} turns of four computers`, seconds, 's', 2);
}

/** All of them, as on the reference machine. */
export function bars(): readonly Figure[] {
  const slowness = slownessOfMachine();
  return [...among(slowness), random(slowness), computers(slowness)];
}
