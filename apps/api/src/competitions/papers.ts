/** What a club hangs on its own page: tables and fixtures as CSV, windows as a calendar, news as a feed (CL-150 to CL-155). */
import { answerTo } from '@fieldpost/league';
import type { Caller, Context } from '../context.ts';
import { calendarOf } from './event-calendar.ts';
import { crossTableCsv, decisionsCsv, entriesCsv, fixturesCsv, tableCsv } from './event-csv.ts';
import { atomOf, jsonFeedOf } from './event-feed.ts';
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
  'crosstable.csv': { type: 'text/csv', make: crossTableCsv },
  'entries.csv': { type: 'text/csv', make: entriesCsv },
  'decisions.csv': { type: 'text/csv', make: decisionsCsv },
  'report.trf': { type: 'text/plain', make: reportOf },
  'calendar.ics': { type: 'text/calendar', make: calendarOf },
  'news.atom': { type: 'application/atom+xml', make: atomOf },
  'news.json': { type: 'application/feed+json', make: jsonFeedOf },
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
  // Spreadsheets take a file without this mark for one in the charset of the machine.
  return { ok: true as const, value: { type, text: type === 'text/csv' ? `\ufeff${text}` : text } };
}

/** The report knows players who meet one another, and no teams. */
const NO_REPORT: readonly string[] = ['ladder', 'team', 'list'];

/** CL-154: the report of the tournament as other programs read it, division by division; not of all formats. */
function reportOf({ seen, opened, name }: Papered): string {
  if (NO_REPORT.includes(seen.event.format) || opened.ledger.groups.length === 0) return '';
  const answer = answerTo('trf', { ...opened.ledger, entries: named(opened, name) });
  const parts =
    typeof answer === 'string' ? [answer] : (answer as { readonly answer: string }[]).map((one) => one.answer);
  return parts.join('\n');
}

/** Entries by the names that people read. */
const named = ({ ledger }: OpenedEvent, name: Papered['name']) =>
  new Map([...ledger.entries].map(([id, entry]) => [id, { ...entry, name: name(id) }]));
