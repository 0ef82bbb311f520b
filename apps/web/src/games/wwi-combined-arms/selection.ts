/** The meaning of taps and keys on the board during a turn. Pure: a state and a tap give a state, or an order. */
import type { Position } from '@fieldpost/boards/wwi-combined-arms';
import type { UnitType } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import { type Command, menuOf as listed, previewAttacks, type View } from '@fieldpost/rules-wwi-combined-arms/table';
import { toggled } from '../../map-kit/two-step/picking.ts';
import { seatOf } from './reading.ts';

export type Side = 'south' | 'north';

/** The selection: nothing, one unit, a type of reinforcement, or a target with its attackers. */
export type Picked =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unit'; readonly unit: string }
  | { readonly kind: 'reinforcement'; readonly unitType: UnitType }
  | { readonly kind: 'target'; readonly target: string; readonly attackers: readonly string[] };

export const NOTHING: Picked = { kind: 'nothing' };

export type Tapped = { readonly picked: Picked; readonly order: Command | null };

/** The orders of one unit now. */
export type Menu = { readonly reach: readonly string[]; readonly targets: readonly string[] };

export const NO_MENU: Menu = { reach: [], targets: [] };

/** Squares a unit may move to (or fall back to) and squares of enemies it may attack. */
export function menuOf(view: View, side: Side, subject: string): Menu {
  const commands = listed(view, seatOf(side), subject);
  const reach = commands.flatMap((command) =>
    command.type === 'move' || command.type === 'retreat'
      ? [command.to]
      : command.type === 'reinforce'
        ? [command.square]
        : [],
  );
  const targets = commands.flatMap((command) =>
    command.type === 'attack' ? [squareOf(view, command.target) ?? ''] : [],
  );
  return { reach, targets };
}

export function squareOf(view: View, id: string): string | null {
  return view.units.find((unit) => unit.id === id)?.at ?? null;
}

/** Empty squares of the back row where this type may come as reinforcement (CA-065). */
export function reinforcementSquares(view: View, side: Side, unitType: UnitType): readonly string[] {
  const commands = listed(view, seatOf(side), null);
  return commands.flatMap((command) =>
    command.type === 'reinforce' && command.unitType === unitType ? [command.square] : [],
  );
}

/** Types that may come as reinforcement now. */
export function reinforcementTypes(view: View, side: Side): readonly UnitType[] {
  if (!view.reinforcing) return [];
  const commands = listed(view, seatOf(side), null);
  return [...new Set(commands.flatMap((command) => (command.type === 'reinforce' ? [command.unitType] : [])))];
}

/** Own units that may attack this one now. */
export function attackersOn(view: View, target: string): readonly string[] {
  return previewAttacks(view, target, [])?.attackers.map(({ unit }) => unit) ?? [];
}

const plain = (picked: Picked): Tapped => ({ picked, order: null });

/** A tap on a square while `side` has the turn. */
export function tapInTurn(view: View, position: Position, side: Side, picked: Picked, square: string): Tapped {
  const piece = position.pieces.find((each) => each.square === square);
  if (piece === undefined) return tapEmpty(view, side, picked, square);
  return piece.side === side ? tapOwn(view, picked, piece.id) : tapEnemy(view, picked, piece.id);
}

function tapEmpty(view: View, side: Side, picked: Picked, square: string): Tapped {
  if (picked.kind === 'unit' && menuOf(view, side, picked.unit).reach.includes(square)) {
    return { picked, order: { type: 'move', unit: picked.unit, to: square } };
  }
  if (picked.kind === 'reinforcement' && reinforcementSquares(view, side, picked.unitType).includes(square)) {
    return { picked: NOTHING, order: { type: 'reinforce', unitType: picked.unitType, square } };
  }
  return plain(NOTHING);
}

/** An own unit is picked; while a target is picked, one that can attack it joins or leaves. */
function tapOwn(view: View, picked: Picked, unit: string): Tapped {
  if (picked.kind === 'unit' && picked.unit === unit) return plain(NOTHING);
  if (picked.kind !== 'target' || !attackersOn(view, picked.target).includes(unit))
    return plain({ kind: 'unit', unit });
  return plain({ ...picked, attackers: toggled(picked.attackers, unit) });
}

/** An enemy becomes the target, and the unit that was picked its first attacker if it can. */
function tapEnemy(view: View, picked: Picked, target: string): Tapped {
  if (picked.kind === 'target' && picked.target === target) return plain(NOTHING);
  const possible = attackersOn(view, target);
  const first = picked.kind === 'unit' && possible.includes(picked.unit) ? [picked.unit] : [];
  return plain({ kind: 'target', target, attackers: first });
}

/** The picked things that are still there after the position has changed. */
export function keepPicked(view: View, picked: Picked): Picked {
  const there = (id: string) => squareOf(view, id) !== null;
  if (picked.kind === 'unit' && !there(picked.unit)) return NOTHING;
  if (picked.kind === 'reinforcement' && !view.reinforcing) return NOTHING;
  if (picked.kind !== 'target') return picked;
  if (!there(picked.target)) return NOTHING;
  const possible = attackersOn(view, picked.target);
  return { ...picked, attackers: picked.attackers.filter((id) => possible.includes(id)) };
}
