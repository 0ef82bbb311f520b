/**
 * Tank Killers, edition 1. Two formations of the last year in the west attack each other's cards in turns, and both players
 * bend every attack with tactics cards. The sequence of play is in sequence.ts, the rules are in rules/, one file for each
 * chapter, the cards are declarations in catalogue/, and every number they quote is one of THE-RULES.md.
 */
import { finalState, lastDecision, NO_LOBBY_OPTIONS, type RuleSet, twoSides } from '@fieldpost/engine';
import { readsNoCarryOver } from '@fieldpost/engine/reading';
import { GUIDANCE } from './bots/index.ts';
import { OPTIONS } from './catalogue/options.ts';
import { REFUSALS } from './catalogue/refusals.ts';
import { RULES } from './catalogue/rules.ts';
import { WINDOWS } from './catalogue/windows.ts';
import type { Event } from './events.ts';
import { evolve } from './evolving.ts';
import type { TankKillersGame } from './game.ts';
import { resolve, validate } from './judging.ts';
import { menuOf, subjectsOf } from './menu.ts';
import { readCommand, recount, writeCommand } from './notation.ts';
import { parseOptions } from './options.ts';
import { answer } from './orders/answering.ts';
import { defaultAnswer } from './orders/defaults.ts';
import { filed } from './orders/filing.ts';
import { offersTo } from './orders/offers.ts';
import { parseStandingOrders } from './orders/parsing.ts';
import { INITIAL_ORDERS } from './orders/standing-orders.ts';
import { parseCommand } from './parsing.ts';
import { reportOf } from './report.ts';
import { SCENARIOS } from './scenarios/index.ts';
import { parseScenario } from './scenarios/parsing.ts';
import { setUpMatch } from './scenarios/set-up.ts';
import { waitingFor } from './sequence.ts';
import { SIDES, type State } from './state.ts';
import { tell } from './telling.ts';
import { noticeOf, sideOf, viewOf } from './view.ts';

/** Cards that come into sight; a scripted one is no draw, and yet it cannot be unseen. */
const REVEALING: readonly Event['type'][] = ['drew', 'cameUp', 'turnedUp'];

const DECIDED = lastDecision<State, Event>();

export const tankKillers: RuleSet<TankKillersGame> = {
  ref: { id: 'tank-killers', edition: 1 },
  ...twoSides(SIDES),
  playersPerSide: 1,
  seatsOn: () => 1,
  speaksForSide: () => true,
  options: OPTIONS,
  lobby: NO_LOBBY_OPTIONS,
  scenarios: SCENARIOS,
  parse: {
    command: parseCommand,
    options: parseOptions,
    scenario: parseScenario,
    standingOrders: parseStandingOrders,
    carryOver: readsNoCarryOver,
  },

  fixedOptions: ({ options }) => options,
  setUp: ({ scenario, options }, chance) => setUpMatch(scenario, options, chance),
  pending: (state, viewer) => waitingFor(state, sideOf(viewer)),
  view: viewOf,

  subjects: (view, seat, within) => (within === undefined ? subjectsOf(view, seat) : []),
  legalCommands: (view, seat, subject) => menuOf(view, seat, subject ?? null),
  documents: ({ type }) => type === 'commitDeck',
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
  reveals: (event) => REVEALING.includes(event.type),
  // all others are cards off a deck, most of them into a hand
  drawsOpenly: (purpose) => purpose === 'first player',

  defaultCommand: (view, seat, orders) => defaultAnswer(view, seat.side, orders),
  filingCommands: ['setOrders', 'filePlan'],
  initialOrders: INITIAL_ORDERS,
  files: (command, orders, view, seat) => filed(command, orders, view, seat.side),
  standingAnswer: (view, seat, orders) => answer(view, seat.side, orders),
  standingOffers: ({ open }, _seat, orders) => offersTo(open.phase, orders),
  write: writeCommand,
  recount,
  read: readCommand,
  tell,
  texts: { windows: WINDOWS, refusals: REFUSALS, rules: RULES },
  battleReport: (record) => reportOf(finalState({ evolve }, record), record.ending),
  guidance: GUIDANCE,
};

export * from './commands.ts';
export type { Event, Notice } from './events.ts';
export type { TankKillersGame } from './game.ts';
export { broken } from './invariants.ts';
export { validate as refuses } from './judging.ts';
export { menuOf as legalCommands, subjectsOf as subjects } from './menu.ts';
export { dryRun, explainAnswer } from './orders/answering.ts';
export type { Considered, Explanation, TriedRule } from './orders/explaining.ts';
export { refusesOrders } from './orders/filing.ts';
export { parsePlan, parseReactions } from './orders/parsing.ts';
export * from './orders/standing-orders.ts';
export { type AttackPreview, type CardPreview, type CardResult, handOf, previewCard, previewOf } from './preview.ts';
export type { Report } from './report.ts';
export { leftInDeck } from './rules/counts.ts';
export { deckCounts, deckValue, nationOf, presetsOf, refusesDeck } from './rules/decks.ts';
export {
  changeBy,
  defenceOf,
  marginOf,
  modifiedFactor,
  printedFactor,
} from './rules/factors.ts';
export type { ScenarioDocument } from './scenarios/document.ts';
export * from './state.ts';
export type { View } from './view.ts';
