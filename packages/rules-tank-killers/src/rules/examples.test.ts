/** The worked examples of THE-RULES.md. */
import { describe } from 'vitest';
import { angloDuel, duel, maneuver } from '../testing/positions.ts';
import { testRows } from '../testing/rows.ts';

const held = (...hand: readonly string[]) => ({ hand });

describe('worked examples', () => {
  testRows([
    {
      rule: 'TDC-060',
      what: 'example 1: Rugged Defense and AP Round',
      at: duel('Panther', 'M4 Sherman', held('AP Round'), held('Rugged Defense')),
      script: [
        'pass',
        'pass',
        'play Rugged Defense',
        'play AP Round',
        'pass',
        'pass => Factor 7 against Defense 6: the target is hit.',
      ],
    },
    {
      rule: 'TDC-032',
      what: 'example 2: 500 yards save the Pershing, which stays face up',
      at: duel('PzIVh', 'M26 Pershing', {}, held('500 yards')),
      script: [
        'pass',
        'pass',
        'play 500 yards',
        'pass',
        'pass => Factor 8 against Defense 9',
        'pass',
        '? table #2 A07',
      ],
    },
    {
      rule: 'TDC-054',
      what: 'example 3: out of range; a Free Action may follow',
      at: { ...angloDuel('M5', 'Panther', held('Radio'), held('1500 yards')), script: { anglo: ['M10'] } },
      script: ['pass', 'pass', 'play 1500 yards => out of range', 'play Radio => The Allied side attacks with M10'],
    },
    {
      rule: 'TDC-053',
      what: 'example 4: infantry against infantry',
      at: {
        ...duel('Panzergrenadiers', 'Rifle Section', held('Flank Hit', 'Machine Gun'), held('750 yards')),
        options: { anglo: 'british' },
      },
      script: [
        'pass',
        'play Flank Hit => CONDITION_FAILED TDC-053',
        'play Machine Gun',
        'play 750 yards => out of range',
      ],
    },
    {
      rule: 'TDC-065',
      what: 'example 5: both piles grow by one, the American first',
      at: maneuver({}, { table: ['M18 Hellcat'] }, {}, { german: ['150mm sFH 18'] }),
      script: [
        'attack',
        'at M18 Hellcat',
        'pass',
        'pass',
        'pass => M18 Hellcat (#1) is destroyed. 150mm sFH 18 (#2) has done its work and counts as a casualty.',
      ],
    },
  ]);
});
