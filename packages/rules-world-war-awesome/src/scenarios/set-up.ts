/** From a scenario document to a state: a fresh match, or the position that was drawn. */
import type { Chance, DocumentFault, Result } from '@fieldpost/engine';
import { MODEL_OF } from '../catalogue/models.ts';
import { type Army, otherSeat, SEATS } from '../catalogue/sides.ts';
import { SUPPORT } from '../catalogue/units.ts';
import { isJammed } from '../frequency/control.ts';
import { isInside } from '../geometry/grid.ts';
import { notAdjacent } from '../melee/adjacency.ts';
import { decisionOn } from '../melee/throwing.ts';
import { mayActAt } from '../menu/actions.ts';
import { keptOptions, type Options } from '../options.ts';
import { accepted, refused } from '../reading.ts';
import { standing } from '../shooting/weapons.ts';
import { factsOf, isAhead, isVehicle, unitOf } from '../state/board.ts';
import { withUnit } from '../state/changes.ts';
import type { BySeat, FullOrder, Seat, Secrets, State, TankOrder, War } from '../state.ts';
import { legalMoments } from '../tank/moments.ts';
import { refusesOrder } from '../tank/orders.ts';
import { afterActivation, afterWindow, mayActIn, openDeploy, openMain, placeSupport, reset } from '../turn/machine.ts';
import { tankPlaces } from '../turn/placing.ts';
import { happen, type Play, startPlay, warOf } from '../turn/play.ts';
import { battlefieldOf, demandEdges } from './battlefield.ts';
import { withCharges, withDamage, withTanks, withUnits } from './boards.ts';
import { Contradiction, demand } from './demand.ts';
import type { PositionDocument, ScenarioDocument } from './document.ts';
import { withDevices } from './frequencies.ts';
import { dealtHands, freshHands } from './hands.ts';

/** The document overrides the match's own choices. Plays all automatic steps up to the first choice. */
export function setUpMatch(document: ScenarioDocument, asked: Options, chance: Chance): Result<State, DocumentFault> {
  try {
    const options = { ...asked, ...document.options };
    demand(options.ahead !== 'on' || options.sealedOrders === 'on', 'OPTION_INVALID', 'WWA-154', 'options');
    const bare = bareWar(document, options);
    const state = document.state === null ? freshState(bare) : positionOf(bare, document.state);
    return accepted(document.state === null ? state : begun(state, document.state, chance));
  } catch (error) {
    if (error instanceof Contradiction) return refused(error.fault);
    throw error;
  }
}

const NOT_JAMMED = { move: false, fire: false } as const;

/** WWA-001: "both may use the same army". */
function bareWar(document: ScenarioDocument, options: Options): War {
  const { ground, map } = battlefieldOf(document);
  const armies: BySeat<Army> = document.armies ?? { A: options.armyA, B: options.armyB };
  const models = document.tanks ?? { A: MODEL_OF[armies.A], B: MODEL_OF[armies.B] };
  const hands = freshHands(armies);
  const kept = keptOptions(options);
  return {
    options: kept,
    ...(kept.ahead === 'on' ? { windows: 0 } : {}),
    map,
    ground,
    damage: {},
    players: { A: hands.A.player, B: hands.B.player },
    models,
    tanks: { A: null, B: null },
    units: [],
    devices: [],
    groups: [],
    jams: [],
    charges: [],
    entities: 0,
    round: 0,
    phase: 'setupTank',
    seat: 'A',
    active: 'A',
    initiative: null,
    passes: 0,
    taken: 0,
    placing: 0,
    landed: null,
    decision: null,
    orders: { A: null, B: null },
    jammedOps: { A: NOT_JAMMED, B: NOT_JAMMED },
    lastThrow: null,
    outcome: null,
  };
}

function freshState(war: War): State {
  demandEdges(war);
  const { A, B } = freshHands({ A: war.players.A.army, B: war.players.B.army });
  const secret = (hand: typeof A): Secrets => ({ hand: hand.hand, deck: hand.deck, order: null, covered: [] });
  return { war, secret: { A: secret(A), B: secret(B) } };
}

/** WWA-154: in the second player's window the first player's lies behind. */
function windowsBehind({ phase, active, seat, initiative }: PositionDocument): 0 | 1 | 2 {
  if (phase === 'queues') return 2;
  const isMain = phase === 'main' || UNDER_WAY.includes(phase);
  return isMain && (active ?? seat) !== initiative ? 1 : 0;
}

/** Phases in the middle of an activation. */
const UNDER_WAY: readonly PositionDocument['phase'][] = ['awaitAction', 'decision'];

