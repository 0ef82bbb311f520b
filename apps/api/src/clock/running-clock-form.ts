/** Which of the two clocks counts a wait: the reserve, or the fixed time of a reaction. */
export type ClockKind = 'turn' | 'reaction';

/** Someone is being waited for since a moment (ISO 8601). */
export type Wait = { readonly side: string; readonly since: string; readonly kind: ClockKind };

/** When a player sleeps, from `since` (ISO 8601) on: at which minute of his day, in his zone. */
export type Hours = { readonly since: string; readonly timeZone: string; readonly sleepFrom: number };

/** Time off (ISO 8601), its end not included. `itself`: it began because his time was up. */
export type Vacation = { readonly from: string; readonly to: string; readonly by: 'player' | 'itself' };

/** All clocks stand (ISO 8601); `to` is null until an end is agreed. */
export type Pause = {
  readonly from: string;
  readonly to: string | null;
  readonly reason: string;
  readonly by: 'agreement' | 'operator';
};

/** A side would like a pause: the other may agree. */
export type PauseOffer = { readonly side: string; readonly reason: string; readonly until: string | null };

/**
 * The clock of a match. The server alone sees it whole: `answered` would betray who is done in a secret window;
 * `publicClock` leaves it out.
 */
export type RunningClock = {
  /** What each side had in reserve (ms) when its present wait began. */
  readonly reserves: Readonly<Record<string, number>>;
  readonly running: readonly Wait[];
  /** Sides whose turn stands still while another reacts. */
  readonly paused: readonly string[];
  /** In a secret window: when a side gave its answer (ISO 8601). Its clock stands, though the others see it run. */
  readonly answered: Readonly<Record<string, string>>;
  /** By side, the oldest first: a change counts from its moment on. */
  readonly hours: Readonly<Record<string, readonly Hours[]>>;
  readonly vacations: Readonly<Record<string, readonly Vacation[]>>;
  readonly pauses: readonly Pause[];
  readonly pauseOffer: PauseOffer | null;
  /** Sides whose time has run out (ISO 8601) and for whom nothing is played: the other side may claim. */
  readonly lapsed: Readonly<Record<string, string>>;
};
