import type { Ending, GameTypes, RuleSet, Seat, Step, Viewer } from '../contract.ts';
import type { DrawOffer } from './drawing.ts';

/** The live part of one match: plain JSON. The past is in the log of steps, which is stored elsewhere. */
export type Game<G extends GameTypes = GameTypes> = {
  /** After all steps, open ones included. */
  readonly state: G['state'];
  /** Steps in the log. */
  readonly step: number;
  /** Steps that can no longer be undone; what others see ends here. */
  readonly sealedStep: number;
  /** The state at `sealedStep` while open steps stand; null: the same as `state`. */
  readonly sealedState: G['state'] | null;
  /** The seat that made the open steps; null if none are open. It always belongs to the side to move. */
  readonly openBy: Seat<G['side']> | null;
  /** By side, in an orders window: its own commands, outside the log until the last side is in. */
  readonly drafts: Readonly<Record<string, readonly Step<G>[]>>;
  /** Standing orders by seat key; a seat that filed none has the rule set's initial ones. */
  readonly orders: Readonly<Record<string, G['standingOrders']>>;
  /** The draw offer that stands. */
  readonly drawOffer: DrawOffer<G['side']> | null;
  /** By side, in a game that counts its turns: the turn in which its offer of a draw was last declined. */
  readonly drawDeclined: Readonly<Record<string, number>>;
  readonly ending: Ending<G['side']> | null;
};

/** The result of one command. */
export type Played<G extends GameTypes = GameTypes> = {
  readonly game: Game<G>;
  /** Appended to the log now: the command and the answers of standing orders after it; a whole window's drafts when it closes. */
  readonly steps: readonly Step<G>[];
  /** Steps with a lower index than this are sealed now, whenever they were played. Equals `game.sealedStep`. */
  readonly sealedUpTo: number;
  /** The command went into the draft of an orders window that is still open: the log is untouched. */
  readonly drafted: boolean;
  /** The command filed standing orders: it is no step itself. */
  readonly filed: boolean;
};

/** 'south' for the first player of a side, 'south/1' for its second. */
export function seatKey(seat: Seat<string>): string {
  return seat.player === 0 ? seat.side : `${seat.side}/${seat.player}`;
}

/** The viewer that a word names: 'spectator', 'south' or 'south/1'; null where it names none of this rule set's. */
export function viewerOf<G extends GameTypes>(rules: RuleSet<G>, word: string): Viewer<G> | null {
  if (word === 'spectator') return 'spectator';
  const [name, digits = '0'] = word.split('/');
  const side = rules.sides.find((one) => one === name);
  const player = Number(digits);
  return side !== undefined && /^\d$/.test(digits) && player < rules.playersPerSide ? { side, player } : null;
}

/** Every seat of one side. */
export function seatsOf<G extends GameTypes>(rules: RuleSet<G>, side: G['side']): readonly Seat<G['side']>[] {
  if (rules.playersPerSide === 1) return [{ side, player: 0 }];
  return Array.from({ length: rules.playersPerSide }, (_, player) => ({ side, player }));
}

/** The standing orders of a seat: what it filed, else the rule set's initial ones. */
export function ordersOf<G extends GameTypes>(
  rules: RuleSet<G>,
  game: Pick<Game<G>, 'orders'>,
  seat: Seat<G['side']>,
): G['standingOrders'] {
  return game.orders[seatKey(seat)] ?? rules.initialOrders;
}
