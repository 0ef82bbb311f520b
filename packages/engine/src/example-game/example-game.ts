import type { RuleSet } from '../contract.ts';
import { NO_GUIDANCE, NO_LOBBY_OPTIONS } from '../nothing-special.ts';
import { finalState } from '../record/final.ts';
import { accept, readAt, refuse } from '../result.ts';
import { DECK, type ExampleGame, type ExampleState, SIDES, sidesIn, type View } from './game.ts';
import { decide, refuses } from './judge.ts';
import { legalCommands, subjects } from './menu.ts';
import { notation, sentence } from './notation.ts';
import { parse, SCENARIOS } from './parse.ts';
import { evolve } from './story.ts';
import { THINKING } from './thinking.ts';
import { notice, pendingOn, placesOf, viewFor } from './visibility.ts';

/**
 * The example game: a small game of the engine's own tests, which has what the first real games lack. Two or three sides bury a flag in
 * secret (an orders window with drafts of several commands, closed by a die); in a turn two players of a side aim at one of the
 * others (open steps), peek (a reveal), draw cards late from a pile and keep them hidden, and fire with a die; the side aimed at
 * may lay smoke in a reaction window, which standing orders may answer. A side that is shot down or leaves is out, and the others play on.
 */
export const exampleGame: RuleSet<ExampleGame> = {
  ref: { id: 'example-game', edition: 1 },
  sides: SIDES,
  sidesOf: ({ scenario }) => SIDES.slice(0, scenario.flags),
  sidesIn,
  leaving: (state, _side, why) => (sidesIn(state).length > 2 ? { type: 'leave', why } : null),
  leavingCommands: ['leave'],
  places: placesOf,
  playersPerSide: 2,
  seatsOn: () => 2,
  speaksForSide: (_state, { player }) => player === 0,
  options: [{ key: 'turns', title: 'Turns', kind: { type: 'integer', min: 2, max: 60, initial: 24 } }],
  lobby: NO_LOBBY_OPTIONS,
  scenarios: SCENARIOS,
  parse,
  fixedOptions: () => ({}),
  setUp({ scenario, options }) {
    if (options.turns % scenario.flags !== 0) return readAt('options.turns', refuse('OPTION_INVALID', 'OP-001'));
    const hand = { shell: 0, smoke: 0 };
    const camps = SIDES.slice(0, scenario.flags).map((side) => {
      return { side, field: null, ready: false, hand, strength: scenario.strength };
    });
    const state: ExampleState = {
      phase: 'bury',
      camps,
      gone: [],
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
  drawsOpenly: (purpose) => purpose === 'shot' || purpose === 'first',
  defaultCommand: (view) => {
    if (view.phase === 'bury') return view.own?.field ? { type: 'ready' } : { type: 'bury', field: 1 };
    return view.phase === 'smoke' ? { type: 'hold' } : { type: 'rest' };
  },
  filingCommands: ['instruct'],
  initialOrders: { smoke: 'ask' },
  files: (command) => (command.type === 'instruct' ? { smoke: command.smoke } : null),
  standingAnswer(view, seat, orders) {
    if (!isShotAt(view, seat.side) || orders.smoke === 'ask') return null;
    return orders.smoke === 'always' && (view.own?.hand.smoke ?? 0) > 0 ? { type: 'smoke' } : { type: 'hold' };
  },
  standingOffers: (view, _seat, { smoke }) =>
    view.phase === 'bury' || view.own === null
      ? []
      : (['ask', 'always', 'never'] as const)
          .filter((answer) => answer !== smoke)
          .map((answer) => ({ code: answer, label: `Smoke: ${answer}`, command: { type: 'instruct', smoke: answer } })),
  ...notation,
  tell: sentence,
  texts: {
    windows: { bury: 'Bury your flag.', turn: 'Your turn.', smoke: 'Lay smoke or hold.' },
    refusals: {},
    rules: { 'OP-001': 'All sides have the same number of turns.' },
  },
  battleReport: (record) => finalState({ evolve }, record).camps.map(({ side, strength }) => ({ side, strength })),
  guidance: { ...NO_GUIDANCE, search: THINKING },
};

function isShotAt(view: View, side: string): boolean {
  return view.phase === 'smoke' && view.aim?.at === side;
}
