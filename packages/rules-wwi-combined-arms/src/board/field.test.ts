import { describe, expect, test } from 'vitest';
import { wwiCombinedArms as rules } from '../index.ts';
import type { State } from '../state.ts';
import { Trial } from '../testing/trial.ts';
import { fieldOf, slotOf } from './field.ts';
import { squareName, squareNumber } from './squares.ts';

/** What the table says, as plain data. */
function picture(state: State) {
  const { size, slotAt, taken, south, north, bonus } = fieldOf(state);
  const stands = [...slotAt].map((slot) => state.units[slot]?.id ?? null);
  return { size, stands, taken: [...taken], south: [...south], north: [...north], bonus: [...bonus] };
}

const freshly = (state: State): State => JSON.parse(JSON.stringify(state)) as State;

describe('the table of the board', () => {
  test('says the same of a state however one came to it, also between matches of other sizes', () => {
    const small = new Trial('4h3/3i4/2mi4/3s4/3RF3/2AI4/3T4/4H3 S 1 1', { terrain: 'salient' });
    const large = new Trial('5h6/12/12/12/12/4ia6/4M1S5/12/12/12/12/6H5 S 1 1');
    const states = [small.state, large.state];
    for (const line of ['d2-c1', 'd4xd5']) small.play(line);
    states.push(small.state);
    large.play('e6-e5');
    states.push(large.state);
    const pictures = states.map(picture);
    expect(states.toReversed().map(picture).toReversed()).toEqual(pictures);
    expect(states.map(freshly).map(picture)).toEqual(pictures);
  });

  test('a unit is found in a state that was never looked at', () => {
    const state = freshly(new Trial('4h3/8/8/8/8/8/8/R6H S 1 1').state);
    expect(slotOf({ ...state, units: state.units.slice().reverse() }, 'S-raid-1')).toBe(1);
    expect(slotOf(state, 'S-raid-77')).toBe(-1);
    expect(slotOf(state, 'nobody')).toBe(-1);
    expect(rules.legalCommands(state, { side: 'south', player: 0 }, 'S-raid-77')).toEqual([]);
  });

  test.each(['a1', 'h8', 'i8', 'h9', 'l12', 'a10', 'a12', 'a13', 'a0', 'a1/', 'a:', 'A1', '', 'a', 'a123', 'aa'])(
    'square %j',
    (name) => {
      for (const size of [8, 12]) {
        const [, file, row] = /^([a-l])([1-9]|1[0-2])$/.exec(name) ?? [];
        const on = file !== undefined && file.charCodeAt(0) - 97 < size && Number(row) <= size;
        const square = squareNumber(name, size);
        expect(square >= 0).toBe(on);
        if (on) expect(squareName(square)).toBe(name);
      }
    },
  );
});
