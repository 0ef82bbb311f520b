/** CA-072: the positions that may come again, written out so that two are equal only if they are the same. */
import { fieldOf } from '../board/field.ts';
import { type Identity, letterOf } from '../board/identity.ts';
import { STRIDE } from '../board/squares.ts';
import type { State, Unit } from '../state.ts';
import { isElite } from '../state.ts';

/** The positions seen, with the one in which this turn starts. CA-076: none where repetition is switched off. */
export function viewFor(started: State): readonly string[] {
  return started.options.repetition === 'off' ? started.seen : [...started.seen, positionOf(started)];
}

/** CA-072: how many times the present position has stood at the start of a turn. */
export function timesSeen({ seen }: State): number {
  const now = seen.at(-1);
  return seen.filter((position) => position === now).length;
}

/** CA-072: "squares, types, owners, elite, credits, with `reinforcements` also the turn number modulo 3 of both". */
export function positionOf(state: State): string {
  const { options, turns, active } = state;
  const cycle = options.reinforcements === 'on' ? ` ${turns.south % 3} ${turns.north % 3}` : '';
  return `${boardOf(state)} ${active === 'south' ? 'S' : 'N'}${cycle}`;
}

/** Square by square from a1: a letter for each unit, and between units the number of empty squares. */
function boardOf(state: State): string {
  const field = fieldOf(state);
  let text = '';
  let empty = 0;
  for (let row = 0; row < state.size; row++)
    for (let square = row * STRIDE; square < row * STRIDE + state.size; square++) {
      const slot = field.slotAt[square] as number;
      if (slot < 0) empty++;
      else {
        text += `${empty > 0 ? empty : ''}${writeUnit(field.who[slot] as Identity, state.units[slot] as Unit)}`;
        empty = 0;
      }
    }
  return text;
}

/** The mark of an elite unit, and the credits in brackets, so that two numbers never touch. */
function writeUnit(who: Identity, unit: Unit): string {
  return `${letterOf(who)}${isElite(unit) ? '*' : ''}${unit.kills > 0 ? `(${unit.kills})` : ''}`;
}
