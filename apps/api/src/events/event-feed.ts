/** CL-155: the news of an event as Atom and as a JSON feed: what opened, results, decisions, from its public log. */
import type { LogEvent } from '@fieldpost/league';
import { isolated } from '../platform/names.ts';
import { atomFeed, entryId, jsonFeed, type News } from '../platform/news-feed.ts';
import type { DownloadContext, DownloadName } from './downloads.ts';

const MAX_ENTRIES = 50;

const STATES: Readonly<Record<string, string>> = {
  entries: 'Entries are open',
  muster: 'Check-in is open',
  running: 'Play has begun',
  finished: 'The event has ended',
  cancelled: 'The event was cancelled',
};

const score = (q: readonly number[]): string => q.map((one) => one / 4).join(' : ');

const boardOf = ({ board }: { readonly board: number | null }): string => (board === null ? '' : `, board ${board}`);

/** CL-206: what people reported is marked as that. */
const fromTable = (how: string): string => (how === 'reported' ? ', reported from a table' : '');

/** An act as news; null: it is none. */
function newsOf(act: LogEvent, nameOf: DownloadContext['name']): string | null {
  const name = (entry: string): string => isolated(nameOf(entry));
  if (act.kind === 'state') return STATES[act.to] ?? null;
  if (act.kind === 'round')
    return act.stage === 'playoff' ? 'The play-offs have opened' : `Round ${act.round} has opened`;
  if (act.kind === 'repair') return `Round ${act.round} was annulled, to be paired again`;
  if (act.kind === 'amend') return 'An officer asks to change the settings';
  if (act.kind === 'pause') return 'The event is paused';
  if (act.kind === 'resume') return 'The event continues';
  if (act.kind === 'challenge') return `${name(act.a)} challenges ${name(act.b)}`;
  if (act.kind === 'withdraw') return `${name(act.entry)} has withdrawn`;
  if (act.kind === 'result')
    return `${name(act.a)} – ${name(act.b)}${boardOf(act)}  ${score(act.q)}${fromTable(act.how)}`;
  if (act.kind === 'decide') return `Decision: ${name(act.a)} – ${name(act.b)}${boardOf(act)}`;
  return null;
}

/** What stands below the title: the reason of what an officer did. */
const linesOf = (act: LogEvent): readonly string[] =>
  'reason' in act && act.reason !== undefined && act.reason !== '' ? [act.reason] : [];

/** The last news of an event, newest first: of its club. */
function newsOfEvent({ seen: { event, club }, opened, publicUrl, name }: DownloadContext, file: DownloadName): News {
  const url = `${publicUrl}/events/${event.id}`;
  const items = opened.log.flatMap(({ seq, at, event: act }) => {
    const title = newsOf(act, name);
    if (title === null) return [];
    return [{ id: entryId(event.id, seq), url, title, lines: linesOf(act), at: new Date(at ?? 0) }];
  });
  return {
    id: `urn:uuid:${event.id}`,
    url,
    title: event.name,
    author: { name: club.name, url: `${publicUrl}/clubs/${club.slug}` },
    feedUrl: `${publicUrl}/api/v1/events/${event.id}/downloads/${file}`,
    updated: items.at(-1)?.at ?? event.createdAt,
    items: items.slice(-MAX_ENTRIES).toReversed(),
  };
}

export const atomOf = (context: DownloadContext): string => atomFeed(newsOfEvent(context, 'news.atom'));
export const jsonFeedOf = (context: DownloadContext): string => jsonFeed(newsOfEvent(context, 'news.json'));
