/** What a club hangs on its own page: tables and fixtures as CSV, windows as a calendar, news as a feed (CL-150 to CL-155). */
import { canonicalJson, type Json } from '@fieldpost/engine';
import { type Reported, trfOf } from '@fieldpost/league';
import { CLOCK_PRESETS } from '../clock/presets.ts';
import type { Caller, Context } from '../context.ts';
import { oneLine } from '../platform/mail/mailer.ts';
import { calendarOf } from './event-calendar.ts';
import { crossTableCsv, decisionsCsv, entriesCsv, fixturesCsv, tableCsv } from './event-csv.ts';
import { atomOf, jsonFeedOf } from './event-feed.ts';
import { crossTableJson, decisionsJson, fixturesJson, promotionJson, tableJson } from './event-json.ts';
import { type OpenedEvent, openedEvent } from './opened-event.ts';
import { type SeenEvent, seenEvent } from './response.ts';
import { logOf, type StoredEvent } from './store.ts';
import { entryName } from './teams/people.ts';

/** A file: its type, and how it is made of an event. */
type Paper = {
  readonly type: string;
  readonly make: (file: DownloadContext) => string;
};
/** An event opened for a reader, with where it lives on the net. */
export type DownloadContext = {
  readonly seen: SeenEvent;
  readonly opened: OpenedEvent;
  readonly publicUrl: string;
  /** The name of an entry. */
  readonly name: (id: string | null) => string;
};

const DOWNLOADS = {
  'table.json': { type: 'application/json', make: tableJson },
  'fixtures.json': { type: 'application/json', make: fixturesJson },
  'crosstable.json': { type: 'application/json', make: crossTableJson },
  'decisions.json': { type: 'application/json', make: decisionsJson },
  'promotion.json': { type: 'application/json', make: promotionJson },
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
export type DownloadName = keyof typeof DOWNLOADS;
export const DOWNLOAD_NAMES = Object.keys(DOWNLOADS) as [DownloadName, ...DownloadName[]];

/** Of each entry its name; two of one name get their pairing number in brackets. `numberOf`: 0 where there is none yet. */
function namesIn(
  { entries }: Pick<StoredEvent, 'entries'>,
  numberOf: (id: string) => number,
): ReadonlyMap<string, string> {
  const plain = entries.map((row) => [row.id, entryName(row)] as const);
  const counts = Map.groupBy(plain, ([, name]) => name);
  return new Map(
    plain.map(([id, name]) => {
      const number = numberOf(id);
      return [id, number > 0 && (counts.get(name)?.length ?? 0) > 1 ? `${name} (${number})` : name];
    }),
  );
}

/** One file of an event: its media type and its text. Fault: NOT_FOUND. */
export async function eventDownload(context: Context, caller: Caller | null, id: string, name: DownloadName) {
  const seen = await seenEvent(context, caller, id);
  if (!seen.ok) return seen;
  const { event } = seen.value;
  const opened = openedEvent(event, await logOf(context.db, id));
  const names = namesIn(event, (entry) => opened.ledger.entries.get(entry)?.number ?? 0);
  const { type, make } = DOWNLOADS[name];
  const text = make({
    seen: seen.value,
    opened,
    publicUrl: context.settings.publicUrl,
    name: (entry) => (entry === null ? '' : (names.get(entry) ?? 'former player')),
  });
  // Spreadsheets take a file without this mark for one in the charset of the machine.
  return { ok: true as const, value: { type, text: type === 'text/csv' ? `\ufeff${text}` : text } };
}

/** The report knows players who meet one another, and no teams. */
const NO_REPORT: readonly string[] = ['ladder', 'team', 'list'];

const DAY_WORDS = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** A day as the report has it, `YYYY/MM/DD`, in a zone. */
function dayOf(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { ...DAY_WORDS, timeZone }).formatToParts(at);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}/${part('month')}/${part('day')}`;
}

/** The clock by the name of its preset. */
const clockWords = (spec: unknown): string =>
  CLOCK_PRESETS.find(({ clock }) => canonicalJson(clock as Json) === canonicalJson(spec as Json))?.title ??
  'a custom clock';

/** CL-154: what the report says beside tables and results. */
function reportedOf({ seen: { event }, opened }: DownloadContext): Reported {
  const { zone } = opened.ledger.settings;
  const legs = event.legs.filter(({ state }) => state !== 'annulled');
  const openings = Map.groupBy(legs, ({ round }) => round);
  const days = [...openings]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, own]) => {
      const at = own.flatMap(({ openedAt }) => (openedAt === null ? [] : [openedAt.getTime()]));
      return at.length === 0 ? [] : [dayOf(new Date(Math.min(...at)), zone)];
    });
  const ends = legs.flatMap(({ dueAt }) => (dueAt === null ? [] : [dueAt.getTime()]));
  const over = opened.log.find((row) => row.event.kind === 'state' && row.event.to === 'finished');
  const last = over?.at ?? (ends.length === 0 ? null : Math.max(...ends));
  return {
    title: oneLine(event.name),
    first: days[0] ?? dayOf(event.startsAt, zone),
    last: last === null ? null : dayOf(new Date(last), zone),
    days,
    clock: oneLine(clockWords(event.clockSpec)),
  };
}

/** CL-154: the report of the tournament as other programs read it, division by division; not of all formats. */
function reportOf(context: DownloadContext): string {
  const { seen, opened, name } = context;
  if (NO_REPORT.includes(seen.event.format)) return '';
  const ledger = { ...opened.ledger, entries: named(opened, name) };
  const about = reportedOf(context);
  return ledger.groups.map((group) => trfOf(ledger, group, about)).join('\r\n');
}

/** Entries by the names that people read. */
const named = ({ ledger }: OpenedEvent, name: DownloadContext['name']) =>
  new Map([...ledger.entries].map(([id, entry]) => [id, { ...entry, name: name(id) }]));
