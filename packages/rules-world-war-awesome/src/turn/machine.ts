/** What follows on its own (THE-RULES "State machine"): from the end of one command to the next choice of a player. */
import { otherSeat } from '../catalogue/sides.ts';
import { SUPPORT } from '../catalogue/units.ts';
import { hasCups, ownDevices } from '../frequency/cups.ts';
import { canUse } from '../frequency/judging.ts';
import { refusesDeploy } from '../judging/deploying.ts';
import { canAct } from '../menu/possible.ts';
import { explode } from '../shooting/firing.ts';
import { byEntity } from '../shooting/harm.ts';
import { isAhead } from '../state/board.ts';
import type { Deployment, Phase, Seat, State } from '../state.ts';
import { beginOps, execute, inOrder, momentOf } from '../tank/executing.ts';
import { viewOf } from '../view.ts';
import { checkEnd, endAtLimit } from './ending.ts';
import { draw, enterCrews } from './opening.ts';
import { supportPlaces } from './placing.ts';
import { happen, type Play, warOf } from './play.ts';

function open(play: Play, phase: Phase, side: Seat): void {
  happen(play, { type: 'opened', phase, side });
}

/** The seat that goes first in this round (WWA-007). */
function firstOf(play: Play): Seat {
  return warOf(play).initiative ?? 'A';
}

/** WWA-002: A, then B. */
export function afterTank(play: Play, side: Seat): void {
  if (side === 'A') {
    open(play, 'setupTank', 'B');
    return;
  }
  open(play, 'setupSupport', 'A');
  placeSupport(play);
}

/** WWA-003: "A seat that finds no such hex goes without that tank"; then the other seat, then the first round. */
export function placeSupport(play: Play): void {
  for (;;) {
    const war = warOf(play);
    const { seat, placing } = war;
    if (placing < SUPPORT[war.players[seat].army].length) {
      if (supportPlaces(war, seat).length > 0) return;
      happen(play, { type: 'supportPlaced', side: seat, at: null });
      continue;
    }
    if (seat === 'B') {
      begin(play);
      return;
    }
    open(play, 'setupSupport', 'B');
  }
}

/** "[auto: crews, transceivers, draw 5 each, initiative coin] -> RESET". */
function begin(play: Play): void {
  enterCrews(play);
  // WWA-006: "because RESET hands it over, the other seat is first in round 1"
  const side = play.chance.draw(2, 'coin') === 1 ? 'A' : 'B';
  happen(play, { type: 'coin', side });
  reset(play);
}

/** WWA-007 to WWA-009. */
export function reset(play: Play): void {
  const { round, initiative } = warOf(play);
  const first = initiative === null ? 'A' : otherSeat(initiative);
  happen(play, { type: 'roundBegan', round: round + 1, first });
  draw(play, first);
  draw(play, otherSeat(first));
  open(play, isAhead(warOf(play)) ? 'orders' : 'plan', first);
}

/** WWA-010; WWA-152: in a sealed window the round continues when both are in. */
export function afterOrder(play: Play, side: Seat): void {
  const first = firstOf(play);
  const { options } = warOf(play);
  if (options.sealedOrders === 'on') {
    if (play.state.secret.A.order !== null && play.state.secret.B.order !== null) openDeploy(play, first);
  } else if (side === first) open(play, 'plan', otherSeat(side));
  else openDeploy(play, first);
}

/** WWA-153: with an empty hand there is nothing to ask; that it is empty everybody knows. A hand of tokens is asked whatever it holds. */
export function openDeploy(play: Play, side: Seat): void {
  if (warOf(play).players[side].hand === 0) afterDeploy(play, side);
  else open(play, 'deploy', side);
}

/** WWA-011 */
export function afterDeploy(play: Play, side: Seat): void {
  if (side === firstOf(play)) {
    openDeploy(play, otherSeat(side));
    return;
  }
  openMain(play, firstOf(play));
}

