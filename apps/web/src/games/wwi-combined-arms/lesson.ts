import type { AnyRuleSet } from '@fieldpost/engine';
import { wwiCombinedArms } from '@fieldpost/rules-wwi-combined-arms';
import type { Lesson } from '../../features/lesson/lesson.ts';

export const rules = wwiCombinedArms as unknown as AnyRuleSet;

/** Touches by the name of a square, and the verb of the order bar. */
const on = (square: string): string => `[data-square="${square}"]`;
const ATTACK = '[aria-label="Orders"] .button-main';

/** North's Headquarters stands in the corner, its own guard beside it; two Flame Throwers are near. */
export const lesson: Lesson = {
  title: 'The cornered Headquarters',
  side: 'south',
  scenario: '6ih/6F1/7F/8/8/8/8/4H3 S 1 1',
  options: {},
  orders: {},
  dice: [],
  prompts: [
    {
      line: 'h6-h7',
      touches: [
        { at: on('h6'), say: 'Touch your Flame Thrower at the right edge. It stands one square too far away.' },
        { at: on('h7'), say: 'The marked squares are within its reach. Touch the one ahead.' },
      ],
      after: 'In reach now: Flame Throwers attack from the next square.',
      replies: [],
    },
    {
      line: 'g7xh8',
      touches: [
        { at: on('h8'), say: 'To attack, touch the enemy first: the Headquarters in the corner.' },
        { at: on('g7'), say: 'Then who attacks it: your other Flame Thrower.' },
        { at: ATTACK, say: 'The bar says what comes of it. Nothing is left to chance here: attack.' },
      ],
      after: 'Two points of damage. Headquarters stand four.',
      replies: [],
    },
    {
      line: 'h7xh8',
      touches: [
        { at: on('h8'), say: 'Two more, and it must fall back. Touch the Headquarters again.' },
        { at: on('h7'), say: 'Each unit attacks once a turn. Touch the one that you moved.' },
        { at: ATTACK, say: 'Edge, guard and your units leave it no square to fall back to. Attack.' },
      ],
      after: 'It had nowhere to go. Whoever loses the Headquarters loses the war.',
      replies: [],
    },
  ],
  won: 'North’s Headquarters is down. You win.',
};
