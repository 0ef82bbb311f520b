/** What a plan for one's own turn can name, part by part. */
import type { Plan } from '@fieldpost/rules-tank-killers';
import { TACTICS } from '@fieldpost/rules-tank-killers/catalogue';
import type { Entry } from './entries.ts';

/** What a plan begins with. */
export const NEW_PLAN: Plan = {
  discard: [],
  targets: ['@best', '@top'],
  modifiers: ['@smallestSufficient'],
  finish: ['@cheapest'],
  free: ['@Free'],
};

const cards = (kinds: readonly string[], groups: readonly Entry[]): readonly Entry[] => [
  ...groups,
  ...TACTICS.filter(({ effect }) => kinds.includes(effect.kind)).map(({ name }) => ({ value: name, words: name })),
];

type PlanPart = {
  readonly key: Exclude<keyof Plan, 'targets'>;
  readonly label: string;
  /** What an empty list means. */
  readonly none: string;
  readonly entries: readonly Entry[];
};

/** The lists of a plan besides its targets, as they are read out. */
export const PLAN_PARTS: readonly PlanPart[] = [
  {
    key: 'discard',
    label: 'If I hold more than 9 cards, discard first',
    none: 'cards that fit least often',
    entries: TACTICS.map(({ name }) => ({ value: name, words: name })),
  },
  {
    key: 'modifiers',
    label: 'While the target would hold, play',
    none: 'nothing: pass',
    entries: cards(
      ['modify'],
      [
        { value: '@smallestSufficient', words: 'the smallest card that is enough' },
        { value: '@cheapest', words: 'If it holds, then play' },
      ],
    ),
  },
  {
    key: 'finish',
    label: 'If it holds, put it out of action with',
    none: 'nothing: pass',
    entries: cards(['outOfAction'], [{ value: '@cheapest', words: 'the cheapest card that fits' }]),
  },
  {
    key: 'free',
    label: 'Then attack again with',
    none: 'nothing: end the turn',
    entries: cards(
      ['free', 'recover'],
      [
        { value: '@Free', words: 'any Free Action' },
        { value: '@cheapest', words: 'the cheapest Free Action' },
      ],
    ),
  },
];