/** WWA-154: once both are in, DEPLOY is played: of each the first of their tokens that is legal then, else they hold. */
export function afterRoundOrders(play: Play, deploy: (play: Play, side: Seat, token: Deployment) => void): void {
  const { A, B } = play.state.secret;
  if (A.order === null || B.order === null) return;
  const tokens = { A: A.tokens ?? [], B: B.tokens ?? [] };
  happen(play, { type: 'tokensShown' });
  for (const side of inOrder(firstOf(play))) {
    // WWA-153: with an empty hand there was nothing to hold
    if (warOf(play).players[side].hand === 0) continue;
    const view = () => viewOf(play.state, { side, player: 0 });
    const judged = tokens[side].map((command) => ({ command, fault: refusesDeploy(view(), side, command) }));
    const chosen = judged.findIndex(({ fault }) => fault === null);
    const fell = judged
      .slice(0, chosen < 0 ? judged.length : chosen)
      .flatMap(({ command, fault }) => (fault === null ? [] : [{ command, code: fault[0] }]));
    if (fell.length > 0) happen(play, { type: 'tokensFell', side, fell });
    const token = judged[chosen]?.command;
    if (token === undefined) happen(play, { type: 'held', side });
    else deploy(play, side, token);
  }
  openWindow(play, firstOf(play));
}

/** WWA-154: the window of a seat in MAIN. WWA-153: "A seat with nothing to spend has no window 2 or 3, one with cups has". */
function openWindow(play: Play, side: Seat): void {
  if (mayActIn(play.state, side)) open(play, 'main', side);
  else afterWindow(play, side);
}

/** WWA-154: the window of the other seat; after both "the phase continues by the queues alone". */
export function afterWindow(play: Play, side: Seat): void {
  const first = firstOf(play);
  if (side === first) openWindow(play, otherSeat(side));
  else open(play, 'queues', first);
}

/** WWA-016, WWA-017: the next turn; who cannot spend any token passes on their own. */
export function openMain(play: Play, to: Seat): void {
  let side = to;
  for (;;) {
    open(play, 'main', side);
    if (mayActIn(play.state, side)) return;
    happen(play, { type: 'passed', side, counted: true, automatic: true });
    if (warOf(play).passes >= 2) {
      startOps(play);
      return;
    }
    side = otherSeat(side);
  }
}

/**
 * THE-RULES "State machine": "A seat that owns an encrypted device is always asked: an automatic pass would tell what lies under its
 * cups".
 */
export function mayActIn(state: State, side: Seat): boolean {
  const { war } = state;
  if (hasCups(war, side)) return true;
  if (war.units.some((unit) => unit.owner === side && unit.token && canAct(war, unit))) return true;
  const view = viewOf(state, { side, player: 0 });
  return ownDevices(view, side).some((owned) => canUse(view, side, owned));
}

/**
 * The end of one activation: the next of the same turn, or the other seat's turn (THE-RULES "Queues and options", `activationsPerTurn`).
 */
export function afterActivation(play: Play): void {
  checkEnd(play);
  const { outcome, active, taken, options, windows } = warOf(play);
  if (outcome !== null) return;
  if (windows === 2) {
    open(play, 'queues', taken < options.activationsPerTurn ? active : otherSeat(active));
    return;
  }
  if (taken < options.activationsPerTurn && mayActIn(play.state, active)) {
    open(play, 'main', active);
    return;
  }
  if (windows === undefined) openMain(play, otherSeat(active));
  else afterWindow(play, active);
}

/** WWA-017: two passes in a row end the phase; a pass after an activation only ends the turn. */
export function afterPass(play: Play, side: Seat): void {
  if (warOf(play).passes >= 2) startOps(play);
  else if (warOf(play).phase === 'queues') open(play, 'queues', otherSeat(side));
  else openMain(play, otherSeat(side));
}

/** WWA-020 */
function startOps(play: Play): void {
  beginOps(play);
  nextOps(play, firstOf(play));
}

/** WWA-118: automatic, or the player is asked for the moment. */
function nextOps(play: Play, side: Seat): void {
  const moment = momentOf(play.state, side);
  if (moment === null) {
    open(play, 'tankops', side);
    return;
  }
  runOps(play, side, moment);
}

export function runOps(play: Play, side: Seat, moment: number | 'none'): void {
  execute(play, side, moment);
  if (warOf(play).outcome !== null) return;
  if (side === firstOf(play)) nextOps(play, otherSeat(side));
  else endRound(play);
}

/** WWA-021, in its order. WWA-150: the burnout comes before point 5, "from that END on sabotage marks are no longer removed". */
function endRound(play: Play): void {
  const { round, options } = warOf(play);
  for (const charge of warOf(play)
    .charges.filter(({ due }) => due <= round)
    .toSorted(byEntity))
    explode(play, charge);
  checkEnd(play);
  if (warOf(play).outcome !== null) return;
  if (options.burnout === round && round > 0) happen(play, { type: 'burnedOut' });
  const keepMarks = options.burnout > 0 && round >= options.burnout;
  happen(play, { type: 'roundEnded', round, keepMarks });
  endAtLimit(play);
  if (warOf(play).outcome === null) reset(play);
}
