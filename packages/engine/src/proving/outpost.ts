import type { RuleSet } from '../contract.ts';
import { finalState } from '../record/final.ts';
import { accept, readAt, refuse } from '../result.ts';
import { twoSides } from '../two-sides.ts';
import { decide, refuses } from './judge.ts';
import { legalCommands, subjects } from './menu.ts';
import { notation, sentence } from './notation.ts';
import { DECK, type OutpostGame, type OutpostState, SIDES } from './outpost-game.ts';
import { parse, SCENARIO } from './parse.ts';
import { evolve } from './story.ts';
import { notice, pendingOn, viewFor } from './visibility.ts';

/**
 * Outpost: a small game of the engine's own tests, which has what the first real game lacks. Both sides bury a flag in secret
 * (an orders window with drafts of several commands, closed by a die); in a turn two players of a side aim (open steps), peek
 * (a reveal), draw cards late from a pile and keep them hidden, and fire with a die; the other side may lay smoke in a
 * reaction window, which standing orders may answer.
 */
export const outpost: RuleSet<OutpostGame> = {
  ref: { id: 'outpost', edition: 1 },
  ...twoSides(SIDES),
  playersPerSide: 2,
  seatsOn: () => 2,
  speaksForSide: (_state, { player }) => player === 0,
  options: [{ key: 'turns', title: 'Turns', kind: { type: 'integer', min: 2, max: 40, initial: 16 } }],
  scenarios: [SCENARIO],
  parse,
  fixedOptions: () => ({}),
  setUp({ scenario, options }) {
    if (options.turns % 2 !== 0) return readAt('options.turns', refuse('OPTION_INVALID', 'OP-001'));
    const camp = { field: null, ready: false, hand: { shell: 0, smoke: 0 }, strength: scenario.strength };
    const state: OutpostState = {
      phase: 'bury',
      camps: { red: camp, blue: camp },
      turn: null,
      turnsLeft: options.turns,
      aim: null,
      peeked: false,
      fired: false,
      shot: null,
      pile: DECK,
      spent: { shell: 0, smoke: 0 },
    };
    return accept(state);
  },
  pending: pendingOn,
  view: viewFor,
  subjects,
  legalCommands,
  documents: () => false,
  refuses,
  decide,
  evolve,
  notice,
  reveals: (event) => event.type === 'peeked',
  defaultCommand: (view) => {
    if (view.phase === 'bury') return view.own?.field ? { type: 'ready' } : { type: 'bury', field: 1 };
    return view.phase === 'smoke' ? { type: 'hold' } : { type: 'rest' };
  },
  filingCommands: ['instruct'],
  initialOrders: { smoke: 'ask' },
  files: (command) => (command.type === 'instruct' ? { smoke: command.smoke } : null),
  standingAnswer(view, seat, orders) {
    if (view.phase !== 'smoke' || view.turn === seat.side || orders.smoke === 'ask') return null;
    return orders.smoke === 'always' && (view.own?.hand.smoke ?? 0) > 0 ? { type: 'smoke' } : { type: 'hold' };
  },
  standingOffers: (view, _seat, { smoke }) =>
    view.phase === 'bury'
      ? []
      : (['ask', 'always', 'never'] as const)
          .filter((answer) => answer !== smoke)
          .map((answer) => ({ code: answer, label: `Smoke: ${answer}`, command: { type: 'instruct', smoke: answer } })),
  ...notation,
  tell: sentence,
  texts: {
    windows: { bury: 'Bury your flag.', turn: 'Your turn.', smoke: 'Lay smoke or hold.' },
    refusals: {},
    rules: { 'OP-001': 'Both sides have the same number of turns.' },
  },
  battleReport(record) {
    const { red, blue } = finalState({ evolve }, record).camps;
    return { red: red.strength, blue: blue.strength };
  },
};
