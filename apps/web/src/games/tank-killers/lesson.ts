import type { AnyRuleSet } from '@fieldpost/engine';
import { tankKillers } from '@fieldpost/rules-tank-killers';
import type { Lesson } from '../../features/lesson/lesson.ts';

export const rules = tankKillers as unknown as AnyRuleSet;

const THEIR_DECK = 'section[data-turned] [data-card="top"]';
const VERB = '[aria-label="Orders"] .button-main';
/** Cards by their number in the deck. */
const HAND = { Tracers: 'T57', Radio: 'T46', Rally: 'T31' } as const;
const held = (card: keyof typeof HAND): string => `[data-tactic="${HAND[card]}"]`;

/** Two losses break the German formation; the cards that come up are known to the lesson alone. */
export const lesson: Lesson = {
  title: 'One short',
  side: 'anglo',
  scenario: {
    options: { anglo: 'american' },
    position: {
      window: 'maneuver',
      active: 'anglo',
      forces: {
        anglo: { hand: ['Tracers', 'Radio', 'Rally'] },
        german: { hand: ['Shaken', 'Mud', 'Flank Hit'], breakAt: 2 },
      },
    },
    script: { anglo: ['M4 Sherman', 'M10'], german: ['Panther', 'JpzIV'] },
  },
  options: {},
  orders: { german: { rules: [{ window: 'LOST_ATTACK', when: { attackNumber: '=2' }, play: ['Shaken'] }] } },
  dice: [],
  prompts: [
    {
      line: 'attack',
      touches: [{ at: VERB, say: 'Your top formation card attacks. Tap Attack.' }],
      after: 'An M4 Sherman: Gun 7.',
      replies: [],
    },
    {
      line: 'at top',
      touches: [{ at: THEIR_DECK, say: 'Choose a target: the top of their formation.' }],
      after: 'A Panther: Def 8. 7 against 8 is 1 short.',
      replies: [],
    },
    {
      line: 'play Tracers',
      touches: [
        { at: held('Tracers'), say: 'Your hand is below. Tracers adds 1. Tap it.' },
        { at: VERB, say: 'The bar shows the outcome. Play it.' },
      ],
      after: '8 against 8 is enough.',
      replies: [],
    },
    {
      line: 'pass',
      touches: [{ at: VERB, say: 'They let it stand. Do so too, and the attack is decided.' }],
      after: 'The Panther is destroyed: 1 of 2.',
      replies: [],
    },
    {
      line: 'play Radio',
      touches: [
        { at: held('Radio'), say: 'Green cards give another attack this turn. Tap Radio.' },
        { at: VERB, say: 'Play it.' },
      ],
      after: 'An M10 comes up: Gun 12.',
      replies: [],
    },
    {
      line: 'at top',
      touches: [{ at: THEIR_DECK, say: 'Attack the top card again.' }],
      after: 'They play Shaken: it would stop your attack.',
      replies: [],
    },
    {
      line: 'play Rally',
      touches: [
        { at: held('Rally'), say: 'Shaken is a Morale card; Rally counters those. Tap it.' },
        { at: VERB, say: 'Counter it.' },
      ],
      after: 'Shaken is countered. The attack continues.',
      replies: [],
    },
    {
      line: 'pass',
      touches: [{ at: VERB, say: '12 against 8 needs no help. Let it stand.' }],
      after: 'Two lost: their formation breaks. (Cards are fixed in this lesson.)',
      replies: [],
    },
  ],
  won: 'The German formation is broken. You win.',
};
