/**
 * What standing orders answer (THE-RULES "Windows", MW-172). Whether a player is asked depends on their orders and on what everybody
 * knows.
 */
import type { Seat } from '@fieldpost/engine';
import { keyOf } from '@fieldpost/hex';
import { listFlak } from '../air/flak.ts';
import { listDiverts } from '../air/landing.ts';
import { type FiledStep, STEP_WORDS } from '../catalogue/steps.ts';
import type { Command, FiledOrder, PassCommand } from '../commands.ts';
import { bridgesToMend } from '../economy/repairs.ts';
import { hasChoice } from '../judging/orders.ts';
import { groundIn, isActive, unitOf } from '../state/board.ts';
import { byLowestId } from '../state/changes.ts';
import type { Side, War } from '../state.ts';
import { awaitedIn, isPlanningUnseen, partAt, stageAt } from '../turn/places.ts';
import type { View } from '../view.ts';
import { droppedOf, nextFiled } from './filed.ts';
import { scrambleAnswer } from './scrambling.ts';
import { filedFor, type PassedWord, type StandingOrders } from './standing-orders.ts';

/** Where nothing was filed. */
export const PASS: PassCommand = { type: 'pass', dropped: [] };

/** The answer, or null: ask the player. */
export function answer(view: View, { side, player }: Seat<Side>, orders: StandingOrders): Command | null {
  const { war } = view;
  if (war.outcome !== null || player !== 0 || !isActive(war, side)) return null;
  if (isPlanningUnseen(view, side)) return closesUnseen(view, side, orders);
  const awaited = awaitedIn(war);
  if (awaited?.side !== side) return null;
  switch (awaited.window) {
    case 'scramble':
      return scrambleAnswer(war, side, orders.scramble);
    case 'flak':
      return flakAnswer(war, side, orders);
    case 'landing':
      return landingAnswer(war, side, orders);
    case 'placement':
      return null;
    default:
      return stepAnswer(view, side, orders);
  }
}

/** A step that does not ask is never put to its player: what they left for it is done, and it is passed. */
function stepAnswer({ war }: View, side: Side, orders: StandingOrders): Command | null {
  const part = partAt(war, war.cursor);
  if (part === null) return null;
  if (part.mode === 'packet') return speaksOfAll(war, side, part.steps, orders) ? PASS : null;
  const step = part.step as FiledStep;
  if (part.mode === 'live' && war.asks && !speaksOf(war, step, orders)) return null;
  return nextAnswer(war, side, step, filedFor(orders, war.turn, STEP_WORDS[step]).orders, orders);
}

/** Whether orders say what is to be done in a step, so that nobody need be asked. */
function speaksOf(war: War, step: FiledStep, orders: StandingOrders): boolean {
  const word = STEP_WORDS[step];
  if (filedFor(orders, war.turn, word).closed || orders.passes.includes(word as PassedWord)) return true;
  if (step === 20) return orders.repairBridges !== 'ask' || war.options.pace === 'sealed';
  return step === 7 && skipsTransfers(war, orders);
}

/** THE-RULES "Windows": "`transfers: skip` (in `strict` `ask`)" unless the player has said otherwise. */
function skipsTransfers({ options }: War, { transfers }: StandingOrders): boolean {
  return transfers === null ? options.pace !== 'strict' : transfers === 'skip';
}

function speaksOfAll(war: War, side: Side, steps: readonly FiledStep[], orders: StandingOrders): boolean {
  return steps.every((step) => speaksOf(war, step, orders) || !hasChoice(war, side, step));
}

/** MW-150: "`repairBridges`: list or `all` | `none`". MW-174: a sealed turn asks nobody a fourth time, "`ask` reads as `all`". */
function bridgesWished(war: War, side: Side, { repairBridges: wish }: StandingOrders): readonly FiledOrder[] {
  const all = wish === 'all' || (wish === 'ask' && war.options.pace === 'sealed');
  const { hexes } = groundIn(war);
  const listed = typeof wish === 'string' ? NO_BRIDGES : wish.map(keyOf);
  const bridges = bridgesToMend(war, side).map((at) => hexes[at] ?? ([0, 0] as const));
  const wanted = bridges.filter((hex) => all || listed.includes(keyOf(hex)));
  return wanted.map((at) => ({ order: { type: 'repair', at }, fallback: 'hold' }));
}

const NO_BRIDGES: readonly string[] = [];

/** The next filed order, then the next bridge to repair; at the end a pass that names the dropped orders. */
function nextAnswer(
  war: War,
  side: Side,
  step: FiledStep,
  filed: readonly FiledOrder[],
  orders: StandingOrders,
): Command {
  const wished = step === 20 ? bridgesWished(war, side, orders) : [];
  const order = nextFiled(war, side, step, wished.length === 0 ? filed : [...filed, ...wished]);
  return order ?? { type: 'pass', dropped: droppedOf(war, side, step, filed) };
}

/** MW-067: "each picks by `flakPriority` among the planes then alive", then "fewest fire counters, then lowest id"; or holds (MW-172). */
function flakAnswer(war: War, side: Side, { flak, flakPriority }: StandingOrders): Command | null {
  const shots = listFlak(war, side);
  if (flak === 'hold') return shots.at(-1) ?? null;
  const ranked = shots.flatMap((shot) => {
    const plane = shot.plane === null ? null : unitOf(war, shot.plane);
    if (plane === null) return [];
    const place = flakPriority.indexOf(plane.type as 'bmb' | 'ftr');
    return [{ shot, plane, place: place < 0 ? flakPriority.length : place }];
  });
  const [best] = ranked.toSorted(
    (one, other) => one.place - other.place || one.plane.fire - other.plane.fire || byLowestId(one.plane, other.plane),
  );
  return best?.shot ?? null;
}

/** MW-071, MW-172: a base of the list, else the nearest. */
function landingAnswer(war: War, side: Side, { landing }: StandingOrders): Command | null {
  const ways = listDiverts(war, side);
  const named = landing.flatMap((base) => ways.filter(({ to }) => to.toString() === base.toString()));
  return named[0] ?? ways[0] ?? null;
}

/** MW-174: a packet is closed where orders speak of every step in which there is a choice; who has none closes it on their own. */
function closesUnseen({ war }: View, side: Side, orders: StandingOrders): Command | null {
  const stage = stageAt(war);
  return stage.kind === 'secret' && speaksOfAll(war, side, stage.steps, orders) ? { type: 'ready' } : null;
}
