/** What good players do, from the rules and from figures of play. */
import type { GoodHabit } from '../../../features/rules/ten-things.tsx';

export const HABITS: readonly GoodHabit[] = [
  {
    rule: 'MW-093',
    what: 'Soften, then storm.',
    why: 'Alone, Tanks take a city 34 % of the time; after guns, 63 %.',
  },
  {
    rule: 'MW-050',
    what: 'Never send one Infantry at a city.',
    why: 'It takes it 5 % of the time. Four in a row: 46 %.',
  },
  {
    rule: 'MW-130',
    what: 'Only Infantry and Mech. infantry take ground.',
    why: 'Bring one to move in after the last shot.',
  },
  {
    rule: 'MW-092',
    what: 'Move guns one turn, fire them the next.',
    why: 'Artillery that has moved does not fire.',
  },
  {
    rule: 'MW-110',
    what: 'Watch the smaller number.',
    why: 'Your unit limit is food or people, whichever is less.',
  },
  {
    rule: 'MW-094',
    what: 'Burn their farms, not their soldiers.',
    why: 'One gun puts 1 to 3 fires on a farm. A 3-food farm feeds three units.',
  },
  {
    rule: 'MW-031',
    what: 'Infantry is your fuel reserve.',
    why: 'It alone moves without oil. Keep 3 oil for answers.',
  },
  {
    rule: 'MW-052',
    what: 'Stand in cities and woods.',
    why: 'They give +1 defense; a whole fort adds 1 more.',
  },
  {
    rule: 'MW-122',
    what: 'Build planes by turn 10.',
    why: 'Without planes fronts stand still: 50 of 52 trial matches ran to the limit.',
  },
  {
    rule: 'MW-150',
    what: 'Keep Infantry beside your bridges.',
    why: 'A burning bridge cannot be entered; Infantry next to it repairs it.',
  },
];
