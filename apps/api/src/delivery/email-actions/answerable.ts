import type { Game, GameTypes, Result, Seat } from '@fieldpost/engine';
import { stepViewFor } from '@fieldpost/engine';
import type { Caller, Context } from '../../context.ts';
import { type LoadedMatch, loadedMatch, openSides } from '../../match-store/loaded-match.ts';
import { loadMatch } from '../../match-store/store.ts';
import { findRepliedTo, type RepliedNotification } from './store.ts';

/** A letter that can be answered: what it spoke of, and how the match stands now. */
export type Answerable = {
  readonly notification: RepliedNotification;
  readonly loaded: LoadedMatch;
  readonly game: Game<GameTypes>;
  readonly seat: Seat<string>;
  /** The step that its reader sees now. */
  readonly step: number;
  readonly caller: Caller;
};

/** Why a letter cannot be answered any more. */
export const PAST_ANSWERS = {
  GONE: 'the letter is not from Fieldpost, its match was cancelled, or its account is suspended',
  NO_SEAT: 'you no longer have the seat it was sent to',
  OVER: 'the match has ended',
  EXPIRED: 'the letter is too old',
  OVERTAKEN: 'the match has moved on since then',
} as const;
export type PastAnswer = keyof typeof PAST_ANSWERS;

/** So long a letter may be answered, in ms. */
const GOOD_FOR = 60 * 86_400_000;

const past = (reason: PastAnswer): Result<never, PastAnswer> => ({ ok: false, fault: reason });

/**
 * True if the position is still the letter's, or the one that answers to this letter led to: dice may have been rolled
 * since, and the player's next choice sends no letter.
 */
function stillStands(
  { step: letterStep, answeredStep }: RepliedNotification,
  loaded: LoadedMatch,
  step: number,
): boolean {
  return answeredStep === null ? loaded.match.sealedStep === letterStep && step === letterStep : step === answeredStep;
}

/** The seat of the person that a letter was written to; who has left it has lost its letters too. */
function seatOf({ match }: LoadedMatch, { userId, side }: RepliedNotification): Seat<string> | null {
  const found = match.seats.find((one) => one.userId === userId && (side === null || one.side === side));
  return found ? { side: found.side, player: found.player } : null;
}

/**
 * Returns a letter that can still matter: its match continues and its reader holds the seat, whatever was played since.
 * Does not check the caller, who must have verified our signature.
 */
export async function letterOf(context: Context, notificationId: string): Promise<Result<Answerable, PastAnswer>> {
  const notification = await findRepliedTo(context, notificationId);
  const match = notification?.matchId ? await loadMatch(context.db, notification.matchId) : null;
  if (!notification || !match) return past('GONE');
  const loaded = loadedMatch(match);
  const { game } = loaded;
  const seat = seatOf(loaded, notification);
  if (!seat) return past('NO_SEAT');
  if (!game || game.ending) return past('OVER');
  if (context.clock.now().getTime() - notification.createdAt.getTime() > GOOD_FOR) return past('EXPIRED');
  const { userId, name } = notification;
  const caller: Caller = { userId, name, emailVerified: true, via: 'session', credential: 'letter', scopes: [] };
  return { ok: true, value: { notification, loaded, game, seat, step: stepViewFor(game, seat), caller } };
}

/** A letter, if it can still be answered: its reader is still asked something, and the position is the letter's. */
export async function answerable(context: Context, notificationId: string): Promise<Result<Answerable, PastAnswer>> {
  const letter = await letterOf(context, notificationId);
  if (!letter.ok) return letter;
  const { notification, loaded, game, seat, step } = letter.value;
  const { drawOffer } = loaded.match;
  const offered = drawOffer !== null && !drawOffer.accepted.includes(seat.side);
  const asked = openSides(loaded.rules, game).includes(seat.side) || offered;
  return asked && stillStands(notification, loaded, step) ? letter : past('OVERTAKEN');
}
