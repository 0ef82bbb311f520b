/** Where a turn stands: who is awaited there, and what may be ordered. */

import { nextFlak } from '../air/flak.ts';
import { nextStray } from '../air/landing.ts';
import { facesStrikes } from '../air/scrambles.ts';
import { type FiledStep, STEP_WORDS } from '../catalogue/steps.ts';
import type { WindowName } from '../catalogue/windows.ts';
import { hasChoice } from '../judging/orders.ts';
import { projected } from '../orders/projecting.ts';
import { inOrder, isActive } from '../state/board.ts';
import type { BySide, Cursor, Plan, Side, War } from '../state.ts';
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

const ANSWER: Part = { step: 3, mode: 'live' };

export function partAt(war: War, cursor: Cursor): Part | null {
  const stage = stageAt(war, cursor);
  if (stage.kind === 'answers') return ANSWER;
  return stage.kind === 'visits' ? (stage.parts[cursor.part] ?? null) : null;
}

export function sideAt(war: War, cursor: Cursor): Side | null {
  return visitedIn(war, stageAt(war, cursor))[cursor.seat] ?? null;
}

/** MW-171: "a step is opened for a player only if he has a legal choice other than `pass` when it comes to him" */
export function opensFor(war: War, plans: BySide<readonly Plan[]>, cursor: Cursor): boolean {
  const side = sideAt(war, cursor);
  const part = partAt(war, cursor);
  if (side === null || part === null || !isActive(war, side)) return false;
  if (part.step === 3) return facesStrikes(war, side);
  const seen = part.mode === 'plan' ? projected(war, side, plans[side] ?? []) : war;
  return hasChoice(seen, side, part.step as FiledStep);
}

/** MW-174: who plans in a secret window: "all active players", where anybody has a choice; who has none is ready by standing orders. */
export function planners(war: War, stage: Stage): readonly Side[] {
  if (stage.kind !== 'secret') return [];
  const active = inOrder(war);
  return active.some((side) => stage.steps.some((step) => hasChoice(war, side, step))) ? active : [];
}

/** Whoever is awaited outside secret windows, and in which window. */
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
  return { side, window: STEP_WORDS[part.step], reaction: part.step === 3 };
}

/** MW-011: the seat that places its Infantry now; seats come in number order. */
export function placing(war: War): Side | null {
  const side = war.sides[war.cursor.seat] ?? null;
  return war.step === 0 && side !== null && isActive(war, side) ? side : null;
}
