/** CL-215: a season that is over, of its results and its standings: an event whose log is made at once. */

import { hashOf } from '../hashing.ts';
import type { LogEvent } from '../log/events.ts';
import type { Ledger } from '../log/ledger.ts';
import { append, type Genesis, genesisJson, opened } from '../log/replay.ts';
import type { Refusal } from '../refusal.ts';
import { settingsOf } from '../settings/read.ts';
import type { Settings } from '../settings/settings.ts';
import { tableOf } from '../tables/table.ts';
import { type LineFault, lineFault, type PreviewRow } from './answer.ts';
import { nameKey } from './columns.ts';
import type { PointsLine, ResultLine } from './lines.ts';
import { type ImportPlace, SeasonPeople } from './place.ts';

/** An act of a plan, and the line that it comes from; null: of the whole file. */
export type PlannedAct = { readonly line: number | null; readonly event: LogEvent };
/** An event that a file makes. */
export type PlannedEvent = {
  readonly title: string;
  readonly settings: Settings;
  readonly acts: readonly PlannedAct[];
  /** People whom it makes. */
  readonly made: readonly { readonly id: string; readonly name: string }[];
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly ledger: Ledger;
};
export type Planned<Plan> = {
  readonly plan: Plan | null;
  readonly errors: readonly LineFault[];
  readonly preview: readonly PreviewRow[];
};
/** Facts of a file besides its lines. */
export type FileFacts = { readonly fileHash: string; readonly lines: number };
export type Titled = { readonly title: string; readonly game: string };

export const failed = (errors: readonly LineFault[]): Planned<never> => ({ plan: null, errors, preview: [] });

/** Settings of an event at tables that a file makes; nothing of it is rated. */
export function importedSettings(more: object, place: Pick<ImportPlace, 'zone'>): Settings {
  const read = settingsOf({
    played: 'table',
    rated: false,
    halfWins: true,
    seeding: 'manual',
    zone: place.zone,
    ...more,
  });
  if (!read.ok) throw new Error(`an imported event cannot have its settings: ${read.fault.code} ${read.fault.at}`);
  return read.value;
}

type Body = {
  readonly importing: Omit<Extract<LogEvent, { kind: 'import' }>, 'kind' | 'makes'>;
  readonly entries: readonly (Omit<Extract<LogEvent, { kind: 'enter' }>, 'kind'> & { readonly line: number | null })[];
  readonly acts: readonly PlannedAct[];
  readonly over: boolean;
};

/** The whole log of an event that a file makes: it is announced, entered, played and archived at once. */
export function logOfImport({ importing, entries, acts, over }: Body): readonly PlannedAct[] {
  const whole = (event: LogEvent): PlannedAct => ({ line: null, event });
  const made: readonly PlannedAct[] = [
    whole({ kind: 'state', to: 'entries' }),
    ...entries.map(({ line, ...who }) => ({ line, event: { kind: 'enter', ...who } as const })),
    whole({ kind: 'seed', order: entries.map(({ id }) => id) }),
    whole({ kind: 'state', to: 'muster' }),
    ...entries.map(({ id }) => whole({ kind: 'confirm', entry: id })),
    whole({ kind: 'state', to: 'running' }),
    ...acts,
    ...(over ? [whole({ kind: 'state', to: 'finished' }), whole({ kind: 'state', to: 'archived' })] : []),
  ];
  return [whole({ kind: 'import', ...importing, makes: made.length }), ...made];
}

/** Plays acts that join a log. Answers why the first of them may not, with its line. */
export function playedOut(
  ledger: Ledger,
  acts: readonly PlannedAct[],
): { readonly line: number | null; readonly fault: Refusal } | null {
  for (const { line, event } of acts) {
    const row = append(ledger, { at: null, event }, '');
    if (!row.ok) return { line, fault: row.fault };
  }
  return null;
}

export function newLedger(settings: Settings): Ledger {
  const genesis: Genesis = {
    settings,
    seed: hashOf(genesisJson({ settings, seed: '', entries: [], running: false })),
    entries: [],
    running: false,
  };
  const ledger = opened(genesis);
  if (!ledger.ok) throw new Error(ledger.fault.code);
  return ledger.value;
}

/** The round of each result: as its line says, else the first in which neither has played. */
function roundsOf(rows: readonly ResultLine[]): readonly number[] {
  const last = new Map<string, number>();
  const met = new Map<string, number>();
  return rows.map(({ a, b, leg, round }) => {
    const [one, other] = [nameKey(a), nameKey(b)];
    const pair = [one, other].toSorted().join('\n');
    const again = leg === 2 ? met.get(pair) : undefined;
    const chosen = round ?? again ?? 1 + Math.max(last.get(one) ?? 0, last.get(other) ?? 0);
    for (const who of [one, other]) last.set(who, Math.max(last.get(who) ?? 0, chosen));
    met.set(pair, chosen);
    return chosen;
  });
}

/** The players of each division, in the order of the file, with the faults. */
function dividedPeople(
  lines: readonly { readonly line: number; readonly names: readonly string[]; readonly division: string }[],
  people: SeasonPeople,
) {
  const divisions = new Map<string, string[]>();
  const home = new Map<string, string>();
  const errors: LineFault[] = [];
  for (const { line, names, division } of lines) {
    for (const name of names) {
      const id = people.idOf(name);
      const before = home.get(id);
      if (id === 'AMBIGUOUS') errors.push(lineFault(line, null, id, name));
      else if (before === undefined) {
        home.set(id, division);
        const own = divisions.get(division);
        if (own === undefined) divisions.set(division, [id]);
        else own.push(id);
      } else if (before !== division) errors.push(lineFault(line, 'division', 'OTHER_DIVISION', division));
    }
  }
  return { divisions: [...divisions.values()], errors };
}

