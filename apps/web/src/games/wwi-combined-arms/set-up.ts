import { LAYOUTS } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import type { SetUp } from '../manifest.ts';

export const SET_UP: SetUp = {
  presets: [
    {
      id: 'plain',
      title: 'The plain game',
      about: 'Infantry, guns and tanks on open ground: the rules as they were first printed.',
      options: { terrain: 'open', elite: 'off', experienced: 'off', reinforcements: 'off' },
    },
    {
      id: 'trenches',
      title: 'Trench war',
      about: "Trenches, bunkers and No-Man's-Land on the most even layout, with two elite units on each side.",
      options: { terrain: 'salient', elite: 'on', experienced: 'off', reinforcements: 'off' },
    },
    {
      id: 'all',
      title: 'Everything',
      about: 'Terrain, elites, experience and reinforcements: the longest and richest game on the small board.',
      options: { terrain: 'salient', elite: 'on', experienced: 'on', reinforcements: 'on' },
    },
  ],
  layouts: {
    key: 'terrain',
    choices: Object.entries(LAYOUTS).map(([id, { title, size, rows, balance }]) => ({
      id,
      title,
      size,
      rows,
      balance,
    })),
  },
  covered: ['creator', 'fullRows', 'campaign'],
  finer: ['unequalLayout', 'turnLimit', 'repetition', 'noLossTurns', 'first'],
  titles: [
    'Spring Offensive',
    'The Long Trench',
    'Quiet Sector',
    'The Windmill',
    'The Salient',
    'Wire and Rain',
    'Morning Barrage',
    'The Sunken Road',
    'Second Line',
    'Whistles at Dawn',
    'Chalk Country',
    'The Brickfields',
    'Relief Column',
    'November Fog',
    'The Old Canal',
    'Night Raid',
    'Map Square Nine',
    'The Quarry',
    'Last Reserves',
    'Field Post 12',
  ],
  words: {},
  numbered: null,
  first: null,
};
