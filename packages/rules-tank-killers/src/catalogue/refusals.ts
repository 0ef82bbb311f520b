/**
 * Why something is refused: the codes of THE-RULES "Error codes and notation" in their order of precedence, each with a sentence. Public
 * data.
 */

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
  NOT_YOUR_DECISION: 'It is not your decision now.',
  CARD_NOT_IN_HAND: 'You do not hold this card.',
  WRONG_WINDOW: 'This cannot be done at this moment.',
  SIDE_FORBIDDEN: 'Your side may not play this card.',
  WAITING_FOR_EXCHANGE: 'Your opponent must use up a formation deck first.',
  NOT_VS_SUPPORT: 'This card cannot be played when support attacks.',
  RANGE_ALREADY: 'A Range card has been played in this attack.',
  HIT_ALREADY: 'A Hit card has been played in this attack.',
  AMMO_ALREADY: 'An Ammo card has already been played in this attack.',
  CONDITION_FAILED: 'The condition for this does not hold.',
  ILLEGAL_TARGET: 'That card is not a legal target.',
  SUPPORT_CANNOT_REPEAT: 'Support cannot attack again.',
  CASUALTY_EMPTY: 'You have no casualties to bring back.',
  DISCARD_COUNT: 'Discard down to nine cards, and no further.',
  DECK_INVALID: 'This formation breaks the building rules.',
  OPTION_INVALID: 'This option does not exist or is out of its limits.',
  ORDERS_INVALID: 'The standing orders are invalid.',
  ORDERS_REVEAL: 'These orders would reveal your hand: a rule that asks must come before rules that play.',
  AMBIGUOUS: 'Several open cards have this name. Add the number of the one you mean.',
  UNREADABLE: 'That line is not valid notation.',
  MALFORMED: 'This is not a command, option or position of this game.',
  ...CONTRADICTION_TEXTS,
};
