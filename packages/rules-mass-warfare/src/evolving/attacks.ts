/** What attacks make of a war. */
import { withCounters } from '../combat/sums.ts';
import type { AttackEvent } from '../events.ts';
import { fireAt, unitOf } from '../state/board.ts';
import { withFire, withoutUnits, withUnit } from '../state/changes.ts';
import type { UnitId, War } from '../state.ts';

type Of<Type extends AttackEvent['type']> = Extract<AttackEvent, { readonly type: Type }>;

export function evolveAttack(war: War, event: AttackEvent): War {
  switch (event.type) {
    case 'attacked':
      return attacked(war, event);
    case 'shelled':
      return shelled(war, event);
    case 'heldFire':
      return changed(war, event.unit, 'flakFired');
    case 'faced':
      return faced(war, event);
    case 'missed':
      return war;
  }
}

function changed(war: War, id: UnitId, flag: 'attacked' | 'flakFired'): War {
  const unit = unitOf(war, id);
  return unit === null ? war : withUnit(war, { ...unit, [flag]: true });
}

/** MW-067: flak "does not use up the unit's later attack", nor does what is fired in the air or back at it. */
function spent(war: War, kind: Of<'attacked'>['kind'], by: UnitId): War {
  if (kind === 'flak') return changed(war, by, 'flakFired');
  return kind === 'sea' || kind === 'guns' || kind === 'assault' ? changed(war, by, 'attacked') : war;
}

/** MW-005: destroyed, or one fire counter more, which stays from step to step (MW-102). */
function attacked(war: War, { kind, by, target: id, lost, destroyed, advance }: Of<'attacked'>): War {
  const fired = { ...spent(war, kind, by), eventful: true };
  if (destroyed) {
    const left = withoutUnits(fired, lost);
    return advance === null ? left : { ...left, advances: [...left.advances, { unit: by, to: advance }] };
  }
  const target = unitOf(fired, id);
  return target === null ? fired : withUnit(fired, { ...target, fire: withCounters(target.fire, 1) });
}

/** MW-009, MW-069 */
function shelled(war: War, { kind, by, at, counters, lost }: Of<'shelled'>): War {
  const fired = kind === 'strike' ? war : changed(war, by, 'attacked');
  const burning = withFire(fired, at, withCounters(fireAt(fired, at), counters));
  return { ...withoutUnits(burning, lost), eventful: true };
}

function faced(war: War, { side, sorties, settled }: Of<'faced'>): War {
  const answered = settled
    ? war.sorties.map((one) => (one.against === side ? { ...one, answered: true } : one))
    : war.sorties;
  return { ...war, faced: { ...war.faced, [side]: sorties }, sorties: answered };
}
