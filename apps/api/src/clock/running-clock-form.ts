/** Which of the two clocks counts a wait: the reserve, or the fixed time of a reaction. */
export type ClockKind = 'turn' | 'reaction';

/**
 * A side that the match waits for since a moment (ISO 8601). `stood`: ms of running time in which the wait was
 * suspended.
 */
export type Wait = {
  readonly side: string;
  readonly since: string;
  readonly kind: ClockKind;
  readonly stood?: number;
};

/** A turn with a fixed deadline that stands still, from `at` (ISO 8601) on, while another side reacts. */
export type Held = { readonly since: string; readonly stood: number; readonly at: string };

/**
 * A seat that was opened while it was waited for: instead of its own clock that of the vacancy runs, from `at` (ISO 8601) on.
 * `spent`: what earlier openings in the same turn have used of it (ms). `up`: its own time had run out, so nothing of it is left.
 * `banked`: in this turn somebody has taken the seat over with a whole bank.
 */
export type Vacancy = {
  readonly at: string;
  readonly spent: number;
  readonly open: boolean;
  readonly up: boolean;
  readonly banked?: true;
};

/** When a player sleeps, from `since` (ISO 8601) on: at which minute of their day, in their zone. */
export type Hours = { readonly since: string; readonly timeZone: string; readonly sleepFrom: number };

/** Time off (ISO 8601), its end not included. `itself`: it began because their time was up. */
export type Vacation = { readonly from: string; readonly to: string; readonly by: 'player' | 'itself' };

/**
 * A pause of all clocks (ISO 8601); `to` is null until an end is agreed. `itself`: everyone was absent, and the next
 * player to act ends it.
 */
export type Pause = {
  readonly from: string;
  readonly to: string | null;
  readonly reason: string;
  readonly by: 'agreement' | 'operator' | 'itself';
};

/** A side would like a pause: it begins when every other that is still in has agreed. `agreed`: who has; absent: nobody yet. */
export type PauseOffer = {
  readonly side: string;
  readonly reason: string;
  readonly until: string | null;
  readonly agreed?: readonly string[];
};

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
  /** How those of them stand whose turns end at fixed moments. Absent: none does. */
  readonly held?: Readonly<Record<string, Held>>;
  /** By side, for as long as its turn lasts. Absent: none. */
  readonly vacancies?: Readonly<Record<string, Vacancy>>;
  /** In a secret window: when a side answered (ISO 8601). Its clock has stopped, although the others see it run. */
  readonly answered: Readonly<Record<string, string>>;
  /** By side, the oldest first: a change counts from its moment on. */
  readonly hours: Readonly<Record<string, readonly Hours[]>>;
  readonly vacations: Readonly<Record<string, readonly Vacation[]>>;
  readonly pauses: readonly Pause[];
  readonly pauseOffer: PauseOffer | null;
  /** Sides whose time has run out (ISO 8601) and for whom nothing is played: another side may claim. */
  readonly lapsed: Readonly<Record<string, string>>;
  /** By side whose missed turn some have excused: who has. It is forgiven once all others have. Absent: none. */
  readonly excuses?: Readonly<Record<string, readonly string[]>>;
};
