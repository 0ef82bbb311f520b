/** What good players do, from the rules and from figures of play. */
import type { GoodHabit } from '../../../features/rules/ten-things.tsx';

export const HABITS: readonly GoodHabit[] = [
  {
    rule: 'CA-040',
    what: 'Move everybody before the first attack.',
    why: 'After it nobody moves any more.',
  },
  {
    rule: 'CA-044',
    what: 'Count to the Defense before you fire.',
    why: 'Damage is cleared at the end of your turn: 2 of 3 is nothing.',
  },
  {
    rule: 'CA-058',
    what: 'Hit the same unit twice.',
    why: 'Driven back once and beaten again in one turn, it is destroyed.',
  },
  {
    rule: 'CA-056',
    what: 'Block the squares behind.',
    why: 'A unit with nowhere to go is destroyed at once.',
  },
  {
    rule: 'CA-050',
    what: 'Leave your own units a square.',
    why: 'A full row behind the front is a trap.',
  },
  {
    rule: 'CA-002',
    what: 'Machine guns shoot infantry.',
    why: 'They do 2 damage to infantry and flame throwers, 1 to the rest.',
  },
  {
    rule: 'CA-051',
    what: 'Guns stay out of reach.',
    why: 'Artillery has range 4 and Defense 2: two rows behind the front.',
  },
  {
    rule: 'CA-051',
    what: 'Stand in trenches, shoot into No Man’s Land.',
    why: 'A trench gives +1, a bunker +2, No Man’s Land −1.',
  },
  {
    rule: 'CA-056',
    what: 'Keep a free square beside the Headquarters.',
    why: 'Cornered, 4 points destroy it.',
  },
  {
    rule: 'CA-050',
    what: 'Set your retreat orders.',
    why: 'Straight back keeps a line; “ask me” can cost half a day.',
  },
];
