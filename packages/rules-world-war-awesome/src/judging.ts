/** The one judge: whether a command is legal, by what its player can see, and its effect (THE-RULES "State machine"). */
import type { Chance, Refusal, Seat as SeatOf } from '@fieldpost/engine';
import { TOKENS } from './catalogue/tokens.ts';
import { SUPPORT } from './catalogue/units.ts';
import type { Activate, Command, DeployDevice, DeployUnit, PlanOrder, QueuePass, RoundOrders } from './commands.ts';
import { ownDevice } from './frequency/cups.ts';
import { refusesDevice } from './frequency/judging.ts';
import { settleJams, useDevice } from './frequency/using.ts';
import { posAt } from './geometry/grid.ts';
import { refusesAction } from './judging/actions.ts';
import { refusesActivation } from './judging/activations.ts';
import { refusesDeploy, refusesToken } from './judging/deploying.ts';
import { type Fault, first } from './judging/faults.ts';
import { throwUnit } from './melee/fighting.ts';
import { mayActAt } from './menu/actions.ts';
import { scatteredTo, scatterOf } from './moving/flying.ts';
import { refusesFiling } from './orders/filing.ts';
import { refuse } from './refusal.ts';
import { isSealed } from './sequence.ts';
import { act } from './shooting/acting.ts';
import { standing } from './shooting/weapons.ts';
import { unitOf } from './state/board.ts';
import type { Deployment, Dir, Phase, Seat, State, War } from './state.ts';
import { countOf, legalMoments } from './tank/moments.ts';
import { refusesOrder } from './tank/orders.ts';
import {
  afterActivation,
  afterDeploy,
  afterOrder,
  afterPass,
  afterRoundOrders,
  afterTank,
  afterWindow,
  openMain,
  placeSupport,
  runOps,
} from './turn/machine.ts';
import { enterUnit } from './turn/opening.ts';
import { fitsSupport, fitsTank, HEADINGS } from './turn/placing.ts';
import { happen, nextEntity, nowOf, type Play, startPlay, throwDie, told, warOf } from './turn/play.ts';
import type { View } from './view.ts';

const PHASES: Readonly<Record<Exclude<Command['type'], 'orders.set'>, Phase>> = {
  'setup.tank': 'setupTank',
  'setup.support': 'setupSupport',
  'plan.order': 'plan',
  'deploy.unit': 'deploy',
  'deploy.device': 'deploy',
  'deploy.pass': 'deploy',
  'round.orders': 'orders',
  'main.activate': 'main',
  'main.device': 'main',
  'main.pass': 'main',
  'queue.pass': 'queues',
  'main.act': 'awaitAction',
  'main.end': 'awaitAction',
  'decide.throw': 'decision',
  'tankops.execute': 'tankops',
};

/** Null: legal. WWA-001: two seats, one player each. */
export function validate(view: View, { side, player }: SeatOf<Seat>, command: Command): Refusal | null {
  const fault = faultOf(view, side, player, command);
  return fault === null ? null : refuse(fault[0], fault[1]);
}

function faultOf(view: View, side: Seat, player: number, command: Command): Fault | null {
  const { war } = view;
  if (command.type === 'orders.set')
    return war.outcome !== null
      ? ['E_PHASE', null]
      : player !== 0
        ? ['E_TURN', null]
        : refusesFiling(view, side, command);
  if (!isOfPhase(war, command) || bringsTooMuch(command)) return ['E_PHASE', ruleOfPhase(command)];
  if (player !== 0 || !isOn(view, side)) return ['E_TURN', null];
  return refusesInTurn(view, side, command);
}

/** WWA-154: queues are played as MAIN is. */
function isOfPhase({ phase }: War, { type }: InTurn): boolean {
  if (phase === 'queues' && (type === 'main.activate' || type === 'main.device')) return true;
  return PHASES[type] === phase;
}

/** "action may not accompany mode:'jet' (E_PHASE)" */
function bringsTooMuch(command: Command): boolean {
  return command.type === 'main.activate' && command.move?.mode === 'jet' && command.action !== null;
}

const ruleOfPhase = (command: Command) => (bringsTooMuch(command) ? 'WWA-092' : null);

/** WWA-152: in a sealed window each seat is on until it has answered. */
function isOn({ war, own }: View, side: Seat): boolean {
  if (isSealed(war)) return own?.order === null;
  return war.seat === side;
}

type InTurn = Exclude<Command, { readonly type: 'orders.set' }>;

