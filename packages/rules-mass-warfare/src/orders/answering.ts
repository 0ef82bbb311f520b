/** What standing orders answer (A.4, MW-172). Whether a player is asked depends on their orders and on what everybody knows. */
import type { Seat } from '@fieldpost/engine';
import { keyOf } from '@fieldpost/hex';
import { listFlak } from '../air/flak.ts';
import { listDiverts } from '../air/landing.ts';
import { type FiledStep, type FiledWord, STEP_WORDS } from '../catalogue/steps.ts';
import type { Command, FiledOrder, PassCommand } from '../commands.ts';
import { bridgesToMend } from '../economy/repairs.ts';
import { hasChoice } from '../judging/orders.ts';
import { mayPlanUnseen } from '../judging.ts';
import { groundIn, isActive, unitOf } from '../state/board.ts';
import type { Side, War } from '../state.ts';
import { type Awaited, awaitedIn, partAt, stageAt } from '../turn/places.ts';
import type { View } from '../view.ts';
import { droppedOf, nextFiled } from './filed.ts';
import { projected } from './projecting.ts';
import { scrambleAnswer } from './scrambling.ts';
import { filedFor, type PassedWord, type StandingOrders } from './standing-orders.ts';

/** Where nothing was filed. */
export const PASS: PassCommand = { type: 'pass', dropped: [] };

/** The answer, or null: ask the player. */
export function answer(view: View, { side, player }: Seat<Side>, orders: StandingOrders): Command | null {
  const { war } = view;
  if (war.outcome !== null || player !== 0 || !isActive(war, side)) return null;
  if (mayPlanUnseen(view, side)) return plannedUnseen(view, side, orders);
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
      return stepAnswer(view, side, awaited, orders);
  }
}

function stepAnswer({ war, plans }: View, side: Side, { window }: Awaited, orders: StandingOrders): Command | null {
  const part = partAt(war, war.cursor);
  if (part === null) return null;
  const step = part.step as FiledStep;
  const planning = part.mode === 'plan';
  const seen = planning ? projected(war, side, plans) : war;
  const wish = wishFor(seen, side, step, window as FiledWord, orders);
  return wish === null ? null : nextAnswer(seen, side, step, wish, planning);
}

/** What orders say of a step: what was filed for it, nothing where it is passed for good, bridges to be mended; null: ask. */
function wishFor(
  war: War,
  side: Side,
  step: FiledStep,
  word: FiledWord,
  orders: StandingOrders,
): readonly FiledOrder[] | null {
  const filed = filedFor(orders, war.turn, word);
  if (filed !== null) return filed;
  if (orders.passes.includes(word as PassedWord)) return NOTHING;
  return step === 20 ? bridgesWished(war, side, orders) : null;
}

const NOTHING: readonly FiledOrder[] = [];

/** MW-150: "`repairBridges`: list or `all` | `none`". A sealed turn asks nobody a fourth time. */
function bridgesWished(war: War, side: Side, { repairBridges: wish }: StandingOrders): readonly FiledOrder[] | null {
  if (wish === 'ask') return war.options.pace === 'sealed' ? NOTHING : null;
  const { hexes } = groundIn(war);
  const listed = typeof wish === 'string' ? [] : wish.map(keyOf);
  const bridges = bridgesToMend(war, side).map((at) => hexes[at] ?? ([0, 0] as const));
  const wanted = bridges.filter((hex) => wish === 'all' || listed.includes(keyOf(hex)));
  return wanted.map((at) => ({ order: { type: 'repair', at }, fallback: 'hold' }));
}

/** The next of some orders, done or planned; when none is left, a pass that says which came to nothing. */
function nextAnswer(war: War, side: Side, step: FiledStep, filed: readonly FiledOrder[], planning: boolean): Command {
  const order = nextFiled(war, side, step, planning ? filed.map(asFiled) : filed);
  if (order === null) return { type: 'pass', dropped: droppedOf(war, side, step, filed) };
  return planning ? { type: 'plan', order, fallback: fallbackOf(filed, order) } : order;
}

/** What is planned is judged again when it comes: its fallback waits until then. */
const asFiled = ({ order }: FiledOrder): FiledOrder => ({ order, fallback: 'hold' });

function fallbackOf(filed: readonly FiledOrder[], order: FiledOrder['order']): FiledOrder['fallback'] {
  return filed.find((one) => one.order === order)?.fallback ?? 'hold';
}

/** MW-067: "each picks by `flakPriority` among the planes then alive", then "fewest fire counters, then lowest id"; or holds (MW-172). */
function flakAnswer(war: War, side: Side, { flak, flakPriority }: StandingOrders): Command | null {
  const shots = listFlak(war, side);
  if (flak === 'hold') return shots.at(-1) ?? null;
  const ranked = shots.flatMap((shot) => {
    const plane = shot.plane === null ? null : unitOf(war, shot.plane);
    if (plane === null) return [];
    const place = flakPriority.indexOf(plane.type as 'bmb' | 'ftr');
    return [{ shot, key: [place < 0 ? flakPriority.length : place, plane.fire] as const }];
  });
  const [best] = ranked.toSorted((one, other) => one.key[0] - other.key[0] || one.key[1] - other.key[1]);
  return best?.shot ?? null;
}

/** MW-071, MW-172: a base of the list, else the nearest. */
function landingAnswer(war: War, side: Side, { landing }: StandingOrders): Command | null {
  const ways = listDiverts(war, side);
  const named = landing.flatMap((base) => ways.filter(({ to }) => to.toString() === base.toString()));
  return named[0] ?? ways[0] ?? null;
}

/** MW-174: a packet is planned from what was filed, and closed, where orders speak of every step in which there is a choice. */
function plannedUnseen({ war, plans }: View, side: Side, orders: StandingOrders): Command | null {
  const stage = stageAt(war);
  if (stage.kind !== 'secret') return null;
  const seen = projected(war, side, plans);
  const wishes = stage.steps.map((step) => ({ step, wish: wishFor(seen, side, step, STEP_WORDS[step], orders) }));
  // who had a choice when the window opened closes it by themselves
  if (wishes.some(({ step, wish }) => wish === null && hasChoice(war, side, step))) return null;
  for (const { step, wish } of wishes) {
    const found = nextAnswer(seen, side, step, wish ?? NOTHING, true);
    if (found.type === 'plan') return found;
  }
  return { type: 'ready' };
}
