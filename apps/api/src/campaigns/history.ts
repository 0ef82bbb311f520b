/** History: the campaign entry by entry, a soldier's record, the roll of honour (LC-133 to LC-135). */
import type { DossierLine, Glance, Honour, Result } from '@fieldpost/engine';
import type { Caller, Context } from '../context.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { fallsOf } from './battles-store.ts';
import { loadHistory } from './ledger-store.ts';
import { findCampaign } from './reading.ts';
import { hasBegun, rulesOfCampaign, type StoredCampaign } from './stored.ts';

const bad = (given: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: given });

/** So many entries come at once: a war of thirty battles in two pages. */
export const STEPS_AT_ONCE = 100;

type Known<Value> = Readonly<Record<string, Value>>;

/** An entry of the ledger as a page of the diary. */
export type HistoryStep = {
  readonly seq: number;
  readonly line: number;
  readonly kind: string;
  readonly at: string;
  readonly by: string;
  readonly says: readonly string[];
  readonly turn: number;
  readonly battle: number | null;
  readonly match: string | null;
  /** Only what is otherwise than in the step before; in the first one of a page everything. */
  readonly places: Known<string | null>;
  readonly people: Known<string>;
  readonly counts: Glance['counts'];
};
export type History = { readonly steps: readonly HistoryStep[]; readonly next: number | null };

/** The entries after one with what each changed, in words and on the map. Fault: NOT_FOUND. */
export async function historyOf(
  context: Context,
  caller: Caller | null,
  id: string,
  after: number,
  count = STEPS_AT_ONCE,
): Promise<Result<History, Fault>> {
  const found = await findCampaign(context, caller, id);
  if (!found.ok) return found;
  const rows = await loadHistory(context.db, id, after, Math.min(count, STEPS_AT_ONCE));
  const steps = hasBegun(found.value) ? stepsOf(found.value, rows) : [];
  const last = rows.at(-1)?.entry.seq ?? null;
  return { ok: true, value: { steps, next: last !== null && last < found.value.seq ? last : null } };
}

/** A page of it in words alone: what the last letters of a war are made of. */
export const inWords = ({ steps, next }: History) => ({
  steps: steps.map(({ seq, kind, says }) => ({ seq, kind, says })),
  next,
});

function stepsOf(campaign: StoredCampaign, rows: Awaited<ReturnType<typeof loadHistory>>): readonly HistoryStep[] {
  const rules = rulesOfCampaign(campaign);
  const course = campaign.course ?? {};
  const glances = rows.map(({ state }) => rules.glance(state));
  return rows.map(({ entry, state }, index) => {
    const now = glances[index] as Glance;
    const before = glances[index - 1];
    const { seq, line, kind, at, by } = entry;
    return {
      seq,
      line,
      kind,
      at,
      by,
      turn: now.turn,
      counts: now.counts,
      says: rules.tell({ course, entries: [entry], states: [state] }),
      ...(rules.battleIn(entry) ?? { battle: null, match: null }),
      places: changes(before?.places, now.places),
      people: changes(before?.people, now.people),
    };
  });
}

function changes<Value>(before: Known<Value> | undefined, now: Known<Value>): Known<Value> {
  return Object.fromEntries(Object.entries(now).filter(([key, value]) => before?.[key] !== value));
}

/** A soldier's record, battle by battle. Fault: NOT_FOUND. */
export async function dossierOf(
  context: Context,
  caller: Caller | null,
  id: string,
  person: string,
): Promise<Result<{ readonly person: string; readonly lines: readonly DossierLine[] }, Fault>> {
  const found = await findCampaign(context, caller, id);
  if (!found.ok) return found;
  const rules = rulesOfCampaign(found.value);
  if (!rules.atlas.people.some((one) => one.id === person)) return bad(fault('NOT_FOUND'));
  const lines = hasBegun(found.value) ? (rules.dossier(found.value.course, person) ?? []) : [];
  return { ok: true, value: { person, lines } };
}

/** LC-134: "the fallen by date with where and by whom". */
export type RollOfHonour = Pick<Honour, 'firsts'> & {
  readonly fallen: readonly (Honour['fallen'][number] & {
    /** The person who did it; null if nobody is responsible, or it is not recorded yet. */
    readonly by: string | null;
    /** The step of the match that shows it. */
    readonly step: number | null;
  })[];
};

/** Fault: NOT_FOUND. */
export async function honourOf(
  context: Context,
  caller: Caller | null,
  id: string,
): Promise<Result<RollOfHonour, Fault>> {
  const found = await findCampaign(context, caller, id);
  if (!found.ok) return found;
  const { value } = found;
  if (!hasBegun(value)) return { ok: true, value: { fallen: [], firsts: [] } };
  const { fallen, firsts } = rulesOfCampaign(value).honour(value.course);
  const falls = await fallsOf(context.db, id);
  const known = fallen.map((one) => {
    const { by = null, step = null } = falls.get(one.match)?.[one.person] ?? {};
    return { ...one, by, step };
  });
  return { ok: true, value: { fallen: known, firsts } };
}
