import { botOf } from '@fieldpost/bots';
import {
  type AnyChooser,
  anyCommand,
  chooseFor,
  expectOk,
  fastChance,
  fastNumbers,
  type Game,
  oneOf,
  openMatch,
  play,
  type Setup,
  type Step,
  setupOf,
} from '@fieldpost/engine';
import { worldWarAwesome as rules, type WorldWarAwesomeGame } from '@fieldpost/rules-world-war-awesome';
import { ARMIES, PRESETS } from '@fieldpost/rules-world-war-awesome/catalogue';

export type Live = Game<WorldWarAwesomeGame>;
export type Taken = Step<WorldWarAwesomeGame>;

/** Any command by finer subjects: a unit, then a place, then what can be done there. */
export const finerCommand: AnyChooser = (rulesOf, view, seat, next) => {
  const subject = oneOf(rulesOf.subjects(view, seat), next);
  if (subject === null) return null;
  const place = subject === '' ? null : oneOf(rulesOf.subjects(view, seat, subject), next);
  return oneOf(rulesOf.legalCommands(view, seat, place ?? subject), next);
};

export const CHOOSERS: Readonly<Record<string, AnyChooser>> = {
  random: finerCommand,
  greedy: botOf('greedy')?.choose ?? anyCommand,
};

const MAPS = ['MAP-1', 'MAP-2', 'MAP-3', 'YARD'] as const;
const SETS: readonly Readonly<Record<string, string | number>>[] = [PRESETS.fair, {}, PRESETS.post];

/** Matches go through all pairings of armies, then the maps, then the presets. */
export function setupFor(nth: number): Setup<WorldWarAwesomeGame> {
  const options = {
    armyA: ARMIES[nth % 3],
    armyB: ARMIES[Math.floor(nth / 3) % 3],
    ...SETS[Math.floor(nth / 36) % 3],
  };
  return expectOk(setupOf(rules, { scenario: MAPS[Math.floor(nth / 9) % 4], options }), `the set-up ${nth}`);
}

/** Pairings of different armies in both seats on the three maps, with the preset `fair`: what appendix G counts. */
export function fairSetup(nth: number): Setup<WorldWarAwesomeGame> {
  const armyA = ARMIES[nth % 3];
  const armyB = ARMIES[(nth + 1 + (Math.floor(nth / 3) % 2)) % 3];
  const options = { ...PRESETS.fair, armyA, armyB };
  return expectOk(setupOf(rules, { scenario: MAPS[Math.floor(nth / 6) % 3], options }), `the fair set-up ${nth}`);
}

/** One match, and all its steps. */
export function played(
  setup: Setup<WorldWarAwesomeGame>,
  seed: number,
  choose: AnyChooser,
): { readonly final: Live; readonly steps: readonly Taken[] } {
  const next = fastNumbers(seed);
  const chance = fastChance(seed ^ 0x5f3759df);
  let { game } = expectOk(openMatch(rules, setup, chance), 'the opening');
  const steps: Taken[] = [];
  while (game.ending === null) {
    const chosen = chooseFor(rules, game, choose, next);
    if (chosen === null) throw new Error(`a dead end after ${game.step} steps of match ${seed}`);
    const done = expectOk(play(rules, game, chosen.seat, chosen.command, chance), 'a listed command');
    steps.push(...done.steps);
    game = done.game;
  }
  return { final: game, steps };
}
