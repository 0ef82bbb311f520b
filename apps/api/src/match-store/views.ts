import type { Game, GameTypes, Json, Pending, Seat, Viewer } from '@fieldpost/engine';
import {
  awaitedOf,
  draftOf,
  pendingOf,
  seatKey,
  stateViewFor,
  stepViewFor,
  viewOf,
  waitsToOffer,
} from '@fieldpost/engine';
import { deadlineOf, publicClock, reserveOf } from '../clock/running-clock.ts';
import type { Caller } from '../context.ts';
import { arrangementsSeen } from './arrangements-seen.ts';
import { spectatorDelay } from './delayed.ts';
import { callersSeat, type LoadedMatch, viewerFor } from './loaded-match.ts';
import type { StoredMatch, StoredSeat } from './stored.ts';

/** What one viewer may know of the game now. */
export type SeenGame = {
  /** Steps that they know of; in a secret window their own draft counts. They send it back as `expectedStep`. */
  readonly step: number;
  readonly pending: Pending<string>;
  readonly view: Json;
};

export function gameViewFor({ rules }: LoadedMatch, game: Game<GameTypes>, viewer: Viewer<GameTypes>): SeenGame {
  return {
    step: stepViewFor(game, viewer),
    pending: pendingOf(rules, game, viewer),
    view: viewOf(rules, game, viewer),
  };
}

type Person = { readonly id: string; readonly name: string };

const holderOf = ({ userId, userName }: StoredSeat): Person | null =>
  userId === null ? null : { id: userId, name: userName ?? '' };

/** A side's reserve before its clock has run; null if clocks are hidden from viewers with a delay (CL-014). */
const reserveBefore = ({ status, clockSpec }: StoredMatch): number | null =>
  status === 'playing' ? null : clockSpec.bankSeconds * 1000;

/** A side as everybody sees it: who plays it (`user` the first of them), what time it has, since when its clock runs. */
export function sideSeen(match: StoredMatch, side: string, viewerSide: string | null, now: Date) {
  const clock = match.clock && publicClock(match.clock, viewerSide);
  const seats = match.seats.filter((one) => one.side === side);
  const [seat] = seats;
  const wait = clock?.running.find((one) => one.side === side && clock.answered[side] === undefined);
  return {
    user: seat ? holderOf(seat) : null,
    players: seats.map(holderOf),
    reserveMs: clock ? reserveOf(match.clockSpec, clock, side, now) : reserveBefore(match),
    since: wait ? wait.since : null,
    running: wait !== undefined,
    missedTurns: seat?.missedTurns ?? 0,
  };
}

/** The deadline as a viewer may know it: in a secret window that of the first side, done or not. */
export function deadlineSeen(
  match: Pick<StoredMatch, 'status' | 'clock' | 'clockSpec'>,
  viewerSide: string | null,
): Date | null {
  if (match.status !== 'playing' || !match.clock) return null;
  return deadlineOf(match.clockSpec, publicClock(match.clock, viewerSide));
}

/** The sides that are out, as a viewer may know it: shot down, conquered, gone. Nobody is while the match is over. */
export function sidesOut(
  { rules, match }: LoadedMatch,
  game: Game<GameTypes>,
  viewer: Viewer<GameTypes>,
): readonly string[] {
  if (game.ending !== null) return [];
  const still = rules.sidesIn(stateViewFor(rules, game, viewer));
  return rules.sidesOf(match.setup).filter((side) => !still.includes(side));
}

/** A match as a list shows it; the same for everybody save `you`, and what a side knows of its own answer. */
export function summaryOf(loaded: LoadedMatch, caller: Caller | null, now: Date) {
  const { match, rules, game } = loaded;
  const you = callersSeat(loaded, caller);
  const viewer = viewerFor(loaded, caller);
  const viewerSide = you?.side ?? null;
  const pending = game && pendingOf(rules, game, viewer);
  const out = game ? sidesOut(loaded, game, viewer) : [];
  return {
    id: match.id,
    ruleSet: match.ruleSet,
    edition: match.edition,
    scenario: match.scenario,
    title: match.title,
    status: match.status,
    listed: match.listed,
    options: match.setup.options,
    creator: match.creator,
    createdAt: match.createdAt,
    startedAt: match.startedAt,
    finishedAt: match.finishedAt,
    step: game ? stepViewFor(game, viewer) : 0,
    sealedStep: match.sealedStep,
    spectatorDelay: spectatorDelay(match, caller),
    pending,
    waitingFor: game ? awaitedOf(rules, game, viewer) : [],
    sides: Object.fromEntries(
      rules
        .sidesOf(match.setup)
        .map((side) => [side, { ...sideSeen(match, side, viewerSide, now), out: out.includes(side) }]),
    ),
    you,
    clock: match.clockSpec,
    deadline: deadlineSeen(match, viewerSide),
    drawOffer: match.drawOffer?.accepted[0] ?? null,
    drawAccepted: match.drawOffer?.accepted ?? [],
    drawDeclined: game ? waitsToOffer(rules, game) : [],
    ending: match.ending,
    commitment: match.commitment,
    rematch: match.rematchId,
    rematchOf: match.rematchOfId,
    joinRequirements: match.joinRequirements,
  };
}

/** `GET /matches/:id`: the summary, and the game as the caller may know it. The seed is shown when the match has ended. */
export function matchSeen(loaded: LoadedMatch, caller: Caller | null, now: Date) {
  const { match, rules, game } = loaded;
  const you = callersSeat(loaded, caller);
  const seat = you && match.seats.find((one) => one.side === you.side && one.player === you.player);
  return {
    ...summaryOf(loaded, caller, now),
    view: game ? viewOf(rules, game, viewerFor(loaded, caller)) : null,
    arrangements: arrangementsSeen(match, now),
    standingOrders: seat ? (seat.standingOrders ?? rules.initialOrders) : null,
    seenStep: seat ? seat.seenStep : 0,
    seed: match.status === 'finished' ? match.seed : null,
    salts: Object.fromEntries(match.seats.map((one) => [seatKey(one), one.salt])),
  };
}

/** True if a seat has a step that it may undo: an open one, or one of its draft. */
export function mayUndo({ game }: Pick<LoadedMatch, 'game'>, seat: Seat<string> | null): boolean {
  if (!game || !seat || game.ending) return false;
  const last = draftOf(game, seat.side).at(-1);
  const by = last ? last.by : game.openBy;
  return by !== null && by.side === seat.side && by.player === seat.player;
}
