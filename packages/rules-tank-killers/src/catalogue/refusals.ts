/** Why something is refused: the codes of part F in their order of precedence, each with a sentence. Public data. */

import { CONTRADICTION_TEXTS, type Contradiction } from './contradictions.ts';

/** F: "If several apply, the first of this list is returned." */
const CODES = [
  'GAME_OVER',
  'NOT_YOUR_DECISION',
  'CARD_NOT_IN_HAND',
  'WRONG_WINDOW',
  'SIDE_FORBIDDEN',
  'WAITING_FOR_EXCHANGE',
  'NOT_VS_SUPPORT',
  'RANGE_ALREADY',
  'HIT_ALREADY',
  'AMMO_ALREADY',
  'CONDITION_FAILED',
  'ILLEGAL_TARGET',
  'SUPPORT_CANNOT_REPEAT',
  'CASUALTY_EMPTY',
  'DISCARD_COUNT',
  'DECK_INVALID',
  'OPTION_INVALID',
  'ORDERS_INVALID',
  'ORDERS_REVEAL',
  'AMBIGUOUS',
  'UNREADABLE',
  'MALFORMED',
] as const;
export type RefusalCode = (typeof CODES)[number] | Contradiction;
export const REFUSAL_CODES: readonly RefusalCode[] = [
  ...CODES,
  ...(Object.keys(CONTRADICTION_TEXTS) as Contradiction[]),
];

export const REFUSALS: Readonly<Record<RefusalCode, string>> = {
  GAME_OVER: 'The match is over.',
  NOT_YOUR_DECISION: 'It is not for you to decide now.',
  CARD_NOT_IN_HAND: 'You do not hold this card.',
  WRONG_WINDOW: 'This cannot be done at this moment.',
  SIDE_FORBIDDEN: 'Your side may not play this card.',
  WAITING_FOR_EXCHANGE: 'You have to wait until the enemy has used up a formation deck too.',
  NOT_VS_SUPPORT: 'This card cannot be played when support attacks.',
  RANGE_ALREADY: 'A Range card has been played in this attack.',
  HIT_ALREADY: 'A Hit card has been played in this attack.',
  AMMO_ALREADY: 'An Ammo card has been played in this attack.',
  CONDITION_FAILED: 'The condition for this does not hold.',
  ILLEGAL_TARGET: 'This card cannot be chosen.',
  SUPPORT_CANNOT_REPEAT: 'Support cannot attack again.',
  CASUALTY_EMPTY: 'You have no casualties to bring back.',
  DISCARD_COUNT: 'Discard down to nine cards, and no further.',
  DECK_INVALID: 'This formation breaks a rule of building.',
  OPTION_INVALID: 'This option does not exist or is out of its limits.',
  ORDERS_INVALID: 'These orders cannot be understood.',
  ORDERS_REVEAL: 'These orders would betray your hand: asking must come before playing.',
  AMBIGUOUS: 'More than one card of this name lies open: its number tells which is meant.',
  UNREADABLE: 'This line cannot be read.',
  MALFORMED: 'This is no command, option or position of this game.',
  ...CONTRADICTION_TEXTS,
};
