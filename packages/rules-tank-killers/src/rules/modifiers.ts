/** Modifiers: TDC-050 to TDC-059. */
import type { Refusal } from '@fieldpost/engine';
import type { RefusalCode } from '../catalogue/refusals.ts';
import type { Tactic, TacticType } from '../catalogue/tactics.ts';
import { tacticOf } from '../catalogue/tactics.ts';
import { refuse } from '../refusal.ts';
import type { Attack } from '../state.ts';
import type { Course } from './course.ts';
import { distanceOf, isOutOfRange } from './factors.ts';
import { ends, type Next } from './next.ts';

/** TDC-051: "at most one Range, one Hit and one Ammo card in total, by either player. Negated ones count". */
export const ONCE: readonly (readonly [TacticType, RefusalCode])[] = [
  ['Range', 'RANGE_ALREADY'],
  ['Hit', 'HIT_ALREADY'],
  ['Ammo', 'AMMO_ALREADY'],
];

export function refusesSecond({ cards }: Attack, tactic: Tactic): Refusal | null {
  for (const [type, code] of ONCE)
    if (tactic.type === type && cards.some(({ card }) => tacticOf(card).type === type)) return refuse(code, 'TDC-051');
  return null;
}

/** TDC-056: a Flame Thrower is "Not playable if a Range card other than Point Blank was played". */
export function refusesFlame(attack: Attack, { effect }: Tactic): Refusal | null {
  if (effect.kind !== 'modify' || effect.reach === null) return null;
  const distance = distanceOf(attack);
  return distance === null || distance === effect.reach ? null : refuse('CONDITION_FAILED', 'TDC-056');
}

/** TDC-059: a Hit card may be answered at once; TDC-054: a Range card may end the attack. */
export function modify({ contested }: Course): Next {
  return contested ? null : { step: 'testRange' };
}

/** TDC-054: "A Range card farther than the attacker's Rng ends the attack at once: no resolution, no FINISH". */
export function testRange({ attack }: Course): Next {
  return isOutOfRange(attack) ? ends('outOfRange') : null;
}

/** TDC-050: "two passes in succession end the subphase". */
export function passModifier({ open }: Course): Next {
  return open.passes === 2 ? { step: 'resolve' } : null;
}
