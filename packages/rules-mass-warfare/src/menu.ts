/** Menus: what may be done now, whole or by subject, read from the view. All that is listed is legal. */
import type { Seat } from '@fieldpost/engine';
import { listFlak } from './air/flak.ts';
import { listDiverts } from './air/landing.ts';
import { listScrambles } from './air/scrambles.ts';
import type { FiledStep } from './catalogue/steps.ts';
import type { Command, Order } from './commands.ts';
import { burnsOwn } from './ground/assaults.ts';
import { ordersOf, subjectsIn } from './judging/orders.ts';
import { finerOf, ofFiner } from './menu/finer.ts';
import { PASS } from './orders/answering.ts';
import { projected } from './orders/projecting.ts';
import { armyOf, isActive, unitOf } from './state/board.ts';
import type { Side, War } from './state.ts';
import { listPlaces } from './turn/placement.ts';
import { awaitedIn, isPlanningUnseen, partAt, plannable } from './turn/places.ts';
import type { View } from './view.ts';

const NOTHING: readonly never[] = [];

/** What is open to a side: steps whose orders are done or planned, or something else. */
type Open =
  | {
      readonly kind: 'steps';
      /** The war in one of the steps. */
      readonly warIn: (step: FiledStep) => War;
      readonly steps: readonly FiledStep[];
      readonly planning: boolean;
      readonly end: Command;
    }
  | { readonly kind: 'scramble' | 'flak' | 'landing' | 'placement' }
  | null;

function openTo(view: View, { side, player }: Seat<Side>): Open {
  const { war, plans } = view;
  if (war.outcome !== null || player !== 0 || !isActive(war, side)) return null;
  const planned = (step: FiledStep) => projected(war, side, plans, step);
  if (isPlanningUnseen(view, side)) {
    const steps = plannable(war, side, view.ready);
    return { kind: 'steps', warIn: planned, steps, planning: true, end: { type: 'ready' } };
  }
  const awaited = awaitedIn(war);
  if (awaited?.side !== side) return null;
  const { window } = awaited;
  if (window === 'scramble' || window === 'flak' || window === 'landing' || window === 'placement')
    return { kind: window };
  const part = partAt(war, war.cursor);
  if (part === null) return null;
  if (part.mode === 'packet') return { kind: 'steps', warIn: planned, steps: part.steps, planning: true, end: PASS };
  return { kind: 'steps', warIn: () => war, steps: [part.step as FiledStep], planning: false, end: PASS };
}

const wrapped = (orders: readonly Order[], planning: boolean): readonly Command[] =>
  planning ? orders.map((order) => ({ type: 'plan', order, fallback: 'hold' })) : orders;

/** `subject` null: all. '' = what needs no subject. "s1-bmb-1/units": only a part of what s1-bmb-1 may do. */
export function menuOf(view: View, seat: Seat<Side>, subject: string | null): readonly Command[] {
  const open = openTo(view, seat);
  if (open === null) return NOTHING;
  if (subject === null)
    return ownLast(
      view,
      seat,
      subjectsOpen(view.war, seat.side, open).flatMap((one) => menuFor(view, seat.side, open, one)),
    );
  const slash = subject.indexOf('/');
  if (slash < 0) return menuFor(view, seat.side, open, subject);
  const whole = menuFor(view, seat.side, open, subject.slice(0, slash));
  return whole.filter((command) => ofFiner(view.war, command, subject.slice(slash + 1)));
}

/** MW-103: what burns your own is listed last. */
function ownLast(view: View, { side }: Seat<Side>, menu: readonly Command[]): readonly Command[] {
  const harms = (command: Command) => harmsOwn(view, side, command);
  return menu.some(harms) ? [...menu.filter((one) => !harms(one)), ...menu.filter(harms)] : menu;
}

/** Whether a command is aimed at what its player, or nobody, controls: it is ordered, never proposed. */
export function harmsOwn({ war }: View, side: Side, command: Command): boolean {
  const meant = command.type === 'plan' ? command.order : command;
  return meant.type === 'attack' && burnsOwn(war, side, meant);
}

function menuFor({ war }: View, side: Side, open: Exclude<Open, null>, subject: string): readonly Command[] {
  if (open.kind === 'steps') {
    if (subject === '') return [open.end];
    const orders = open.steps.flatMap((step) => ordersOf(open.warIn(step), side, step, subject));
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
      if (open.steps.length === 1 && only !== undefined) return [...subjectsIn(open.warIn(only), side, only), ''];
      const all = open.steps.flatMap((step) => subjectsIn(open.warIn(step), side, step));
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
