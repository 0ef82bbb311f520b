/** The place of a turn: who must move there, and which orders are possible. */

import { nextFlak } from '../air/flak.ts';
import { nextStray } from '../air/landing.ts';
import { facesStrikes } from '../air/scrambles.ts';
import { type FiledStep, STEP_WORDS } from '../catalogue/steps.ts';
import type { UnitType } from '../catalogue/units.ts';
import type { WindowName } from '../catalogue/windows.ts';
import { hasChoice } from '../judging/orders.ts';
import { inOrder, isActive } from '../state/board.ts';
import type { Cursor, Side, War } from '../state.ts';
import { type Part, type Stage, stagesOf } from './stages.ts';

export function stageAt(war: War, { stage }: Cursor = war.cursor): Stage {
  return stagesOf(war.options.pace)[stage] ?? { kind: 'auto', step: 21 };
}

/** Players in the order in which a stage visits them. */
export function visitedIn(war: War, stage: Stage): readonly Side[] {
  const [first, ...others] = war.order;
  const turned = stage.kind === 'answers' && war.options.pace !== 'strict' && first !== undefined;
  return turned ? [...others, first] : war.order;
}

const ANSWER: Part = { mode: 'live', step: 3 };

export function partAt(war: War, cursor: Cursor): Part | null {
  const stage = stageAt(war, cursor);
  if (stage.kind === 'answers') return ANSWER;
  return stage.kind === 'visits' ? (stage.parts[cursor.part] ?? null) : null;
}

export function sideAt(war: War, cursor: Cursor): Side | null {
  return visitedIn(war, stageAt(war, cursor))[cursor.seat] ?? null;
}

/**
 * Why the turn stands still at a place. MW-171: it asks there "only if he has a legal choice other than `pass`". Otherwise it runs
 * what may be on file for the step (MW-175), wherever there could be something: the position alone decides, so that nobody can tell
 * whether there is (MW-176). Null: it continues.
 */
export function stopAt(war: War, cursor: Cursor): 'asks' | 'runs' | null {
  const side = sideAt(war, cursor);
  const part = partAt(war, cursor);
  if (side === null || part === null || !isActive(war, side)) return null;
  if (part.mode === 'packet') return part.steps.some((step) => hasChoice(war, side, step)) ? 'asks' : null;
  if (part.step === 3) return facesStrikes(war, side) ? 'asks' : null;
  const step = part.step as FiledStep;
  if (part.mode === 'live' && hasChoice(war, side, step)) return 'asks';
  return couldFile(war, side, step) ? 'runs' : null;
}

/** Whether a side ever had a unit of a type that has orders in a step: only then can something be on file for it. */
function couldFile(war: War, side: Side, step: FiledStep): boolean {
  const types = TYPES_IN[step];
  const made = war.made[side];
  return types === undefined || types.some((type) => (made?.[type] ?? 0) > 0);
}

const COLUMNS: readonly UnitType[] = ['inf', 'mech', 'tank', 'art', 'aa'];
const TYPES_IN: Readonly<Partial<Record<FiledStep, readonly UnitType[]>>> = {
  2: ['ftr', 'bmb'],
  7: ['ftr', 'bmb'],
  8: ['trn', 'war', 'car', 'sub'],
  9: ['war', 'sub'],
  10: COLUMNS,
  11: ['art'],
  12: ['inf', 'mech', 'tank', 'aa'],
  19: COLUMNS,
};

/** MW-174: whether a secret window is open to a side that has not closed its packet. */
export function isPlanningUnseen({ war, ready }: { readonly war: War; readonly ready: boolean }, side: Side): boolean {
  return war.step > 0 && !ready && planners(war, stageAt(war)).includes(side);
}

/** MW-175: steps for which a side may plan now: of the packet that is open to it, from its first part on. */
export function plannable(war: War, side: Side, ready: boolean): readonly FiledStep[] {
  if (war.step === 0 || !isActive(war, side)) return [];
  const stage = stageAt(war);
  if (stage.kind === 'secret') return !ready && planners(war, stage).includes(side) ? stage.steps : [];
  if (stage.kind !== 'visits' || sideAt(war, war.cursor) !== side) return [];
  return stage.parts.flatMap((part, index) => (part.mode === 'packet' && index >= war.cursor.part ? part.steps : []));
}

/** Whether a step is still to come for a side, or open to it: what is filed for it is then heeded. */
export function isAhead(war: War, side: Side, step: FiledStep): boolean {
  if (war.step === 0) return true;
  const stages = stagesOf(war.options.pace);
  const executes = (part: Part) => part.mode !== 'packet' && part.step === step;
  const stage = stages.findIndex((one) => one.kind === 'visits' && one.parts.some(executes));
  const { cursor } = war;
  if (stage !== cursor.stage) return stage > cursor.stage;
  const here = stages[stage];
  const seat = here === undefined ? -1 : visitedIn(war, here).indexOf(side);
  if (seat !== cursor.seat) return seat > cursor.seat;
  return here?.kind === 'visits' && here.parts.findIndex(executes) >= cursor.part;
}

/** MW-174: who plans in a secret window: "all active players", where anybody has a choice; who has none is ready by standing orders. */
export function planners(war: War, stage: Stage): readonly Side[] {
  if (stage.kind !== 'secret') return [];
  const active = inOrder(war);
  return active.some((side) => stage.steps.some((step) => hasChoice(war, side, step))) ? active : [];
}

/** The awaited seat outside secret windows, and its window. */
export type Awaited = { readonly side: Side; readonly window: WindowName; readonly reaction: boolean };

export function awaitedIn(war: War): Awaited | null {
  if (war.step === 0) {
    const side = placing(war);
    return side === null ? null : { side, window: 'placement', reaction: false };
  }
  const stage = stageAt(war);
  if (stage.kind === 'flak' || stage.kind === 'landing') {
    const unit = stage.kind === 'flak' ? nextFlak(war) : nextStray(war);
    return unit === null ? null : { side: unit.owner, window: stage.kind, reaction: true };
  }
  const side = sideAt(war, war.cursor);
  const part = partAt(war, war.cursor);
  if (side === null || part === null) return null;
  const window = part.mode === 'packet' ? part.window : STEP_WORDS[part.step];
  return { side, window, reaction: part.step === 3 };
}

/** MW-011: the seat that places its Infantry now; seats come in number order. */
export function placing(war: War): Side | null {
  const side = war.sides[war.cursor.seat] ?? null;
  return war.step === 0 && side !== null && isActive(war, side) ? side : null;
}
