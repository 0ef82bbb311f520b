import { press, tap } from '../../page/touches.ts';
import type { MeasuredGame } from '../manifest.ts';

export const wwiCombinedArms: MeasuredGame = {
  ruleSet: 'wwi-combined-arms',
  table: {
    script: 200,
    setup: {
      ruleSet: 'wwi-combined-arms',
      scenario: 'salient-duel',
      options: { first: 'south' },
      sides: ['south', 'north'],
    },
    play: async (page) => {
      await tap(page, 'd3', 'e3', 'd2', 'd3', 'd4', 'f3', 'f4');
      await press(page, 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'Enter');
    },
  },
  largest: null,
  field: null,
  overHttp: { scenario: 'salient-duel', options: { noLossTurns: 0, turnLimit: 300 } },
  playouts: () => import('./playouts.ts'),
  ladder: ['standard', 'salient-duel', 'open-duel'],
  crowd: null,
  bars: null,
};