function positionOf(bare: War, given: PositionDocument): State {
  const { A: armyA, B: armyB } = bare.players;
  const hands = dealtHands(given, { A: armyA.army, B: armyB.army });
  const { round, seat, initiative, passes, taken, placing, landed, lastThrow, phase } = given;
  const at: War = {
    ...bare,
    round,
    seat,
    active: given.active ?? seat,
    initiative,
    passes,
    // WWA-155: the activation in progress counts, even if the document omits it
    taken: UNDER_WAY.includes(phase) ? Math.max(1, taken) : taken,
    placing,
    landed,
    lastThrow,
    phase: phase === 'reset' ? 'main' : phase,
    players: { A: hands.A.player, B: hands.B.player },
    ...(isAhead(bare) ? { windows: windowsBehind(given) } : {}),
  };
  demandEntities(given);
  const boards = withCharges(withDamage(withUnits(withTanks(at, given), given), given), given);
  const { war, covered } = withDevices(boards, given);
  const counted = { ...war, entities: Math.max(given.entities, ...entitiesOf(given), 0) };
  const noted = withDecision({ ...counted, jammedOps: given.jammedOps ?? jammedNow(counted) }, given);
  demandRound(noted, given);
  const ordered = withOrders(noted, given);
  const secret = (one: Seat): Secrets => ({
    hand: hands[one].hand,
    deck: hands[one].deck,
    order: given.orders[one],
    covered: covered[one],
    ...(phase === 'orders' && given.orders[one] !== null ? { tokens: given.tokens[one] } : {}),
  });
  return { war: ordered, secret: { A: secret('A'), B: secret('B') } };
}

/**
 * WWA-156, THE-RULES "The game": one counter numbers units, devices, jams and charges; of two with one number the later one is at fault.
 */
function demandEntities({ units, devices, jams, charges }: PositionDocument): void {
  const seen = new Set<string>();
  const demandEach = (
    code: 'UNIT_INVALID' | 'DEVICE_INVALID' | 'CHARGE_INVALID',
    list: string,
    all: readonly { readonly id: string }[],
  ) => {
    for (const [index, { id }] of all.entries()) {
      demand(!seen.has(id.slice(1)), code, null, `state.${list}[${index}].id`);
      seen.add(id.slice(1));
    }
  };
  demandEach('UNIT_INVALID', 'units', units);
  demandEach('DEVICE_INVALID', 'devices', devices);
  demandEach('DEVICE_INVALID', 'jams', jams);
  demandEach('CHARGE_INVALID', 'charges', charges);
}

function entitiesOf({ units, devices, jams, charges }: PositionDocument): readonly number[] {
  return [...units, ...devices, ...jams, ...charges].map(({ id }) => Number(id.slice(1)));
}

/** WWA-117, for a position that does not say what was noted. */
function jammedNow(war: War): War['jammedOps'] {
  if (war.phase !== 'tankops') return { A: NOT_JAMMED, B: NOT_JAMMED };
  const of = (seat: Seat) => {
    const stands = (design: string) =>
      war.devices.some((one) => one.owner === seat && one.design === design && isJammed(war, one.region));
    return { move: stands('TR-MOVE'), fire: stands('TR-FIRE') };
  };
  return { A: of('A'), B: of('B') };
}

function withDecision(war: War, { phase, decision, landed }: PositionDocument): War {
  demand((phase === 'decision') === (decision !== null), 'ROUND_INVALID', 'WWA-140', 'state.decision');
  demand((phase === 'awaitAction') === (landed !== null), 'ROUND_INVALID', 'WWA-092', 'state.landed');
  const flyer = unitOf(war, landed);
  demand(landed === null || flyer?.owner === war.seat, 'ROUND_INVALID', 'WWA-092', 'state.landed');
  // WWA-156: only a jetpack lands, and never inside a tank
  const flew = flyer === null || (factsOf(flyer).jet > 0 && !isInside(flyer.at.layer));
  demand(flew, 'ROUND_INVALID', 'WWA-090', 'state.landed');
  const down = flyer === null ? war : withUnit(war, flyer.id, (unit) => ({ ...unit, token: false }));
  return decision === null ? down : decided(down, decision);
}

/** WWA-140; WWA-156: between two soldiers side by side. */
function decided(war: War, decision: NonNullable<PositionDocument['decision']>): War {
  const [thrown, other] = [unitOf(war, decision.unit), unitOf(war, decision.away)];
  demand(
    thrown !== null && other !== null && thrown.owner !== other.owner,
    'ROUND_INVALID',
    'WWA-140',
    'state.decision',
  );
  demand(!isVehicle(thrown) && !isVehicle(other), 'ROUND_INVALID', 'WWA-106', 'state.decision');
  demand(notAdjacent(war, other.at, thrown.at) === null, 'ROUND_INVALID', 'WWA-084', 'state.decision');
  return { ...war, decision: decisionOn(war, thrown, other), seat: other.owner };
}

const BEFORE_ROUNDS = ['setupTank', 'setupSupport'];

