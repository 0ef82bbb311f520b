/** AWW-325, AWW-326, LC-057, LC-058: soldiers who are to be fetched, and what that makes of the objective. */
import { type Hex, turned } from '@fieldpost/hex';
import { type CarryOver, lyingIn } from '../carry-over.ts';
import type { Condition, Objective } from '../catalogue/conditions.ts';
import { SOLDIER_TYPES, SOLDIERS, soldierId } from '../catalogue/soldiers.ts';
import type { Empire, Soldier } from '../state.ts';

/** Where they lie, as role A sits at the south: "lying on (0,-1)", "wounded on (0,0)". */
const PLACES: Readonly<Record<'rescue' | 'recover', Hex>> = { rescue: [0, -1], recover: [0, 0] };

/** AWW-326: "A wins when it lies on a ZA tile, B when it lies on a ZB tile". */
const RECOVERED: readonly [Condition, Condition] = [{ captiveIn: 'ZA' }, { captiveIn: 'ZB' }];

/**
 * The objective as it is played for those who are to be fetched. AWW-325: O09 "with the civilians replaced"; its conditions speak of
 * civilians, and captives count as such. AWW-326: O02 "with CASE replaced".
 */
export function fetching(objective: Objective, carry: CarryOver | null): Objective {
  if (carry === null || carry.kind === 'attack') return objective;
  const ops = objective.ops.map((op) => {
    if (op.op !== 'civilian' && op.op !== 'token') return op;
    return 'zone' in op.at ? op : ({ op: 'mark', at: [op.at] } as const); // the tile has to be enterable anyway
  });
  if (carry.kind === 'rescue') return { ...objective, ops };
  return { ...objective, ops, winA: RECOVERED[0], winB: RECOVERED[1] };
}

/** LC-057: "wounded, without items, under nobody's orders, not counted in squads". */
export function captivesOn(carry: CarryOver, roleA: Empire): readonly Soldier[] {
  if (carry.kind === 'attack') return [];
  const place = PLACES[carry.kind];
  const at = roleA === 'HERB' ? place : turned(place);
  return lyingIn(carry.special).map((id) => captive(id, carry.attacker, at));
}

function captive(id: string, empire: Empire, at: Hex): Soldier {
  const type = SOLDIER_TYPES.find((one) => soldierId(empire, one) === id) ?? 'captain';
  const { health } = SOLDIERS[type];
  return {
    id,
    kind: 'soldier',
    type,
    empire,
    controller: 0,
    lent: null,
    status: 'wounded',
    at,
    vehicle: null,
    health,
    damage: health + 1,
    acted: false,
    extra: 0,
    moved: false,
    finished: false,
    charging: false,
    handled: null,
    life: 1,
    returned: null,
    died: null,
    captive: true,
  };
}
