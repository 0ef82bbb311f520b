import { describe, expect, test } from 'vitest';
import { animalWorldWar as rules } from '../index.ts';
import { Trial, unit } from '../testing/trial.ts';
import { tellOn } from './on-a-field.ts';
import { placeOn } from './places.ts';

describe('places by what is printed on them', () => {
  const tiles = [
    { at: [0, 0], card: 'barn', nml: false },
    { at: [1, 0], card: 'cottage', nml: false },
    { at: [-1, 0], card: 'cottage', nml: false },
    { at: [0, -1], card: 'church', nml: true },
    { at: [2, 0], card: 'cottage', nml: true },
  ] as const;

  test.each([
    [[0, 0], 'the Barn'],
    [[1, 0], 'the east Cottage'],
    [[-1, 0], 'the west Cottage'],
    [[0, -1], "the Church (No Man's Land)"],
    [[2, 0], "the second east Cottage (No Man's Land)"],
    [[9, 9], 'the edge of the field'],
  ] as const)('%j is %s', (at, name) => expect(placeOn(at, tiles as never)).toBe(name));

  test('a grenade that brings a tile down is told without a pair of numbers', () => {
    const trial = new Trial({
      tiles: [{ at: [0, 1], card: 'barn' }],
      units: [unit('H.medic', '0,2', { grenades: 1 }), unit('C.medic', '0,1')],
    });
    const events = trial.play('medic throws 0,1', 3);
    const text = events.flatMap((event) => {
      const notice = rules.notice(event, 'spectator');
      return notice === null ? [] : [tellOn(notice, trial.battle.tiles)];
    });
    expect(text.join(' ')).toContain("The Barn collapses into No Man's Land.");
    expect(text.filter((sentence) => /-?\d,-?\d/.test(sentence))).toEqual([]);
  });
});
