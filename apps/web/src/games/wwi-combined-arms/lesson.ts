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
        { at: on('f7'), say: 'Your Flame Throwers stand one square too far away. Touch the left one.' },
        { at: on('g7'), say: 'The marked squares are within its reach. Touch the one at its right.' },
      ],
      after: 'In reach now: Flame Throwers attack from the next square.',
      replies: [],
    },
    {
      line: 'h6-h7',
      touches: [
        { at: on('h6'), say: 'Moves come before attacks. Touch the other Flame Thrower, too.' },
        { at: on('h7'), say: 'Up to the square ahead: then edge, guard and you close the corner.' },
      ],
      after: 'Everybody is in place.',
      replies: [],
    },
    {
      // The unit that was moved last is still chosen, so it fires first.
      line: 'h7xh8',
      touches: [
        { at: on('h8'), say: 'To attack, touch the enemy: the Headquarters in the corner. It stands four points.' },
        { at: on('g7'), say: 'One does two points. Touch your other Flame Thrower: it joins the attack.' },
        { at: ATTACK, say: 'The bar says what comes of it, and no dice are thrown. Attack.' },
      ],
      after: 'Two points of damage. Headquarters stand four.',
      replies: [],
    },
    {
      line: 'g7xh8',
      touches: [],
      after: 'It had nowhere to fall back to. Whoever loses the Headquarters loses the war.',
      replies: [],
    },
  ],
  won: 'North’s Headquarters is down. You win.',
};
