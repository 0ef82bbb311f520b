/** What good players do, from the rules and from figures of play. */
import type { GoodHabit } from '../../../features/rules/ten-things.tsx';

export const HABITS: readonly GoodHabit[] = [
  {
    rule: 'AWW-190',
    what: 'Play for the goal, not for kills.',
    why: 'It is tested after every action, in your turn and in theirs.',
  },
  {
    rule: 'AWW-194',
    what: 'Be ready at the end of round 2.',
    why: 'Objectives count from then on. Until then only elimination wins.',
  },
  {
    rule: 'AWW-061',
    what: 'Count the tiles on the way.',
    why: 'A shot rolls against each tile. Over one tile of cover 4, half of all shots end there.',
  },
  {
    rule: 'AWW-140',
    what: 'Let the Sniper take long shots.',
    why: 'It needs no more than 2 against any tile: 5 of 6 pass.',
  },
  {
    rule: 'AWW-040',
    what: 'Stand on high cover.',
    why: 'A building of cover 6 stops 5 of 6 shots; an Open Field (1) stops none.',
  },
  {
    rule: 'AWW-081',
    what: 'Bring the building down.',
    why: 'A tile that took its cover in damage collapses: everybody there takes 1, and the cover falls to 2.',
  },
  {
    rule: 'AWW-092',
    what: 'Do not crowd onto a weak tile.',
    why: 'A grenade hits everybody there: 3 each on a success, 1 else, and 1 more if the tile collapses.',
  },
  {
    rule: 'AWW-137',
    what: 'Keep the Medic near.',
    why: 'One action raises a wounded soldier. A second hit kills who lies there.',
  },
  {
    rule: 'AWW-130',
    what: 'Give the Captain’s action away.',
    why: 'The best soldier then acts twice in one turn.',
  },
  {
    rule: 'AWW-050',
    what: 'Step onto the enemy’s tile.',
    why: 'Shots need at least 1 tile. There only melee and grenades reach you.',
  },
];