/** WWA-154: with `ahead` nobody is asked outside the windows of a round, and without it there are no ORDERS. */
function demandWindow(war: War, phase: PositionDocument['phase']): void {
  const isOther = isAhead(war)
    ? phase === 'plan' || phase === 'deploy' || phase === 'tankops'
    : phase === 'orders' || phase === 'queues';
  demand(!isOther, 'ROUND_INVALID', 'WWA-154', 'state.phase');
}

/** Both Superpanzers from the first round on; an initiative; nobody has more activations than a turn has. */
function demandRound(war: War, { phase, initiative, taken, passes }: PositionDocument): void {
  demandWindow(war, phase);
  const early = BEFORE_ROUNDS.includes(phase);
  for (const seat of SEATS) {
    const isDue = !early || phase === 'setupSupport' || (phase === 'setupTank' && seat === 'A' && war.seat === 'B');
    demand((war.tanks[seat] !== null) === isDue, 'TANK_INVALID', 'WWA-002', `state.tanks.${seat}`);
  }
  demand(!early || war.units.every(({ design }) => design.endsWith('SUP')), 'ROUND_INVALID', 'WWA-003', 'state.phase');
  demand(early || phase === 'reset' || initiative !== null, 'ROUND_INVALID', 'WWA-007', 'state.initiative');
  // WWA-155: in the middle of an activation it is counted already
  const most = war.options.activationsPerTurn - (UNDER_WAY.includes(phase) ? 0 : 1);
  demand(taken <= most, 'ROUND_INVALID', 'WWA-016', 'state.taken');
  demand(passes <= (phase === 'tankops' ? 2 : 1), 'ROUND_INVALID', 'WWA-017', 'state.passes');
  // after the set-up it stays what it was last
  const isPlacing = phase !== 'setupSupport' || war.placing <= SUPPORT[war.players[war.seat].army].length;
  demand(isPlacing, 'ROUND_INVALID', 'WWA-003', 'state.placing');
  if (phase === 'setupTank')
    demand(tankPlaces(war, war.seat, war.models[war.seat]).length > 0, 'MAP_INVALID', 'WWA-002', 'rows');
}

const shown = ({ moment: _, ...order }: FullOrder): TankOrder => order;

/** WWA-108, WWA-118: orders that could have been given, before TANKOPS and at it; a seat is only asked where it has a moment. */
function withOrders(war: War, { phase, orders }: PositionDocument): War {
  for (const seat of SEATS) {
    const order = orders[seat];
    if (order === null) continue;
    // what it named may have been destroyed since it was given
    const kept = phase === 'plan' || phase === 'orders' ? order : { ...order, solid: null };
    const fault = phase === 'tankops' ? null : refusesOrder(war, seat, kept);
    demand(fault === null, 'ROUND_INVALID', fault?.[1] ?? 'WWA-108', `state.orders.${seat}`);
  }
  // WWA-152: when both are in the window is over
  const isOpen = (phase !== 'plan' && phase !== 'orders') || orders.A === null || orders.B === null;
  demand(isOpen, 'ROUND_INVALID', 'WWA-152', 'state.orders');
  const isPublic = war.options.sealedOrders === 'off' || phase === 'tankops';
  const both = { A: orders.A && shown(orders.A), B: orders.B && shown(orders.B) };
  const asked = orders[war.seat];
  if (phase === 'tankops')
    demand(
      asked !== null && legalMoments(war, war.seat, asked).length > 0,
      'ROUND_INVALID',
      'WWA-118',
      `state.orders.${war.seat}`,
    );
  return isPublic ? { ...war, orders: both } : war;
}

/** On to the first choice. WWA-143: "no coin where a position has its initiative". */
function begun(state: State, { phase, initiative }: PositionDocument, chance: Chance): State {
  const play = startPlay(state, chance);
  if (phase === 'reset') resetFirst(play, initiative);
  else if (phase === 'setupSupport') placeSupport(play);
  else if (phase === 'deploy') passDeploy(play);
  else if (phase === 'awaitAction') endFlight(play);
  else if (phase === 'main' && !mayActIn(play.state, warOf(play).seat)) passOn(play);
  return play.state;
}

/** WWA-153 */
function passDeploy(play: Play): void {
  const { players, seat } = warOf(play);
  if (players[seat].hand === 0) openDeploy(play, seat);
}

/** WWA-153 */
function endFlight(play: Play): void {
  const unit = unitOf(warOf(play), warOf(play).landed);
  if (unit !== null && !mayActAt(warOf(play), standing(unit))) afterActivation(play);
}

function resetFirst(play: Play, initiative: Seat | null): void {
  if (initiative === null) happen(play, { type: 'coin', side: play.chance.draw(2, 'coin') === 1 ? 'A' : 'B' });
  reset(play);
}

/** THE-RULES "State machine": a seat that can only pass is not asked. */
function passOn(play: Play): void {
  const { seat, passes, windows } = warOf(play);
  if (windows !== undefined) {
    afterWindow(play, seat);
    return;
  }
  if (passes > 0 && !mayActIn(play.state, otherSeat(seat))) return;
  openMain(play, seat);
}
