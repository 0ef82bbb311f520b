import type { Game, GameTypes, Result, Seat, Step } from '@fieldpost/engine';
import { pendingOf, stepViewFor, viewOf } from '@fieldpost/engine';
import type { Caller, Context } from '../context.ts';
import { lineFor, noticesOf } from '../match-store/lines.ts';
import { callersSeat, type LoadedMatch, loadedMatch, mayWatch } from '../match-store/loaded-match.ts';
import type { StoredMatch, StoredReceipt } from '../match-store/stored.ts';
import { gameViewFor } from '../match-store/views.ts';
import { crashPoint } from '../platform/crash-points.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { announce } from './announce.ts';
import { changeOf, type Transition } from './change.ts';
import { expireFirst, isOverdue } from './expire.ts';
import { cacheMatch, lastCached, readForTurn } from './match-cache.ts';
import { writeChange } from './turn-statement.ts';

/** A standing in which the caller may act: the match has begun and they hold a seat. */
export type Turn = LoadedMatch & {
  readonly game: Game<GameTypes>;
  readonly seat: Seat<string>;
  readonly caller: Caller;
  readonly now: Date;
};

/** What an act did, and what of it the answer tells. */
export type Done = {
  readonly transition: Transition;
  /** The steps that the answer speaks of: those of the log, or the one that went into a draft. */
  readonly shown: readonly Step<GameTypes>[];
  /** Those steps in notation. */
  readonly lines: readonly string[];
};

/** One thing that a player does: judged against a turn, never writing itself. */
export type Act = {
  /** The steps that the player saw; null where it does not matter. */
  readonly expectedStep: number | null;
  /** The Idempotency-Key and the SHA-256 (hex) of the request; null: not to be repeated safely. */
  readonly receipt: { readonly key: string; readonly request: string } | null;
  /** Omits the view from the answer: the reader has their own board. */
  readonly brief?: boolean;
  readonly resolve: (turn: Turn) => Result<Done, Fault> | Promise<Result<Done, Fault>>;
};

/** The answer to an act: JSON text, so that a repeated key gets the very same bytes. */
export type Answer = { readonly text: string; readonly repeated: boolean };

const TRIES = 8;

const failed = (given: Fault): Result<never, Fault> => ({ ok: false, fault: given });

/**
 * Judges and writes the match that this process has cached, if any. If there is none or that fails, it reads, judges
 * and writes. It starts over when another command was faster, until the step is stale or the key is spent.
 */
export async function act(
  context: Context,
  caller: Caller,
  matchId: string,
  given: Act,
): Promise<Result<Answer, Fault>> {
  await context.clock.sure();
  const guessed = await guess(context, caller, matchId, given);
  if (guessed) return { ok: true, value: guessed };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const tried = await attempt(context, caller, matchId, given);
    if (tried !== 'again') return tried;
  }
  return failed(fault('BUSY'));
}

/**
 * Most turns follow one that this process wrote, so there is nothing to read. The statement names the revision and the
 * key, and writes nothing if either is spent. Only a written result counts: every refusal is judged again against the
 * stored match.
 */
async function guess(context: Context, caller: Caller, matchId: string, given: Act): Promise<Answer | null> {
  const match = lastCached(context, matchId);
  if (match && isOverdue(context, match)) return null;
  const turn = match && turnOf(context, match, caller, given.expectedStep);
  if (!turn?.ok) return null;
  const done = await given.resolve(turn.value);
  if (!done.ok) return null;
  crashPoint('turn.resolved');
  const written = await write(context, turn.value, given, done.value);
  return written === 'again' || !written.ok ? null : written.value;
}

async function attempt(
  context: Context,
  caller: Caller,
  matchId: string,
  given: Act,
): Promise<Result<Answer, Fault> | 'again'> {
  const key = given.receipt && { userId: caller.userId, key: given.receipt.key };
  const read = await readForTurn(context, matchId, key);
  if (!read || !mayWatch(read.match, caller)) return failed(fault('NOT_FOUND'));
  if (read.receipt && given.receipt) return repeat(read.receipt, given.receipt.request);
  if (await expireFirst(context, read.match)) return 'again';
  const turn = turnOf(context, read.match, caller, given.expectedStep);
  if (!turn.ok) return turn;
  const done = await given.resolve(turn.value);
  if (!done.ok) return done;
  crashPoint('turn.resolved');
  return write(context, turn.value, given, done.value);
}

function repeat(receipt: StoredReceipt, request: string): Result<Answer, Fault> {
  if (receipt.request !== request) return failed(fault('KEY_REUSED'));
  return { ok: true, value: { text: receipt.response, repeated: true } };
}

function turnOf(
  context: Context,
  match: StoredMatch,
  caller: Caller,
  expectedStep: number | null,
): Result<Turn, Fault> {
  const loaded = loadedMatch(match);
  const seat = callersSeat(loaded, caller);
  if (!seat) return failed(fault('NOT_SEATED'));
  const { game } = loaded;
  if (!game) return failed(fault('NOT_STARTED'));
  if (expectedStep !== null && stepViewFor(game, seat) !== expectedStep) {
    return failed(fault('STALE', { details: gameViewFor(loaded, game, seat) }));
  }
  return { ok: true, value: { ...loaded, game, seat, caller, now: context.clock.now() } };
}

async function write(context: Context, turn: Turn, given: Act, done: Done): Promise<Result<Answer, Fault> | 'again'> {
  const text = JSON.stringify(answerOf(turn, done, given.brief === true));
  const receipt = given.receipt && { ...given.receipt, userId: turn.caller.userId, response: text };
  const change = changeOf(turn, done.transition, receipt, turn.now);
  crashPoint('turn.before-commit');
  const stamp = await writeChange(context.database, change);
  if (stamp === null) return 'again';
  crashPoint('turn.committed');
  cacheMatch(context, turn.match, done.transition, change, stamp);
  announce(context, turn, change, turn.seat.side);
  return { ok: true, value: { text, repeated: false } };
}

/** The body of an answer to an act. */
export type AnswerBody = ReturnType<typeof answerOf>;

/** What was done, as its author may know it, and the game as they see it then. */
function answerOf(turn: Turn, { transition, shown, lines }: Done, brief: boolean) {
  const { rules, seat } = turn;
  const noticed = shown.map((step) => noticesOf(rules, step, seat));
  const { game } = transition;
  return {
    step: stepViewFor(game, seat),
    events: noticed.flat(),
    lines: shown.map((one, index) => lineFor(rules, one, seat, noticed[index] ?? [], lines[index] ?? '')),
    sentences: noticed.flat().map((notice) => rules.tell(notice)),
    pending: pendingOf(rules, game, seat),
    ...(brief ? {} : { view: viewOf(rules, game, seat) }),
    drawOffer: game.drawOffer?.accepted[0] ?? null,
    drawAccepted: game.drawOffer?.accepted ?? [],
    ending: game.ending,
  };
}
