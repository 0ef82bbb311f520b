import type { Operation } from './operation.ts';

/** Any JSON of a rule set: a view, a command, options. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The answer an operation gives. */
export type AnswerOf<Asked> = Asked extends Operation<infer _Variables, infer Data> ? Data : never;

export type Results = {
  readonly ruleSet: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Their most played scenario. */
  readonly usualScenario: string;
  readonly usualSide: string | null;
  /** Their most frequent army, in words. */
  readonly usualArmy: string | null;
};

export type Person = { readonly id: string; readonly name: string };

export type ClockSpec = {
  readonly bankSeconds: number;
  readonly incrementSeconds: number;
  readonly capSeconds: number;
  readonly reactionSeconds: number;
  /** Instead of a reserve: turns end at `at` ("19:00" in the match's zone) on these days of the week, Monday 1. */
  readonly fixed: FixedDeadline | null;
  readonly timeZone: string;
  readonly restDays: readonly number[];
  /** Dates, "2026-12-25". */
  readonly holidays: readonly string[];
  readonly sleepHours: number;
  readonly vacationDays: number;
  readonly vacationByItself: boolean;
  readonly readyCheckHours: number;
  readonly atEnd: TimeOutPolicy;
};

export type FixedDeadline = {
  readonly at: string;
  readonly weekdays: readonly number[];
  readonly noticeSeconds: number;
};
export type TimeOutPolicy = 'default' | 'standing' | 'bot' | 'replacement' | 'claim' | 'forfeit';

/** Requirements for joining a match. */
export type JoinRequirements = {
  readonly reliability: number | null;
  readonly responseHours: number | null;
  readonly newcomers: boolean;
};

/** How surely and how fast somebody answers; quartiles in seconds. */
export type Reliability = {
  readonly turns: number;
  readonly answered: number;
  readonly missed: number;
  readonly percent: number | null;
  readonly formula: string;
  readonly quartiles: readonly number[] | null;
};

/** When the clock of a side stands, and when a turn that began now would end. */
export type SideCalendar = {
  readonly side: string;
  readonly closings: readonly {
    readonly from: string;
    readonly to: string | null;
    readonly why: 'sleep' | 'rest' | 'vacation' | 'pause';
  }[];
  readonly deadline: string | null;
};

/** The players who are away from a match, and why its clocks are stopped. */
export type Arrangements = {
  readonly pause: {
    readonly from: string;
    readonly to: string | null;
    readonly reason: string;
    readonly by: string;
  } | null;
  readonly pauseOffer: { readonly side: string; readonly reason: string; readonly until: string | null } | null;
  readonly sides: readonly {
    readonly side: string;
    readonly onVacation: { readonly from: string; readonly to: string; readonly by: string } | null;
    readonly vacations: readonly { readonly from: string; readonly to: string }[];
    readonly vacationDaysLeft: number;
    readonly lapsedSince: string | null;
  }[];
  readonly seats: readonly {
    readonly side: string;
    readonly player: number;
    readonly standIn: string | null;
    readonly vacantSince: string | null;
    readonly bot: boolean;
    readonly present: boolean;
  }[];
  readonly readyCheckUntil: string | null;
};

export type Seat = {
  readonly side: string;
  readonly player: number;
  readonly user: Person | null;
  /** Their rating in this game; null while unrated. `provisional`: shown with "?". */
  readonly rating: { readonly rating: number; readonly provisional: boolean } | null;
  /** Time left in ms when the clock last stood still; null before the start. */
  readonly reserveMs: number | null;
  /** Since when the clock runs (ISO 8601); null while it stands. */
  readonly since: string | null;
  readonly running: boolean;
  readonly missedTurns: number;
};

export type Pending = {
  readonly kind: 'choice' | 'orders' | 'finished';
  readonly side: string | null;
  readonly from: readonly string[] | null;
  readonly window: string | null;
  readonly clock: 'turn' | 'reaction' | null;
  readonly outcome: Json;
  readonly sentence: string | null;
};

export type Place = { readonly side: string; readonly place: number; readonly score: number | null };
export type Ending = {
  readonly by: 'rules' | 'resignation' | 'agreement' | 'timeout' | 'adjudication';
  readonly outcome: { readonly reason: string; readonly places: readonly Place[] };
};

/** Why this player may not join a match. */
export type JoinBlocker = { readonly code: string; readonly message: string };

/** A match without its play. */
export type MatchSummary = {
  readonly id: string;
  readonly ruleSet: string;
  readonly scenario: string;
  readonly title: string;
  readonly status: 'open' | 'playing' | 'finished';
  readonly listed: boolean;
  readonly options: Json;
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  readonly creator: Person;
  readonly clockSpec: ClockSpec;
  readonly joinRequirements: JoinRequirements | null;
  readonly seats: readonly Seat[];
  readonly you: { readonly side: string; readonly player: number } | null;
  readonly step: number;
  readonly pending: Pending | null;
  readonly waitingFor: readonly string[];
  /** Sides that have gone while the others play on. */
  readonly out: readonly string[];
  readonly deadline: string | null;
  readonly drawOffer: string | null;
  /** The sides that have given their word to it; it needs all that are still in. */
  readonly drawAccepted: readonly string[];
  readonly ending: Ending | null;
};

/** A match as a list shows it, with whether the reader may join. */
export type MatchInList = MatchSummary & {
  /** Null if the reader may take a free seat. */
  readonly joinBlocker: JoinBlocker | null;
};

export type OptionKind =
  | { readonly type: 'choice'; readonly values: readonly string[]; readonly initial: string }
  | { readonly type: 'integer'; readonly min: number; readonly max: number; readonly initial: number }
  | { readonly type: 'document'; readonly perSide: boolean };
export type OptionSpec = { readonly key: string; readonly title: string; readonly kind: OptionKind };
export type ScenarioInfo = {
  /** The levels of the computer that it offers, the weakest first. */
  readonly levels: readonly string[];
  readonly id: string;
  readonly title: string;
  readonly sides: readonly string[];
  readonly document: Json;
};
export type RuleSetInfo = {
  readonly id: string;
  readonly edition: number;
  readonly title: string;
  readonly sides: readonly string[];
  readonly options: readonly OptionSpec[];
  readonly scenarios: readonly ScenarioInfo[];
};

export type AccessToken = {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
};
export type SessionInfo = {
  readonly id: string;
  readonly current: boolean;
  readonly createdAt: string;
  readonly usedAt: string;
  readonly expiresAt: string;
  readonly address: string | null;
  /** Browser and system in a few words. */
  readonly device: string | null;
};
/** How a notification travels. */
export type Channel = 'page' | 'mail' | 'push' | 'webhook';
export type NotificationInfo = {
  readonly channel: Channel;
  readonly id: string;
  readonly matchId: string | null;
  readonly kind: string;
  /** Why it was written, in words. */
  readonly reason: string;
  readonly state: 'queued' | 'sending' | 'sent' | 'dropped' | 'failed';
  readonly createdAt: string;
  readonly sentAt: string | null;
};

/** The person signed in. */
export type Me = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly timeZone: string;
  readonly mailTurns: boolean;
  readonly demo: boolean;
  /** A program plays for this account. */
  readonly program: boolean;
  /** They play without an account. */
  readonly guest: boolean;
  /** False: they have not chosen their name yet. */
  readonly named: boolean;
  /** Prompts done of the lesson of each game, by its id. */
  readonly lessons: Json;
};
