import { OPTION_WORDS, SIDES } from '@fieldpost/rules-mass-warfare/catalogue';
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
  numbered: {
    member: 'map',
    stem: 'gen',
    most: 999_999,
    sides: [2, 3, 4].map((players) => SIDES.slice(0, players)),
  },
  first: {
    scenario: 'first-game',
    title: 'First game: the ford',
    about:
      'Ten turns on a small map without sea, against the computer. A quarter of an hour; what you need to know is said as it comes up.',
  },
};
