/**
 * WWI Combined Arms, edition 1. Two players design an army in secret, place it in turns, and then take turns of moving
 * and attacking until a Headquarters falls. The sequence of play is in sequence.ts, the rules are in rules/, one file
 * for each chapter, and every number they quote is one of THE-RULES.md.
 */
import { finalState, type RuleSet, twoSides } from '@fieldpost/engine';
import { readsNoCarryOver } from '@fieldpost/engine/reading';
import { GUIDANCE } from './bots/index.ts';
import { OPTIONS } from './catalogue/options.ts';
import { REFUSALS } from './catalogue/refusals.ts';
import { RULES } from './catalogue/rules.ts';
import { WINDOWS } from './catalogue/windows.ts';
import { evolve } from './evolving.ts';
import type { WwiGame } from './game.ts';
import { resolve, validate } from './judging.ts';
import { menuOf, subjectsOf } from './menu.ts';
import { readCommand, recount, writeCommand } from './notation.ts';
import { parseOptions } from './options.ts';
import { answer } from './orders/answering.ts';
import { defaultAnswer } from './orders/defaults.ts';
import { filed } from './orders/filing.ts';
import { offersTo } from './orders/offers.ts';
import { INITIAL_ORDERS } from './orders/standing-orders.ts';
import { parseCommand, parseStandingOrders } from './parsing.ts';
import { reportOf } from './report.ts';
import { parseScenario } from './scenarios/document.ts';
import { SCENARIOS } from './scenarios/index.ts';
import { setUpMatch } from './scenarios/set-up.ts';
import { waitingFor } from './sequence.ts';
import { SIDES } from './state.ts';
import { tell } from './telling.ts';
import { noticeOf, sideOf, viewOf } from './view.ts';

export const wwiCombinedArms: RuleSet<WwiGame> = {
  ref: { id: 'wwi-combined-arms', edition: 1 },
  ...twoSides(SIDES),
  playersPerSide: 1,
  seatsOn: () => 1,
  speaksForSide: () => true,
  options: OPTIONS,
  lobby: {
    creator: 'creator',
    first: 'first',
    players: {},
    byPost: {},
    // CA-022: "in a rematch the loser of the last game is first (after a draw: the one who was second)"
    firstInRematch: (report) => report.firstInRematch,
  },
  scenarios: SCENARIOS,
  parse: {
    command: parseCommand,
    options: parseOptions,
    scenario: parseScenario,
    standingOrders: parseStandingOrders,
    carryOver: readsNoCarryOver,
  },

  fixedOptions: ({ options }) => options,
  setUp: ({ scenario, options }) => setUpMatch(scenario, options),
  pending: (state, viewer) => waitingFor(state, sideOf(viewer)),
  view: viewOf,

  subjects: (view, seat, within) => (within === undefined ? subjectsOf(view, seat) : []),
  legalCommands: (view, seat, subject) => menuOf(view, seat, subject ?? null),
  documents: ({ type }) => type === 'commitArmy',
  refuses: validate,
  decide(state, seat, command) {
    const fault = validate(viewOf(state, seat), seat, command);
    return fault === null ? { ok: true, value: resolve(state, seat, command) } : { ok: false, fault };
  },
  evolve,
  notice: noticeOf,
  // THE-RULES "Playing by post": "attacks may not be undone (they show the opponent's retreat orders)"
  reveals: (event) => event.type === 'attacked',
  // no luck at all
  drawsOpenly: () => false,

  defaultCommand: (view, seat, orders) => defaultAnswer(view, seat.side, orders),
  filingCommands: ['plan', 'setRetreatOrders'],
  initialOrders: INITIAL_ORDERS,
  files: (command, orders, view, seat) => filed(command, orders, view, seat.side),
  standingAnswer: (view, seat, orders) => answer(view, seat.side, orders),
  standingOffers: (view, seat, orders) => offersTo(view, seat.side, orders),
  write: writeCommand,
  recount,
  read: (line, view, seat) => readCommand(line, view, seat.side),
  tell,
  texts: { windows: WINDOWS, refusals: REFUSALS, rules: RULES },
  battleReport: (record) => reportOf(finalState({ evolve }, record), record.ending),
  guidance: GUIDANCE,
};

export type { Command, Direction, Placement, RetreatChoice, RetreatOrders, RetreatRule } from './commands.ts';
export type { Event, Notice } from './events.ts';
export type { WwiGame } from './game.ts';
export { broken } from './invariants.ts';
export { readPosition, writePosition } from './notation.ts';
export { printedLayout } from './orders/defaults.ts';
export type { StandingOrders } from './orders/standing-orders.ts';
export { INITIAL_ORDERS } from './orders/standing-orders.ts';
export { previewAttacks } from './preview.ts';
export type { Report } from './report.ts';
export { refusesArmy, typeLimits } from './rules/army.ts';
export type { ScenarioDocument } from './scenarios/document.ts';
export type { Army, Options, Side, State, Unit } from './state.ts';
export { otherSide, SIDES } from './state.ts';
export type { BoardUnit, View } from './view.ts';
export { unitsOf } from './view.ts';
