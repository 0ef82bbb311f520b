import { randomBytes } from 'node:crypto';
import { fastChance, type Json, type Result, setupOf } from '@fieldpost/engine';
import type { Caller, Context } from '../context.ts';
import { findRuleSet } from '../match-store/rule-sets.ts';
import type { AnyRuleSet } from '../match-store/rules.ts';
import { type Counting, withinBounds } from '../platform/bounds.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { documentFault } from '../platform/errors/refusal.ts';
import { readName, titleFault } from '../platform/names.ts';
import {
  addScenario,
  countScenarios,
  dropScenario,
  findScenario,
  replaceScenario,
  type StoredScenario,
  scenariosOf,
} from './store.ts';

/** A scenario as a viewer may have it: the link of it is its owner's to give. */
export type CustomScenario = {
  readonly id: string;
  /** "id@edition" */
  readonly ruleSet: string;
  readonly title: string;
  readonly document: Json;
  readonly revision: number;
  readonly updatedAt: Date;
  readonly mine: boolean;
  /** The secret of its link; null for all but its owner. */
  readonly shareKey: string | null;
  /** The sides that a match on it has. */
  readonly sides: readonly string[];
};

export type ScenarioInput = {
  /** Null: a new one. */
  readonly id?: string | null | undefined;
  /** "id" for the newest edition, or "id@edition". */
  readonly ruleSet: string;
  readonly title: string;
  readonly document?: unknown;
  /** The revision that the writer has read; not asked of a new one. */
  readonly revision?: number | null | undefined;
};

/** The most scenarios that one person may keep, and the most bytes of one of them. */
export const MAX_SCENARIOS = 100;
export const LARGEST_SCENARIO = 64 * 1024;
const TITLE_LENGTH = 80;

const bad = (given: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: given });

function viewFor(stored: StoredScenario, caller: Caller | null): CustomScenario {
  const { ownerId, ruleSet, edition, shareKey, ...seen } = stored;
  const mine = caller?.userId === ownerId;
  return {
    ...seen,
    ruleSet: `${ruleSet}@${edition}`,
    mine,
    shareKey: mine ? shareKey : null,
    sides: sidesOf(stored),
  };
}

/** To know its sides a document is read whole, half a millisecond for a large one, and a list has a hundred: each revision once. */
const known = new Map<string, readonly string[]>();
const MAX_KNOWN = 5_000;

function sidesOf(stored: StoredScenario): readonly string[] {
  const name = `${stored.id} ${stored.revision}`;
  const sides = known.get(name) ?? sidesRead(stored);
  known.delete(name);
  known.set(name, sides);
  for (const oldest of known.keys()) {
    if (known.size <= MAX_KNOWN) break;
    known.delete(oldest);
  }
  return sides;
}

/** None where its rule set is gone. */
function sidesRead({ ruleSet, edition, document }: StoredScenario): readonly string[] {
  const rules = findRuleSet(`${ruleSet}@${edition}`);
  const setup = rules === null ? null : setupOf(rules, { scenario: document });
  return rules !== null && setup?.ok ? rules.sidesOf(setup.value) : [];
}

/**
 * The document as the rule set reads it. One from which no match can begin is refused with the code, the rule and the
 * sentence of the rule set.
 */
function documentOf(rules: AnyRuleSet, raw: unknown): Result<Json, Fault> {
  if (JSON.stringify(raw ?? null).length > LARGEST_SCENARIO) return bad(fault('TOO_LARGE'));
  const setup = setupOf(rules, { scenario: raw });
  if (!setup.ok) return bad(documentFault('SCENARIO_INVALID', rules, setup.fault));
  const opened = rules.setUp(setup.value, fastChance(1));
  return opened.ok
    ? { ok: true, value: setup.value.scenario }
    : bad(documentFault('SCENARIO_INVALID', rules, opened.fault));
}

type Content = Pick<StoredScenario, 'ruleSet' | 'edition' | 'title' | 'document'>;

