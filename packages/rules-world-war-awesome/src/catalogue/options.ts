/**
 * The options of a match (THE-RULES "Queues and options", "Naming in commands, and presets"), as the lobby offers them, and the named sets
 * of them. Public data.
 */
import type { OptionSpec } from '@fieldpost/engine';
import { ARMIES } from './sides.ts';

function choice(key: string, title: string, values: readonly string[], initial = values[0] ?? ''): OptionSpec {
  return { key, title, kind: { type: 'choice', values, initial } };
}
function integer(key: string, title: string, min: number, max: number, initial: number): OptionSpec {
  return { key, title, kind: { type: 'integer', min, max, initial } };
}

export const OPTIONS: readonly OptionSpec[] = [
  choice('armyA', 'Western army', ARMIES, 'GER'), // WWA-001
  choice('armyB', 'Eastern army', ARMIES, 'SOV'), // WWA-001
  integer('activationsPerTurn', 'Activations per turn', 1, 3, 1), // WWA-016
  choice('sealedOrders', 'Tank orders', ['off', 'on']), // WWA-152
  choice('ahead', 'Turns per round', ['off', 'on']), // WWA-154: it wants sealed orders
  integer('roundLimit', 'Maximum rounds (0 = no limit)', 0, 200, 40), // WWA-145
  choice('liberty', 'Lady Liberty’s third door', ['printed', 'refit']), // WWA-149
  integer('burnout', 'Round in which all shields fail (0 = never, 10 to 60)', 0, 60, 0), // WWA-150
];

/** WWA-150: a burnout comes in one of these rounds, or never (0). */
export const BURNOUT_ROUNDS = { least: 10, most: 60 } as const;

/** WWA-151: named sets of options. `post` is not for ladders. */
export const PRESETS = {
  fair: { liberty: 'refit', burnout: 28 },
  post: { liberty: 'refit', burnout: 28, activationsPerTurn: 3, sealedOrders: 'on', ahead: 'on' },
} as const;

/** What the values of an option mean in words, where the word itself does not tell; of one option alone by its key. */
export const OPTION_WORDS: Readonly<Record<string, string>> = {
  off: 'Open, one after another',
  on: 'Secret and simultaneous',
  'ahead.off': 'You are asked at each step',
  'ahead.on': '3 per round, queues play the rest',
  printed: 'As printed: no shield',
  refit: 'Refit: shielded',
};
