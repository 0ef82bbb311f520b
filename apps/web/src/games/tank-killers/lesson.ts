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
      touches: [{ at: VERB, say: 'The top card of your formation attacks. Turn it up.' }],
      after: 'An M4 Sherman: Penetration seven.',
      replies: [],
    },
    {
      line: 'at top',
      touches: [{ at: THEIR_DECK, say: 'Pick a target: the top of their formation.' }],
      after: 'A Panther: Defense eight. Seven against eight: one short.',
      replies: [],
    },
    {
      line: 'play Tracers',
      touches: [
        { at: held('Tracers'), say: 'Below lies your hand. Tracers adds one. Touch it.' },
        { at: VERB, say: 'The bar says what it would do. Play it.' },
      ],
      after: 'Eight against eight is enough.',
      replies: [],
    },
    {
      line: 'pass',
      touches: [{ at: VERB, say: 'Two passes end the exchange. They passed; pass too.' }],
      after: 'The Panther is destroyed. One of two.',
      replies: [],
    },
    {
      line: 'play Radio',
      touches: [
        { at: held('Radio'), say: 'A green card gives another attack in the same turn. Touch Radio.' },
        { at: VERB, say: 'Play it.' },
      ],
      after: 'An M10 comes up: Penetration twelve.',
      replies: [],
    },
    {
      line: 'at top',
      touches: [{ at: THEIR_DECK, say: 'Same again: the top card.' }],
      after: 'They play Shaken against you: the attack would stop here.',
      replies: [],
    },
    {
      line: 'play Rally',
      touches: [
        { at: held('Rally'), say: 'Shaken is a Morale card, and Rally answers those. Touch it.' },
        { at: VERB, say: 'Answer them.' },
      ],
      after: 'Shaken is negated; the attack goes on.',
      replies: [],
    },
    {
      line: 'pass',
      touches: [{ at: VERB, say: 'Twelve against eight needs no help. Pass.' }],
      after: 'Two lost: their formation breaks. The cards of a lesson are set; in a match nobody knows them.',
      replies: [],
    },
  ],
  won: 'The German formation is broken. You win.',
};
