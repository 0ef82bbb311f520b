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
  scenario: '6ih/5F2/7F/8/8/8/8/4H3 S 1 1',
  options: {},
  orders: {},
  dice: [],
  prompts: [
    {
      line: 'f7-g7',
      touches: [
        { at: on('f7'), say: 'Your Flame Throwers are 1 square too far away. Tap the left one.' },
        { at: on('g7'), say: 'Marked squares are in reach. Tap the one on the right.' },
      ],
      after: 'In range: Flame Throwers attack adjacent squares.',
      replies: [],
    },
    {
      line: 'h6-h7',
      touches: [
        { at: on('h6'), say: 'Move before you attack. Tap the other Flame Thrower.' },
        { at: on('h7'), say: 'Move up 1 square: now the corner is closed.' },
      ],
      after: 'Everyone is in place.',
      replies: [],
    },
    {
      // The unit that was moved last is still chosen, so it fires first.
      line: 'h7xh8',
      touches: [
        { at: on('h8'), say: 'Tap the Headquarters in the corner to attack it. It has 4 Defense.' },
        { at: on('g7'), say: 'One attacker does 2 damage. Tap your other Flame Thrower to join.' },
        { at: ATTACK, say: 'The bar shows the outcome: this game has no dice. Attack.' },
      ],
      after: '2 damage: not enough. A Headquarters takes 4.',
      replies: [],
    },
    {
      line: 'g7xh8',
      touches: [],
      after: 'It had no square to retreat to. Destroying the Headquarters wins.',
      replies: [],
    },
  ],
  won: 'The Headquarters is destroyed. You win.',
};
