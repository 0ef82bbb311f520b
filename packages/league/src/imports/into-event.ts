/** CL-210, CL-212: entries and results of a file that go into an event: the acts that join its log, judged one by one. */

import type { LogEvent } from '../log/events.ts';
import { legNamed } from '../log/finding.ts';
import type { Ledger } from '../log/ledger.ts';
import { append } from '../log/replay.ts';
import { UNRATED } from '../ratings/glicko.ts';
import { type LineFault, lineFault, type PreviewRow } from './answer.ts';
import type { EntryLine, ResultLine } from './lines.ts';
import { finderOf, type ImportPlace } from './place.ts';
import { type FileFacts, failed, type Planned, resultAct } from './season.ts';

/** An entrant from a file: a new entry of a person. */
export type NewEntry = { readonly entry: string; readonly person: string };
export type PlannedActs = { readonly acts: readonly LogEvent[]; readonly entries: readonly NewEntry[] };
type EventPlace = NonNullable<ImportPlace['event']>;

/** One judgement for each line: what it does, the act that does it, or why it may not. */
type Judged = { readonly line: number; readonly what: string; readonly act: LogEvent | null } | LineFault;

/** The acts of the lines that make something, with the row of the import before them; it says how many there are. */
function planned(judged: readonly Judged[], importing: (makes: number) => LogEvent): Planned<PlannedActs> {
  const errors = judged.filter((one): one is LineFault => 'code' in one);
  const good = judged.flatMap((one) => ('code' in one ? [] : [one]));
  const preview = good.map(({ line, what, act }): PreviewRow => ({ line, what, does: act === null ? 'same' : 'made' }));
  if (errors.length > 0) return { ...failed(errors), preview };
  const acts = good.flatMap(({ act }) => act ?? []);
  return { plan: { acts: acts.length === 0 ? [] : [importing(acts.length), ...acts], entries: [] }, errors, preview };
}

/** Joins the row of an import to the copy of the ledger, as if `most` further rows followed, or returns why it may not. */
function begun(
  ledger: Ledger,
  what: 'entries' | 'results',
  { fileHash, lines }: FileFacts,
  most: number,
): LineFault | null {
  const event = { kind: 'import', file: fileHash, what, lines, makes: most } as const;
  const row = append(ledger, { at: null, event }, '');
  return row.ok ? null : lineFault(1, null, row.fault.code, row.fault.at);
}

/** CL-210: results into an event that is played at tables. One that is there already as the file says it is the same. */
export function plannedResults(
  rows: readonly ResultLine[],
  { ledger, entries }: EventPlace,
  facts: FileFacts,
): Planned<PlannedActs> {
  const find = finderOf(entries);
  const of = ledger.seq + 1;
  const wrong = begun(ledger, 'results', facts, rows.length);
  if (wrong !== null) return failed([wrong]);
  const seen = new Set<unknown>();
  const judged = rows.map((row): Judged => {
    const [a, b] = [find(row.a), find(row.b)];
    if (typeof a === 'string') return lineFault(row.line, 'a', a, row.a);
    if (typeof b === 'string') return lineFault(row.line, 'b', b, row.b);
    const act = resultAct(row, { a: a.id, b: b.id, round: row.round }, of);
    return judgedResult({ ledger, seen }, row, act as Extract<LogEvent, { kind: 'result' }>);
  });
  return planned(judged, (makes) => ({
    kind: 'import',
    file: facts.fileHash,
    what: 'results',
    lines: facts.lines,
    makes,
  }));
}

type Playing = { readonly ledger: Ledger; readonly seen: Set<unknown> };

function judgedResult({ ledger, seen }: Playing, row: ResultLine, act: Extract<LogEvent, { kind: 'result' }>): Judged {
  const { line } = row;
  const what = `${row.a} – ${row.b}: ${act.q[0] / 4}–${act.q[1] / 4}`;
  const found = legNamed(ledger, act);
  if (found === null) return lineFault(line, null, 'NO_SUCH_MATCH', what);
  const { leg, turned, encounter } = found;
  // CL-200: a round that has not opened has no matches yet.
  if (ledger.settings.format !== 'knockout' && encounter.round > ledger.opened)
    return lineFault(line, 'round', 'NO_SUCH_MATCH', what);
  if (seen.has(leg)) return lineFault(line, null, 'TWICE', what);
  seen.add(leg);
  const { result } = leg;
  if (result !== null && result.how !== 'provisional') {
    const own = turned ? [result.q[1], result.q[0]] : result.q;
    const same = own[0] === act.q[0] && own[1] === act.q[1];
    return same ? { line, what, act: null } : lineFault(line, null, 'RESULT_DIFFERS', what);
  }
  const joined = append(ledger, { at: null, event: act }, '');
  return joined.ok ? { line, what, act } : lineFault(line, null, joined.fault.code, what);
}

/** The acts by which somebody enters; who says so in the check-in has confirmed as well. */
function enteringActs(row: EntryLine, id: string, { state }: Ledger): readonly LogEvent[] {
  const rating = row.rating === null ? null : ([row.rating, UNRATED[1], UNRATED[2]] as const);
  const enter = { kind: 'enter', id, name: id, number: row.number, rating, apart: row.apart } as const;
  return row.confirmed && state === 'muster' ? [enter, { kind: 'confirm', entry: id }] : [enter];
}

/** CL-210: entries into an event with open entries. Existing entries stay unchanged. */
export function plannedEntries(
  rows: readonly EntryLine[],
  { people, newId }: ImportPlace,
  { ledger, entries: before }: EventPlace,
  { fileHash, lines }: FileFacts,
): Planned<PlannedActs> {
  const wrong = begun(ledger, 'entries', { fileHash, lines }, rows.length * 2);
  if (wrong !== null) return failed([wrong]);
  const find = finderOf(people ?? rows.map(({ name }) => ({ id: name, name, canEnter: true })));
  const there = new Set(before.flatMap(({ person }) => person ?? []));
  const entries: NewEntry[] = [];
  const acts: LogEvent[] = [];
  const judged = rows.map((row): Judged => {
    const { line, name } = row;
    const who = find(name);
    if (typeof who === 'string') return lineFault(line, 'name', who, name);
    if (there.has(who.id)) return { line, what: name, act: null };
    if (!who.canEnter) return lineFault(line, 'name', 'NO_ACCOUNT', name);
    const id = people === null ? who.id : newId(who.name);
    const own = enteringActs(row, id, ledger);
    const refused = own.map((event) => append(ledger, { at: null, event }, '')).find(({ ok }) => !ok);
    if (refused !== undefined && !refused.ok) return lineFault(line, null, refused.fault.code, name);
    acts.push(...own);
    entries.push({ entry: id, person: who.id });
    return { line, what: name, act: own[0] ?? null };
  });
  const importing = { kind: 'import', file: fileHash, what: 'entries', lines, makes: acts.length } as const;
  const { plan, errors, preview } = planned(judged, () => importing);
  return { plan: plan && { acts: acts.length === 0 ? [] : [importing, ...acts], entries }, errors, preview };
}