function refusesInTurn(view: View, side: Seat, command: InTurn): Fault | null {
  const { war } = view;
  switch (command.type) {
    case 'setup.tank':
      return fitsTank(war, side, war.models[side], command.anchor) ? null : ['E_SETUP', 'WWA-002'];
    case 'setup.support':
      return fitsSupport(war, side, command.position) ? null : ['E_SETUP', 'WWA-003'];
    case 'plan.order':
      return refusesOrder(war, side, command);
    case 'deploy.unit':
    case 'deploy.device':
      return refusesDeploy(view, side, command);
    case 'round.orders':
      return refusesRoundOrders(view, side, command);
    case 'main.activate':
      return refusesActivation(war, side, command);
    case 'main.device':
      return refusesDevice(view, side, command);
    case 'main.act': {
      const unit = unitOf(war, war.landed);
      return unit === null ? ['E_PHASE', null] : refusesAction(war, standing(unit), command.action);
    }
    case 'decide.throw':
      return command.dir >= 0 && command.dir <= 5 ? null : ['E_TARGET', 'WWA-140'];
    case 'tankops.execute':
      return refusesMoment(view, side, command.moment);
    default:
      return null;
  }
}

/** WWA-154 */
function refusesRoundOrders(view: View, side: Seat, { order, tokens }: RoundOrders): Fault | null {
  return first([refusesOrder(view.war, side, order), ...tokens.map((token) => refusesToken(view, token))]);
}

/** WWA-115: "an illegal choice is E_TARGET"; a moment outside the list is E_ORDER. */
function refusesMoment({ war, own }: View, side: Seat, moment: number): Fault | null {
  const order = own?.order ?? null;
  if (order === null) return ['E_PHASE', 'WWA-118'];
  if (legalMoments(war, side, order).includes(moment)) return null;
  const isListed = moment >= 0 && moment < countOf(order, war.jammedOps[side].move);
  return [isListed ? 'E_TARGET' : 'E_ORDER', 'WWA-115'];
}

/** The events of a legal command, and all that follows from it, and where they lead. */
export function resolve(
  state: State,
  view: View,
  side: Seat,
  command: Command,
  chance: Chance,
): Pick<Play, 'events' | 'state'> {
  const play = startPlay(state, chance);
  carryOut(play, view, side, command);
  return play;
}

type Of<Type extends InTurn['type']> = Extract<InTurn, { readonly type: Type }>;
type Resolver<Type extends InTurn['type']> = (play: Play, side: Seat, command: Of<Type>, view: View) => void;

const RESOLVERS: { readonly [Type in InTurn['type']]: Resolver<Type> } = {
  'setup.tank': placeTank,
  'setup.support': placeSupportUnit,
  'plan.order': order,
  'deploy.unit': deployOne,
  'deploy.device': deployOne,
  'deploy.pass': hold,
  'round.orders': roundOrders,
  'main.activate': activate,
  'main.device': operate,
  'main.pass': pass,
  'queue.pass': passQueue,
  'main.act': (play, side, command, { war }) => finish(play, side, war, command),
  'main.end': (play, side, _, { war }) => finish(play, side, war, { action: null }),
  'decide.throw': (play, side, { dir }, { war }) => decide(play, side, war, dir as Dir),
  'tankops.execute': fireAt,
};

function carryOut(play: Play, view: View, side: Seat, command: Command): void {
  if (command.type !== 'orders.set') (RESOLVERS[command.type] as Resolver<InTurn['type']>)(play, side, command, view);
}

/** WWA-002 */
function placeTank(play: Play, side: Seat, { anchor }: Of<'setup.tank'>, { war }: View): void {
  const fresh = { turret: 0, damage: {}, marks: [], heat: {}, destroyed: false } as const;
  const tank = { model: war.models[side], anchor, heading: HEADINGS[side], ...fresh };
  happen(play, { type: 'tankPlaced', side, tank });
  afterTank(play, side);
}

/** WWA-003 */
function placeSupportUnit(play: Play, side: Seat, { position }: Of<'setup.support'>, { war }: View): void {
  const design = SUPPORT[war.players[side].army][war.placing];
  if (design !== undefined) enterUnit(play, design, side, { layer: 'ground', ...position });
  happen(play, { type: 'supportPlaced', side, at: position });
  placeSupport(play);
}

function hold(play: Play, side: Seat): void {
  happen(play, { type: 'held', side });
  afterDeploy(play, side);
}

function operate(play: Play, side: Seat, command: Of<'main.device'>, view: View): void {
  const owned = ownDevice(view, side, command.device);
  if (owned !== null) useDevice(play, side, owned, command);
  afterActivation(play);
}

/** WWA-115 */
function fireAt(play: Play, side: Seat, { moment }: Of<'tankops.execute'>): void {
  happen(play, { type: 'momentChosen', side, moment });
  runOps(play, side, moment);
}

/** WWA-109, WWA-152 */
function order(play: Play, side: Seat, { type: _, ...given }: PlanOrder): void {
  const sealed = warOf(play).options.sealedOrders === 'on';
  happen(play, { type: 'ordered', side, order: given, sealed });
  afterOrder(play, side);
}

