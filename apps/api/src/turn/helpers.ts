import { type Game, type GameTypes, owing, viewOf } from '@fieldpost/engine';
import type { RunningClock } from '../clock/running-clock-form.ts';
import { type ConditionalOrder, isOpen } from '../match-store/conditional-order.ts';
import type { AnyRuleSet } from '../match-store/rules.ts';
import type { StoredSeat } from '../match-store/stored.ts';

/** A helper for a seat that has to move without its player: a computer player, or the seat's conditional order. */
export type Helper =
  | { readonly kind: 'bot'; readonly seat: StoredSeat; readonly name: string }
  | { readonly kind: 'order'; readonly seat: StoredSeat; readonly order: ConditionalOrder };

/** The computer player that stands in until a holder comes back. */
export const STAND_IN = 'greedy';

type Situation = {
  readonly rules: AnyRuleSet;
  readonly game: Game<GameTypes>;
  readonly seats: readonly StoredSeat[];
  readonly clock: RunningClock | null;
};

/** The conditional order of a seat that is under way, or the first that its present turn may set off. */
function orderOf(seat: StoredSeat, clock: RunningClock | null): ConditionalOrder | undefined {
  const since = clock?.running.find(({ side }) => side === seat.side)?.since ?? '';
  const fits = ({ state, when, filedAt }: ConditionalOrder): boolean =>
    state === 'playing' || (state === 'armed' && when === 'turn' && filedAt < since);
  return seat.conditionalOrders?.filter(isOpen).find(fits);
}

/** Of several players of a side one answers only while they do not wait for their team-mates. */
function hasToDo({ rules, game, seats }: Omit<Situation, 'clock'>, { side, player }: StoredSeat): boolean {
  const { manners } = rules.guidance;
  if (manners === null || seats.filter((seat) => seat.side === side).length === 1) return true;
  const place = { side, player };
  return !manners.idle(viewOf(rules, game, place), place);
}

/** Whom the turn of a side waits for: of several players those who have something to do still, and all where that is nobody. */
export function behind({ rules, game, seats }: Omit<Situation, 'clock'>, side: string): readonly StoredSeat[] {
  const people = seats.filter((seat) => seat.side === side && seat.bot === null && seat.standIn === null);
  const missing = people.filter((seat) => hasToDo({ rules, game, seats }, seat));
  return missing.length > 0 ? missing : people;
}

function helperOf(situation: Situation, seat: StoredSeat): Helper | null {
  const { clock } = situation;
  const name = seat.bot ?? seat.standIn;
  if (name !== null) return hasToDo(situation, seat) ? { kind: 'bot', seat, name } : null;
  const order = orderOf(seat, clock);
  return order ? { kind: 'order', seat, order } : null;
}

/** The helper whose transition the match waits for (CL-083); null if it waits only for people. */
export function helperIn(situation: Situation): Helper | null {
  const { rules, game, seats } = situation;
  if (!seats.some((seat) => seat.bot !== null || seat.standIn !== null || seat.conditionalOrders !== null)) return null;
  const sides = owing(rules, game);
  for (const seat of seats) {
    const helper = sides.includes(seat.side) ? helperOf(situation, seat) : null;
    if (helper) return helper;
  }
  return null;
}
