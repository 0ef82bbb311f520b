/** Writing a command as one line (THE-RULES "Notation"), in one spelling only. */
import { slotOf } from '../board/field.ts';
import { identityOf, readIdentity } from '../board/identity.ts';
import { UNIT_TYPES, UNITS } from '../catalogue/units.ts';
import type { Command, PlanCommand, RetreatOrders, RetreatRule } from '../commands.ts';
import { type Army, MOVED } from '../state.ts';
import type { View } from '../view.ts';

export function writeCommand(command: Command, view: View): string {
  switch (command.type) {
    case 'move':
      return `${squareOf(view, command.unit)}-${command.to}`;
    case 'attack':
      return `${squareOf(view, command.unit)}x${squareOf(view, command.target)}`;
    case 'retreat':
      return `r ${squareOf(view, command.unit)}-${command.to}`;
    case 'reinforce':
      return `+${UNITS[command.unitType].letter} ${command.square}`;
    case 'place':
      return `${UNITS[command.unitType].letter}${command.index} ${command.square}`;
    case 'endTurn':
      return isPass(view) ? 'pass' : 'end';
    case 'commitArmy':
      return writeArmy(command);
    case 'plan':
      return writePlan(command);
    case 'setRetreatOrders':
      return writeRetreatOrders(command.orders);
  }
}

/** Where a unit stands; its id where it stands nowhere. */
function squareOf(view: View, id: string): string {
  return view.units[slotOf(view, id)]?.at ?? id;
}

/** CA-075: no move and no attack in this turn. */
function isPass(view: View): boolean {
  const moved = view.units.some((unit) => (unit.marks & MOVED) !== 0 && identityOf(unit.id).side === view.active);
  return view.phase === 'move' && !moved;
}

/** "army I8 S1 M2 T2 A2 H1 *I3 *T1" */
export function writeArmy({ units, elite }: Army): string {
  const counts = UNIT_TYPES.filter((type) => (units[type] ?? 0) > 0).map(
    (type) => `${UNITS[type].letter}${units[type]}`,
  );
  const marks = elite.map(({ type, index }) => `*${UNITS[type].letter}${index}`);
  return ['army', ...counts, ...marks].join(' ');
}

/** "plan I1 a3, I2 b3 stop 4"; "plan none" withdraws it. */
export function writePlan({ placements, stopAfter }: PlanCommand): string {
  const entries = placements.map(({ type, index, square }) => `${UNITS[type].letter}${index} ${square}`);
  const list = entries.length === 0 ? 'none' : entries.join(', ');
  return `plan ${list}${stopAfter === null ? '' : ` stop ${stopAfter}`}`;
}

/** "retreats all list back back-a ...; M ask ...; I3 bestTerrain ..." */
function writeRetreatOrders({ all, types, units }: RetreatOrders): string {
  const byType = UNIT_TYPES.flatMap((type) => {
    const rule = types[type];
    return rule === undefined ? [] : [`${UNITS[type].letter} ${writeRule(rule)}`];
  });
  const byUnit = Object.entries(units).map(([id, rule]) => `${shortName(id)} ${writeRule(rule)}`);
  return `retreats ${[`all ${writeRule(all)}`, ...byType, ...byUnit].join('; ')}`;
}

function shortName(id: string): string {
  const who = readIdentity(id);
  return who === null ? id : `${who.sheet.letter}${who.index}`;
}

function writeRule({ choose, order }: RetreatRule): string {
  return [choose, ...order].join(' ');
}