/** The stored form of an input: checked, and with the title on one line. */
function contentOf(input: ScenarioInput): Result<Content, Fault> {
  const rules = findRuleSet(input.ruleSet);
  if (rules === null) return bad(fault('RULE_SET_UNKNOWN'));
  const title = readName(input.title, TITLE_LENGTH);
  if (!title.ok) return bad(titleFault(title.fault, TITLE_LENGTH));
  const document = documentOf(rules, input.document);
  if (!document.ok) return document;
  return {
    ok: true,
    value: { ruleSet: rules.ref.id, edition: rules.ref.edition, title: title.value, document: document.value },
  };
}

async function add(context: Context, caller: Caller, content: Content): Promise<Result<StoredScenario, Fault>> {
  const shareKey = randomBytes(24).toString('base64url');
  const identity = { id: crypto.randomUUID(), ownerId: caller.userId, shareKey };
  const row = { ...identity, ...content, revision: 0, updatedAt: context.clock.now() };
  const bound = {
    name: `scenarios of ${row.ownerId}`,
    most: MAX_SCENARIOS,
    count: (tx: Counting) => countScenarios(tx, row.ownerId),
  };
  const added = await withinBounds(context.db, [bound], (tx) => addScenario(tx, row));
  return added === null ? bad(fault('SCENARIOS_TOO_MANY')) : { ok: true, value: row };
}

async function replace(
  context: Context,
  caller: Caller,
  { id, revision }: { readonly id: string; readonly revision: number },
  content: Content,
): Promise<Result<StoredScenario, Fault>> {
  const before = await findScenario(context.db, id);
  if (before?.id !== id || before.ownerId !== caller.userId) return bad(fault('NOT_FOUND'));
  const row = { ...before, ...content, revision: revision + 1, updatedAt: context.clock.now() };
  if (await replaceScenario(context.db, row)) return { ok: true, value: row };
  return bad(fault('OUTDATED', { details: { revision: before.revision } }));
}

/**
 * Keeps a scenario: a new one, or over the revision that its writer has read.
 * Faults: RULE_SET_UNKNOWN, TITLE_INVALID, TOO_LARGE, SCENARIO_INVALID, SCENARIOS_TOO_MANY, NOT_FOUND, OUTDATED.
 */
export async function saveScenario(
  context: Context,
  caller: Caller,
  input: ScenarioInput,
): Promise<Result<CustomScenario, Fault>> {
  const content = contentOf(input);
  if (!content.ok) return content;
  const { id, revision } = input;
  const saved =
    id == null
      ? await add(context, caller, content.value)
      : await replace(context, caller, { id, revision: revision ?? 0 }, content.value);
  return saved.ok ? { ok: true, value: viewFor(saved.value, caller) } : saved;
}

/** The caller's custom scenarios, latest first; of one rule set ("id") if given. */
export async function myScenarios(
  context: Context,
  caller: Caller,
  ruleSet: string | null,
): Promise<readonly CustomScenario[]> {
  const found = await scenariosOf(context.db, caller.userId, ruleSet, MAX_SCENARIOS);
  return found.map((stored) => viewFor(stored, caller));
}

/** A scenario by its id, for its owner alone, or by the secret of its link, for anyone. Fault: NOT_FOUND. */
export async function customScenario(
  context: Context,
  caller: Caller | null,
  key: string,
): Promise<Result<CustomScenario, Fault>> {
  const stored = await findScenario(context.db, key);
  const may = stored !== null && (stored.shareKey === key || stored.ownerId === caller?.userId);
  return may ? { ok: true, value: viewFor(stored, caller) } : bad(fault('NOT_FOUND'));
}

/** Removes a scenario of the caller's. Matches that began from it keep their copy. Fault: NOT_FOUND. */
export async function deleteScenario(context: Context, caller: Caller, id: string): Promise<Result<true, Fault>> {
  const dropped = await dropScenario(context.db, id, caller.userId);
  return dropped ? { ok: true, value: true } : bad(fault('NOT_FOUND'));
}
