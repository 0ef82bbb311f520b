/** CL-212, CL-215: what a file brought into an event: the row before what it makes, the legs of a season that is over, and undoing it. */
import { type Refusal, refusal } from '../refusal.ts';
import { playedAt } from '../settings/settings.ts';
import type { LogEvent } from './events.ts';
import { newEncounter } from './fixtures.ts';
import type { Group, Import, Ledger, Leg } from './ledger.ts';

type Event<Kind extends LogEvent['kind']> = Extract<LogEvent, { kind: Kind }>;

/** Whether the row that joins next, or joined last (`seq`), is one that an import makes. */
const makes = ({ seq: first, makes: count }: Import, seq: number): boolean => seq > first && seq <= first + count;

/** The import of which a result says that it comes from it, while its rows join. */
const importOf = ({ imports, seq }: Ledger, of: number): Import | undefined =>
  imports.find((one) => one.seq === of && !one.undone && makes(one, seq + 1));

/** CL-212: into what a file may be imported, and the same one once. */
export function refusesImport(ledger: Ledger, { what, file }: Event<'import'>): Refusal | null {
  const { state, settings, imports } = ledger;
  if (imports.some((one) => one.file === file && one.what === what && !one.undone))
    return refusal('CL_BAD_INPUT', 'file', 'CL-212');
  if (what === 'season' || what === 'trf')
    return state === 'draft' && ledger.seq === 0 ? null : refusal('CL_BAD_STATE', '', 'CL-215');
  if (what === 'entries')
    return (state === 'entries' || state === 'muster') && settings.format !== 'team'
      ? null
      : refusal('CL_BAD_STATE', '', 'CL-210');
  if (playedAt(settings) === 'online') return refusal('CL_NOT_A_TABLE', '', 'CL-210');
  return state === 'running' ? null : refusal('CL_BAD_STATE', '', 'CL-210');
}

export function takeImport(ledger: Ledger, event: Event<'import'>): void {
  const { what, file, makes: count } = event;
  ledger.imports.push({ seq: ledger.seq, what, file, makes: count, entries: [], undone: false });
  if (what === 'season' || what === 'trf') ledger.imported = event;
}

/** Notes that an entry came by the import whose rows join. */
export function noteEntry({ imports, seq }: Ledger, id: string): void {
  const last = imports.at(-1);
  if (last !== undefined && makes(last, seq)) last.entries.push(id);
}

/** CL-215: the divisions of a season that is over, as its file has them; null: the event makes its own. */
export function importedDivisions(
  { imported }: Ledger,
  order: readonly string[],
): readonly (readonly string[])[] | null {
  return imported?.what === 'season' ? (imported.divisions ?? [order]) : null;
}

/** CL-215: whether a result of a season that is over makes its own leg: nothing planned its fixtures. */
export function makesItsLeg({ imported, groupOf, state }: Ledger, event: Event<'result'>): boolean {
  const together = groupOf.get(event.a) !== undefined && groupOf.get(event.a) === groupOf.get(event.b);
  return imported?.what === 'season' && state === 'running' && together && event.round !== null && event.leg <= 2;
}

/** The fixture of such a result: in leg 2 the sides are swapped. */
export function makeItsLeg(ledger: Ledger, { round, a, b, leg }: Event<'result'>): void {
  const group = ledger.groupOf.get(a);
  if (group === undefined || round === null) return;
  newEncounter(ledger, group, round, leg === 2 ? [b, a] : [a, b]);
  group.rounds = Math.max(group.rounds, round);
}

/** CL-212: a reported result that an import makes has no report of its own; undefined: it is none of an import. */
export function refusesImported(ledger: Ledger, leg: Leg, of: number): Refusal | null | undefined {
  const found = importOf(ledger, of);
  if (found === undefined) return undefined;
  if (found.what === 'entries') return refusal('CL_NOT_REPORTED');
  return leg.report?.state === 'disputed' ? refusal('CL_BAD_STATE', 'leg', 'CL-203') : null;
}

/** The report of a leg whose result comes from an import. */
export function importedReport(ledger: Ledger, event: Event<'result'>): Leg['report'] {
  const { stands, q, margin, playedOn = null, note = null, rated = false } = event;
  if (stands === undefined || !ledger.imports.some(({ seq }) => seq === stands.of)) return null;
  const said = { q, margin, score: null, speaker: null, playedOn, note, link: null };
  return { ...said, seq: stands.of, state: 'closed', dueAt: null, before: null, rated };
}

const legsMadeBy = ({ groups }: Ledger, found: Import) =>
  groups.flatMap((group) =>
    group.encounters.flatMap(({ round, legs }) =>
      legs.flatMap((leg) => (leg.said !== null && makes(found, leg.said) ? [{ group, round, leg }] : [])),
    ),
  );

/** Whether something was paired by results of a file, or has taken their place. */
function isUsed(ledger: Ledger, found: Import): boolean {
  const { format } = ledger.settings;
  const legs = legsMadeBy(ledger, found);
  if (ledger.state !== 'running' || playedAt(ledger.settings) !== 'table' || legs.length < found.makes) return true;
  if (format === 'swiss') return legs.some(({ group, round }) => group.rounds > round);
  return format !== 'league' && format !== 'team';
}

/** CL-212: an import is undone while nothing depends on it. */
export function refusesUndoing(ledger: Ledger, { of }: Event<'undo-import'>): Refusal | null {
  const found = ledger.imports.find(({ seq, undone }) => seq === of && !undone);
  if (found === undefined) return refusal('CL_BAD_INPUT', 'of', 'CL-212');
  const used = {
    season: ledger.seq > of + found.makes,
    trf: ledger.seq > of + found.makes,
    entries: ledger.state !== 'entries' && ledger.state !== 'muster',
    results: isUsed(ledger, found),
  }[found.what];
  return used ? refusal('CL_IMPORT_USED') : null;
}

/** A season that is undone is cancelled; entries go, and legs have no result again. */
export function undoImport(ledger: Ledger, { of }: Event<'undo-import'>): void {
  const found = ledger.imports.find(({ seq }) => seq === of);
  if (found === undefined) return;
  found.undone = true;
  if (ledger.imported !== null) ledger.state = 'cancelled';
  if (found.what === 'entries') for (const id of found.entries) ledger.entries.delete(id);
  if (found.what === 'results') for (const { group, leg } of legsMadeBy(ledger, found)) clearLeg(ledger, group, leg);
}

function clearLeg(ledger: Ledger, group: Group, leg: Leg): void {
  Object.assign(leg, { result: null, report: null, first: null, said: ledger.seq } satisfies Partial<Leg>);
  group.version += 1;
}
