import type { DrawOffer, Ending, GameTypes, Json, Level, Pending, Seat, Setup, Step } from '@fieldpost/engine';
import type { ClockSpec } from '../clock/clock-spec.ts';
import type { RunningClock } from '../clock/running-clock-form.ts';
import type { JoinRequirements } from '../identity/reliability/join-requirements.ts';
import type { Revision } from '../platform/revision.ts';
import type { ConditionalOrder } from './conditional-order.ts';

/** A seat of a side, with its holder. */
export type StoredSeat = {
  readonly side: string;
  readonly player: number;
  readonly userId: string | null;
  readonly userName: string | null;
  readonly standingOrders: Json;
  readonly salt: string | null;
  readonly seenStep: number;
  readonly missedTurns: number;
  /** The computer player whose account holds the seat; null: a person's. */
  readonly bot: string | null;
  /** The computer player that plays while its holder is away. */
  readonly standIn: string | null;
  /** Since when anybody may take it over (ISO 8601). */
  readonly vacantSince: string | null;
  /** When its side left a match that continued (ISO 8601). */
  readonly outSince: string | null;
  /** When they said that they are there (ISO 8601), in the ready check before the start. */
  readonly presentAt: string | null;
  /** A secret of the seat. Null: none. */
  readonly conditionalOrders: readonly ConditionalOrder[] | null;
  /** What its computer player means to do next. A secret of the seat. Null: nothing yet. */
  readonly plan: SeatPlan | null;
  /** When its holder sleeps; null: they have not said, or are no person. */
  readonly hours: { readonly timeZone: string; readonly sleepFrom: number } | null;
};

/** The plan of a computer player for its turn. A secret of its seat. */
export type SeatPlan = {
  readonly level: Level;
  /** The turn for which it was made, as the guidance of its game counts. */
  readonly tempo: number;
  /** Steps that the seat has been shown when its first line is due. */
  readonly step: number;
  /** Plans made in this turn, this one among them. */
  readonly made: number;
  /** In notation, those that are still to be played. */
  readonly lines: readonly string[];
};

/** A match as it is stored, whole: secrets included, so it never leaves the service as it is. */
export type StoredMatch = {
  readonly id: string;
  readonly ruleSet: string;
  readonly edition: number;
  readonly scenario: string;
  readonly title: string;
  readonly status: 'open' | 'playing' | 'finished';
  readonly listed: boolean;
  readonly creator: { readonly id: string; readonly name: string };
  readonly setup: Setup<GameTypes>;
  readonly clockSpec: ClockSpec;
  /** The optimistic lock: counts every change of what follows. */
  readonly revision: Revision['revision'];
  readonly stamp: Revision['stamp'];
  readonly step: number;
  /** After all steps, open ones included; null until the match starts. */
  readonly state: Json;
  /** How many steps the stored state holds; those after it are played again by their events when a match is read. */
  readonly stateStep: number;
  readonly sealedStep: number;
  /** The state at `sealedStep` while open steps stand; null where it is the same as `state`. */
  readonly sealedState: Json;
  /** The seat whose steps are open; null if none are. */
  readonly openBy: Seat<string> | null;
  readonly draws: number;
  readonly pending: Pending<string> | null;
  /** The sides that are not done: in a secret window this betrays who is, so it never leaves the service. */
  readonly waitingFor: readonly string[];
  readonly clock: RunningClock | null;
  /** Of a match that has not begun: the end of its ready check. */
  readonly deadline: Date | null;
  /** Who may join; null: everybody. */
  readonly joinRequirements: JoinRequirements | null;
  readonly drawOffer: DrawOffer<string> | null;
  /** By side: the turn in which its offer was last declined, in a game that counts its turns. */
  readonly drawDeclined: Readonly<Record<string, number>>;
  readonly ending: Ending<string> | null;
  /** Lower-case hex. */
  readonly seed: string;
  readonly commitment: string;
  readonly rematchOfId: string | null;
  readonly rematchId: string | null;
  /** The follower of its end: a kind and an id, "campaign:<id>". Null if there is none. */
  readonly followedBy: string | null;
  /** By how many hand-overs who only looks on sees it late while it runs (CL-014). */
  readonly spectatorDelay: number;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly seats: readonly StoredSeat[];
  readonly drafts: Readonly<Record<string, readonly Step<GameTypes>[]>>;
};

/** A step of the log as it is stored. */
export type StoredStep = Step<GameTypes> & {
  readonly index: number;
  readonly line: string;
  readonly at: Date;
};

/** The first answer to a request that carried an Idempotency-Key. */
export type StoredReceipt = {
  /** SHA-256 of the request, lower-case hex. */
  readonly request: string;
  /** The answer's JSON text, byte for byte. */
  readonly response: string;
};

/** The players of a match, each once. */
export const playersOf = (match: Pick<StoredMatch, 'seats'>): readonly string[] => [
  ...new Set(match.seats.flatMap((seat) => (seat.userId === null ? [] : [seat.userId]))),
];
