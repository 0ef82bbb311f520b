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
  titles: [
    'Long Frost',
    'The River War',
    'Four Crowns',
    'Harvest Campaign',
    'The Oil Summer',
    'Bridges of Zeven',
    'Open Skies',
    'The Northern Mines',
    'Grain and Iron',
    'Winter Lines',
    'The Ford',
    'Convoy Season',
    'The Burning Fields',
    'Two Capitals',
    'The Marsh Road',
    'Flags on the Coast',
    'Thirty Infantry',
    'The Quiet Sea',
    'Ostrow',
    'The Seventh City',
  ],
  words: OPTION_WORDS,
};
