/** What befalls units: hits, disabling, removal (WWA-057, WWA-068, WWA-095, WWA-096). */
import type { Death } from '../events.ts';
import { entityOf, factsOf } from '../state/board.ts';
import type { DeviceId, UnitId } from '../state.ts';
import { happen, nowOf, type Play, warOf } from '../turn/play.ts';

/** WWA-057: removed when its last hit point is lost. WWA-056, WWA-072: "dice, blast HITs and melee KILLs do nothing" to impact armor. */
export function hit(play: Play, id: UnitId, hits: number, why: Death): void {
  const unit = nowOf(play, id);
  if (unit === null || hits === 0 || factsOf(unit).armor > 0) return;
  const left = factsOf(unit).hp - unit.hpLost;
  // WWA-055: "surplus hits are lost"
  if (hits < left) happen(play, { type: 'hurt', unit: id, hits });
  else remove(play, id, why);
}

/** WWA-096: outright, whatever the armor. A hacker's presence goes with them (WWA-099); charges stay where they were (WWA-082). */
export function remove(play: Play, id: UnitId, why: Death): void {
  const unit = nowOf(play, id);
  if (unit === null) return;
  for (const { id: charge, on } of warOf(play).charges)
    if (on !== null && 'unit' in on && on.unit === id) happen(play, { type: 'chargeLeft', charge, at: unit.at });
  if (unit.connected !== null) unlink(play, id, unit.connected);
  happen(play, { type: 'removed', unit: id, why });
}

/** WWA-099: the presence is removed. */
export function unlink(play: Play, unit: UnitId, presence: DeviceId): void {
  happen(play, { type: 'disconnected', unit, presence });
}

/** WWA-068: "for the rest of this round and all of the next". */
export function disable(play: Play, id: UnitId): void {
  if (nowOf(play, id) === null) return;
  happen(play, { type: 'disabled', unit: id, until: warOf(play).round + 1 });
}

export function byEntity(one: { readonly id: string }, other: { readonly id: string }): number {
  return entityOf(one.id) - entityOf(other.id);
}
