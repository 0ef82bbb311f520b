/** A player's orders for their absence (THE-RULES "Queues and options"): private, and open to change at any time. */
import type { Region } from '../catalogue/regions.ts';
import type { Activate, Command, UseDevice } from '../commands.ts';
import type { Pos, UnitId } from '../state.ts';

/** WWA-141 */
export const THROW_POLICIES = ['ask', 'awayFromMe', 'awayFromMyTank', 'intoCorner'] as const;
export type ThrowPolicy = (typeof THROW_POLICIES)[number];

/** Conditions, all of which must hold; null or false: not asked for. */
export type Guard = {
  readonly targetStillAt: { readonly unit: UnitId; readonly pos: Pos } | null;
  /** No enemy within this many hexes of the place. */
  readonly enemyWithin: { readonly pos: Pos; readonly n: number } | null;
  readonly unitAlive: UnitId | null;
  readonly regionControlled: Region | null;
  readonly onlyIfOpponentPassed: boolean;
  readonly lastDice: 'hit' | 'miss' | null;
};

/** A command to be played as its owner would have sent it, or a pass at every turn until the wake-up guard holds (null: never). */
export type QueueElement =
  | { readonly kind: 'play'; readonly command: Activate | UseDevice; readonly when: Guard }
  | { readonly kind: 'passRest'; readonly wake: Guard | null };

export type StandingOrders = {
  /** The round of the queue: "It lapses at RESET". */
  readonly round: number;
  readonly queue: readonly QueueElement[];
  readonly throwPolicy: ThrowPolicy;
  /** Whether the only legal moment of a shot may be taken without asking. */
  readonly onlyMoment: 'ask' | 'take';
};

export const ANY: Guard = {
  targetStillAt: null,
  enemyWithin: null,
  unitAlive: null,
  regionControlled: null,
  onlyIfOpponentPassed: false,
  lastDice: null,
};

export const INITIAL_ORDERS: StandingOrders = { round: 0, queue: [], throwPolicy: 'ask', onlyMoment: 'ask' };

export const FILING_COMMANDS: readonly Command['type'][] = ['orders.set'];

/** The unit or device that an element names; null: a pass. */
export function namedBy(element: QueueElement): string | null {
  if (element.kind === 'passRest') return null;
  return element.command.type === 'main.activate' ? element.command.unit : element.command.device;
}
