/** TANKOPS (WWA-020, WWA-115 to WWA-118): an order is carried out, with its shot at its moment. */
import { ATTACKS } from '../catalogue/attacks.ts';
import { SEATS } from '../catalogue/sides.ts';
import { isJammed } from '../frequency/control.ts';
import { hitHex } from '../shooting/bursts.ts';
import { isAhead, tankIn } from '../state/board.ts';
import type { FullOrder, Hex, Seat, State, Tank, TankOrder, War } from '../state.ts';
import { checkEnd } from '../turn/ending.ts';
import { happen, type Play, warOf } from '../turn/play.ts';
import { countOf, legalMoments } from './moments.ts';
import { legsOf, roll } from './rolling.ts';
import { turnedToward, turnTo } from './turret.ts';

/** WWA-117: "which transceivers stand in a jammed region"; under a cup there is none, for jams lift cups. */
function jammedIn(war: War): War['jammedOps'] {
  const stands = (seat: Seat, design: 'TR-MOVE' | 'TR-FIRE') =>
    war.devices.some((one) => one.owner === seat && one.design === design && isJammed(war, one.region));
  const of = (seat: Seat) => ({ move: stands(seat, 'TR-MOVE'), fire: stands(seat, 'TR-FIRE') });
  return { A: of('A'), B: of('B') };
}

const shown = (order: FullOrder | null): TankOrder | null => {
  if (order === null) return null;
  const { moment: _, ...open } = order;
  return open;
};

/** WWA-152: "the orders stay hidden ... until TANKOPS opens, when both are shown". */
export function beginOps(play: Play): void {
  const { secret } = play.state;
  const orders = { A: shown(secret.A.order), B: shown(secret.B.order) };
  happen(play, { type: 'opsBegan', orders, jammed: jammedIn(warOf(play)) });
}

/** WWA-118: null: the player is asked. `none`: there will be no shot. */
export function momentOf({ war, secret }: State, seat: Seat): number | 'none' | null {
  const { order } = secret[seat];
  if (order === null || order.attack === null || order.aim === null) return 'none';
  const { move, fire } = war.jammedOps[seat];
  if (fire) return 'none';
  const legal = legalMoments(war, seat, order);
  const [only] = legal;
  if (only === undefined) return 'none';
  if (countOf(order, move) === 1) return only;
  const stored = typeof order.moment === 'number' && legal.includes(order.moment) ? order.moment : null;
  // WWA-154: nobody is asked, the stored moment is taken, "else the earliest or latest legal one"
  if (isAhead(war)) return stored ?? (order.moment === 'latest' ? (legal.at(-1) ?? only) : only);
  // WWA-115: "A legal moment stored with the order is used without asking, an illegal one as if none were stored"
  return stored;
}

/** The whole ride; the gun fires at its moment, at the last one where something stops the tank before. */
export function execute(play: Play, seat: Seat, moment: number | 'none'): void {
  const order = play.state.secret[seat].order;
  if (order === null || tankIn(warOf(play), seat) === null) {
    happen(play, { type: 'opsDone', side: seat });
    return;
  }
  const { move: still, fire: mute } = warOf(play).jammedOps[seat];
  const shot = moment === 'none' ? null : shotOf(order);
  if (order.attack !== null && shot === null)
    happen(play, { type: 'shotLost', side: seat, why: mute ? 'jammed' : 'moment' });
  const legs = still ? [] : legsOf(order);
  let fired = false;
  for (let index = 0; ; index++) {
    const leg = legs[index];
    if (shot !== null && index === moment) fired = shoot(play, seat, shot);
    if (isOver(play) || leg === undefined || !roll(play, seat, leg, order)) break;
  }
  if (shot !== null && !fired && !isOver(play)) fired = shoot(play, seat, shot);
  if (!isOver(play) && !fired && !mute && order.aim !== null)
    turn(play, seat, (tank) => turnedToward(tank, order.aim as Hex));
  happen(play, { type: 'opsDone', side: seat });
}

const isOver = (play: Play): boolean => warOf(play).outcome !== null;

type Shot = { readonly aim: Hex; readonly order: FullOrder };

function shotOf(order: FullOrder): Shot | null {
  return order.aim === null || order.attack === null ? null : { aim: order.aim, order };
}

function turn(play: Play, seat: Seat, facing: (tank: Tank) => Tank['turret']): void {
  const tank = tankIn(warOf(play), seat);
  if (tank === null) return;
  const turret = facing(tank);
  if (turret !== tank.turret) happen(play, { type: 'turretTurned', side: seat, turret });
}

/** WWA-116: a hex attack that bursts on the ground or on the hull, "and need no roll to hit". WWA-023: the end is checked after it. */
function shoot(play: Play, seat: Seat, { aim, order }: Shot): boolean {
  const { attack, solid } = order;
  if (attack === null) return false;
  turn(play, seat, (tank) => turnTo(tank, aim).facing);
  const target = { hex: aim, layer: 'ground', solid } as const;
  happen(play, { type: 'fired', side: seat, unit: null, attack, mount: null, target, second: null });
  const blow = { owner: seat, attack, facts: ATTACKS[attack], named: solid, under: false, spared: null };
  hitHex(play, { hex: aim, layer: 'ground' }, blow);
  checkEnd(play);
  return true;
}

/** The seats in the order in which their orders are executed. */
export function inOrder(first: Seat): readonly Seat[] {
  return first === 'A' ? SEATS : ['B', 'A'];
}
