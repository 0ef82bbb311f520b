/** The possible entries of an event's log (CL-161, CL-195). No entry ever changes: a correction is a later entry (CL-002). */
import type { Quarter } from '../scores.ts';

export const STATES = ['draft', 'entries', 'muster', 'running', 'finished', 'archived', 'cancelled'] as const;
export type EventState = (typeof STATES)[number];
export type ByeCode = 'U' | 'H' | 'Z';
const DECIDED_KINDS = ['played', 'agreed', 'walkover', 'double', 'adjudicated', 'provisional'] as const;
/** CL-203: `reported`: people say so, of a match at a real table. */
export const RESULT_KINDS = [...DECIDED_KINDS, 'reported'] as const;
export type ResultKind = (typeof RESULT_KINDS)[number];
/** CL-096: beside a result, a referee may annul a leg for another try, or let it continue. */
export const RULING_KINDS = [...DECIDED_KINDS, 'replay', 'play-on'] as const;
export type RulingKind = (typeof RULING_KINDS)[number];
/** Rating, deviation and volatility. */
export type RatingTriple = readonly [r: number, rd: number, sigma: number];

/** A leg: `a` has side A in it. `round` null where the pair tells which one it is. `board`: in team events. */
export type LegName = {
  readonly round: number | null;
  readonly a: string;
  readonly b: string;
  readonly leg: number;
  readonly board: number | null;
};
export type Scored = {
  /** Quarters of a and of b: 4 together, or none in a double default (CL-080). */
  readonly q: readonly [Quarter, Quarter];
  /** Of a, from -1000 to 1000 (CL-102, MAR). */
  readonly margin: number;
  /** Missed deadlines charged to a and to b. */
  readonly misses: readonly [number, number];
};

/** CL-203: why a report became a result: both sides say so, nobody objected in time, or an officer says so. */
export const STANDS_BY = ['both', 'silence', 'officer'] as const;
/** CL-210: what is imported into an event. */
export const IMPORTED = ['entries', 'results', 'season', 'trf'] as const;
/** CL-203: the report that a result is made of, by its `seq`; of an imported one the import (CL-212). */
export type Standing = { readonly of: number; readonly by: (typeof STANDS_BY)[number] };
/** CL-201: what somebody says of a match at a table. `score`: where points were said, not only who won; `q` and `margin` follow from it. */
export type Said = {
  readonly q: readonly [Quarter, Quarter];
  readonly margin: number;
  readonly score: readonly [a: number, b: number] | null;
  /** The entry that says so; null: an officer. */
  readonly speaker: string | null;
};

/**
 * CL-133: how many turns each holder of the entries a and b has had in a match, in the order in which they held it. Only where one of them
 * changed hands while it was played.
 */
export type HeldTurns = {
  readonly a: readonly number[];
  readonly b: readonly number[];
  /** The evaluation for side A when entry a or b left: points out of a maximum (CL-092: e of 2N). Absent if there is none. */
  readonly left?: { readonly a?: Worth; readonly b?: Worth };
};
export type Worth = readonly [e: number, of: number];

/** An entrant: in time, or late (CL-036). `number`: a given pairing number (CL-035). */
export type Entrance = {
  readonly id: string;
  readonly name: string;
  readonly number: number | null;
  readonly rating: RatingTriple | null;
  /** Members of one team or club block have one word here (CL-053). */
  readonly apart: string | null;
};

