import type { SetUp } from '../manifest.ts';

export const SET_UP: SetUp = {
  presets: [
    {
      id: 'printed',
      title: 'As printed',
      about: 'Half of a formation among the casualties loses. The larger Allied formation has the better of it.',
      options: { breakPoint: 'printed', customDecks: 'off' },
    },
    {
      id: 'even',
      title: 'Evened',
      about: 'The Allies break sooner: 18 of 50 American or 17 of 50 British cards against 20 of 40 German ones.',
      options: { breakPoint: 'even', customDecks: 'off' },
    },
    {
      id: 'built',
      title: 'Own formations',
      about: 'Each builds a formation in secret from their list, within its value and limits.',
      options: { breakPoint: 'even', customDecks: 'on' },
    },
  ],
  layouts: null,
  covered: [],
  finer: ['first', 'germanBreakPoint', 'angloBreakPoint', 'turnLimit', 'blindDelay'],
  words: {},
  numbered: null,
  first: null,
};
