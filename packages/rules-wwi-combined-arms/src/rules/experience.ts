/** Experienced units: CA-064. */

import { slotOf } from '../board/field.ts';
import { identityOf } from '../board/identity.ts';
import type { Event } from '../events.ts';
import type { State, Unit } from '../state.ts';
import { ELITE, isElite } from '../state.ts';
import { withUnit } from './units.ts';

/** Credits that make a unit elite. */
const CREDITS_FOR_ELITE = 5;

/** CA-064: "any damage since the phase began, also before a first retreat". Kept only where it counts. */
export function recordHit(state: State, target: string, attacker: string): State['hits'] {
  if (state.options.experienced !== 'on') return state.hits;
  if (state.hits.some(([on, by]) => on === target && by === attacker)) return state.hits;
  return [...state.hits, [target, attacker]];
}

/** CA-064: who gains a credit when `target` falls by this attacker's hit. "Elite units gain nothing more." */
export function creditsFor(state: State, target: string, attacker: string): readonly string[] {
  if (state.options.experienced !== 'on') return [];
  const hitters = recordHit(state, target, attacker).filter(([on]) => on === target);
  return hitters.map(([, by]) => by).filter((id) => !isElite(state.units[slotOf(state, id)] as Unit));
}

/** CA-064: "With 5 credits it becomes elite at the end of that attack phase." */
export function promotions(state: State): readonly Event[] {
  if (state.options.experienced !== 'on') return [];
  return state.units.flatMap((unit): Event[] => {
    const due = unit.at !== null && unit.kills >= CREDITS_FOR_ELITE && !isElite(unit);
    return due && identityOf(unit.id).side === state.active ? [{ type: 'promoted', unit: unit.id, at: unit.at }] : [];
  });
}

export function evolvePromoted(state: State, event: Extract<Event, { type: 'promoted' }>): State {
  const slot = slotOf(state, event.unit);
  const unit = state.units[slot] as Unit;
  return { ...state, units: withUnit(state.units, slot, { ...unit, marks: unit.marks | ELITE }) };
}
