/** Menus: what may be done now, by subject, read from the view. All that is listed is legal. */
import type { Seat as SeatOf } from '@fieldpost/engine';
import type { AttackId } from './catalogue/attacks.ts';
import type { Command } from './commands.ts';
import { ownDevice, ownDevices } from './frequency/cups.ts';
import { canUse, listOf } from './frequency/judging.ts';
import { DIRS } from './geometry/hexes.ts';
import { deployMenu, tokenSubjects } from './judging/deploying.ts';
import { harmsOwn } from './judging/own-harm.ts';
import { actionsAt } from './menu/actions.ts';
import { canAct } from './menu/possible.ts';
import { roundMenu, tokensWithin } from './menu/rounds.ts';
import { gunAims } from './menu/targets.ts';
import { placesWithin, unitMenu } from './menu/units.ts';
import { PASS, QUEUE_PASS } from './orders/answering.ts';
import { isSealed } from './sequence.ts';
import { standing } from './shooting/weapons.ts';
import { layoutIn, tankIn, unitOf } from './state/board.ts';
import { latest } from './state/latest.ts';
import type { FullOrder, Heading, Hex, Seat, War } from './state.ts';
import { legalMoments } from './tank/moments.ts';
import { refusesOrder } from './tank/orders.ts';
import { supportPlaces, tankPlaces } from './turn/placing.ts';
import type { View } from './view.ts';

const NOTHING: readonly never[] = [];

function isOpen({ war, own }: View, { side, player }: SeatOf<Seat>): boolean {
  if (war.outcome !== null || player !== 0) return false;
  if (isSealed(war)) return own?.order === null;
  return war.seat === side;
}

/** What may be acted with now; '' = what needs no subject. `within` a unit: the places where it can end. */
export function subjectsOf(view: View, seat: SeatOf<Seat>, within: string | null): readonly string[] {
  if (!isOpen(view, seat)) return NOTHING;
  if (within !== null) return finerSubjects(view, seat.side, within);
  switch (view.war.phase) {
    case 'main':
    case 'queues':
      return mainSubjects(view, seat.side);
    case 'plan':
    case 'orders':
      return planSubjects(view.war, seat.side);
    case 'deploy':
      return [...tokenSubjects(view, seat.side), ''];
    default:
      return [''];
  }
}

/** Of a unit the places where it can end; of a ride with ORDERS (WWA-154) the tokens that may be played with it, "3R+play GER-T02/B F6". */
function finerSubjects(view: View, side: Seat, within: string): readonly string[] {
  const { phase } = view.war;
  if (phase === 'main' && /^u\d+$/.test(within) && isReady(view, side, within)) return placesWithin(view.war, within);
  if (phase !== 'orders' || !planSubjects(view.war, side).includes(within)) return NOTHING;
  return tokensWithin(view, side, within);
}

function isReady({ war }: View, side: Seat, id: string): boolean {
  const unit = unitOf(war, id);
  return unit?.owner === side && canAct(war, unit);
}

function mainSubjects(view: View, side: Seat): readonly string[] {
  const units = view.war.units.filter((unit) => unit.owner === side && canAct(view.war, unit)).map(({ id }) => id);
  const devices = ownDevices(view, side)
    .filter((owned) => canUse(view, side, owned))
    .map(({ device }) => device.id);
  return [...units, ...devices, ''];
}

/**
 * `subject` null gives the whole menu. Only the law that compares it with the union of its parts needs that. What hurts your own side
 * alone is listed last.
 */
export function menuOf(view: View, seat: SeatOf<Seat>, subject: string | null): readonly Command[] {
  if (!isOpen(view, seat)) return NOTHING;
  const subjects = subject === null ? subjectsOf(view, seat, null) : [subject];
  const menu = subjects.flatMap((one) => menuFor(view, seat.side, one));
  const harmful = menu.filter((command) => harmsOwn(view, seat.side, command));
  if (harmful.length === 0) return menu;
  const last = new Set(harmful);
  return [...menu.filter((command) => !last.has(command)), ...harmful];
}

