/** Menus: what may be done now, whole or by subject, read from the view. All that is listed is legal. */
import type { Seat } from '@fieldpost/engine';
import { listFlak } from './air/flak.ts';
import { listDiverts } from './air/landing.ts';
import { listScrambles } from './air/scrambles.ts';
import type { FiledStep } from './catalogue/steps.ts';
import type { Command, Order } from './commands.ts';
import { ordersOf, subjectsIn } from './judging/orders.ts';
import { mayPlanUnseen } from './judging.ts';
import { finerOf, ofFiner } from './menu/finer.ts';
import { PASS } from './orders/answering.ts';
import { projected } from './orders/projecting.ts';
import { armyOf, isActive, unitOf } from './state/board.ts';
import type { Side, War } from './state.ts';
import { listPlaces } from './turn/placement.ts';
import { awaitedIn, partAt, stageAt } from './turn/places.ts';
import type { View } from './view.ts';

const NOTHING: readonly never[] = [];

/** What is open to a side: steps whose orders are done or planned, or something else. */
type Open =
  | {
      readonly kind: 'steps';
      readonly war: War;
      readonly steps: readonly FiledStep[];
      readonly planning: boolean;
      readonly end: Command;
    }
  | { readonly kind: 'scramble' | 'flak' | 'landing' | 'placement' }
  | null;

function openTo(view: View, { side, player }: Seat<Side>): Open {
  const { war, plans } = view;
  if (war.outcome !== null || player !== 0 || !isActive(war, side)) return null;
  if (mayPlanUnseen(view, side)) {
    const stage = stageAt(war);
    const steps = stage.kind === 'secret' ? stage.steps : NOTHING;
    return { kind: 'steps', war: projected(war, side, plans), steps, planning: true, end: { type: 'ready' } };
  }
  const awaited = awaitedIn(war);
  if (awaited?.side !== side) return null;
  const { window } = awaited;
  if (window === 'scramble' || window === 'flak' || window === 'landing' || window === 'placement')
    return { kind: window };
  const part = partAt(war, war.cursor);
  if (part === null) return null;
  const planning = part.mode === 'plan';
  const seen = planning ? projected(war, side, plans) : war;
  return { kind: 'steps', war: seen, steps: [part.step as FiledStep], planning, end: PASS };
}

const wrapped = (orders: readonly Order[], planning: boolean): readonly Command[] =>
  planning ? orders.map((order) => ({ type: 'plan', order, fallback: 'hold' })) : orders;

/** `subject` null: all. '' = what needs no subject. "s1-bmb-1/units": only a part of what s1-bmb-1 may do. */
export function menuOf(view: View, seat: Seat<Side>, subject: string | null): readonly Command[] {
  const open = openTo(view, seat);
  if (open === null) return NOTHING;
  if (subject === null)
    return subjectsOpen(view.war, seat.side, open).flatMap((one) => menuFor(view, seat.side, open, one));
  const slash = subject.indexOf('/');
  if (slash < 0) return menuFor(view, seat.side, open, subject);
  const whole = menuFor(view, seat.side, open, subject.slice(0, slash));
  return whole.filter((command) => ofFiner(view.war, command, subject.slice(slash + 1)));
}

function menuFor({ war }: View, side: Side, open: Exclude<Open, null>, subject: string): readonly Command[] {
  if (open.kind === 'steps') {
    if (subject === '') return [open.end];
    const orders = open.steps.flatMap((step) => ordersOf(open.war, side, step, subject));
    return wrapped(orders, open.planning);
  }
  if (open.kind === 'scramble') return subject === '' ? [PASS] : scramblesOf(war, side, subject);
  if (open.kind === 'placement') return subject === '' ? listPlaces(war, side) : NOTHING;
  const answers = open.kind === 'flak' ? listFlak(war, side) : listDiverts(war, side);
  return answers.filter(({ unit }) => unit === subject);
}

function scramblesOf(war: War, side: Side, id: string): readonly Command[] {
  const unit = unitOf(war, id);
  return unit?.owner === side ? listScrambles(war, side, unit) : NOTHING;
}

function subjectsOpen(war: War, side: Side, open: Exclude<Open, null>): readonly string[] {
  switch (open.kind) {
    case 'steps': {
      const [only] = open.steps;
      if (open.steps.length === 1 && only !== undefined) return [...subjectsIn(open.war, side, only), ''];
      const all = open.steps.flatMap((step) => subjectsIn(open.war, side, step));
      return [...new Set(all), ''];
    }
    case 'scramble':
      return [...armyOf(war, side).flatMap((unit) => (listScrambles(war, side, unit).length > 0 ? [unit.id] : [])), ''];
    case 'placement':
      return [''];
    case 'flak':
      return listFlak(war, side)
        .slice(0, 1)
        .map(({ unit }) => unit);
    case 'landing':
      return listDiverts(war, side)
        .slice(0, 1)
        .map(({ unit }) => unit);
  }
}

/** What may be acted with; `within` a subject with many targets: the kinds of them. */
export function subjectsOf(view: View, seat: Seat<Side>, within: string | null): readonly string[] {
  const open = openTo(view, seat);
  if (open === null) return NOTHING;
  if (within === null) return subjectsOpen(view.war, seat.side, open);
  if (within === '' || within.includes('/')) return NOTHING;
  return finerOf(view.war, menuFor(view, seat.side, open, within)).map((kind) => `${within}/${kind}`);
}
