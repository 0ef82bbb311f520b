/** What a club hangs on its own page: tables and fixtures as CSV, windows as a calendar, news as a feed (CL-150 to CL-155). */
import { answerTo, csvOf } from '@fieldpost/league';
import type { Caller, Context } from '../context.ts';
import { calendarOf } from './event-calendar.ts';
import { atomOf } from './event-feed.ts';
import { type OpenedEvent, openedEvent } from './opened-event.ts';
import { entryName, type SeenEvent, seenEvent } from './seen.ts';
import { logOf } from './store.ts';

/** A paper: its type, and how it is made of an event. */
type Paper = {
  readonly type: string;
  readonly make: (paper: Papered) => string;
};
/** An event opened for a reader, with where it lives on the net. */
export type Papered = {
  readonly seen: SeenEvent;
  readonly opened: OpenedEvent;
  readonly publicUrl: string;
  /** The name of an entry. */
  readonly name: (id: string | null) => string;
};

const PAPERS = {
  'table.csv': { type: 'text/csv', make: tableCsv },
  'fixtures.csv': { type: 'text/csv', make: fixturesCsv },
  'report.trf': { type: 'text/plain', make: reportOf },
  'calendar.ics': { type: 'text/calendar', make: calendarOf },
  'news.atom': { type: 'application/atom+xml', make: atomOf },
} as const satisfies Readonly<Record<string, Paper>>;
export type PaperName = keyof typeof PAPERS;
export const PAPER_NAMES = Object.keys(PAPERS) as [PaperName, ...PaperName[]];

/** One paper of an event: its media type and its text. Fault: NOT_FOUND. */
export async function eventPaper(context: Context, caller: Caller | null, id: string, name: PaperName) {
  const seen = await seenEvent(context, caller, id);
  if (!seen.ok) return seen;
  const { event } = seen.value;
  const names = new Map(event.entries.map((entry) => [entry.id, entryName(entry)]));
  const { type, make } = PAPERS[name];
  const text = make({
    seen: seen.value,
    opened: openedEvent(event, await logOf(context.db, id)),
    publicUrl: context.settings.publicUrl,
    name: (entry) => (entry === null ? '' : (names.get(entry) ?? 'former player')),
  });
  return { ok: true as const, value: { type, text } };
}

type TableRow = Readonly<Record<string, unknown>> & { readonly id: string; readonly printedRank: string };
type Division = { readonly tier: number; readonly number: number; readonly answer: readonly TableRow[] };

function divisionsOf({ seen }: Papered): readonly Division[] {
  const { table = [] } = seen.event.tables as { readonly table?: readonly (TableRow | Division)[] };
  const whole = table.filter((row): row is TableRow => 'printedRank' in row);
  if (whole.length > 0) return [{ tier: 1, number: 1, answer: whole }];
  return table as readonly Division[];
}

const cell = (value: unknown): string | number | null =>
  typeof value === 'number' || typeof value === 'string' ? value : null;

/** CL-153: the standings, every value that orders them, division by division; the rungs of a ladder. */
function tableCsv(papered: Papered): string {
  const { seen, opened, name } = papered;
  if (seen.event.format === 'ladder')
    return csvOf(
      ['rung', 'name'],
      opened.ledger.ladder.rungs.map((id, nth) => [nth + 1, name(id)]),
    );
  const { tiebreaks } = opened.ledger.settings;
  const rows = divisionsOf(papered).flatMap(({ tier, number, answer }) =>
    answer.map((row) => [tier, number, row.printedRank, name(row.id), ...tiebreaks.map((code) => cell(row[code]))]),
  );
  return csvOf(['tier', 'division', 'rank', 'name', ...tiebreaks], rows);
}

/** CL-154: the report of the tournament as other programs read it, division by division; a ladder has none. */
function reportOf({ seen, opened, name }: Papered): string {
  if (seen.event.format === 'ladder' || opened.ledger.groups.length === 0) return '';
  const answer = answerTo('trf', { ...opened.ledger, entries: named(opened, name) });
  const parts =
    typeof answer === 'string' ? [answer] : (answer as { readonly answer: string }[]).map((one) => one.answer);
  return parts.join('\n');
}

/** Entries by the names that people read. */
const named = ({ ledger }: OpenedEvent, name: Papered['name']) =>
  new Map([...ledger.entries].map(([id, entry]) => [id, { ...entry, name: name(id) }]));

/** CL-153: every match of the schedule, with side A first and what came of it. */
function fixturesCsv({ seen, opened, name }: Papered): string {
  const dues = new Map(seen.event.legs.map((leg) => [`${leg.round} ${leg.a} ${leg.b} ${leg.no}`, leg.dueAt]));
  const encounters = opened.ledger.groups.flatMap((group) => group.encounters);
  const legs = encounters.flatMap(({ round, legs: played }) => played.map((leg) => ({ ...leg, round })));
  const rows = legs
    .toSorted((one, other) => one.round - other.round)
    .map(({ round, a, b, no, result }) => [
      round,
      no,
      name(a),
      name(b),
      dues.get(`${round} ${a} ${b} ${no}`)?.toISOString() ?? '',
      result === null ? null : result.q[0] / 4,
      result === null ? null : result.q[1] / 4,
      result?.how ?? '',
    ]);
  return csvOf(['round', 'leg', 'side A', 'side B', 'due', 'score A', 'score B', 'how'], rows);
}
