/** Orders as one would give them to a player: "Move the Tank from c3 to c5." */

import { readPosition } from '@fieldpost/boards/wwi-combined-arms';
import type { Json } from '@fieldpost/client';
import { UNITS, type UnitType } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import type { Command } from '@fieldpost/rules-wwi-combined-arms/table';
import type { Named } from '../table.ts';

type Standing = { readonly type: UnitType; readonly square: string };

/** A sentence for each order, given one after another in this position. Units that others move are named where they stand now. */
export function ordersInWords(view: Json, commands: readonly Named[]): readonly string[] {
  const standing = new Map<string, Standing>(
    readPosition(view)?.pieces.map(({ id, type, square }) => [id, { type, square }]) ?? [],
  );
  return (commands as readonly Command[]).map((command) => {
    const words = inWords(standing, command);
    if (command.type === 'move' || command.type === 'retreat') moveIn(standing, command.unit, command.to);
    return words;
  });
}

function moveIn(standing: Map<string, Standing>, unit: string, square: string): void {
  const known = standing.get(unit);
  if (known !== undefined) standing.set(unit, { ...known, square });
}

function inWords(standing: ReadonlyMap<string, Standing>, command: Command): string {
  const at = (id: string, joint: string) => {
    const unit = standing.get(id);
    return unit === undefined ? 'the unit' : `the ${UNITS[unit.type].name} ${joint} ${unit.square}`;
  };
  switch (command.type) {
    case 'move':
      return `Move ${at(command.unit, 'from')} to ${command.to}.`;
    case 'attack':
      return `Attack ${at(command.target, 'on')} with ${at(command.unit, 'on')}.`;
    case 'retreat':
      return `Retreat ${at(command.unit, 'from')} to ${command.to}.`;
    case 'reinforce':
      return `Bring ${UNITS[command.unitType].name} to ${command.square}.`;
    case 'place':
      return `Place ${UNITS[command.unitType].name} on ${command.square}.`;
    case 'commitArmy':
      return `Commit this army: ${armyInWords(command.units)}.`;
    default:
      return 'End the turn.';
  }
}

const armyInWords = (units: Readonly<Partial<Record<UnitType, number>>>): string =>
  (Object.entries(units) as [UnitType, number][]).map(([type, count]) => `${count} × ${UNITS[type].name}`).join(', ');
