/** Conditions within conditions, while somebody puts them together. Pure. */
import { type Condition, NEVER } from '@fieldpost/rules-animal-world-war/catalogue';

export type Group = Extract<Condition, { readonly all: unknown } | { readonly any: unknown }>;

/** The game reads conditions that lie so deep, and no deeper. */
export const MAX_DEEP = 5;

export const isGroup = (condition: Condition): condition is Group => 'all' in condition || 'any' in condition;

export const partsOf = (group: Group): readonly Condition[] => ('all' in group ? group.all : group.any);

export const joinOf = (group: Group): 'all' | 'any' => ('all' in group ? 'all' : 'any');

const made = (join: 'all' | 'any', parts: readonly Condition[]): Group =>
  join === 'all' ? { all: parts } : { any: parts };

export const withJoin = (group: Group, join: 'all' | 'any'): Group => made(join, partsOf(group));

/** The group with one part another one, or one more; null takes it away. */
export function withPart(group: Group, index: number, part: Condition | null): Group {
  const parts = partsOf(group);
  const changed = [...parts.slice(0, index), ...(part === null ? [] : [part]), ...parts.slice(index + 1)];
  return made(joinOf(group), changed);
}

/** A goal as a group: one condition is a group of one. */
export const groupOf = (condition: Condition): Group => (isGroup(condition) ? condition : { any: [condition] });

/** And back: a single condition needs no group, and all of nothing would be met at once. */
export function rootOf(group: Group): Condition {
  const [only, ...others] = partsOf(group);
  if (only === undefined) return NEVER;
  return others.length === 0 && !isGroup(only) ? only : group;
}
