/**
 * Mass Warfare, edition 1. Two to four players with production, fuel, air, sea and ground forces fight over the cities of one hex
 * map. The turn is in turn/ (stages by pace, the machine that runs them), its steps in air/, sea/, ground/ and economy/, and every
 * number that they quote is one of THE-RULES.md.
 */
import { finalState, lastDecision, NO_LOBBY_OPTIONS, type RuleSet } from '@fieldpost/engine';
import { readsNoCarryOver } from '@fieldpost/engine/reading';
import { GUIDANCE } from './bots/index.ts';
import { BY_POST, OPTIONS } from './catalogue/options.ts';
import { REFUSALS } from './catalogue/refusals.ts';
import { RULES } from './catalogue/rules.ts';
import { SIDES } from './catalogue/sides.ts';
import { WINDOWS } from './catalogue/windows.ts';
import type { Event } from './events.ts';
import { evolve } from './evolving.ts';
import type { MassWarfareGame } from './game.ts';
import { resolve, validate } from './judging.ts';
import { harmsOwn, menuOf, subjectsOf } from './menu.ts';
import { readCommand, recount, writeCommand } from './notation/index.ts';
import { noticeOf, reveals } from './noticing.ts';
import { parseOptions } from './options.ts';
import { answer } from './orders/answering.ts';
import { defaultAnswer } from './orders/defaults.ts';
import { filedBy } from './orders/filing.ts';
import { offersTo } from './orders/offers.ts';
import { FILING_COMMANDS, INITIAL_ORDERS } from './orders/standing-orders.ts';
import { parseCommand, parseStandingOrders } from './parsing.ts';
import { reportOf } from './report.ts';
import { parseScenario } from './scenarios/document.ts';
import { SCENARIOS } from './scenarios/index.ts';
import { setUpWar, sidesIn } from './scenarios/set-up.ts';
import { waitingFor } from './sequence.ts';
import { activeSides } from './state/board.ts';
import type { State } from './state.ts';
import { tell } from './telling.ts';
import { placesAt } from './turn/ranking.ts';
import { sideSeeing, viewOf } from './view.ts';

const DECIDED = lastDecision<State, Event>();

export const massWarfare: RuleSet<MassWarfareGame> = {
  ref: { id: 'mass-warfare', edition: 1 },
  sides: SIDES,
  sidesOf: ({ scenario }) => sidesIn(scenario),
  sidesIn: ({ war }) => (war.outcome === null ? activeSides(war) : war.sides),
  // MW-162: the others play on; the last one left wins by it
  leaving: (_state, _side, why) => ({ type: 'leave', why }),
  leavingCommands: ['leave'],
  // MW-177: "At the turn's change a fused visit always gets a fresh clock"; MW-165: "An offer made in turn t"
  turnOf: ({ war }) => war.turn,
  places: ({ war }, end) => placesAt(war, end),
  playersPerSide: 1,
  seatsOn: () => 1,
  speaksForSide: ({ war }, { side }) => war.sides.includes(side),
  options: OPTIONS,
  lobby: { ...NO_LOBBY_OPTIONS, byPost: BY_POST },
  scenarios: SCENARIOS,
  parse: {
    command: parseCommand,
    options: parseOptions,
    scenario: parseScenario,
    standingOrders: parseStandingOrders,
    carryOver: readsNoCarryOver,
  },

  fixedOptions: ({ options }) => options,
  setUp: ({ scenario, options }, chance) => setUpWar(scenario, options, chance),
  pending: (state, viewer) => waitingFor(state, sideSeeing(viewer)),
  view: (state, viewer, orders) => viewOf(state, viewer, orders ?? null),

  subjects: (view, seat, within) => subjectsOf(view, seat, within ?? null),
  legalCommands: (view, seat, subject) => menuOf(view, seat, subject ?? null),
  harmsOwn: (view, { side }, command) => harmsOwn(view, side, command),
  // a plan may have another fallback than the one listed, and a pass may say what standing orders dropped
  documents: (command) => command.type === 'plan' || (command.type === 'pass' && command.dropped.length > 0),
  refuses: validate,
  decide(state, seat, command, chance) {
    const view = viewOf(state, seat);
    const fault = validate(view, seat, command);
    if (fault !== null) return { ok: false, fault };
    const { events, state: to } = resolve(state, view, seat, command, chance);
    return { ok: true, value: DECIDED.keep(state, events, to) };
  },
  evolve,
  after: DECIDED.after,
  notice: noticeOf,
  reveals,
  // all dice of a turn fall when its plans are open
  drawsOpenly: () => true,

  defaultCommand: (view, seat, orders) => defaultAnswer(view, seat, orders),
  filingCommands: FILING_COMMANDS,
  initialOrders: INITIAL_ORDERS,
  files: (command, orders, view, { side }) => filedBy(command, orders, view, side),
  standingAnswer: (view, seat, orders) => answer(view, seat, orders),
  standingOffers: (view, seat, orders) => offersTo(view, seat, orders),
  write: (command) => writeCommand(command),
  recount: (notices, { side }) => recount(notices, side),
  read: (line) => readCommand(line),
  tell,
  texts: { windows: WINDOWS, refusals: REFUSALS, rules: RULES },
  battleReport: (record) => reportOf(finalState({ evolve }, record), record.ending),
  guidance: GUIDANCE,
};

export type { Command, Order } from './commands.ts';
export type { Event, Notice } from './events.ts';
export type { MassWarfareGame } from './game.ts';
export { broken } from './invariants.ts';
export type { StandingOrders } from './orders/standing-orders.ts';
export { INITIAL_ORDERS } from './orders/standing-orders.ts';
export type { Side, State, Unit, War } from './state.ts';
export type { View } from './view.ts';
