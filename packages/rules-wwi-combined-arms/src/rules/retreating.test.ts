import { describe, expect, test } from 'vitest';
import { writePosition } from '../notation.ts';
import { testRows } from '../testing/rows.ts';
import { Trial } from '../testing/trial.ts';

/** Example 3, with `more` units. */
const G3 = {
  position: '7h/8/8/8/8/8/2r5/4HI2 N 1 1',
  start: 'attack',
  units: [
    { id: 'S-hq-1', damage: 3 },
    { id: 'N-tank-1', square: 'e3' },
  ],
};

describe('retreat', () => {
  testRows([
    {
      rule: 'CA-050',
      what: 'damage equal to Defense forces a retreat at once, before the next attack',
      at: '4h3/8/8/8/3s4/2MM4/3T4/4H3 S 1 1',
      script: [
        'c3xd4 => 1 point',
        'd3xd4 => must fall back',
        'S: d2xd4 => NOT_YOUR_TURN',
        'r d4-d5',
        'S: d2xd5 => OUT_OF_RANGE',
      ],
    },
    {
      rule: 'CA-051',
      what: "effective Defense: example 4, two points suffice in No-Man's-Land",
      at: '4h3/8/8/8/3i4/3M4/8/4H3 S 1 1',
      options: { terrain: 'classic' },
      script: ['d3xd4 => must fall back'],
    },
    {
      rule: 'CA-051',
      what: 'never below 1',
      at: '4h3/8/8/8/3a4/3A4/8/4H3 S 1 1',
      options: { terrain: 'classic' },
      script: ['d3xd4 => must fall back'],
    },
    {
      rule: 'CA-051',
      what: 'one more if elite, two more in a bunker',
      at: { position: '3i*h3/8/8/8/3A4/3A4/8/4H3 S 1 1', start: 'attack', units: [{ id: 'N-inf-1', damage: 4 }] },
      options: { terrain: 'classic' },
      script: ['d4xd8 => 1 point', 'd3xd8 => OUT_OF_RANGE', 'end'],
    },
    {
      rule: 'CA-053',
      what: 'a retreat square is on the board and empty',
      at: { position: '7h/8/3ii3/a7/8/1M6/8/4H3 S 1 1', start: 'attack', units: [{ id: 'N-art-1', damage: 1 }] },
      script: [
        'b3xa5 => must fall back',
        'r a5-b4 => ILLEGAL_RETREAT',
        'r a5-a9 => OFF_BOARD',
        'r a5-c7 => ILLEGAL_RETREAT',
        'r a5-b6',
      ],
    },
    {
      rule: 'CA-054',
      what: 'a Headquarters retreats too, whatever its Move',
      at: {
        position: '7h/8/8/8/8/3T4/8/4H3 N 1 1',
        start: 'attack',
        units: [
          { id: 'S-hq-1', damage: 3 },
          { id: 'N-tank-1', square: 'e3' },
        ],
      },
      script: ['e3xe1 => must fall back', "r e1-f1 => South's Headquarters on e1 falls back to f1."],
    },
    {
      rule: 'CA-055',
      what: 'sideways only where no enemy is in contact; back squares may be in contact',
      at: { position: '7h/8/8/8/8/2I5/I1i5/2A1H3 S 1 1', start: 'attack', units: [{ id: 'N-inf-1', damage: 2 }] },
      script: ['c1xc2 => must fall back', 'r c2-b2 => ILLEGAL_RETREAT', 'r c2-d2 => ILLEGAL_RETREAT', 'r c2-b3'],
    },
    {
      rule: 'CA-056',
      what: 'example 3: without a legal square it is destroyed',
      at: G3,
      script: ["e3xe1 => South's Headquarters on e1 cannot fall back and is destroyed. North wins"],
    },
    {
      rule: 'CA-056',
      what: 'on its own back row it may save itself sideways, and the only square is taken without asking',
      at: {
        position: 'i6h/1i6/8/8/8/8/A7/4H3 S 1 1',
        start: 'attack',
        units: [
          { id: 'N-inf-1', damage: 2 },
          { id: 'S-art-1', square: 'a4' },
        ],
      },
      script: ["a4xa8 => North's Infantry on a8 falls back to b8."],
    },
    {
      rule: 'CA-057',
      what: 'after a retreat the damage is 0; points above the Defense are lost',
      at: { position: '7h/8/8/3i4/8/3M4/3AA3/4H3 S 1 1', start: 'attack', units: [{ id: 'N-inf-1', damage: 2 }] },
      script: ['d3xd5 => must fall back', 'r d5-d6', 'd2xd6 => 1 point', 'e2xd6 => 1 point', 'end'],
    },
    {
      rule: 'CA-058',
      what: 'double whammy: forced a second time it is destroyed, even with room',
      at: { position: '7h/8/8/3s4/8/3M4/3AA3/4H3 S 1 1', start: 'attack', units: [{ id: 'N-sni-1', damage: 1 }] },
      script: [
        'd3xd5 => must fall back',
        'r d5-d6',
        'd2xd6',
        "e2xd6 => North's Sniper on d6 is broken a second time and destroyed.",
      ],
    },
    {
      rule: 'CA-058',
      what: 'at its new square the Defense of that square counts',
      at: {
        position: '7h/8/8/3s4/8/3M4/3AA3/4H3 S 1 1',
        start: 'attack',
        units: [{ id: 'S-art-3', square: 'f3' }],
      },
      options: { terrain: 'classic' },
      script: ['d3xd5 => must fall back', 'r d5-d6 => falls back to d6'],
    },
    {
      rule: 'CA-059',
      what: 'destroyed units leave at once; their square is free for a retreat of the same phase',
      at: {
        position: 'ai5h/ii6/8/8/8/8/8/4H3 S 1 1',
        start: 'attack',
        units: [
          { id: 'N-art-1', damage: 1 },
          { id: 'N-inf-1', damage: 2 },
          { id: 'S-art-1', square: 'a4' },
          { id: 'S-art-2', square: 'b4' },
          { id: 'S-inf-1', square: 'd7' },
        ],
      },
      script: ['a4xa8 => cannot fall back and is destroyed', 'b4xb8 => falls back to a8'],
    },
  ]);

  test('CA-052 exactly the five squares are offered, in the default order', () => {
    const trial = new Trial({
      position: '7h/8/8/8/3i4/3M4/8/4H3 S 1 1',
      start: 'attack',
      units: [{ id: 'N-inf-1', damage: 2, square: 'd5' }],
    });
    trial.play('d3xd5');
    expect(trial.menu()).toEqual(['r d5-c5', 'r d5-c6', 'r d5-d6', 'r d5-e5', 'r d5-e6']);
    expect(trial.try('r d5-d4')).toBe('ILLEGAL_RETREAT');
  });

  test('CA-052 South falls back toward row 1', () => {
    const trial = new Trial({
      position: '7h/8/3m4/8/3I4/8/8/4H3 N 1 1',
      start: 'attack',
      units: [{ id: 'S-inf-1', damage: 2 }],
    });
    trial.play('d6xd4');
    expect(trial.menu()).toEqual(['r d4-c3', 'r d4-c4', 'r d4-d3', 'r d4-e3', 'r d4-e4']);
    trial.answerByOrders();
    expect(writePosition(trial.state)).toBe('7h/8/3m4/8/8/3I4/8/4H3 N 1 1');
  });
});
