/**
 * What cannot be in a position that somebody writes down: a code for each kind, the rule, and what is so instead. The sentences are said
 * of a position, not of a move. Public data.
 */
import type { RuleId } from '@fieldpost/engine';

export const CONTRADICTIONS = {
  CARD_TWICE: ['TDC-003', 'Each tactics card exists once and can be in one place only.'],
  CARD_NOT_DISCARDED: ['TDC-066', 'A tactics card that has taken effect goes to the discard pile.'],
  HAND_TOO_LARGE: ['TDC-011', 'A hand holds up to 9 cards, except for the active side in MANEUVER.'],

  FOREIGN_UNIT: ['TDC-001', 'A side uses only cards of its own list.'],
  COPIES_EXCEEDED: ['TDC-002', 'A card appears more often than its formation has copies.'],
  BUILT_COPIES_EXCEEDED: ['TDC-101', 'A custom formation may have at most twice the copies of a card.'],
  FORMATION_TOO_LARGE: ['TDC-101', 'The formation is larger than its nation allows.'],
  FORMATION_UNBUILT: ['TDC-101', 'A formation that is whole keeps the rules of building.'],
  SUPPORT_ON_TOP: ['TDC-031', 'Support cannot be the face-up top card of a deck.'],
  SUPPORT_STAYED: ['TDC-023', 'Support is on the table only during its attack.'],
  WRONGLY_TIRED: [
    'TDC-020',
    'Cards that attacked in this turn are of the active side, after its MANEUVER; those of its last turn are cleared then.',
  ],

  TURNS_PAST_LIMIT: ['TDC-094', 'A side has had more turns than the match allows.'],
  TURNS_APART: ['TDC-005', 'Turns alternate: the active side is level or one turn ahead.'],
  FIRST_UNLIKE_TURNS: ['TDC-005', 'The active side is one turn ahead if it had the first turn, and level if not.'],
  CYCLES_AHEAD: ['TDC-081', 'No side is more than one deck ahead, but for decks that went to attacks of the enemy.'],
  EXCHANGES_AHEAD: ['TDC-082', 'There are no more exchanges than decks that both sides have used up.'],
  RESERVE_UNDER_EMPTY_DECK: ['TDC-080', 'An empty deck is replaced by the reserve.'],
  FORMATION_BROKEN: ['TDC-090', 'At its break point a formation is broken and the match over.'],

  ATTACK_UNFIT: [
    'TDC-030',
    'While an attack runs its attacker lies on the table of the active side, and its target where it says.',
  ],
  ATTACK_UNENDED: ['TDC-075', 'Between attacks the last attack has a result.'],
  WRONGLY_AWAITED: [
    'TDC-040',
    'The defender answers in LOST_ATTACK, either side in MODIFIER and NEGATE, the active side everywhere else.',
  ],
  CONTEST_UNFIT: ['TDC-044', 'In NEGATE, and only there, the last card played is contested by the other side.'],
  FREE_ACTION_UNFIT: ['TDC-071', 'After a Free Action that repeats an attack, and only then, its attacker is chosen.'],
  PASSES_OUTSIDE_MODIFIER: ['TDC-050', 'Passes are counted only in MODIFIER.'],
  MODIFIER_OUT_OF_TURN: ['TDC-050', 'In MODIFIER the sides alternate, attacker first.'],

  CARD_OF_OTHER_SIDE: ['TDC-073', 'A card is played by a side that may play it.'],
  CARD_IN_WRONG_WINDOW: ['TDC-040', 'A card of an attack was played in the window of its effect.'],
  STOPPED_BY_ATTACKER: ['TDC-040', 'A card that stops an attack is played by the defender.'],
  FINISHED_BY_DEFENDER: ['TDC-062', 'A card that finishes an attack is played by the attacker.'],
  SECOND_STOPPING_CARD: ['TDC-040', 'One stopping card is played in an attack.'],
  SECOND_FINISHING_CARD: ['TDC-063', 'One finishing card is played in an attack.'],
  SECOND_OF_TYPE: ['TDC-051', 'Up to 1 Range, 1 Hit and 1 Ammo card per attack.'],
  STOPPED_AND_GOES_ON: ['TDC-040', 'A stopping card has ended the attack, unless it is negated or contested.'],
  FINISHED_AND_GOES_ON: ['TDC-062', 'A finishing card has ended the attack, unless it is negated or contested.'],
} as const satisfies Readonly<Record<string, readonly [rule: RuleId, sentence: string]>>;

export type Contradiction = keyof typeof CONTRADICTIONS;

/** The sentences, by code. */
export const CONTRADICTION_TEXTS = Object.fromEntries(
  Object.entries(CONTRADICTIONS).map(([code, [, sentence]]) => [code, sentence]),
) as Readonly<Record<Contradiction, string>>;
