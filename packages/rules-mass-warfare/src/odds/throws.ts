/** All ways in which dice can fall: what is played once with each of them is its odds. */
import type { Chance } from '@fieldpost/engine';
import { CONSTANTS } from '../catalogue/constants.ts';

export type Likely<Value> = { readonly likelihood: number; readonly value: Value };

const SPENT = Symbol('no more dice');

/** Dice that fall as written; beyond them the play is given up. */
function written(dice: readonly number[]): Chance {
  let index = 0;
  return {
    draw() {
      const die = dice[index++];
      if (die === undefined) throw SPENT;
      return die;
    },
    take() {
      throw new Error('Mass Warfare draws no cards');
    },
  };
}

/** Every end of a play with its likelihood; the play is begun again for each throw, and must change nothing outside of it. */
export function everyThrow<Value>(play: (chance: Chance) => Value): readonly Likely<Value>[] {
  const ends: Likely<Value>[] = [];
  const open: (readonly number[])[] = [[]];
  for (let dice = open.pop(); dice !== undefined; dice = open.pop()) {
    try {
      ends.push({ value: play(written(dice)), likelihood: CONSTANTS.faces ** -dice.length });
    } catch (fault) {
      if (fault !== SPENT) throw fault;
      for (let face = 1; face <= CONSTANTS.faces; face++) open.push([...dice, face]);
    }
  }
  return ends;
}
