/** THE-RULES "Battlefields": "An objective can be chosen or drawn only if every coordinate and zone column it names exists there". */
import { type Hex, keyOf } from '@fieldpost/hex';
import type { Condition, Objective } from '../catalogue/conditions.ts';
import { type Empire, enemyOf } from '../catalogue/empires.ts';
import type { Battlefield } from '../field/battlefield.ts';
import { onField } from '../field/geometry.ts';
import { namedZone } from '../objectives/roles.ts';
import { heldTiles } from '../objectives/special.ts';
import { hexesOf, zoneTile } from './ops.ts';

type Zones = Readonly<Record<Empire, readonly Hex[]>>;

/** Whether an objective, turned as its role A sits, can be played on a field. Its zones have to be disjoint as well, and a role may have one tile to hold. */
export function fits(objective: Objective, field: Battlefield, roleA: Empire): boolean {
  const columns = objective.ops.every((op) => {
    if ((op.op !== 'civilian' && op.op !== 'token') || !('zone' in op.at)) return true;
    return zoneTile(field, roleA, op.at.zone, op.at.column) !== null;
  });
  const named = [
    ...objective.ops.flatMap((op) => hexesOf(op, field, roleA)),
    ...objective.zones.flatMap((change) => ('adds' in change ? change.adds : change.replaces.filter(isHex))),
    ...conditionHexes(objective.winA),
    ...conditionHexes(objective.winB),
    ...(objective.special.stone === null ? [] : [objective.special.stone.at]),
  ];
  const { deployment } = zonesUnder(objective, field, roleA);
  const countable = [objective.winA, objective.winB].every((aim) => new Set(heldTiles(aim).map(keyOf)).size <= 1);
  return columns && countable && named.every((at) => onField(field, at)) && disjoint(deployment);
}

function isHex(part: unknown): part is Hex {
  return Array.isArray(part);
}

function disjoint({ HERB, CARN }: Zones): boolean {
  const keys = new Set(HERB.map(keyOf));
  return CARN.every((at) => !keys.has(keyOf(at)));
}

function conditionHexes(condition: Condition): readonly Hex[] {
  if ('all' in condition) return condition.all.flatMap(conditionHexes);
  if ('any' in condition) return condition.any.flatMap(conditionHexes);
  if ('not' in condition) return conditionHexes(condition.not);
  if ('tileNml' in condition) return [condition.tileNml];
  if ('holdTurns' in condition) return [condition.holdTurns.at];
  return 'tokensOn' in condition ? condition.tokensOn.at : [];
}

/**
 * AWW-018: added tiles "only widen the deployment of that Empire"; tiles that replace a zone count for deployment, Recruit return,
 * T20 and AWW-322 as well.
 */
export function zonesUnder(
  { zones: changes }: Objective,
  field: Battlefield,
  roleA: Empire,
): { readonly zones: Zones; readonly deployment: Zones } {
  const zones: Record<Empire, readonly Hex[]> = { ...field.zones };
  const added: Record<Empire, readonly Hex[]> = { HERB: [], CARN: [] };
  for (const change of changes) {
    const empire = change.role === 'A' ? roleA : enemyOf(roleA);
    if ('adds' in change) added[empire] = [...added[empire], ...change.adds];
    else zones[empire] = change.replaces.flatMap((part) => (isHex(part) ? [part] : namedZone({ field, roleA }, part)));
  }
  const deployment = { HERB: [...zones.HERB, ...added.HERB], CARN: [...zones.CARN, ...added.CARN] };
  return { zones, deployment };
}
