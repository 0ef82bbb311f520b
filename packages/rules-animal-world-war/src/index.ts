/**
 * Animal World War, edition 1. Two Empires of animal soldiers fight over a field of hexagonal tiles that crumbles under fire. The
 * sequence of play is in sequence.ts; the rules are in set-up/, rules/, resolution/, tactics/ and objectives/, one file for each
 * chapter, and every number they quote is one of THE-RULES.md.
 */
import { lastDecision, NO_LOBBY_OPTIONS, type RuleSet, twoSides } from '@fieldpost/engine';
import { GUIDANCE } from './bots/index.ts';
import { parseCarryOver } from './carry-over.ts';
import { OPTIONS } from './catalogue/options.ts';
import { REFUSALS } from './catalogue/refusals.ts';
import { RULES } from './catalogue/rules.ts';
import { WINDOWS } from './catalogue/windows.ts';
import type { Event } from './events.ts';
import { evolve } from './evolving.ts';
import type { AwwGame } from './game.ts';
import { resolve, validate } from './judging.ts';
import { menuOf, subjectsOf } from './menu.ts';
import { readCommand, recount, writeCommand } from './notation.ts';
import { drawsOpenly, noticeOf, reveals } from './noticing.ts';
import { parseOptions } from './options.ts';
import { answer } from './orders/answering.ts';
import { defaultAnswer } from './orders/defaults.ts';
import { filed } from './orders/filing.ts';
import { offersTo } from './orders/offers.ts';
import { FILING_COMMANDS, INITIAL_ORDERS } from './orders/standing-orders.ts';
import { parseCommand, parseStandingOrders } from './parsing.ts';
import { battleReport } from './report.ts';
import { harmsOwn } from './rules/harm.ts';
import { speaksFor } from './rules/orderers.ts';
import { parseScenario } from './scenarios/document.ts';
import { SCENARIOS } from './scenarios/index.ts';
import { setUpMatch } from './scenarios/set-up.ts';
import { waitingFor } from './sequence.ts';
import { EMPIRES, type State } from './state.ts';
import { tell } from './telling.ts';
import { empireOf, viewOf } from './view.ts';

const DECIDED = lastDecision<State, Event>();

export const animalWorldWar: RuleSet<AwwGame> = {
  ref: { id: 'animal-world-war', edition: 1 },
  ...twoSides(EMPIRES),
  playersPerSide: 4,
  // THE-RULES "Team play": the squad of an Empire is divided among its players, and the commander may speak for all of them
  seatsOn: ({ options }, side) => (side === 'HERB' ? options.playersHERB : options.playersCARN),
  speaksForSide: ({ battle }, seat) => speaksFor(battle, seat, battle.options.teamPolicy),
  options: OPTIONS,
  lobby: { ...NO_LOBBY_OPTIONS, players: { HERB: 'playersHERB', CARN: 'playersCARN' } },
  scenarios: SCENARIOS,
  parse: {
    command: parseCommand,
    options: parseOptions,
    scenario: parseScenario,
    standingOrders: parseStandingOrders,
    carryOver: parseCarryOver,
  },

  fixedOptions: ({ options }) => options,
  setUp: ({ scenario, options, carryOver }, chance) => setUpMatch(scenario, options, carryOver, chance),
  pending: (state, viewer) => waitingFor(state, empireOf(viewer)),
  view: viewOf,

  subjects: (view, seat, within) => subjectsOf(view, seat, within ?? null),
  legalCommands: (view, seat, subject) => menuOf(view, seat, subject ?? null),
  harmsOwn: ({ battle }, { side }, command) => harmsOwn(battle, side, command),
  // an answer may say that orders gave it; nobody needs a menu for that
  documents: ({ type }) => type === 'answer',
  refuses: validate,
  decide(state, seat, command, chance) {
    const fault = validate(viewOf(state, seat), seat, command);
    if (fault !== null) return { ok: false, fault };
    const { events, state: to } = resolve(state, seat, command, chance);
    return { ok: true, value: DECIDED.keep(state, events, to) };
  },
  evolve,
  after: DECIDED.after,
  notice: noticeOf,
  reveals,
  drawsOpenly,

  defaultCommand: (view, seat, orders) => defaultAnswer(view, seat, orders),
  filingCommands: FILING_COMMANDS,
  initialOrders: INITIAL_ORDERS,
  files: (command, orders) => filed(command, orders),
  standingAnswer: (view, seat, orders) => answer(view, seat, orders),
  standingOffers: (view, seat, orders) => offersTo(view, seat, orders),
  write: writeCommand,
  recount: (notices, { side }) => recount(notices, side),
  read: (line, view, seat) => readCommand(line, view, seat.side),
  tell,
  texts: { windows: WINDOWS, refusals: REFUSALS, rules: RULES },
  battleReport: (record) => battleReport(record, evolve),
  guidance: GUIDANCE,
};

export type { Command } from './commands.ts';
export type { Event, Notice } from './events.ts';
export type { AwwGame } from './game.ts';
export { broken, brokenAtRest } from './invariants.ts';
export type { StandingOrders } from './orders/standing-orders.ts';
export { INITIAL_ORDERS } from './orders/standing-orders.ts';
export type { Battle, Empire, Line, Question, Soldier, State, Tile, Unit } from './state.ts';
export { EMPIRES, enemyOf } from './state.ts';
export type { View } from './view.ts';
