/**
 * World War Awesome!, edition 1. Two players with a Superpanzer each fight on three linked boards: the battlefield, the inside of each
 * tank, and the frequencies. The round is in turn/, what units do in moving/, shooting/ and melee/, the tanks in tank/, the wireless in
 * frequency/, and every number that they quote is one of THE-RULES.md.
 */
import { finalState, lastDecision, NO_LOBBY_OPTIONS, type RuleSet, twoSides } from '@fieldpost/engine';
import { readsNoCarryOver } from '@fieldpost/engine/reading';
import { GUIDANCE } from './bots/index.ts';
import { OPTIONS } from './catalogue/options.ts';
import { REFUSALS } from './catalogue/refusals.ts';
import { RULES } from './catalogue/rules.ts';
import { SEATS } from './catalogue/sides.ts';
import { WINDOWS } from './catalogue/windows.ts';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import { evolve } from './evolving.ts';
import type { WorldWarAwesomeGame } from './game.ts';
import { harmsOwn } from './judging/own-harm.ts';
import { resolve, validate } from './judging.ts';
import { menuOf, subjectsOf } from './menu.ts';
import { readCommand } from './notation/read.ts';
import { recount } from './notation/recount.ts';
import { writeCommand } from './notation/write.ts';
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
import { setUpMatch } from './scenarios/set-up.ts';
import { waitingFor } from './sequence.ts';
import { isAhead } from './state/board.ts';
import type { FullOrder, State } from './state.ts';
import { tell } from './telling.ts';
import { sideSeeing, viewOf } from './view.ts';

const isAimed = ({ aim, moment }: FullOrder): boolean => aim !== null || moment !== null;

/** WWA-147: a fire or aim order may name any hex, and a throw may be ordered in advance, although the menu lists neither. */
function isDocument(command: Command): boolean {
  if (command.type === 'plan.order') return isAimed(command);
  if (command.type === 'round.orders') return isAimed(command.order) || command.tokens.length > 0;
  if (command.type === 'queue.pass') return command.left.length > 0;
  if (command.type !== 'main.activate' && command.type !== 'main.act') return false;
  const { action } = command;
  if (action?.type === 'melee') return action.throwDir !== null;
  return (action?.type === 'attack' || action?.type === 'mount') && !('unit' in action.target);
}

const DECIDED = lastDecision<State, Event>();

export const worldWarAwesome: RuleSet<WorldWarAwesomeGame> = {
  ...twoSides(SEATS),
  ref: { id: 'world-war-awesome', edition: 1 },
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
  // WWA-154: each window of a round has its own clock; an offer of a draw stands to the end of the other's next one
  turnOf: ({ war }) =>
    isAhead(war) ? 3 * war.round + (war.phase === 'orders' ? 0 : war.windows === 0 ? 1 : 2) : undefined,
  pending: (state, viewer) => waitingFor(state, sideSeeing(viewer)),
  view: viewOf,

  subjects: (view, seat, within) => subjectsOf(view, seat, within ?? null),
  legalCommands: (view, seat, subject) => menuOf(view, seat, subject ?? null),
  harmsOwn: (view, { side }, command) => harmsOwn(view, side, command),
  documents: isDocument,
  refuses: validate,
  decide(state, seat, command, chance) {
    const view = viewOf(state, seat);
    const fault = validate(view, seat, command);
    if (fault !== null) return { ok: false, fault };
    const { events, state: to } = resolve(state, view, seat.side, command, chance);
    return { ok: true, value: DECIDED.keep(state, events, to) };
  },
  evolve,
  after: DECIDED.after,
  notice: noticeOf,
  reveals,
  // WWA-005, WWA-130: tokens go into a hand, and only their owner knows which cup is which
  drawsOpenly: (purpose) => purpose !== 'token' && purpose !== 'cup',

  defaultCommand: (view, { side }, orders) => defaultAnswer(view, side, orders),
  filingCommands: FILING_COMMANDS,
  initialOrders: INITIAL_ORDERS,
  files: (command, _orders, { war }) => filedBy(command, war),
  standingAnswer: (view, { side }, orders) => answer(view, side, orders),
  standingOffers: (view, _seat, orders) => offersTo(view, orders),
  write: (command) => writeCommand(command),
  recount: (notices) => recount(notices),
  read: (line, view) => readCommand(line, view),
  tell,
  texts: { windows: WINDOWS, refusals: REFUSALS, rules: RULES },
  battleReport: (record) => reportOf(finalState({ evolve }, record), record.ending),
  guidance: GUIDANCE,
};

export type { Command } from './commands.ts';
export type { Event, Notice } from './events.ts';
export type { WorldWarAwesomeGame } from './game.ts';
export { broken } from './invariants.ts';
export type { StandingOrders } from './orders/standing-orders.ts';
export { ANY, INITIAL_ORDERS } from './orders/standing-orders.ts';
export type { Seat, State, Unit, War } from './state.ts';
export type { View } from './view.ts';
