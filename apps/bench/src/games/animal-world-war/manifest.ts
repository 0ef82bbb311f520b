import { press, tap } from '../../page/touches.ts';
import type { MeasuredGame } from '../manifest.ts';
import { BATTLE } from './battle.ts';

export const animalWorldWar: MeasuredGame = {
  ruleSet: 'animal-world-war',
  table: {
    script: 200,
    setup: BATTLE,
    play: async (page) => {
      await tap(page, '0,3', '-1,3', '-1,2', '1,2', '2,2', '2,1', '-2,4');
      await press(page, 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'Enter');
    },
  },
  largest: { about: 'long layout, 24 soldiers', options: { layout: 'long', squadHERB: 12, squadCARN: 12 } },
  field: { setup: BATTLE, ready: null },
  overHttp: null,
  playouts: null,
  ladder: [],
  crowd: null,
  bars: null,
};
