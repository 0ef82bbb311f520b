import { type Draw, openMatch, type Result } from '@fieldpost/engine';
import type { Caller, Context } from '../context.ts';
import type { Fault } from '../platform/errors/catalogue.ts';
import { chanceOf } from './chance.ts';
import { findMatch } from './find-match.ts';
import { type LoadedMatch, viewerFor } from './loaded-match.ts';
import { logViewFor } from './log.ts';
import { type DrawsOfStep, loadDraws } from './store.ts';

/** What a seat adds to the dice. */
export type SeatSalt = {
  readonly side: string;
  readonly player: number;
  /** 32 hexadecimal digits; null: its holder brought none. */
  readonly salt: string | null;
  /** The computer player that holds the seat; it brings no salt. Null: a person, or nobody yet. */
  readonly bot: string | null;
};

/** A draw, and the step that it was made in; null: as the match was set up. */
export type SeenDraw = Draw & { readonly step: number | null };

/** All that a reader may know of the luck of a match. */
export type SeenDice = {
  readonly commitment: string;
  /** Secret until the match has ended; lower-case hex. */
  readonly seed: string | null;
  /** In the order in which they enter the dice. */
  readonly salts: readonly SeatSalt[];
  /** Number of draws the reader knows of. The first one fixes the salts. */
  readonly made: number;
  /** Those of them that lie open; all of them once the match has ended. */
  readonly draws: readonly SeenDraw[];
};

/** The salts in the order of the rule set's seats. */
function saltsSeen({ match, rules }: LoadedMatch): readonly SeatSalt[] {
  const seats = rules.sides.flatMap((side) => match.seats.filter((seat) => seat.side === side));
  return seats.map(({ side, player, salt, bot }) => ({ side, player, salt, bot }));
}

/** The draws of the set-up: played again, because the log does not hold them. */
function openingDraws({ match, rules, game }: LoadedMatch): DrawsOfStep {
  if (game === null) return { step: null, draws: [] };
  const opened = openMatch(rules, match.setup, chanceOf(rules, match, 0));
  if (!opened.ok) throw new Error(`match ${match.id} cannot be opened again: ${opened.fault.code}`);
  return { step: null, draws: opened.value.draws };
}

/** The dice that the caller may see; while the match runs, only rolls in sealed steps that everybody saw. */
export async function diceOf(
  { db }: Pick<Context, 'db'>,
  loaded: LoadedMatch,
  caller: Caller | null,
): Promise<SeenDice> {
  const { match, rules } = loaded;
  const over = match.status === 'finished';
  const logged = await loadDraws(db, match.id, logViewFor(loaded, viewerFor(loaded, caller)));
  const all = [openingDraws(loaded), ...logged].flatMap(({ step, draws }) => draws.map((draw) => ({ ...draw, step })));
  return {
    commitment: match.commitment,
    seed: over ? match.seed : null,
    salts: saltsSeen(loaded),
    made: all.length,
    draws: over ? all : all.filter(({ purpose }) => rules.drawsOpenly(purpose)),
  };
}

/** `GET /matches/:id/dice`. Fault: NOT_FOUND. */
export async function seeDice(context: Context, caller: Caller | null, id: string): Promise<Result<SeenDice, Fault>> {
  const found = await findMatch(context, caller, id);
  return found.ok ? { ok: true, value: await diceOf(context, found.value, caller) } : found;
}
