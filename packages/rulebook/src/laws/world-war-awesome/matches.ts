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
export function setupFor(index: number): Setup<WorldWarAwesomeGame> {
  const options = {
    armyA: ARMIES[index % 3],
    armyB: ARMIES[Math.floor(index / 3) % 3],
    ...SETS[Math.floor(index / 36) % 3],
  };
  return expectOk(setupOf(rules, { scenario: MAPS[Math.floor(index / 9) % 4], options }), `the set-up ${index}`);
}

const charge = (id: string, owner: string, tank: string) => {
  const at = { layer: `in:${tank}`, q: -2, r: 1 };
  return { id, owner, attack: 'DEMO', at, on: { tank, id: 'B1' }, due: 3 };
};
const engineer = (id: string, owner: string) => {
  return { id, owner, design: 'USA-ENG', at: { layer: `in:${owner}`, q: 1, r: 0 } };
};

/** Two Superpanzers whose boilers bear one more blow, and a charge at each that goes off with this round. */
const LAST_LEGS = {
  id: 'YARD',
  armies: { A: 'USA', B: 'USA' },
  tanks: { A: 'USA-LL', B: 'USA-LL' },
  state: {
    round: 3,
    phase: 'main',
    seat: 'A',
    initiative: 'A',
    tanks: {
      A: { anchor: { q: 2, r: 3 }, heading: 0, damage: { B1: 3 } },
      B: { anchor: { q: 14, r: 13 }, heading: 3, damage: { B1: 3 } },
    },
    units: [engineer('u98', 'A'), engineer('u99', 'B')],
    charges: [charge('c5', 'A', 'B'), charge('c6', 'B', 'A')],
  },
};

/** The last round of a war in which both may fall at once (WWA-023), which a match from the first round on hardly ever comes to. */
export const lastLegs = (): Setup<WorldWarAwesomeGame> =>
  expectOk(setupOf(rules, { scenario: LAST_LEGS, options: { armyA: 'USA', armyB: 'USA' } }), 'the last legs');

/** Pairings of different armies in both seats on the three maps, with the preset `fair`. */
export function fairSetup(index: number): Setup<WorldWarAwesomeGame> {
  const armyA = ARMIES[index % 3];
  const armyB = ARMIES[(index + 1 + (Math.floor(index / 3) % 2)) % 3];
  const options = { ...PRESETS.fair, armyA, armyB };
  return expectOk(setupOf(rules, { scenario: MAPS[Math.floor(index / 6) % 3], options }), `the fair set-up ${index}`);
}

/** The two positions to learn from. */
export const LESSONS = ['boarding', 'wireless'] as const;

export const lessonSetup = (lesson: (typeof LESSONS)[number]): Setup<WorldWarAwesomeGame> =>
  expectOk(setupOf(rules, { scenario: lesson }), lesson);

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
