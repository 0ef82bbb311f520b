import { OPTION_WORDS } from '@fieldpost/rules-world-war-awesome/catalogue';
import type { SetUp } from '../manifest.ts';

export const SET_UP: SetUp = {
  presets: [
    {
      id: 'fair',
      title: 'Fair',
      about: 'Lady Liberty’s third door is shielded too, and all shields fail in round 28.',
      options: { liberty: 'refit', burnout: 28, activationsPerTurn: 1, sealedOrders: 'off' },
    },
    {
      id: 'post',
      title: 'By post',
      about: 'Like Fair, with two activations per turn and simultaneous secret tank orders.',
      options: { liberty: 'refit', burnout: 28, activationsPerTurn: 2, sealedOrders: 'on' },
    },
    {
      id: 'printed',
      title: 'As printed',
      about: 'The printed rules: single activations, draw after round 40.',
      options: { liberty: 'printed', burnout: 0, activationsPerTurn: 1, sealedOrders: 'off' },
    },
  ],
  layouts: null,
  covered: [],
  finer: ['activationsPerTurn', 'sealedOrders', 'roundLimit', 'liberty', 'burnout'],
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
      'Eight rounds on open ground without shields, against the computer. About 15 minutes: get soldiers through a door and onto both cores.',
  },
};
