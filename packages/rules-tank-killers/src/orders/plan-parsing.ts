/** Reading of a plan for your own turn (THE-RULES "Standing orders"). */
import type { Refusal, Result } from '@fieldpost/engine';
import {
  accepted,
  type Fields,
  fieldsOf,
  isCount,
  isShortText,
  listOf,
  oneOf,
  refused,
} from '@fieldpost/engine/reading';
import { FORMATIONS, NATIONS } from '../catalogue/formations.ts';
import { tacticNamed } from '../catalogue/tactics.ts';
import { refuse } from '../refusal.ts';
import type { FiledPlan, Plan } from './standing-orders.ts';

const PLAN_KEYS = ['discard', 'targets', 'modifiers', 'finish', 'free'] as const;
const MAX_ENTRIES = 100;
const MAX_TURN = 10_000;
const ORDERS_INVALID = refused(refuse('ORDERS_INVALID', null));

const UNIT_NAMES = new Set(NATIONS.flatMap((nation) => FORMATIONS[nation].map(({ name }) => name)));

type EntryReader = (raw: unknown) => string | null;

const READ_ENTRY: Readonly<Record<keyof Plan, EntryReader>> = {
  discard: (raw) => cardOr(raw, []),
  targets: targetOr,
  modifiers: (raw) => cardOr(raw, ['@smallestSufficient', '@cheapest']),
  finish: (raw) => cardOr(raw, ['@cheapest']),
  free: (raw) => cardOr(raw, ['@Free', '@cheapest']),
};

function cardOr(raw: unknown, groups: readonly string[]): string | null {
  if (typeof raw !== 'string') return null;
  return oneOf(raw, groups) ? raw : (tacticNamed(raw)?.name ?? null);
}

/** The name of a formation card, the id of an open one, or a group. */
function targetOr(raw: unknown): string | null {
  if (typeof raw !== 'string') return null;
  const known = UNIT_NAMES.has(raw) || oneOf(raw, ['@top', '@best']) || (isShortText(raw) && /^#\d{1,6}$/.test(raw));
  return known ? raw : null;
}

export function parsePlan(raw: unknown): Result<Plan, Refusal> {
  const fields = fieldsOf(raw, PLAN_KEYS);
  const plan = fields === null ? null : readPlan(fields);
  return plan === null ? ORDERS_INVALID : accepted(plan);
}

export function parseFiledPlan(raw: unknown): Result<FiledPlan, Refusal> {
  const fields = fieldsOf(raw, [...PLAN_KEYS, 'turn']);
  const plan = fields === null ? null : readPlan(fields);
  if (plan === null || !isCount(fields?.turn, 0, MAX_TURN)) return ORDERS_INVALID;
  return accepted({ ...plan, turn: fields.turn });
}

function readPlan(fields: Fields): Plan | null {
  const read = PLAN_KEYS.map((key) => [key, readList(fields[key] ?? null, READ_ENTRY[key])] as const);
  return read.some(([, list]) => list === undefined) ? null : (Object.fromEntries(read) as unknown as Plan);
}

/** Undefined: an entry cannot be understood. */
function readList(raw: unknown, read: EntryReader): readonly string[] | null | undefined {
  if (raw === null) return null;
  const entries = listOf(raw, MAX_ENTRIES)?.map(read);
  return entries?.every((entry) => entry !== null) ? (entries as readonly string[]) : undefined;
}
