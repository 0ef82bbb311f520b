/** What good players do, from the rules and from figures of play. */
import type { GoodHabit } from '../../../features/rules/ten-things.tsx';

export const HABITS: readonly GoodHabit[] = [
  {
    rule: 'TDC-060',
    what: 'Play the smallest card that is enough.',
    why: 'A figure equal to Def destroys. Where 3 are missing, AP Round (+3) does it; keep Underside Hit (+10).',
  },
  {
    rule: 'TDC-030',
    what: 'Attack what you beat without a card.',
    why: 'Each target says your figure against its Def. 12 against 6 needs nothing.',
  },
  {
    rule: 'TDC-031',
    what: 'Know what a face-down top card risks.',
    why: 'If it is support, your attack ends: 4 of the 40 German cards are.',
  },
  {
    rule: 'TDC-040',
    what: 'Stop only attacks that would succeed.',
    why: 'One that is 1 short needs a card first. You may play one stop in each attack.',
  },
  {
    rule: 'TDC-054',
    what: 'Answer infantry with a range.',
    why: 'Most infantry reaches point blank only: 500 yards or more ends its attack at once.',
  },
  {
    rule: 'TDC-043',
    what: 'Hold Rally or Professionalism.',
    why: 'In your turn each cancels a Morale card that would stop you.',
  },
  {
    rule: 'TDC-070',
    what: 'Attack more than once.',
    why: 'A Free Action gives one more attack, and there is no limit to them.',
  },
  {
    rule: 'TDC-062',
    what: 'Finish what has held.',
    why: 'After a target survives, one Damage card or Abandon Tank still destroys it.',
  },
  {
    rule: 'TDC-011',
    what: 'Spend before you discard.',
    why: 'You draw 3 cards each turn and keep 9. With 7 in hand one goes unused.',
  },
  {
    rule: 'TDC-090',
    what: 'Count losses to the end.',
    why: 'Half of a formation as printed: 20 of 40 German, 25 of 50 Allied cards. Used support counts too.',
  },
];