function menuFor(view: View, side: Seat, subject: string): readonly Command[] {
  const { war } = view;
  switch (war.phase) {
    case 'main':
    case 'queues':
      return mainMenu(view, side, subject);
    case 'plan':
      return orderMenu(war, side, subject).map((order): Command => ({ type: 'plan.order', ...order }));
    case 'orders':
      return roundMenu(view, side, subject, (ride) => orderMenu(war, side, ride));
    case 'deploy':
      return subject === '' ? [{ type: 'deploy.pass' }] : deployMenu(view, side, subject);
    default:
      return subject === '' ? plainMenu(view, side) : NOTHING;
  }
}

function mainMenu(view: View, side: Seat, subject: string): readonly Command[] {
  if (subject === '') return [view.war.phase === 'queues' ? QUEUE_PASS : PASS];
  if (!subject.startsWith('d')) {
    const [id = ''] = subject.split(/[>^]/);
    return isReady(view, side, id) ? unitMenu(view.war, subject) : NOTHING;
  }
  const owned = ownDevice(view, side, subject);
  return owned === null ? NOTHING : listOf(view, side, owned);
}

function plainMenu({ war, own }: View, side: Seat): readonly Command[] {
  switch (war.phase) {
    case 'setupTank':
      return tankPlaces(war, side, war.models[side]).map((anchor) => ({ type: 'setup.tank', anchor }));
    case 'setupSupport':
      return supportPlaces(war, side).map((position) => ({ type: 'setup.support', position }));
    case 'awaitAction': {
      const unit = unitOf(war, war.landed);
      const actions = unit === null ? [] : actionsAt(war, standing(unit));
      return [...actions.map((action): Command => ({ type: 'main.act', action })), { type: 'main.end' }];
    }
    case 'decision':
      return DIRS.map((dir) => ({ type: 'decide.throw', dir }));
    case 'tankops':
      return own?.order == null
        ? NOTHING
        : legalMoments(war, side, own.order).map((moment) => ({ type: 'tankops.execute', moment }));
    default:
      return NOTHING;
  }
}

const HEADING_WORDS: readonly Heading[] = ['L', 'F', 'R'];

/** Speed and heading first: "3R". */
function planSubjects(war: War, side: Seat): readonly string[] {
  const speed = tankIn(war, side) === null ? 0 : (layoutIn(war, side)?.model.speed ?? 0);
  return Array.from({ length: speed + 1 }, (_, steps) => HEADING_WORDS.map((heading) => `${steps}${heading}`)).flat();
}

/** Without an aim, and with shots that look worth it; any other aim is legal without being listed (WWA-147). */
function orderMenu(war: War, side: Seat, subject: string): readonly FullOrder[] {
  const [, speed, heading] = /^(\d)([LFR])$/.exec(subject) ?? [];
  if (speed === undefined || !planSubjects(war, side).includes(subject)) return NOTHING;
  const still: FullOrder = { ...STILL, speed: Number(speed), heading: heading as Heading };
  return [still, ...shotsOf(war, side).map(({ aim, attack }): FullOrder => ({ ...still, aim, attack }))];
}

type Shot = { readonly aim: Hex; readonly attack: AttackId };
const shots = latest((_: War): Partial<Record<Seat, readonly Shot[]>> => ({}));

/** Whether a shot may be ordered depends on no speed: it is found once for all of them. */
function shotsOf(war: War, side: Seat): readonly Shot[] {
  const known = shots(war);
  const guns = layoutIn(war, side)?.model.guns ?? [];
  known[side] ??= gunAims(war, side)
    .flatMap((aim) => guns.map((attack): Shot => ({ aim, attack })))
    .filter((shot) => refusesOrder(war, side, { ...STILL, ...shot }) === null);
  return known[side];
}

const STILL: FullOrder = {
  speed: 0,
  heading: 'F',
  aim: null,
  attack: null,
  solid: null,
  moment: null,
};
