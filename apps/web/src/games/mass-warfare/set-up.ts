import { BY_POST, OPTION_WORDS, SIDES } from '@fieldpost/rules-mass-warfare/catalogue';
import type { SetUp } from '../manifest.ts';

export const SET_UP: SetUp = {
  byPost: BY_POST,
  presets: [
    {
      id: 'brisk',
      title: 'One after another',
      about: 'Three visits a turn, one player after another: about 5 handovers a turn with 2 players, 11 with 4.',
      options: { pace: 'brisk' },
    },
    {
      id: 'windows',
      title: 'Live',
      about: '7 windows a turn, dice at once: best against the computer or with everyone online.',
      options: { pace: 'windows' },
    },
    {
      id: 'sealed',
      title: 'By post',
      about:
        'Everyone plans in secret three times a turn. Then orders run in initiative order. You never wait for 3 others.',
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
      '12 turns on a small land map against the computer. About 15 minutes; everything is explained as it comes up.',
  },
};
