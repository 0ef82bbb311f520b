import { OPTION_WORDS } from '@fieldpost/rules-world-war-awesome/catalogue';
import type { SetUp } from '../manifest.ts';

export const SET_UP: SetUp = {
  presets: [
    {
      id: 'fair',
      title: 'Fair',
      about: 'Lady Liberty’s third door has a shield too, and every emitter burns out in round 28.',
      options: { liberty: 'refit', burnout: 28, activationsPerTurn: 1, sealedOrders: 'off' },
    },
    {
      id: 'post',
      title: 'For the post',
      about: 'As fair, with two activations before play passes and both tank orders given at once, in secret.',
      options: { liberty: 'refit', burnout: 28, activationsPerTurn: 2, sealedOrders: 'on' },
    },
    {
      id: 'printed',
      title: 'As printed',
      about: 'The printed rules, one activation after another, with a draw after round 40.',
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
      'Eight rounds on open ground with every shield down, against the computer. A quarter of an hour: get your men through a door and onto both cores.',
  },
};
