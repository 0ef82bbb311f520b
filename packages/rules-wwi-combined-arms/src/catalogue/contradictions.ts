/**
 * What cannot be in a position that somebody writes down: a code for each kind, the rule, and what is so instead. The sentences are said
 * of a position, not of a move. Null: no rule of the game, but another member of the document says otherwise. Public data.
 */
import type { RuleId } from '@fieldpost/engine';

export const CONTRADICTIONS = {
  UNIT_UNLIKE_ID: ['CA-001', 'The unit’s id does not match its side or type.'],
  UNIT_TWICE: ['CA-020', 'A unit appears twice.'],
  UNIT_NOWHERE: ['CA-020', 'After placement every surviving unit is on a square.'],
  ZONE_FULL: ['CA-020', 'The back rows have too little room for the units still to place.'],
  NOTHING_TO_PLACE: ['CA-021', 'During placement at least one unit is left to place.'],
  PLACING_MARKED: ['CA-021', 'Before placement ends no unit can have moved, attacked, retreated or taken damage.'],
  PLACING_FALLEN: ['CA-021', 'Before placement ends no unit can have fallen.'],

  SIDE_DIFFERS: [null, 'The side to move differs from the position string.'],
  TURNS_DIFFER: [null, 'The turn numbers differ from the position string.'],
  ROWS_DIFFER: ['CA-067', 'Only campaign boards have 12 rows; others have 8.'],
  TURNS_APART: ['CA-023', 'Turns alternate: the side to move is level or one turn behind.'],
  TURN_PAST_LIMIT: ['CA-074', 'The turn is past the match’s last turn.'],
  QUIET_PAST_TURNS: ['CA-073', 'There are no more turns without a loss than turns that have ended.'],
  QUIET_PAST_LIMIT: ['CA-073', 'The match ends after this many turns without a loss.'],
  NOT_REINFORCED: ['CA-065', 'A reinforcement can be taken or declined only in a turn in which one is due.'],

  FALLEN_STANDS: ['CA-059', 'A fallen unit has no square.'],
  FALLEN_MARKED: [
    'CA-059',
    'A unit that has fallen has neither damage nor a retreat, and who hit it is known for that turn alone.',
  ],
  HEADQUARTERS_MOVED: ['CA-032', 'A Headquarters never moves.'],
  MOVES_MARKED: ['CA-040', 'Before moves end no unit can have attacked, retreated or taken damage.'],
  SIDE_UNKNOWN: ['CA-022', 'Units that have moved, attacked or suffered are of a position that says whose turn it is.'],
  OWN_SUFFERED: ['CA-044', 'The side to move cannot take damage or retreat.'],
  ENEMY_MOVED: ['CA-030', 'Only the side to move can have moved this turn.'],
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
