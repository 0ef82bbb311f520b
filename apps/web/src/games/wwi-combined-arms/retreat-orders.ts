/** Standing orders for retreats (THE-RULES "Playing by post") as a player edits them. */

import { UNITS, type UnitType } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import type { Direction, RetreatChoice, RetreatOrders, RetreatRule } from '@fieldpost/rules-wwi-combined-arms/table';

export const CHOICE_WORDS: Readonly<Record<RetreatChoice, string>> = {
  list: 'In this order',
  bestTerrain: 'To the best cover',
  awayFromEnemy: 'Away from the enemy',
  ask: 'Ask me',
};

/** Directions as the owner of the unit sees them on their board: both players have the a-file where the board shows it. */
export const DIRECTION_WORDS: Readonly<Record<Direction, string>> = {
  back: 'Straight back',
  'back-a': 'Back, toward the a-file',
  'back-h': 'Back, away from the a-file',
  'side-a': 'Sideways toward the a-file',
  'side-h': 'Sideways away from the a-file',
};

/** The units of a rule: "all", a type ("type:mg") or one unit ("unit:S-inf-3"). */
export type Scope = string;

export function scopesOf(orders: RetreatOrders): readonly Scope[] {
  return [
    'all',
    ...Object.keys(orders.types).map((type) => `type:${type}`),
    ...Object.keys(orders.units).map((id) => `unit:${id}`),
  ];
}

export function ruleAt(orders: RetreatOrders, scope: Scope): RetreatRule {
  const [kind, name = ''] = scope.split(':');
  if (kind === 'type') return orders.types[name as UnitType] ?? orders.all;
  if (kind === 'unit') return orders.units[name] ?? orders.all;
  return orders.all;
}

export function withRule(orders: RetreatOrders, scope: Scope, rule: RetreatRule): RetreatOrders {
  const [kind, name = ''] = scope.split(':');
  if (kind === 'type') return { ...orders, types: { ...orders.types, [name]: rule } };
  if (kind === 'unit') return { ...orders, units: { ...orders.units, [name]: rule } };
  return { ...orders, all: rule };
}

const less = <Value>(from: Readonly<Record<string, Value>>, name: string): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(from).filter(([key]) => key !== name));

export function withoutScope(orders: RetreatOrders, scope: Scope): RetreatOrders {
  const [kind, name = ''] = scope.split(':');
  if (kind === 'type') return { ...orders, types: less(orders.types as Readonly<Record<string, RetreatRule>>, name) };
  if (kind === 'unit') return { ...orders, units: less(orders.units, name) };
  return orders;
}

/** A direction one place earlier in the list. */
export function earlier(rule: RetreatRule, direction: Direction): RetreatRule {
  const at = rule.order.indexOf(direction);
  if (at < 1) return rule;
  const order = [...rule.order];
  order.splice(at, 1);
  order.splice(at - 1, 0, direction);
  return { ...rule, order };
}

export function scopeInWords(scope: Scope): string {
  const [kind, name = ''] = scope.split(':');
  if (kind === 'type') return `Every ${UNITS[name as UnitType].name}`;
  if (kind !== 'unit') return 'All units';
  const [, type, index] = name.split('-');
  return `${UNITS[type as UnitType].name} ${index}`;
}
