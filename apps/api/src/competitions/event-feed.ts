/** CL-155: the news of an event as Atom and as a JSON feed: what opened, results, decisions, from its public log. */
import type { LogEvent } from '@fieldpost/league';
import { Feed } from 'feed';
import { oneLine } from '../platform/mail/mailer.ts';
import type { Papered } from './papers.ts';

const MOST_ENTRIES = 50;

const STATES: Readonly<Record<string, string>> = {
  entries: 'Entries are open',
  muster: 'The muster is open',
  running: 'Play has begun',
  finished: 'The event has ended',
  cancelled: 'The event was cancelled',
};

const score = (q: readonly number[]): string => q.map((one) => one / 4).join(' : ');

const boardOf = ({ board }: { readonly board: number | null }): string => (board === null ? '' : `, board ${board}`);

/** An act as news; null: it is none. */
function newsOf(act: LogEvent, name: Papered['name']): string | null {
  if (act.kind === 'state') return STATES[act.to] ?? null;
  if (act.kind === 'round') return `Round ${act.round} has opened`;
  if (act.kind === 'repair') return `Round ${act.round} was annulled, to be paired again`;
  if (act.kind === 'amend') return 'An officer asks to change the settings';
  if (act.kind === 'pause') return 'The event stands still';
  if (act.kind === 'resume') return 'The event goes on';
  if (act.kind === 'challenge') return `${name(act.a)} challenges ${name(act.b)}`;
  if (act.kind === 'withdraw') return `${name(act.entry)} has withdrawn`;
  if (act.kind === 'result') return `${name(act.a)} – ${name(act.b)}${boardOf(act)}  ${score(act.q)}`;
  if (act.kind === 'decide') return `Decision: ${name(act.a)} – ${name(act.b)}${boardOf(act)}`;
  return null;
}

/** The last news of an event, newest first. */
function feedOf({ seen: { event }, opened, publicUrl, name }: Papered): Feed {
  const url = `${publicUrl}/events/${event.id}`;
  const news = opened.log.flatMap(({ seq, at, event: act }) => {
    const title = newsOf(act, name);
    return title === null ? [] : [{ seq, at: new Date(at ?? 0), title: oneLine(title) }];
  });
  const feed = new Feed({
    id: `urn:uuid:${event.id}`,
    link: url,
    title: oneLine(event.name),
    copyright: '',
    generator: 'Fieldpost',
    feedLinks: {
      atom: `${publicUrl}/api/v1/events/${event.id}/papers/news.atom`,
      json: `${publicUrl}/api/v1/events/${event.id}/papers/news.json`,
    },
    updated: news.at(-1)?.at ?? event.createdAt,
  });
  for (const { seq, at, title } of news.slice(-MOST_ENTRIES).toReversed())
    feed.addItem({ id: `${url}#act-${seq}`, link: url, date: at, title });
  return feed;
}

export const atomOf = (papered: Papered): string => feedOf(papered).atom1();
export const jsonFeedOf = (papered: Papered): string => feedOf(papered).json1();
