/** The marks, hints and keyboard order of the units on the board during a turn. */
import { type Marks, NO_MARKS } from '@fieldpost/boards/marks';
import { type Command, menuOf, type View } from '@fieldpost/rules-wwi-combined-arms/table';
import { stillArmed } from './left-undone.ts';
import { seatOf } from './reading.ts';
import {
  attackersOn,
  type Menu,
  NO_MENU,
  NOTHING,
  type Picked,
  reinforcementSquares,
  type Side,
  squareOf,
} from './selection.ts';

/** The menu of every own unit that has one, from the menu whole. */
export function menusOf(view: View, side: Side): ReadonlyMap<string, Menu> {
  const menus = new Map<string, { reach: string[]; targets: string[] }>();
  const menuFor = (unit: string) => {
    const menu = menus.get(unit) ?? { reach: [], targets: [] };
    menus.set(unit, menu);
    return menu;
  };
  for (const command of menuOf(view, seatOf(side), null)) {
    if (command.type === 'move') menuFor(command.unit).reach.push(command.to);
    if (command.type === 'attack') menuFor(command.unit).targets.push(squareOf(view, command.target) ?? '');
  }
  return menus;
}

const squares = (view: View, ids: readonly string[]): readonly string[] =>
  ids.flatMap((id) => squareOf(view, id) ?? []);

/** Marks for what is picked; null: nothing is. */
export function marksFor(view: View, side: Side, picked: Picked, menus: ReadonlyMap<string, Menu>): Marks | null {
  if (picked.kind === 'unit') {
    const menu = menus.get(picked.unit) ?? NO_MENU;
    return { ...NO_MARKS, selected: squareOf(view, picked.unit), reach: menu.reach, targets: menu.targets };
  }
  if (picked.kind === 'reinforcement') return { ...NO_MARKS, reach: reinforcementSquares(view, side, picked.unitType) };
  if (picked.kind !== 'target') return null;
  const possible = attackersOn(view, picked.target).filter((id) => !picked.attackers.includes(id));
  const target = squares(view, [picked.target]);
  return { ...NO_MARKS, targets: target, chosen: squares(view, picked.attackers), reach: squares(view, possible) };
}

/** The choice on the board from which a player gives this order. */
export function pickedBy(command: Command): Picked {
  if (command.type === 'move') return { kind: 'unit', unit: command.unit };
  if (command.type === 'attack') return { kind: 'target', target: command.target, attackers: [command.unit] };
  return command.type === 'reinforce' ? { kind: 'reinforcement', unitType: command.unitType } : NOTHING;
}

/** The square of a hint is marked while what it is about is picked. */
export function withHint(marks: Marks | null, picked: Picked, hinted: Command | null): Marks | null {
  if (marks === null || hinted === null) return marks;
  if (hinted.type === 'move' && picked.kind === 'unit' && picked.unit === hinted.unit)
    return { ...marks, chosen: [hinted.to] };
  if (hinted.type === 'reinforce' && picked.kind === 'reinforcement' && picked.unitType === hinted.unitType)
    return { ...marks, chosen: [hinted.square] };
  return marks;
}

/** Marks while the end of the turn is asked about: who could still attack. */
export const leftMarks = (view: View, side: Side): Marks => ({
  ...NO_MARKS,
  chosen: squares(view, stillArmed(view, side)),
});

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The orders of the unit on its square: "can move to 5 squares, can attack 2 targets". */
export function menuInWords({ reach, targets }: Menu): string {
  const said: string[] = [];
  if (reach.length > 0) said.push(`can move to ${counted(reach.length, 'square', 'squares')}`);
  if (targets.length > 0) said.push(`can attack ${counted(targets.length, 'target', 'targets')}`);
  return said.join(', ');
}

/** The effect of a tap on this square with the current selection. */
export function hintFor(
  view: View,
  square: string,
  picked: Picked,
  marks: Marks,
  menus: ReadonlyMap<string, Menu>,
): string {
  const unit = view.units.find((each) => each.at === square);
  if (picked.kind === 'target' && marks.chosen.includes(square)) return 'attacks with the others';
  if (marks.chosen.includes(square)) return 'the hint: move here';
  if (marks.reach.includes(square)) return unit === undefined ? 'can be reached' : 'can join the attack';
  if (marks.targets.includes(square)) return picked.kind === 'target' ? 'target' : 'can be attacked';
  return unit === undefined ? '' : menuInWords(menus.get(unit.id) ?? NO_MENU);
}

/** The next own unit with something left to do, after the one that is picked, in the order of the board's squares. */
export function nextUnit(view: View, menus: ReadonlyMap<string, Menu>, picked: Picked): string | null {
  const rank = (id: string) => {
    const square = squareOf(view, id) ?? 'a0';
    return -Number(square.slice(1)) * 100 + square.charCodeAt(0);
  };
  const units = [...menus.keys()].toSorted((a, b) => rank(a) - rank(b));
  const at = picked.kind === 'unit' ? units.indexOf(picked.unit) : -1;
  return units[(at + 1) % units.length] ?? null;
}
