/** Target: TDC-030 to TDC-033. */
import type { Refusal } from '@fieldpost/engine';
import { type TargetCommand, TOP } from '../commands.ts';
import { refuse } from '../refusal.ts';
import { type Open, type OpenCard, otherSide, type TableCard } from '../state.ts';
import { isSupport } from './conditions.ts';
import type { Course } from './course.ts';
import { nextUnit } from './drawing.ts';
import { tendDeck } from './exchange.ts';
import { ends, type Next } from './next.ts';

/** TDC-033: "No target at all (deck and table empty): the attack ends." */
export function lookForTarget(course: Course): Next {
  const { deck, table } = course.force(otherSide(course.open.active));
  return deck === 0 && table.length === 0 ? ends('noTarget') : null;
}

/** TDC-030: "any enemy card on the table, or the enemy's top formation card"; TDC-032: the latter counts once, as the top card. */
export function refusesTarget({ phase, forces, active }: Open, { unit }: TargetCommand): Refusal | null {
  if (phase !== 'target') return refuse('WRONG_WINDOW', 'TDC-030');
  const { deck, table } = forces[otherSide(active)];
  const there = unit === TOP ? deck > 0 : table.some(({ id }) => id === unit);
  return there ? null : refuse('ILLEGAL_TARGET', 'TDC-030');
}

export function target(course: Course, { unit }: TargetCommand): Next {
  return unit === TOP ? attackTop(course) : attackTable(course, unit);
}

function attackTable(course: Course, chosen: string): Next {
  const side = otherSide(course.open.active);
  const { id, unit } = course.force(side).table.find((card) => card.id === chosen) as TableCard;
  course.emit({ type: 'targeted', side, id, unit, place: 'table' });
  return null;
}

function attackTop(course: Course): Next {
  const side = otherSide(course.open.active);
  const top = course.force(side).top ?? turnUp(course);
  if (isSupport(top.unit)) return withdraw(course, top);
  course.emit({ type: 'targeted', side, ...top, place: 'top' });
  return null;
}

/** TDC-030: "turned face up, staying on the deck". */
function turnUp(course: Course): OpenCard {
  const side = otherSide(course.open.active);
  const card = { id: `#${course.open.nextId}`, unit: nextUnit(course, side) };
  course.emit({ type: 'turnedUp', side, ...card });
  return card;
}

/** TDC-031: "If the top card turned up is support it goes to its owner's reserve pile and the attack ends at once". */
function withdraw(course: Course, card: OpenCard): Next {
  const side = otherSide(course.open.active);
  course.emit({ type: 'withdrew', side, ...card });
  tendDeck(course, side);
  return ends('withdrawn');
}
