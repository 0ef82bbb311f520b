import { OPTION_WORDS } from '@fieldpost/rules-world-war-awesome/catalogue';
import type { SetUp } from '../manifest.ts';

export const SET_UP: SetUp = {
  presets: [
    {
      id: 'fair',
      title: 'Fair',
      about: 'Lady Liberty’s third door is shielded too, and all shields fail in round 28.',
      options: { liberty: 'refit', burnout: 28, activationsPerTurn: 1, sealedOrders: 'off', ahead: 'off' },
    },
    {
      id: 'post',
      title: 'By post',
      about:
        'Like Fair, with three windows a round: secret orders and tokens, then one turn each of up to 3 activations. Queues play the rest.',
      options: { liberty: 'refit', burnout: 28, activationsPerTurn: 3, sealedOrders: 'on', ahead: 'on' },
    },
    {
      id: 'printed',
      title: 'As printed',
      about: 'The printed rules: single activations, draw after round 40.',
      options: { liberty: 'printed', burnout: 0, activationsPerTurn: 1, sealedOrders: 'off', ahead: 'off' },
    },
  ],
  layouts: null,
  covered: [],
  finer: ['activationsPerTurn', 'sealedOrders', 'ahead', 'roundLimit', 'liberty', 'burnout'],
  titles: [
    'The Iron Thunder',
    'Zeppelin Weather',
    'Frequencies at Dawn',
    'Two Giants',
    'The Big Machine',
    'Sparks and Steel',
    'Nobody Leaves the Tank',
    'Static over Europe',
  ],
  words: { ...OPTION_WORDS, GER: 'Germany, Koenigswolf', USA: 'America, Lady Liberty', SOV: 'the Soviets, Molot' },
  numbered: null,
  first: {
    scenario: 'boarding',
    title: 'First game: boarding',
    about:
      '12 rounds on open ground without shields, against the computer. About 15 minutes: get soldiers through a door and onto both cores.',
  },
};
