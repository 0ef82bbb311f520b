/** What good players do, from the rules and from figures of play. */
import type { GoodHabit } from '../../../features/rules/ten-things.tsx';

export const HABITS: readonly GoodHabit[] = [
  {
    rule: 'WWA-022',
    what: 'Win inside their tank.',
    why: 'A Superpanzer that is destroyed loses the match at once.',
  },
  {
    rule: 'WWA-076',
    what: 'Aim the gun where three stand.',
    why: 'A blast throws a die for everybody within its radius, friend or foe.',
  },
  {
    rule: 'WWA-020',
    what: 'Remember when the shell lands.',
    why: 'Tanks act after all soldiers: targets move first.',
  },
  {
    rule: 'WWA-053',
    what: 'Shoot from the normal range.',
    why: 'In the extended band, or at cover, fewer faces hit. In both at once none does.',
  },
  {
    rule: 'WWA-032',
    what: 'End in woods or rubble.',
    why: 'A soldier there is in cover.',
  },
  {
    rule: 'WWA-048',
    what: 'Let the fast ones run.',
    why: 'A unit of speed 4 or more always counts as in cover.',
  },
  {
    rule: 'WWA-045',
    what: 'Use hatches as well as doors.',
    why: 'A hatch joins roof and inside for 1 point.',
  },
  {
    rule: 'WWA-066',
    what: 'Give hot weapons their rest.',
    why: 'They cannot fire in the whole round after the one in which they fired.',
  },
  {
    rule: 'WWA-083',
    what: 'Fight hand to hand at the door.',
    why: 'Melee disables, throws or kills, and needs no line of sight.',
  },
  {
    rule: 'WWA-017',
    what: 'Pass only when you mean it.',
    why: 'Two passes in a row end the phase. After yours you act again only if they do.',
  },
];
