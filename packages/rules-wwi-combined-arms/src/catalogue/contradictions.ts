/**
 * What cannot be in a position that somebody writes down: a code for each kind, the rule, and what is so instead. The sentences are said
 * of a position, not of a move. Null: no rule of the game, but another member of the document says otherwise. Public data.
 */
import type { RuleId } from '@fieldpost/engine';

export const CONTRADICTIONS = {
  UNIT_UNLIKE_ID: ['CA-001', 'The id of a unit names its side and its type; another member says the same.'],
  UNIT_TWICE: ['CA-020', 'Each unit is in a position once.'],
  UNIT_NOWHERE: ['CA-020', 'Once all units are placed, each that has not fallen stands on a square.'],
  ZONE_FULL: ['CA-020', 'The back rows of a side have room for each unit that it has still to place.'],
  NOTHING_TO_PLACE: ['CA-021', 'While units are placed, somebody has one left to place.'],
  PLACING_MARKED: ['CA-021', 'Before all units are placed none has moved, attacked, retreated or taken damage.'],
  PLACING_FALLEN: ['CA-021', 'Before all units are placed none has fallen.'],

  SIDE_DIFFERS: [null, 'The side to play is the same in the position string and beside it.'],
  TURNS_DIFFER: [null, 'The turns are the same in the position string and beside it.'],
  ROWS_DIFFER: ['CA-067', 'A board of twelve rows is the campaign’s; without the campaign it has eight.'],
  TURNS_APART: ['CA-023', 'Sides take turns one by one: who plays is level with the other or one turn behind.'],
  TURN_PAST_LIMIT: ['CA-074', 'No turn is past the last one of the match.'],
  QUIET_PAST_TURNS: ['CA-073', 'There are no more turns without a loss than turns that have ended.'],
  QUIET_PAST_LIMIT: ['CA-073', 'So many turns without a loss end the match.'],
  NOT_REINFORCED: ['CA-065', 'A reinforcement is taken or declined only in a turn in which one is due.'],

  FALLEN_STANDS: ['CA-059', 'A unit that has fallen stands nowhere.'],
  FALLEN_MARKED: [
    'CA-059',
    'A unit that has fallen has neither damage nor a retreat, and who hit it is known for that turn alone.',
  ],
  HEADQUARTERS_MOVED: ['CA-032', 'A Headquarters never moves.'],
  MOVES_MARKED: ['CA-040', 'Until the moves have ended nobody has attacked, retreated or taken damage.'],
  SIDE_UNKNOWN: ['CA-022', 'Units that have moved, attacked or suffered are of a position that says whose turn it is.'],
  OWN_SUFFERED: ['CA-044', 'Who plays takes no damage in that turn, and does not retreat.'],
  ENEMY_MOVED: ['CA-030', 'Nobody but who plays has moved in this turn.'],
  ENEMY_ATTACKED: ['CA-040', 'Nobody but who plays has attacked in this turn.'],
  CREDIT_UNFIT: ['CA-064', 'A unit is hit by units of the enemy, and each is named once.'],
  ATTACKED_TWICE: ['CA-040', 'A unit that attacks stands, and attacks one other in a turn.'],
  ENDURANCE_PASSED: ['CA-050', 'With damage up to its Defense a unit retreats at once, and nobody else does.'],
  OWN_RETREAT: ['CA-050', 'The unit that retreats is of the side that was attacked.'],
  SECOND_RETREAT: ['CA-058', 'A unit retreats once in a turn.'],
  NO_RETREAT: ['CA-056', 'Who retreats has a square to go to; who has none has fallen.'],
} as const satisfies Readonly<Record<string, readonly [rule: RuleId | null, sentence: string]>>;

export type Contradiction = keyof typeof CONTRADICTIONS;

/** The sentences, by code. */
export const CONTRADICTION_TEXTS = Object.fromEntries(
  Object.entries(CONTRADICTIONS).map(([code, [, sentence]]) => [code, sentence]),
) as Readonly<Record<Contradiction, string>>;
