/** Random matches end, and keep the invariants, in every scenario and with options of every kind. */

import type { Seat } from '@fieldpost/engine';
import { fastChance, noChance } from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import type { Command } from './commands.ts';
import { wwiCombinedArms as rules } from './index.ts';
import { broken } from './invariants.ts';
import type { Side } from './state.ts';
import { Trial } from './testing/trial.ts';

const LONGEST = 12_000;
const OPTIONS: readonly object[] = [
  {},
  { terrain: 'salient', elite: 'on', experienced: 'on', reinforcements: 'on', turnLimit: 20 },
  { terrain: 'classic', noLossTurns: 0, repetition: 'off', turnLimit: 30, reinforcements: 'on' },
];
const CASES = rules.scenarios.flatMap(({ id, document }) =>
  OPTIONS.map((options, i) => [id, i, document, options] as const),
);
const MATCHES = 8;

/** Plays at random to the end; how many commands it took. */
function playOut(document: unknown, options: object, seed: number): { trial: Trial; commands: number } {
  const trial = new Trial(document, options);
  const chance = fastChance(seed);
  let commands = 0;
  while (trial.state.phase !== 'over' && commands < LONGEST) {
    const seat = { side: trial.side, player: 0 };
    const view = trial.viewOf(seat.side);
    const subjects = rules.subjects(view, seat);
    const subject = subjects[chance.draw(subjects.length, 'subject') - 1];
    const menu = rules.legalCommands(view, seat, subject);
    const command = menu[chance.draw(menu.length, 'command') - 1];
    if (command === undefined) throw new Error('a dead end');
    step(trial, seat, command, seed === 1);
    commands++;
  }
  return { trial, commands };
}

function step(trial: Trial, seat: Seat<Side>, command: Command, watched: boolean): void {
  const decided = rules.decide(trial.state, seat, command, noChance());
  if (!decided.ok)
    throw new Error(`${rules.write(command, trial.state)} was listed and refused: ${decided.fault.code}`);
  for (const event of decided.value) {
    const before = trial.state;
    trial.state = rules.evolve(before, event);
    const faults = watched ? broken(trial.state, before) : [];
    if (faults.length > 0) throw new Error(`${faults.join(', ')} after ${JSON.stringify(event)}`);
  }
}

describe('random matches end', () => {
  test.each(CASES)('%s, options %i', (_id, _i, document, options) => {
    for (let seed = 1; seed <= MATCHES; seed++) {
      const { trial, commands } = playOut(document, options, seed);
      expect(trial.state.phase).toBe('over');
      expect(commands).toBeLessThan(LONGEST);
      expect(JSON.parse(JSON.stringify(trial.state))).toEqual(trial.state);
    }
  });

  test('a state of 32 units stays small: its units, and each position that may come again (CA-072)', () => {
    const { trial } = playOut(rules.scenarios.find(({ id }) => id === 'salient-duel')?.document, {}, 5);
    const { seen, ...rest } = trial.state;
    expect(JSON.stringify(rest).length).toBeLessThan(2500);
    expect(seen.length).toBeGreaterThan(30);
    expect(Math.max(...seen.map(({ length }) => length))).toBeLessThan(60);
  });
});