export function resultAct(
  row: ResultLine,
  names: { readonly a: string; readonly b: string; readonly round: number | null },
  of: number,
): LogEvent {
  const { how, q, margin, leg, board, date, note } = row;
  const made = { kind: 'result', how, ...names, leg, board, q, margin, misses: [0, 0] } as const;
  if (how !== 'reported') return made;
  const more = { ...(date === null ? {} : { playedOn: date }), ...(note === null ? {} : { note }) };
  return { ...made, ...more, stands: { of, by: 'officer' } };
}

const printed = (q: number): string => String(q / 4);
const saidOf = ({ a, b, q, how }: ResultLine): string =>
  `${a} – ${b}: ${printed(q[0])}–${printed(q[1])}${how === 'reported' ? '' : ` (${how})`}`;

/** CL-215: enclosed standings have the points of the results. */
function differing(ledger: Ledger, points: readonly PointsLine[], people: SeasonPeople): readonly LineFault[] {
  const own = new Map(
    ledger.groups.flatMap((group) => tableOf(ledger, group).map(({ id, values }) => [id, values.PTS] as const)),
  );
  return points.flatMap(({ line, name, q }) => {
    if (!people.has(name)) return [lineFault(line, 'standings name', 'UNKNOWN_NAME', name)];
    const ours = own.get(people.idOf(name)) ?? 0;
    return ours === q
      ? []
      : [lineFault(line, 'standings points', 'TABLE_DIFFERS', `${name}: ${printed(q)}, not ${printed(ours)}`)];
  });
}

export type SeasonFile = { readonly results: readonly ResultLine[]; readonly points: readonly PointsLine[] };

/** One file is one season; its name is that of its first line. */
const otherSeasons = (rows: readonly ResultLine[]): readonly LineFault[] =>
  rows
    .filter(({ season }) => season !== rows[0]?.season)
    .map(({ line, season }) => lineFault(line, 'season', 'OTHER_SEASON', season));

/** The players of each division, by the lines that name them. */
const namedIn = ({ results, points }: SeasonFile) => [
  ...results.map(({ line, a, b, division }) => ({ line, names: [a, b], division })),
  ...points.map(({ line, name, division }) => ({ line, names: [name], division })),
];

/** The log of a season: its entries, its results, its end. */
function seasonLog(
  { results, points }: SeasonFile,
  people: SeasonPeople,
  divisions: readonly string[][],
  facts: FileFacts,
) {
  const rounds = roundsOf(results);
  const acts = results.map(
    (row, index): PlannedAct => ({
      line: row.line,
      event: resultAct(row, { a: people.idOf(row.a), b: people.idOf(row.b), round: rounds[index] ?? 1 }, 1),
    }),
  );
  const brought = Object.fromEntries(points.map(({ name, q }) => [people.idOf(name), q]));
  const importing = {
    file: facts.fileHash,
    what: 'season',
    lines: facts.lines,
    ...(divisions.length > 1 ? { divisions } : {}),
    ...(points.length > 0 ? { brought } : {}),
  } as const;
  const entries = people.all.map(({ id }) => ({ line: null, id, name: id, number: null, rating: null, apart: null }));
  return logOfImport({ importing, entries, acts, over: true });
}

/** Codes for refused lines of a season: the fixture exists already, or does not exist at all. */
const SEASON_CODES: Partial<Record<Refusal['code'], LineFault['code']>> = {
  CL_BAD_STATE: 'TWICE',
  CL_BAD_INPUT: 'NO_SUCH_MATCH',
};

function seasonSettings({ results }: SeasonFile, divisions: number, game: string, place: ImportPlace): Settings {
  const sideMode = results.some(({ leg }) => leg === 2) ? 'pair' : 'single';
  const promotion = { up: 0, down: 0, playoff: false };
  return importedSettings({ format: 'league', sideMode, game, tiers: divisions, promotion }, place);
}

function seasonPreview({ results, points }: SeasonFile): readonly PreviewRow[] {
  const made = (line: number, what: string): PreviewRow => ({ line, what, does: 'made' });
  return [
    ...results.map((row) => made(row.line, saidOf(row))),
    ...points.map(({ line, name, q }) => made(line, `${name}: ${printed(q)}`)),
  ];
}

/** The event of a season that is over. `points` alone: only its standings are known. */
export function plannedSeason(
  { results, points }: SeasonFile,
  place: ImportPlace,
  facts: FileFacts,
  { title, game }: Titled,
): Planned<PlannedEvent> {
  const people = new SeasonPeople(place);
  const file = { results, points: results.length === 0 ? points : [] };
  const { divisions, errors } = dividedPeople(namedIn(file), people);
  const wrong = [...errors, ...otherSeasons(results)];
  if (wrong.length > 0) return failed(wrong);
  const settings = seasonSettings(file, divisions.length, game, place);
  const acts = seasonLog(file, people, divisions, facts);
  const ledger = newLedger(settings);
  const refused = playedOut(ledger, acts);
  if (refused !== null) {
    const { code, at } = refused.fault;
    return failed([lineFault(refused.line ?? 1, null, SEASON_CODES[code] ?? code, at)]);
  }
  const unlike = results.length === 0 ? [] : differing(ledger, points, people);
  if (unlike.length > 0) return failed(unlike);
  const plan = { title: results[0]?.season || title, settings, acts, made: people.made, people: people.all, ledger };
  return { plan, errors: [], preview: seasonPreview(file) };
}
