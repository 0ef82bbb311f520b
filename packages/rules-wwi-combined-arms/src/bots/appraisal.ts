import type { Appraisal, Json, Seat, Tagged } from '@fieldpost/engine';
import { items, member } from '@fieldpost/engine/reading';

/** Closing in comes before firing, because the first attack ends the moves of a turn; firing comes before resting. */
const MOVE = 200;
const ATTACK = 100;

/** Greedy play of WWI Combined Arms: everybody toward the enemy Headquarters, fire where damage already lies. */
export const appraiseWwi: Appraisal = (view, seat, command) => {
  if (command.type === 'move') return appraiseMove(view, seat, command);
  if (command.type === 'attack') return ATTACK + appraiseTarget(view, String(command.target));
  return command.type === 'endTurn' ? 0 : 1;
};

function appraiseMove(view: Json, seat: Seat<string>, command: Tagged): number {
  const goal = headquartersOf(view, seat.side === 'south' ? 'N' : 'S');
  const from = squareOf(view, String(command.unit));
  if (goal === null || from === null) return -1;
  const gain = distance(from, goal) - distance(String(command.to), goal);
  return gain > 0 ? MOVE + gain : -1;
}

function appraiseTarget(view: Json, target: string): number {
  const damage = member(unitNamed(view, target), 'damage');
  return (target.includes('-hq-') ? 50 : 0) + 10 * (typeof damage === 'number' ? damage : 0);
}

function unitNamed(view: Json, id: string): Json | undefined {
  return items(member(view, 'units')).find((unit) => member(unit, 'id') === id);
}

function squareOf(view: Json, id: string): string | null {
  const square = member(unitNamed(view, id), 'at');
  return typeof square === 'string' ? square : null;
}

function headquartersOf(view: Json, letter: 'S' | 'N'): string | null {
  const ids = items(member(view, 'units')).map((unit) => String(member(unit, 'id')));
  const id = ids.find((one) => one.startsWith(`${letter}-hq-`));
  return id === undefined ? null : squareOf(view, id);
}

/** THE-RULES "Board and terms": the larger of column and row difference. */
function distance(one: string, other: string): number {
  const columns = Math.abs(one.charCodeAt(0) - other.charCodeAt(0));
  return Math.max(columns, Math.abs(Number(one.slice(1)) - Number(other.slice(1))));
}
