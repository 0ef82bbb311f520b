import { settled } from '../../page/browser.ts';
import type { MatchSetup } from '../../page/match.ts';
import { press } from '../../page/touches.ts';
import type { MeasuredGame } from '../manifest.ts';

const HAND = ['AP Round', 'Flank Hit', 'Quick Kill', 'Treads Damaged', 'Rally', 'Machine Gun'];
/** A German who is to attack, with a hand full. */
const DUEL: MatchSetup = {
  ruleSet: 'tank-killers',
  scenario: 'custom',
  scenarioDocument: {
    options: { anglo: 'american' },
    position: {
      window: 'maneuver',
      active: 'german',
      forces: { german: { hand: HAND, turns: 1 }, anglo: { hand: ['Mud'], table: ['M4 Sherman', 'M10'], turns: 1 } },
    },
  },
  sides: ['german', 'anglo'],
};

export const tankKillers: MeasuredGame = {
  ruleSet: 'tank-killers',
  table: {
    script: 200,
    setup: DUEL,
    play: async (page) => {
      const hand = page.getByRole('list', { name: /^Your hand/ }).getByRole('button');
      for (const index of [0, 1, 2, 0, 3, 1, 2]) {
        await hand.nth(index).click();
        await settled(page);
      }
      await press(page, 'ArrowRight', 'ArrowLeft', 'ArrowRight', 'Escape');
    },
  },
  largest: null,
  field: null,
  overHttp: null,
  playouts: null,
  ladder: [],
  crowd: null,
  bars: null,
};
