import { BY_POST, OPTION_WORDS, SIDES } from '@fieldpost/rules-mass-warfare/catalogue';
import type { SetUp } from '../manifest.ts';

export const SET_UP: SetUp = {
  byPost: BY_POST,
  presets: [
    {
      id: 'brisk',
      title: 'One after another',
      about: 'Three packets a turn, which answer what was seen: about five hand-overs a turn for two, eleven for four.',
      options: { pace: 'brisk' },
    },
    {
      id: 'windows',
      title: 'Live',
      about: 'Seven windows a turn, dice at once: best against the computer or with everyone online.',
      options: { pace: 'windows' },
    },
    {
      id: 'sealed',
      title: 'By post',
      about:
        'Everybody plans in secret and at once, three times a turn; then the orders run in the order of initiative. Nobody waits for three others.',
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
      'Twelve turns on a small map without sea, against the computer. A quarter of an hour; what you need to know is said as it comes up.',
  },
};
