/** M-1 and M-2: what stands in the head, in the four boxes and on the button that ends a step. */
import { massWarfare } from '@fieldpost/rules-mass-warfare';
import type { War } from '@fieldpost/rules-mass-warfare/table';
import { describe, expect, test } from 'vitest';
import { goalOf, whenOf } from './goal.ts';
import { purseOf } from './purse.ts';
import { boxesOf, limitSentence } from './purse-boxes.tsx';
import { asksOf, countWords, doneOf, laterWords, stepsOfMine } from './step-words.ts';

const NO_LUCK = {
  draw: () => 1,
  take: () => {
    throw new Error('no cards');
  },
};

/** The war of a scenario document, as it begins. */
function warOf(document: object): War {
  const scenario = massWarfare.parse.scenario(document);
  const options = massWarfare.parse.options({});
  if (!scenario.ok || !options.ok) throw new Error(JSON.stringify([scenario, options]));
  const made = massWarfare.setUp({ scenario: scenario.value, options: options.value, carryOver: null }, NO_LUCK);
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value.war;
}

const FORD = {
  map: 'ford',
  options: { turnLimit: 10, conquestShare: 60 },
  turn: 4,
  step: 10,
  order: ['s1', 's2'],
  units: [
    { id: 's1-tank-1', hex: [0, -2] },
    { id: 's1-art-1', hex: [-1, 0] },
    { id: 's1-inf-1', hex: [0, 0] },
    { id: 's2-inf-1', hex: [1, -1] },
  ],
};

describe('M-1: the head', () => {
  test('turn and share of the people, in at most 46 signs', () => {
    const war = warOf(FORD);
    expect(whenOf(war)).toBe('turn 4 of 10');
    expect(goalOf(war, 's1')).toMatch(/^Goal: 24 of 40 people\. You \d+, Red \d+$/);
    expect(goalOf(war, null)).toMatch(/^Goal: 24 of 40 people\. (Blue|Red) \d+, (Blue|Red) \d+$/);
    expect(goalOf({ ...war, options: { ...war.options, conquestShare: 100 } }, 's2')).toMatch(
      /^Goal: all 40 people\. You/,
    );
    expect(goalOf(war, 's1')?.length).toBeLessThanOrEqual(46);
  });

  test('four boxes with a figure and a word, each of which says a sentence', () => {
    const purse = {
      ...purseOf(warOf(FORD), 's1'),
      metal: 36,
      oil: 33,
      units: 6,
      limit: 11,
      food: 11,
      people: 20,
      by: 'food' as const,
    };
    const boxes = boxesOf({ ...purse, income: { metal: 3, oil: 3 } });
    expect(boxes.map(({ figure, word }) => `${figure} ${word}`)).toEqual([
      '36 metal',
      '33 oil',
      '6 of 11 units',
      '+3 +3 a turn',
    ]);
    expect(boxes.map(({ says }) => says).join(' ')).not.toMatch(/by food|% of 60|\d+\/\d+/);
    for (const { says } of boxes) expect(says).toMatch(/\.$/);
    expect(limitSentence(purse)).toBe('Your farms feed 11. Your cities have 20 people, so food is the limit.');
    expect(limitSentence({ ...purse, food: 0 })).toMatch(/^Your farms feed none\./);
    expect(limitSentence({ ...purse, by: 'people' })).toMatch(/so people are the limit\.$/);
  });

  test('units are red only where no more can be built', () => {
    const purse = { ...purseOf(warOf(FORD), 's1'), units: 6, limit: 11 };
    const full = (units: number) =>
      boxesOf({ ...purse, units })
        .filter(({ full: is }) => is === true)
        .map(({ id }) => id);
    expect([full(10), full(11)]).toEqual([[], ['units']]);
  });
});

describe('M-2: steps by name', () => {
  test('only those that concern the player are counted', () => {
    const war = warOf(FORD);
    expect(stepsOfMine(war, 's1').slice(0, 3)).toEqual([10, 11, 12]);
    expect(countWords(war, 's1', 10)).toMatch(/^step 1 of \d$/);
    expect(countWords(war, 's1', 9)).toBeNull();
    expect(stepsOfMine(war, 's2')).not.toContain(11);
    expect(laterWords(war, 's1', 10)).toMatch(/^Then: guns fire, units attack/);
  });

  test.each([2, 3, 7, 8, 9, 10, 11, 12, 17, 19, 20])('step %i has a name, and no bare "Done" ends it', (step) => {
    expect(asksOf(step)).toMatch(/^[A-Z]/);
    expect(doneOf(step)).toMatch(/^Done \w+/);
  });
});
