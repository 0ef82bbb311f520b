/** The parts that a plan for the player's own turn can name. */
import type { Plan } from '@fieldpost/rules-tank-killers';
import { TACTICS } from '@fieldpost/rules-tank-killers/catalogue';
import type { Entry } from './entries.ts';

/** The initial plan. */
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
  /** The meaning of an empty list. */
  readonly none: string;
  readonly entries: readonly Entry[];
};

/** The lists of a plan besides its targets, as they are read out. */
export const PLAN_PARTS: readonly PlanPart[] = [
  {
    key: 'discard',
    label: 'Discards above 9 cards',
    none: 'cards that fit least often',
    entries: TACTICS.map(({ name }) => ({ value: name, words: name })),
  },
  {
    key: 'modifiers',
    label: 'Modifiers while the target would hold',
    none: 'nothing: pass',
    entries: cards(
      ['modify'],
      [
        { value: '@smallestSufficient', words: 'the smallest card that is enough' },
        { value: '@cheapest', words: 'the cheapest modifier' },
      ],
    ),
  },
  {
    key: 'finish',
    label: 'Cards against a target that held',
    none: 'nothing: pass',
    entries: cards(['outOfAction'], [{ value: '@cheapest', words: 'the cheapest card that fits' }]),
  },
  {
    key: 'free',
    label: 'Cards for another attack',
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
