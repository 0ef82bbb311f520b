import { type Game, type GameTypes, owing, play, readOrder, stepViewFor } from '@fieldpost/engine';
import type { Context } from '../context.ts';
import { chanceOf } from '../match-store/chance.ts';
import { type ConditionalOrder, isOpen } from '../match-store/conditional-order.ts';
import { linesOf } from '../match-store/lines.ts';
import type { LoadedMatch } from '../match-store/loaded-match.ts';
import { type LogEntry, logSince } from '../match-store/log.ts';
import type { StoredMatch, StoredSeat } from '../match-store/stored.ts';
import { crashPoint } from '../platform/crash-points.ts';
import { fault } from '../platform/errors/catalogue.ts';
import { refusalFault } from '../platform/errors/refusal.ts';
import { announce } from './announce.ts';
import { changeOf, drawsIn, plainTransition, type Transition } from './change.ts';
import { holds } from './order-conditions.ts';
import { writeChange } from './turn-statement.ts';

/** A conditional order and whose it is. */
export type OwnOrder = { readonly seat: StoredSeat; readonly order: ConditionalOrder };

/** The order that a side has filed for the moment when its time is up; null: none is left. */
export function orderAtTimeUp({ seats }: StoredMatch, side: string): OwnOrder | null {
  for (const seat of seats) {
    const order = seat.side === side ? seat.conditionalOrders?.filter(isOpen).find(isForTimeUp) : undefined;
    if (order) return { seat, order };
  }
  return null;
}

const isForTimeUp = ({ when, state }: ConditionalOrder): boolean => when === 'timeUp' || state === 'playing';

type Playing = OwnOrder & {
  readonly loaded: LoadedMatch;
  readonly game: Game<GameTypes>;
  readonly log: readonly LogEntry[];
};

/** The transition that stores the order's progress, in its place among the seat's orders. */
function noted(playing: Playing, after: Partial<ConditionalOrder>, game = playing.game): Transition {
  const { seat, order } = playing;
  const changed = { ...order, ...after };
  const conditionalOrders = (seat.conditionalOrders ?? []).map((one) => (one.id === order.id ? changed : one));
  const { side, player } = seat;
  const why = changed.state === 'done' ? 'plan-played' : 'plan-stopped';
  const announcements = changed.state === 'done' || changed.state === 'stopped' ? [{ side, why } as const] : [];
  return { ...plainTransition(game, null), seats: [{ side, player, patch: { conditionalOrders } }], announcements };
}

const stopped = (playing: Playing, code: string, message: string, line: string | null): Transition =>
  noted(playing, { state: 'stopped', end: { code, message, line } });

const since = (log: readonly LogEntry[], step: number): readonly LogEntry[] => log.filter(({ index }) => index >= step);

/** Whether the order may play its next line: its conditions hold before the first, and no condition to stop before any other. */
function resolved(playing: Playing): Transition | null {
  const { order, log, seat } = playing;
  if (order.state === 'armed')
    return order.conditions.every((condition) => holds(condition, log, seat.side))
      ? null
      : noted(playing, { state: 'passed' });
  const fresh = since(log, order.firedStep ?? order.filedStep);
  const halted = order.stop.some((condition) => holds(condition, fresh, seat.side));
  return halted ? stopped(playing, 'STOP_CONDITION', 'A stop condition was met.', null) : null;
}

/** Plays the next line as the seat's ordinary command. The first that is refused ends the order, and changes nothing else. */
function nextLine(playing: Playing): Transition {
  const { loaded, seat, order, game } = playing;
  const { rules, match } = loaded;
  const place = { side: seat.side, player: seat.player };
  const line = order.lines[order.played] ?? '';
  const read = readOrder(rules, game, place, { line });
  if (!read.ok) return refused(playing, refusalFault(read.fault, rules.texts), line);
  if (read.value.kind === 'match') return refused(playing, fault('UNREADABLE'), line);
  const made = play(rules, game, place, read.value.command, chanceOf(rules, match));
  if (!made.ok) return refused(playing, refusalFault(made.fault, rules.texts), line);
  const { steps, game: after } = made.value;
  const transition = { steps, lines: linesOf(rules, game.state, steps), draws: drawsIn(steps) };
  return { ...noted(playing, advanced(playing, after), after), ...transition, actorId: seat.userId };
}

const refused = (playing: Playing, { code, message }: { code: string; message: string }, line: string): Transition =>
  stopped(playing, code, message, line);

/** Progress after one more line: all lines played, the turn over before that, or more lines to come. */
function advanced({ loaded, seat, order, game }: Playing, after: Game<GameTypes>): Partial<ConditionalOrder> {
  const played = order.played + 1;
  const firedStep = order.firedStep ?? stepViewFor(game, seat);
  if (played === order.lines.length) return { played, firedStep, state: 'done' };
  if (owing(loaded.rules, after).includes(seat.side)) return { played, firedStep, state: 'playing' };
  const end = { code: 'TURN_OVER', message: 'Your turn had ended.', line: order.lines[played] ?? null };
  return { played, firedStep, state: 'stopped', end };
}

/** Takes a conditional order one line on, in one transaction with the line itself. False: somebody was faster. */
export async function playOrder(context: Context, loaded: LoadedMatch, { seat, order }: OwnOrder): Promise<boolean> {
  const { game } = loaded;
  if (!game) return false;
  const log = await logSince(context, loaded, { side: seat.side, player: seat.player }, order.filedStep);
  const playing = { loaded, game, seat, order, log };
  const change = changeOf(loaded, resolved(playing) ?? nextLine(playing), null, context.clock.now());
  crashPoint('autoplay.before-commit');
  if ((await writeChange(context.database, change)) === null) return false;
  crashPoint('autoplay.committed');
  announce(context, loaded, change, seat.side);
  return true;
}
