/** CL-210 to CL-212: a file goes into an event of a club: checked line by line, imported whole or not at all, and undone. */
import { createHash, randomUUID } from 'node:crypto';
import type { Result } from '@fieldpost/engine';
import {
  allows,
  type ImportAnswer,
  type ImportAsked,
  type Imported,
  type ImportPlace,
  type LogEvent,
  legNamed,
  planImport,
  playedAt,
} from '@fieldpost/league';
import { IMPORT_CODES, REFUSALS } from '@fieldpost/league/catalogue';
import { rolesIn } from '../../clubs/offices.ts';
import { findClub } from '../../clubs/service.ts';
import type { StoredClub } from '../../clubs/store.ts';
import type { Caller, Context } from '../../context.ts';
import { type Fault, fault } from '../../platform/errors/catalogue.ts';
import type { ActContext, ActResult, AskedAct } from '../act-context.ts';
import { changeEvent, type Proposal } from '../change.ts';
import { legIdOf, type OpenedEvent, openedEvent } from '../opened-event.ts';
import { actOfOfficer } from '../signing.ts';
import { begunMatches, eventById, logOf, setEntry, setEntryState, type Transaction } from '../store.ts';
import { entryName, isThere } from '../teams/people.ts';

export type ImportInput = Omit<ImportAsked, 'title' | 'game'> & {
  /** The event into which entries and results go. */
  readonly event: string | null;
  /** Nothing is written. */
  readonly dryRun: boolean;
};

const bad = (given: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: given });
const hashOfFile = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Members with accounts: whom the names of a file may mean. */
const peopleOf = ({ members }: StoredClub): NonNullable<ImportPlace['people']> =>
  members
    .filter(({ state }) => state === 'member')
    .map(({ userId, user }) => ({ id: userId, name: user.name, canEnter: true }));

/** The event as the plan of an import sees it: a copy of its ledger, in which this file has not been imported yet. */
function placeIn(club: StoredClub, { event, log }: Pick<OpenedEvent, 'event' | 'log'>, fileHash: string): ImportPlace {
  const { ledger } = openedEvent(event, log);
  const others = ledger.imports.filter(({ file }) => file !== fileHash);
  const gone = new Map(event.entries.filter((row) => !isThere(row)).map((row) => [row.user.name, row.id]));
  return {
    people: peopleOf(club),
    // A player who left before the start and comes back keeps the earlier entry.
    newId: (name) => gone.get(name) ?? randomUUID(),
    event: {
      ledger: { ...ledger, imports: others },
      entries: event.entries
        .filter((row) => isThere(row) && ledger.entries.has(row.id))
        .map((row) => ({ id: row.id, name: entryName(row), person: row.userId })),
    },
    zone: club.zone,
  };
}

/** CL-212: where the same file was imported before, and was not undone. */
function appliedBefore(
  { ledger, log, event }: OpenedEvent,
  { kind }: ImportInput,
  fileHash: string,
): ImportAnswer['applied'] {
  const known = ledger.imports.find(({ file, what, undone }) => file === fileHash && what === kind && !undone);
  if (known === undefined) return null;
  const seq = known.seq + known.makes;
  return { seq, head: log.find((row) => row.seq === seq)?.hash ?? event.head };
}

type Db = Parameters<typeof begunMatches>[0];

/** CL-200: results of matches that both sides have begun on the server are no lines of a file. */
async function begunLines(db: Db, { ledger, event }: OpenedEvent, { answer, plan }: Imported): Promise<Imported> {
  if (plan?.kind !== 'results' || playedAt(ledger.settings) !== 'either') return { answer, plan };
  const made = answer.preview.filter(({ does }) => does === 'made');
  const results = plan.acts.filter((act): act is Extract<LogEvent, { kind: 'result' }> => act.kind === 'result');
  const legs = results.flatMap((act) => {
    const found = legNamed(ledger, act);
    return found === null ? [] : [{ act, id: legIdOf(event.id, found) }];
  });
  const begun = await begunMatches(
    db,
    legs.map(({ id }) => id),
  );
  const errors = legs.flatMap(({ act, id }) => {
    const row = made[results.indexOf(act)];
    return begun.has(id)
      ? [{ line: row?.line ?? 1, column: null, code: 'CL_LEG_BEGUN' as const, have: row?.what ?? '' }]
      : [];
  });
  if (errors.length === 0) return { answer, plan };
  return {
    answer: { ...answer, errors, errorsTotal: errors.length, would: { made: 0, changed: 0, same: 0 } },
    plan: null,
  };
}

/** Plans what a file would do in the event now. */
async function plannedIn(db: Db, club: StoredClub, opened: OpenedEvent, input: ImportInput): Promise<Imported> {
  const fileHash = hashOfFile(input.bytes);
  const asked = { ...input, title: club.name, game: 'any' };
  const imported = await begunLines(db, opened, planImport(asked, placeIn(club, opened, fileHash)));
  const applied = appliedBefore(opened, input, fileHash);
  return applied === null ? imported : { ...imported, answer: { ...imported.answer, applied, already: true } };
}

type PlannedActs = Extract<NonNullable<Imported['plan']>, { readonly entries: unknown }>;