/** WWA-154 */
function roundOrders(play: Play, side: Seat, { order: given, tokens }: RoundOrders): void {
  happen(play, { type: 'roundOrdered', side, order: given, tokens });
  afterRoundOrders(play, deploy);
}

function deploy(play: Play, side: Seat, token: Deployment): void {
  if (token.type === 'deploy.unit') enterSoldier(play, side, token);
  else enterDevice(play, side, token);
}

/** WWA-011, WWA-013, WWA-094: it "has no action token until the next RESET" (WWA-015). */
function enterSoldier(play: Play, side: Seat, { token, side: face, pos, via }: DeployUnit): void {
  happen(play, { type: 'tokenPlayed', side, token, face, where: pos, via });
  enterUnit(play, TOKENS[token][face] as Parameters<typeof enterUnit>[1], side, pos);
}

/** WWA-014; WWA-126: what enters a jammed region is jammed at once. */
function enterDevice(play: Play, side: Seat, { token, side: face, region }: DeployDevice): void {
  happen(play, { type: 'tokenPlayed', side, token, face, where: region, via: '' });
  const design = TOKENS[token][face] as 'GER-D1';
  happen(play, {
    type: 'deviceEntered',
    device: { id: `d${nextEntity(play)}`, design, owner: side, region, token: false },
  });
  settleJams(play);
}

function deployOne(play: Play, side: Seat, token: Deployment): void {
  deploy(play, side, token);
  afterDeploy(play, side);
}

/** WWA-018: a move, then an action. WWA-090 to WWA-092: after a flight and its scatter it "may then still act". */
function activate(play: Play, side: Seat, { unit: id, move, action }: Activate): void {
  const unit = nowOf(play, id);
  if (unit === null) return;
  happen(play, { type: 'activated', side, unit: id, move, action });
  if (move !== null)
    happen(play, { type: 'moved', unit: id, to: move.to, how: move.mode === 'jet' ? 'jet' : 'walk', from: unit.at });
  if (move?.mode === 'jet') {
    scatter(play, id, move.steps);
    awaitAction(play, side, id);
    return;
  }
  if (action !== null) act(play, id, action);
  endActivation(play);
}

/** WWA-092: "It then may still act"; WWA-153: where `end` alone is left nobody is asked. */
function awaitAction(play: Play, side: Seat, id: string): void {
  const unit = nowOf(play, id);
  // WWA-154: "a flight played from a queue ends where it lands"
  if (unit !== null && warOf(play).windows !== 2 && mayActAt(warOf(play), standing(unit)))
    happen(play, { type: 'opened', phase: 'awaitAction', side });
  else afterActivation(play);
}

/** WWA-092, WWA-093 */
function scatter(play: Play, id: string, steps: number): void {
  const rolled = throwDie(play, 'scatter');
  told(play, 'scatter', rolled, id, 'none');
  const unit = nowOf(play, id);
  if (unit === null) return;
  const to = posAt(scatteredTo(warOf(play), unit, rolled.roll - 1, scatterOf(steps)));
  happen(play, { type: 'moved', unit: id, to, how: 'scatter', from: unit.at });
}

/** A throw may have to be decided first (WWA-140: "Nothing else may happen meanwhile"). */
function endActivation(play: Play): void {
  if (warOf(play).phase !== 'decision') afterActivation(play);
}

function finish(play: Play, side: Seat, { landed }: War, { action }: { readonly action: Activate['action'] }): void {
  if (landed === null) return;
  happen(play, { type: 'acted', side, unit: landed, action });
  if (action !== null) act(play, landed, action);
  endActivation(play);
}

function decide(play: Play, side: Seat, { decision }: War, dir: Dir): void {
  if (decision !== null) throwUnit(play, decision.unit, { owner: side }, dir);
  afterActivation(play);
}

/** WWA-017; THE-RULES "Queues and options": "a pass after an activation only ends the turn and is not counted". */
function pass(play: Play, side: Seat): void {
  if (warOf(play).windows !== undefined) {
    // WWA-154: it ends a window, and is none of the passes of WWA-017
    happen(play, { type: 'passed', side, counted: false, automatic: false });
    afterWindow(play, side);
    return;
  }
  const counted = warOf(play).taken === 0;
  happen(play, { type: 'passed', side, counted, automatic: false });
  if (counted) {
    afterPass(play, side);
    return;
  }
  openMain(play, side === 'A' ? 'B' : 'A');
}

/** WWA-154: "who has nothing that fits passes"; after an activation that only ends the turn (THE-RULES "Queues and options"). */
function passQueue(play: Play, side: Seat, { left }: QueuePass): void {
  const counted = warOf(play).taken === 0;
  if (left.length > 0) happen(play, { type: 'queueLeft', side, left });
  happen(play, { type: 'passed', side, counted, automatic: false });
  afterPass(play, side);
}
