/** Conservation (law 8): what holds in every state. */
import { basesOf, roomAt } from './air/bases.ts';
import { CONSTANTS } from './catalogue/constants.ts';
import { UNITS } from './catalogue/units.ts';
import { groundOf } from './field/ground.ts';
import { armyOf, infrastructureAt, isPlane, loadOf, unitOf } from './state/board.ts';
import { numberOf } from './state/changes.ts';
import type { State, Unit, War } from './state.ts';

/** Sentences about what is broken; empty = all is well. `before`: an earlier state of the same match, or null. */
export function broken({ war }: State, before: State | null): readonly string[] {
  const faults = [...war.sides.flatMap((side) => armyOf(war, side).flatMap((unit) => unitFaults(war, unit)))];
  faults.push(...stacks(war), ...hexFaults(war), ...baseFaults(war), ...purses(war));
  return before === null ? faults : [...faults, ...lost(war, before.war)];
}

function unitFaults(war: War, unit: Unit): readonly string[] {
  const { id, fire, carrier, inAir, at } = unit;
  const faults: string[] = [];
  if (fire < 0 || fire > CONSTANTS.mostFire) faults.push(`${id} has ${fire} counters`);
  if (inAir && !isPlane(unit)) faults.push(`${id} is in the air`);
  if (carrier !== null && !inAir && unitOf(war, carrier)?.at !== at) faults.push(`${id} is not where its carrier is`);
  if (numberOf(id) > (war.made[unit.owner]?.[unit.type] ?? 0)) faults.push(`${id} was never made`);
  return faults;
}

/** MW-020 */
function stacks(war: War): readonly string[] {
  const taken = new Set<number>();
  const units = war.sides
    .flatMap((side) => armyOf(war, side))
    .filter((unit) => !isPlane(unit) && unit.carrier === null);
  return units.flatMap(({ id, at }) => {
    if (taken.has(at)) return [`${id} stands where another unit stands`];
    taken.add(at);
    return [];
  });
}

/** MW-009, MW-130, MW-140 */
function hexFaults(war: War): readonly string[] {
  const { terrain, hexes } = groundOf(war.map);
  const wet = war.control.some((owner, at) => owner !== 0 && terrain[at] === 'WA');
  const burning = Object.entries(war.fire).filter(
    ([at, fire]) => fire < 1 || fire > CONSTANTS.mostFire || infrastructureAt(war, Number(at)) === null,
  );
  const odd = Object.keys(war.bases).filter((at) => terrain[Number(at)] !== 'BA');
  return [
    ...(wet || war.control.length !== hexes.length ? ['somebody controls water'] : []),
    ...burning.map(([at, fire]) => `${fire} counters burn on hex ${at}`),
    ...odd.map((at) => `a base stands on hex ${at}`),
  ];
}

/** MW-022 */
function baseFaults(war: War): readonly string[] {
  return war.sides.flatMap((side) => {
    const full = basesOf(war, side).filter((base) => roomAt(war, side, base) < 0);
    const laden = armyOf(war, side).filter(({ id, type }) => loadOf(war, id).length > UNITS[type].carries);
    return [...full.map(({ at }) => `the base ${at} is too full`), ...laden.map(({ id }) => `${id} carries too much`)];
  });
}

function purses(war: War): readonly string[] {
  return war.sides.flatMap((side) => {
    const { metal = 0, oil = 0 } = war.players[side] ?? {};
    return metal < 0 || oil < 0 ? [`${side} is in debt`] : [];
  });
}

/** Ids are never used again, turns only grow, bases and the map stay. */
function lost(war: War, before: War): readonly string[] {
  const faults: string[] = [];
  if (war.turn < before.turn || war.map !== before.map) faults.push('the war runs backwards');
  for (const at in before.bases) if (war.bases[at] !== before.bases[at]) faults.push(`the base on hex ${at} is gone`);
  for (const side of war.sides)
    for (const { id, type } of armyOf(war, side)) {
      const isNew = numberOf(id) > (before.made[side]?.[type] ?? 0);
      if (!isNew && unitOf(before, id) === null) faults.push(`${id} rose again`);
    }
  return faults;
}
