/** Our rule set, over the contract alone: view, menu, pick, decide, evolve. */
import { noChance } from '@fieldpost/engine';
import type { State, WwiGame } from '@fieldpost/rules-wwi-combined-arms';
import { wwiCombinedArms as rules } from '@fieldpost/rules-wwi-combined-arms';
import type { Policy } from '../../peers/opening.ts';
import { OPENING, randomPolicy, TURN_CAP } from '../../peers/opening.ts';

const SEATS = { south: { side: 'south', player: 0 }, north: { side: 'north', player: 0 } } as const;
const chance = noChance();
const start = openingState();

function openingState(): State {
  const scenario = rules.parse.scenario(`${OPENING} S 1 1`);
  const options = rules.parse.options({ repetition: 'off', noLossTurns: 0, turnLimit: TURN_CAP / 2 });
  if (!scenario.ok || !options.ok) throw new Error('the opening cannot be read');
  const state = rules.setUp({ scenario: scenario.value, options: options.value, carryOver: null }, chance);
  if (!state.ok) throw new Error(`the opening cannot be set up: ${state.fault.code}`);
  return state.value;
}

type View = WwiGame['view'];
type Command = WwiGame['command'];
type Choose = (view: View, seat: (typeof SEATS)['south' | 'north'], policy: Policy) => Command;

const fromWholeMenu: Choose = (view, seat, policy) => {
  const menu = rules.legalCommands(view, seat);
  return menu[policy.below(menu.length)] as Command;
};

const bySubject: Choose = (view, seat, policy) => {
  const subjects = rules.subjects(view, seat);
  const menu = rules.legalCommands(view, seat, subjects[policy.below(subjects.length)] as string);
  return menu[policy.below(menu.length)] as Command;
};

function playout(choose: Choose, seed: number): number {
  const policy = randomPolicy(seed);
  let state = start;
  let commands = 0;
  for (;;) {
    const pending = rules.pending(state, 'spectator');
    if (pending.kind !== 'choice') return commands;
    const seat = SEATS[pending.side];
    const command = choose(rules.view(state, seat), seat, policy);
    const decided = rules.decide(state, seat, command, chance);
    if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.fault.code}`);
    for (const event of decided.value) state = rules.evolve(state, event);
    commands++;
  }
}

export const wholeMenuPlayout = (seed: number) => playout(fromWholeMenu, seed);
export const subjectsPlayout = (seed: number) => playout(bySubject, seed);
