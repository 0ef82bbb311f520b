import { OPTION_WORDS } from '@fieldpost/rules-mass-warfare/catalogue';
import type { SetUp } from '../manifest.ts';

export const SET_UP: SetUp = {
  presets: [
    {
      id: 'brisk',
      title: 'For the post',
      about: 'Three packets a turn, one player after another: about four hand-overs a turn for two, nine for four.',
      options: { pace: 'brisk' },
    },
    {
      id: 'windows',
      title: 'For an evening',
      about: 'Seven windows a turn, dice as they fall: best against the computer or at one table.',
      options: { pace: 'windows' },
    },
    {
      id: 'sealed',
      title: 'All at once',
      about: 'Everybody plans in secret, three times a turn; then the orders run in the order of initiative.',
      options: { pace: 'sealed' },
    },
  ],
  layouts: null,
  covered: [],
  finer: ['turnLimit', 'freePlacement', 'startMetal', 'startOil'],
  words: OPTION_WORDS,
};
