/** What random play comes to is a position: the validator refuses nothing that a match can show. */
import { fastChance, noChance } from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import { wwiCombinedArms as rules } from '../index.ts';
import { reinforcementDue, reinforcingIsClosed } from '../rules/reinforcing.ts';
import type { State } from '../state.ts';
import { Trial } from '../testing/trial.ts';
import { unitsOf } from '../view.ts';

/** The document of a moment, with every unit spelled out. */
function documentOf(state: State): unknown {
  const { phase, options, active, turns, quiet, loss, retreating, hits } = state;
  const units = unitsOf(state).map(({ id, square, elite, kills, damage, moved, attacked, retreated, standing }) => {
    const damagedBy = hits.flatMap(([on, by]) => (on === id ? [by] : []));
    return { id, square, elite, kills, damage, moved, attacked, retreated, fallen: standing === 'fallen', damagedBy };
  });
  const reinforced = reinforcementDue(state) && !reinforcingIsClosed(state) && !state.reinforcing;
  const counters = { turns, turnsWithoutLoss: quiet, lossThisTurn: loss, retreating };
  return { start: phase, options, units, side: active, ...(phase === 'place' ? {} : { ...counters, reinforced }) };
}

/** Without what a document does not say: what stood before, and in which order hits fell on different units. */
function comparable(state: State): State {
  const hits = state.hits.toSorted((a, b) => (a.join() < b.join() ? -1 : 1));
  return { ...state, hits, seen: [], first: state.phase === 'place' ? 'south' : state.first };
}

/** The state that begins from its document, or why none does. */
function again(state: State): unknown {
  const read = rules.parse.scenario(documentOf(state));
  if (!read.ok) return read.fault;
  const opened = rules.setUp({ scenario: read.value, options: state.options, carryOver: null }, noChance());
  return opened.ok ? comparable(opened.value) : opened.fault;
}

const OPTIONS = [
  {},
  { terrain: 'salient', elite: 'on', experienced: 'on', reinforcements: 'on', turnLimit: 20 },
  { terrain: 'classic', noLossTurns: 0, repetition: 'off', turnLimit: 30, reinforcements: 'on', experienced: 'on' },
];
const CASES = rules.scenarios.flatMap(({ id, document }) =>
  OPTIONS.map((options, i) => [id, i, document, options] as const),
);

describe('CA-001 to 074: a moment of random play is a position', () => {
  test.each(CASES)('%s, options %i', (_id, i, document, options) => {
    const trial = new Trial(document, options);
    const chance = fastChance(i + 1);
    for (let step = 0; trial.state.phase !== 'over' && step < 700; step++) {
      if (trial.state.phase !== 'army') expect(again(trial.state)).toEqual(comparable(trial.state));
      const seat = { side: trial.side, player: 0 };
      const view = trial.viewOf(seat.side);
      const subjects = rules.subjects(view, seat);
      const menu = rules.legalCommands(view, seat, subjects[chance.draw(subjects.length, 'subject') - 1]);
      const command = menu[chance.draw(menu.length, 'command') - 1];
      if (command === undefined) throw new Error('a dead end');
      const decided = rules.decide(trial.state, seat, command, noChance());
      if (!decided.ok) throw new Error(decided.fault.code);
      trial.state = decided.value.reduce(rules.evolve, trial.state);
    }
  });
});
