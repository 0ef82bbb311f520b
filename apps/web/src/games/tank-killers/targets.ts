/** Cards on the table that may be chosen now: targets (TDC-030), or who attacks once more (TDC-071). */
import { legalCommands, type Open, otherSide, type Side, type View } from '@fieldpost/rules-tank-killers';
import { isA, type UnitId, unitOf } from '@fieldpost/rules-tank-killers/catalogue';
import { seatOf } from './reading.ts';
import type { Situation } from './situation.ts';

export type Choice = {
  readonly side: Side;
  /** "top", or the id of a card on the table. */
  readonly unit: string;
  readonly hint: string;
  readonly pick: () => void;
};

export const choiceOf = (choices: readonly Choice[], side: Side, unit: string): Choice | null =>
  choices.find((choice) => choice.side === side && choice.unit === unit) ?? null;

/** The printed figure against the Defense: "12 against 6"; against a card that is not known, nothing. */
function forecast(attacker: UnitId | null, target: UnitId | null): string {
  if (attacker === null || target === null) return 'attack it';
  const { pen, inf } = unitOf(attacker);
  const { type, def } = unitOf(target);
  if (def === null) return 'attack it';
  return `${isA(type, 'infantry') ? inf : pen} against ${def}`;
}

function unitAt(open: Open, side: Side, unit: string): UnitId | null {
  const { top, table } = open.forces[side];
  return (unit === 'top' ? top?.unit : table.find(({ id }) => id === unit)?.unit) ?? null;
}

/** The possible choices, from the game's own menu. */
export function choicesOf({ view, side, ready, props }: Situation): readonly Choice[] {
  if (!ready || side === null) return [];
  return legalChoices(view, side).map(({ type, unit }) => {
    const owner = type === 'target' ? otherSide(side) : side;
    const attacker = view.open.attack?.attacker.unit ?? null;
    const hint = type === 'target' ? forecast(attacker, unitAt(view.open, owner, unit)) : 'attacks again';
    return { side: owner, unit, hint, pick: () => void props.order({ type, unit }) };
  });
}

function legalChoices(view: View, side: Side) {
  const { phase } = view.open;
  if (phase !== 'target' && phase !== 'attacker') return [];
  return legalCommands(view, seatOf(side)).flatMap((command) =>
    command.type === 'target' || command.type === 'attackWith' ? [command] : [],
  );
}
