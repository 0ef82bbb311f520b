import { press, tap } from '../../page/touches.ts';
import type { MeasuredGame } from '../manifest.ts';
import { battle } from './battle.ts';

export const massWarfare: MeasuredGame = {
  ruleSet: 'mass-warfare',
  table: {
    script: 200,
    setup: battle(),
    play: async (page) => {
      await tap(page, '-5,-5', '-4,-4', '-3,-5', '-3,-4', '-4,-6');
      await press(page, 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'Enter', 'Escape');
    },
  },
  largest: null,
  field: { setup: battle(), ready: null },
  overHttp: null,
  playouts: null,
  ladder: [],
  crowd: { two: 'twin-rivers', most: 'four-corners' },
  bars: async () => (await import('./speed.ts')).bars(),
};
