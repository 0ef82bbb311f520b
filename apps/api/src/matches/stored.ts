import type { Ending, GameTypes, Json, Pending, Setup, Step } from '@fieldpost/engine';
import type { ClockSpec, RunningClock } from '../clocks/clock-spec.ts';

/** Who holds a side. */
export type StoredSeat = {
  readonly side: string;
  readonly player: number;
  readonly userId: string | null;
  readonly userName: string | null;
  readonly standingOrders: Json;
  readonly salt: string | null;
  readonly seenStep: number;
  readonly missedTurns: number;
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
  readonly step: number;
  readonly state: Json;
  readonly sealedStep: number;
  readonly sealedState: Json;
  readonly draws: number;
  readonly pending: Pending<string> | null;
  readonly waitingFor: readonly string[];
  readonly clock: RunningClock | null;
  readonly deadline: Date | null;
  readonly drawOffer: string | null;
  readonly ending: Ending<string> | null;
  /** Lower-case hex. */
  readonly seed: string;
  readonly commitment: string;
  readonly rematchOfId: string | null;
  readonly rematchId: string | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly seats: readonly StoredSeat[];
  readonly drafts: Readonly<Record<string, readonly Step<GameTypes>[]>>;
};
