/**
 * Reading of standing orders (THE-RULES "Standing orders"): what is left out has its plain value; what cannot be understood is
 * ORDERS_INVALID.
 */
import type { Refusal, Result } from '@fieldpost/engine';
import { accepted, fieldsOf, isCount, isShortText, listOf, oneOf, refused } from '@fieldpost/engine/reading';
import { UNIT_CLASSES, UNIT_TYPES } from '../catalogue/classes.ts';
import { tacticNamed } from '../catalogue/tactics.ts';
import { refuse } from '../refusal.ts';
import { refusesOrders } from './filing.ts';
import { COMPARISON } from './matching.ts';
import { parseFiledPlan } from './plan-parsing.ts';
import {
  type Comparison,
  GROUPS,
  INITIAL_ORDERS,
  ORDER_WINDOWS,
  type Rally,
  type Reactions,
  type Rule,
  type StandingOrders,
  type When,
  type WhenKey,
} from './standing-orders.ts';

export { parsePlan } from './plan-parsing.ts';

export const ORDERS_INVALID = refused(refuse('ORDERS_INVALID', null));
const MAX_RULES = 100;
const MAX_ENTRIES = 100;
const MAX_IN_HAND = 20;
const MAX_FACTOR = 99;

/** Refused with ORDERS_INVALID, or ORDERS_REVEAL where asking would betray the hand. */
export function parseReactions(raw: unknown): Result<Reactions, Refusal> {
  const fields = fieldsOf(raw, ['rules', 'default', 'rally']);
  const rules = listOf(fields?.rules ?? [], MAX_RULES)?.map(readRule) ?? null;
  const end = fields?.default ?? 'pass';
  const rally = readRally(fields?.rally ?? INITIAL_ORDERS.rally);
  if (fields === null || rules === null || rally === null || !oneOf(end, ['pass', 'ask'])) return ORDERS_INVALID;
  if (rules.some((rule) => rule === null)) return ORDERS_INVALID;
  const orders: Reactions = { rules: rules as readonly Rule[], default: end, rally };
  const fault = refusesOrders(orders);
  return fault === null ? accepted(orders) : refused(fault);
}

/** Standing orders as the service keeps them: reactions and a plan. */
export function parseStandingOrders(raw: unknown): Result<StandingOrders, Refusal> {
  const fields = fieldsOf(raw, ['rules', 'default', 'rally', 'plan']);
  if (fields === null) return ORDERS_INVALID;
  const { plan, ...rest } = fields;
  const reactions = parseReactions(rest);
  if (!reactions.ok) return reactions;
  if ((plan ?? null) === null) return accepted({ ...reactions.value, plan: null });
  const filed = parseFiledPlan(plan);
  return filed.ok ? accepted({ ...reactions.value, plan: filed.value }) : filed;
}

const RULE_KEYS = ['window', 'when', 'play', 'keep', 'keepAtLeast', 'else'];

function readRule(raw: unknown): Rule | null {
  const fields = fieldsOf(raw, RULE_KEYS);
  if (fields === null || !oneOf(fields.window, ORDER_WINDOWS)) return null;
  const when = readWhen(fields.when ?? {});
  const play = (fields.play ?? null) === null ? null : readEntries(fields.play, true);
  const keep = readEntries(fields.keep ?? [], false);
  const keepAtLeast = fields.keepAtLeast ?? 0;
  const otherwise = fields.else ?? 'continue';
  if (when === null || keep === null || (play === null && (fields.play ?? null) !== null)) return null;
  if (!isCount(keepAtLeast, 0, MAX_IN_HAND) || !oneOf(otherwise, ['continue', 'pass', 'ask'])) return null;
  return { window: fields.window, when, play: play?.length === 0 ? null : play, keep, keepAtLeast, else: otherwise };
}

/** Names of cards in the spelling of the list, and groups. */
function readEntries(raw: unknown, groups: boolean): readonly string[] | null {
  const names = listOf(raw, MAX_ENTRIES)?.map((entry) => readEntry(entry, groups)) ?? null;
  return names?.every((name) => name !== null) ? (names as readonly string[]) : null;
}

function readEntry(raw: unknown, groups: boolean): string | null {
  if (typeof raw !== 'string') return null;
  if (groups && oneOf(raw, GROUPS)) return raw;
  return tacticNamed(raw)?.name ?? null;
}

const READ_WHEN: { readonly [Key in WhenKey]: (raw: unknown) => When[Key] } = {
  attackerType: (raw) => wordsOf(raw, UNIT_TYPES),
  attackerIs: (raw) => wordsOf(raw, UNIT_CLASSES),
  targetType: (raw) => wordsOf(raw, UNIT_TYPES),
  targetIs: (raw) => wordsOf(raw, UNIT_CLASSES),
  margin: comparisonOf,
  myCasualtiesLeft: comparisonOf,
  attackNumber: comparisonOf,
  cardPlayed: (raw) => readEntries(raw, false),
};
const WHEN_KEYS = Object.keys(READ_WHEN) as readonly WhenKey[];

/** Null: a condition cannot be understood. */
function readWhen(raw: unknown): When | null {
  const fields = fieldsOf(raw, WHEN_KEYS);
  if (fields === null) return null;
  const read = WHEN_KEYS.map(
    (key) => [key, (fields[key] ?? null) === null ? null : READ_WHEN[key](fields[key])] as const,
  );
  const understood = read.every(([key, value]) => value !== null || (fields[key] ?? null) === null);
  return understood ? (Object.fromEntries(read) as When) : null;
}

function wordsOf<Word extends string>(raw: unknown, words: readonly Word[]): readonly Word[] | null {
  const list = listOf(raw, words.length);
  return list?.every((word) => oneOf(word, words)) ? (list as readonly Word[]) : null;
}

function comparisonOf(raw: unknown): Comparison | null {
  return isShortText(raw) && COMPARISON.test(raw) ? raw : null;
}

function readRally(raw: unknown): Rally | null {
  const fields = fieldsOf(raw, ['mode', 'minAttackValue']);
  const least = fields?.minAttackValue ?? 0;
  if (fields === null || !oneOf(fields.mode, ['always', 'never', 'ask'])) return null;
  return isCount(least, 0, MAX_FACTOR) ? { mode: fields.mode, minAttackValue: least } : null;
}