/** The rows of people who enter by a file; one who has left before has theirs again. */
function enteringRows({ event }: OpenedEvent, plan: PlannedActs): NonNullable<Proposal['also']> {
  const confirmed = new Set(plan.acts.flatMap((act) => (act.kind === 'confirm' ? [act.entry] : [])));
  const known = new Set(event.entries.map(({ id }) => id));
  return async (tx, now) => {
    const rows = plan.entries.map(({ entry: id, person: userId }) => ({
      id,
      userId,
      row: { state: confirmed.has(id) ? 'confirmed' : 'entered', enteredAt: now, answerBy: null },
    }));
    for (const { id, row } of rows) if (known.has(id)) await setEntry(tx, id, row);
    const data = rows
      .filter(({ id }) => !known.has(id))
      .map(({ id, userId, row }) => ({ id, eventId: event.id, userId, ...row }));
    await tx.eventEntry.createMany({ data });
  };
}

/** CL-211: an answer with a sentence for each code. */
export type SpokenAnswer = Omit<ImportAnswer, 'errors' | 'warnings'> & {
  readonly errors: readonly SpokenFault[];
  readonly warnings: readonly SpokenFault[];
};
type SpokenFault = ImportAnswer['errors'][number] & { readonly says: string };
const SAYS: Readonly<Record<string, string>> = IMPORT_CODES;

function spoken(answer: ImportAnswer): SpokenAnswer {
  const said = (one: ImportAnswer['errors'][number]): SpokenFault => ({
    ...one,
    says: one.code in REFUSALS ? REFUSALS[one.code as keyof typeof REFUSALS].says : (SAYS[one.code] ?? ''),
  });
  return { ...answer, errors: answer.errors.map(said), warnings: answer.warnings.map(said) };
}

/** CL-212: the list of what is wrong; nothing of the file was imported. */
const refused = (answer: ImportAnswer): Fault =>
  fault('IMPORT_REFUSED', {
    rule: 'CL-212',
    details: { errors: spoken(answer).errors as never, errorsTotal: answer.errorsTotal, fileHash: answer.fileHash },
  });

/** Imports into an event that is held: all of it joins the log in one transaction, or nothing. */
async function carriedOut(
  context: Context,
  caller: Caller,
  club: StoredClub,
  input: ImportInput & { readonly event: string },
) {
  let answer: ImportAnswer | null = null;
  const done = await changeEvent(context, input.event, async (opened, tx: Transaction) => {
    if (opened.event.clubId !== club.id) return fault('NOT_FOUND');
    const imported = await plannedIn(tx as never, club, opened, input);
    answer = imported.answer;
    const { plan } = imported;
    if (imported.answer.already) return null;
    if (plan === null || (plan.kind !== 'entries' && plan.kind !== 'results')) return refused(imported.answer);
    if (plan.acts.length === 0) return null;
    const acts = plan.acts.map((act) => ({ act, actorId: caller.userId, role: 'organiser' }));
    return plan.kind === 'entries' ? { acts, also: enteringRows(opened, plan) } : { acts };
  });
  if (!done.ok) return done;
  const { seq, head } = done.value;
  const found = answer as ImportAnswer | null;
  if (found === null) return bad(fault('INTERNAL'));
  return { ok: true as const, value: spoken(found.applied === null ? { ...found, applied: { seq, head } } : found) };
}

/**
 * Checks a file, or imports it. Faults: NOT_FOUND, CL_FORBIDDEN, IMPORT_REFUSED (with the lines), EVENT_REFUSED (a kind that is only checked).
 */
export async function importFile(
  context: Context,
  caller: Caller,
  slug: string,
  input: ImportInput,
): Promise<Result<SpokenAnswer, Fault>> {
  const club = await findClub(context, caller, slug);
  if (!club.ok) return club;
  if (!allows(rolesIn(club.value, caller.userId), 'make event')) return bad(fault('CL_FORBIDDEN', { rule: 'CL-010' }));
  const { event, dryRun, kind } = input;
  if (event === null || (kind !== 'entries' && kind !== 'results')) {
    const { zone, name } = club.value;
    const place = { people: peopleOf(club.value), newId: () => randomUUID(), event: null, zone };
    const { answer } = planImport({ ...input, title: name, game: 'any' }, place);
    if (!dryRun) return bad(answer.errorsTotal > 0 ? refused(answer) : onlyChecked);
    return { ok: true, value: spoken(answer) };
  }
  if (!dryRun) return carriedOut(context, caller, club.value, { ...input, event });
  const stored = await eventById(context.db, event);
  if (stored === null || stored.clubId !== club.value.id) return bad(fault('NOT_FOUND'));
  const opened = openedEvent(stored, await logOf(context.db, event));
  return { ok: true, value: spoken((await plannedIn(context.db, club.value, opened, input)).answer) };
}

const onlyChecked = fault('EVENT_REFUSED', {
  rule: 'CL-210',
  message: 'Entries and results are imported into an event. Other files are only checked.',
});

/** CL-212: an organiser takes back what a file made; who entered by it has left. */
export function undoImport(doing: ActContext, { of }: AskedAct): ActResult {
  const made = actOfOfficer(doing, { type: 'undo-import', of }, 'organiser');
  const entries = doing.opened.ledger.imports.find(({ seq }) => seq === of)?.entries ?? [];
  if ('status' in made || entries.length === 0) return made;
  return { ...made, also: async (tx) => void (await setEntryState(tx, entries, 'withdrawn')) };
}
