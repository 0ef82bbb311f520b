import { press, tap } from '../../page/touches.ts';
import type { MeasuredGame } from '../manifest.ts';
import { BATTLE } from './battle.ts';

export const worldWarAwesome: MeasuredGame = {
  ruleSet: 'world-war-awesome',
  table: {
    script: 220,
    setup: BATTLE,
    play: async (page) => {
      await tap(page, '7,6', '8,6', '8,7', '6,7', '7,7');
      await press(page, 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'Enter', 'Escape');
    },
  },
  largest: null,
  // with the roof of the other tank lifted
  field: { setup: BATTLE, ready: (page) => press(page, '3') },
  overHttp: null,
  playouts: null,
  ladder: [],
  crowd: null,
  bars: async () => (await import('./speed.ts')).bars(),
};
