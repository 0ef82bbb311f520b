/** End of the game: CA-070 to CA-077. Resignation and draws by agreement (CA-071) belong to the match. */
import type { Outcome } from '@fieldpost/engine';
import type { End } from '../about.ts';
import { identityOf } from '../board/identity.ts';
import type { Side, State } from '../state.ts';
import { otherSide, SIDES } from '../state.ts';
import { timesSeen } from './repetition.ts';

/** CA-070: "A player wins at the moment the enemy Headquarters is destroyed." Null if another unit fell. */
export function headquartersFallen(state: State, unit: string): Outcome<Side> | null {
  const { type, side } = identityOf(unit);
  return type === 'hq' ? won(state, otherSide(side), 'headquarters', unit) : null;
}

/** CA-077: "The tests at END come in this order: turn limit, no losses, repetition." `state` = after the turn ended. */
export function endOfTurnOutcome(state: State): Outcome<Side> | null {
  return turnLimitReached(state) ?? tooQuiet(state) ?? repeated(state);
}

/** CA-074: after the last turn of both "the player with the larger sum of printed Defense of living units wins". */
function turnLimitReached(state: State): Outcome<Side> | null {
  const { turns, options } = state;
  if (turns.south <= options.turnLimit || turns.north <= options.turnLimit) return null;
  const south = strength(state, 'south', null);
  const north = strength(state, 'north', null);
  if (south === north) return drawn(state, 'turn-limit');
  return won(state, south > north ? 'south' : 'north', 'turn-limit', null);
}

/** CA-073: "Draw if 40 turns (20 each) pass without a destroyed unit." CA-076: the number is an option, 0 = never. */
function tooQuiet(state: State): Outcome<Side> | null {
  const limit = state.options.noLossTurns;
  return limit > 0 && state.quiet >= limit ? drawn(state, 'no-losses') : null;
}

/** CA-072: "the same position [...] with the same player to move for the third time". */
function repeated(state: State): Outcome<Side> | null {
  return timesSeen(state) >= 3 ? drawn(state, 'repetition') : null;
}

/** CA-074: sum of printed Defense of the living units of a side, without one that is just falling. */
export function strength(state: State, side: Side, falling: string | null): number {
  let sum = 0;
  for (const unit of state.units) {
    const who = identityOf(unit.id);
    if (unit.at !== null && who.side === side && unit.id !== falling) sum += who.sheet.defense;
  }
  return sum;
}

function won(state: State, winner: Side, reason: End, falling: string | null): Outcome<Side> {
  const places = [winner, otherSide(winner)].map((side, i) => ({
    side,
    place: i + 1,
    score: strength(state, side, falling),
  }));
  return { reason, places };
}

function drawn(state: State, reason: End): Outcome<Side> {
  return { reason, places: SIDES.map((side) => ({ side, place: 1, score: strength(state, side, null) })) };
}
