/** CL-092: what a match is worth for its first side, by playing it to its end many times. */
import { createHmac } from 'node:crypto';
import { botOf } from '@fieldpost/bots';
import { type Game, type GameTypes, playoutFrom } from '@fieldpost/engine';
import { findRuleSet } from '../../match-store/rule-sets.ts';

/** The position to play out: plain data, so that it can go to a separate thread. */
export type Position = {
  /** "id@edition" */
  readonly rules: string;
  readonly game: Game<GameTypes>;
  readonly sides: readonly [a: string, b: string];
  readonly matchId: string;
  /** Of the event, hexadecimal digits. */
  readonly seed: string;
  readonly bot: string;
  readonly playouts: number;
};

/**
 * `e`: 2 for each win of side A and 1 for each draw, out of twice the playouts. An unfinished playout counts as a draw.
 */
export type PlayedOut = { readonly e: number; readonly unfinished: number };

const MAX_COMMANDS = 20_000;

/** CL-092: the seed of one playout: the first four bytes of HMAC-SHA-256(event's seed, "match id:number"). */
const seedOf = ({ seed, matchId }: Position, index: number): number =>
  createHmac('sha256', Buffer.from(seed, 'hex')).update(`${matchId}:${index}`).digest().readUInt32BE(0);

function pointsOf(places: readonly { readonly side: string; readonly place: number }[], [a, b]: Position['sides']) {
  const place = (side: string): number => places.find((one) => one.side === side)?.place ?? 0;
  return place(a) === place(b) ? 1 : place(a) < place(b) ? 2 : 0;
}

/** Plays a position out. @throws Error where nobody knows its rules or its bot. */
export function playedOut(position: Position): PlayedOut {
  const [rules, bot] = [findRuleSet(position.rules), botOf(position.bot)];
  if (rules === null || bot === null) throw new Error(`nobody plays ${position.rules} as ${position.bot}`);
  let [e, unfinished] = [0, 0];
  for (let index = 0; index < position.playouts; index += 1) {
    const { ending } = playoutFrom(rules, position.game, seedOf(position, index), bot.choose, MAX_COMMANDS);
    if (ending === null) unfinished += 1;
    e += ending === null ? 1 : pointsOf(ending.outcome.places, position.sides);
  }
  return { e, unfinished };
}
