import { OBJECTIVES, OPTION_WORDS } from '@fieldpost/rules-animal-world-war/catalogue';
import type { SetUp } from '../manifest.ts';

export const SET_UP: SetUp = {
  presets: [
    {
      id: 'dealt',
      title: 'Dealt',
      about: 'Squads, objective and tactics are dealt at random: the quickest start.',
      options: { selection: 'random', objective: 'drawn', bailOut: 'off', flamerBlast: 'off' },
    },
    {
      id: 'picked',
      title: 'Drafted',
      about: 'You and your opponent choose soldiers in turn, in the open.',
      options: { selection: 'alternating', objective: 'drawn', bailOut: 'off', flamerBlast: 'off' },
    },
    {
      id: 'hazard',
      title: 'Hard mode',
      about: 'Drafted squads. Crews must roll to escape a wreck, and a dying Flamer explodes.',
      options: { selection: 'alternating', objective: 'drawn', bailOut: 'on', flamerBlast: 'on' },
    },
  ],
  layouts: null,
  covered: ['layout'],
  finer: ['squadHERB', 'squadCARN', 'roleA', 'bailOut', 'flamerBlast', 'teamPolicy', 'targetPolicy'],
  titles: [
    'The Mill Race',
    'Hoof and Claw',
    'Supper for Marshal Mane',
    'The Cottage Line',
    'A Bad Day for Barns',
    'The Orchard War',
    'Feathers over Farmhouse',
    "The Courier's Case",
    'Mud up to the Antlers',
    "The Elder's Bell",
    'Two Chefs',
    'Old Shell Goes North',
    'The Crossroads',
    'No Grass Left',
    'Night Eye Calling',
    'The Hospital Hill',
    'Red Talon Rising',
    'The Last Beetroot',
    'Whiskers and Wire',
    'Clover Season',
  ],
  words: {
    ...OPTION_WORDS,
    ...Object.fromEntries(Object.values(OBJECTIVES).map(({ id, title, brief }) => [id, `${title}: ${brief}`])),
  },
  numbered: null,
  first: null,
};
