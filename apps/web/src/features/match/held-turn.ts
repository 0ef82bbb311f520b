/** Ended turns that this browser holds for some seconds, so that they can be taken back. Nothing of them reaches the service before. */
import type { ClockSpec, Json } from '@fieldpost/client';
import type { Named } from '../../games/table.ts';

/** How long an ended turn is held, in ms. */
export const HOLD_MS = 8_000;
/** With less time left on the clock a turn is sent at once, in ms. */
const LEAST_LEFT_MS = 2 * 60_000;
/** A clock with less than this to begin with is one of a live match, in seconds. */
const LIVE_SECONDS = 6 * 3_600;

/** Commands that end a turn, in any game: all others are sent at once. */
const ENDS: ReadonlySet<string> = new Set(['endTurn', 'ready']);

export type HeldTurn = {
  /** The match. */
  readonly id: string;
  /** The steps of the match before it. */
  readonly step: number;
  readonly command: Json;
  /** Under which the service carries it out once, however often it comes. */
  readonly key: string;
  /** When it is sent, in ms of this browser's clock. */
  readonly until: number;
};

type Clock = {
  readonly clockSpec: Pick<ClockSpec, 'bankSeconds' | 'fixed'>;
  readonly deadline: string | null;
};

/** Whether the end of a turn is held: not in live matches, nor where time is short. `now`: ms of the server's clock. */
export function isHeld({ type }: Named, { clockSpec, deadline }: Clock, now: number): boolean {
  if (!ENDS.has(type)) return false;
  if (clockSpec.fixed === null && clockSpec.bankSeconds < LIVE_SECONDS) return false;
  return deadline === null || new Date(deadline).getTime() - now >= LEAST_LEFT_MS;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const PLACE = 'fieldpost.held-turns';

/** Turns held by the browser; unreadable data counts as none. */
export function heldTurns(store: Store): readonly HeldTurn[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isTurn) : [];
  } catch {
    return [];
  }
}

function isTurn(raw: unknown): raw is HeldTurn {
  if (typeof raw !== 'object' || raw === null) return false;
  const { id, step, key, until, command } = raw as Partial<Record<keyof HeldTurn, unknown>>;
  const named = typeof id === 'string' && typeof key === 'string' && command !== undefined;
  return named && Number.isInteger(step) && Number.isFinite(until);
}

/** Keeps a turn; of one match the last counts. */
export function keepTurn(store: Store, turn: HeldTurn): void {
  write(store, [...heldTurns(store).filter(({ id }) => id !== turn.id), turn]);
}

/** Forgets a turn that was sent or taken back. */
export function dropTurn(store: Store, key: string): void {
  write(
    store,
    heldTurns(store).filter((turn) => turn.key !== key),
  );
}

function write(store: Store, turns: readonly HeldTurn[]): void {
  try {
    if (turns.length === 0) store.removeItem(PLACE);
    else store.setItem(PLACE, JSON.stringify(turns));
  } catch {
    // A browser that keeps nothing sends anyway: by its timer, or as its page goes.
  }
}

/** So much later than its time a turn is sent by another page: the one that holds it comes first, in ms. */
const GRACE_MS = 2_000;

/** How long until each turn is to be sent by a page that does not hold it, in ms; 0: at once. */
export const sendableIn = (turn: HeldTurn, now: number): number => Math.max(0, turn.until + GRACE_MS - now);