export type LogEvent =
  | ({ readonly kind: 'enter' } & Entrance)
  | ({ readonly kind: 'late' } & Entrance)
  | { readonly kind: 'confirm'; readonly entry: string }
  /** `confirmed`, `needed`: where too few had confirmed when the check-in ended (CL-034). */
  | { readonly kind: 'state'; readonly to: EventState; readonly confirmed?: number; readonly needed?: number }
  /** The order from which pairing numbers are made: an organiser's, or that of an earlier event (CL-035). */
  | { readonly kind: 'seed'; readonly order: readonly string[] }
  | {
      readonly kind: 'round';
      readonly round: number;
      readonly pairs: readonly (readonly [a: string, b: string])[];
      readonly byes: Readonly<Record<string, ByeCode>>;
      /** CL-023: the hash of the pairs that blocks keep apart, with a salt; not there: a round of before, or of a case. */
      readonly barred?: string;
      /** CL-043: the round after the last of a season, in which places between two tiers are played for. */
      readonly stage?: 'playoff';
      /** CL-068: who chose the pairing by hand and who agreed, and why; not there: the rules paired. */
      readonly byHand?: { readonly by: readonly [string, string]; readonly reason: string };
    }
  /** CL-076: the matches of a round are annulled, and it is paired again. */
  | { readonly kind: 'repair'; readonly round: number; readonly reason?: string }
  | { readonly kind: 'bye'; readonly entry: string; readonly round: number; readonly code: 'H' | 'Z' }
  | ({
      readonly kind: 'result';
      readonly how: ResultKind;
      readonly held?: HeldTurns;
      /** Of how `reported`, and of nothing else. */
      readonly stands?: Standing;
      /** CL-212: of a result that an import made: the day and the note of its line; `rated`: a report of a tournament calls it so. */
      readonly playedOn?: string;
      readonly note?: string;
      readonly rated?: true;
    } & LegName &
      Scored)
  /** CL-201: `playedOn`: a day such as 2026-01-05. `link` is shown, and nobody follows it. */
  | ({
      readonly kind: 'report';
      readonly playedOn: string | null;
      readonly note?: string;
      readonly link?: string;
      /** CL-013: of an officer. */
      readonly reason?: string;
    } & LegName &
      Said)
  /** CL-201: what the other side says instead of the report `of`. */
  | ({ readonly kind: 'dispute'; readonly of: number; readonly reason: string } & Said)
  /** CL-201: a report is taken back by its side; by nobody (null) where the match was begun instead (CL-202). */
  | { readonly kind: 'retract'; readonly of: number; readonly speaker: string | null }
  | ({
      readonly kind: 'decide';
      readonly how: RulingKind;
      readonly reason: string;
      readonly by: string | null;
      readonly supersedes: number | null;
      readonly held?: HeldTurns;
      /**
       * CL-096, CL-125: who sits for `a` and for `b` at a board that is played again; null: who sat there. Not there: nobody is another.
       */
      readonly players?: readonly [string | null, string | null];
    } & LegName &
      Scored)
  /** CL-129. `id`: of the match, where somebody keeps it. */
  | {
      readonly kind: 'match';
      readonly id?: string;
      readonly sides: readonly (readonly string[])[];
      readonly places: readonly number[];
    }
  /** `reason`: where an officer withdraws somebody (CL-022, CL-068, CL-088). */
  | { readonly kind: 'withdraw'; readonly entry: string; readonly reason?: string }
  /** CL-078: the whole event stands still, and continues. */
  /** CL-046: an officer asks to change settings that are frozen: those of them that are to be others. */
  | { readonly kind: 'amend'; readonly settings: Readonly<Record<string, unknown>>; readonly reason: string }
  /** CL-046: an entry agrees to the amendment that the act `to` asked for, or does not. */
  | { readonly kind: 'consent'; readonly entry: string; readonly to: number; readonly accept: boolean }
  | { readonly kind: 'pause'; readonly reason: string }
  | { readonly kind: 'resume' }
  | { readonly kind: 'deduct'; readonly entry: string; readonly q: number; readonly reason: string }
  | { readonly kind: 'block'; readonly a: string; readonly b: string }
  | { readonly kind: 'forbid'; readonly a: string; readonly b: string; readonly reason: string }
  | { readonly kind: 'holder'; readonly entry: string; readonly holder: string; readonly rating: RatingTriple | null }
  /**
   * CL-125: the people of a team in the order of their boards, then its reserves; and who of them is not there when the next round opens.
   */
  | {
      readonly kind: 'squad';
      readonly entry: string;
      readonly squad: readonly string[];
      readonly absent: readonly string[];
    }
  /** CL-125: one of the squad leads the team from now on. */
  | { readonly kind: 'captain'; readonly entry: string; readonly player: string }
  /** CL-128: one of the squad takes over a board of the team that is being played. */
  | ({ readonly kind: 'reserve'; readonly entry: string; readonly player: string } & LegName)
  | { readonly kind: 'challenge'; readonly a: string; readonly b: string }
  | { readonly kind: 'answer'; readonly a: string; readonly b: string; readonly accept: boolean }
  | { readonly kind: 'leave'; readonly entry: string; readonly from: number; readonly to: number }
  | { readonly kind: 'week' }
  /** CL-212: a file, by the SHA-256 of its bytes, of which the next `makes` rows are made. */
  | {
      readonly kind: 'import';
      readonly file: string;
      readonly what: (typeof IMPORTED)[number];
      readonly lines: number;
      readonly makes: number;
      /** CL-215: the entries of each division of a season; not there: it has one. */
      readonly divisions?: readonly (readonly string[])[];
      /** CL-215: quarters of a season of which only the standings were handed down. */
      readonly brought?: Readonly<Record<string, number>>;
    }
  /** CL-212: what the import `of` made is taken back. */
  | { readonly kind: 'undo-import'; readonly of: number };
export type LogKind = LogEvent['kind'];

/** An event of the log with its place in the chain. `at`: ms, null where nobody said when. */
export type LogRow = {
  readonly seq: number;
  readonly at: number | null;
  readonly event: LogEvent;
  readonly prev: string;
  readonly hash: string;
};
/** An act before it is judged. */
export type Act = { readonly at: number | null; readonly event: LogEvent };
