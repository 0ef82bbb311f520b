import { Feed } from 'feed';
import type { Caller, Context } from '../../context.ts';
import { type LoadedMatch, viewerFor } from '../../match/loaded-match.ts';
import { logSince } from '../../match/log.ts';
import { chaptersOf, type ToldChapter } from '../../match/story.ts';
import { escapeHtml } from '../../platform/mail/letter-html.ts';
import { oneLine } from '../../platform/mail/mailer.ts';

/** Steps that a feed goes back. */
const MOST_STEPS = 200;
const MOST_ENTRIES = 50;

/** What happened in a match, newest first, as Atom (RFC 4287) and as its reader may know it. */
export async function chronicle(
  context: Context,
  loaded: LoadedMatch,
  caller: Caller | null,
  feedUrl: string,
): Promise<string> {
  const { match } = loaded;
  const url = `${context.settings.publicUrl}/matches/${encodeURIComponent(match.id)}`;
  const from = Math.max(0, match.sealedStep - MOST_STEPS);
  const viewer = viewerFor(loaded, caller);
  const steps = await logSince(context, loaded, viewer, from);
  const sealed = steps.filter(({ index }) => index < match.sealedStep);
  const feed = new Feed({
    id: `urn:uuid:${match.id}`,
    link: url,
    title: oneLine(match.title),
    copyright: '',
    generator: 'Fieldpost',
    feedLinks: { atom: feedUrl },
    updated: sealed.at(-1)?.at ?? match.createdAt,
  });
  const moments = new Map(sealed.map(({ index, at }) => [index, at]));
  const told = await chaptersOf(context, loaded, viewer, match.sealedStep, MOST_ENTRIES);
  for (const chapter of told.toReversed()) addEntry(feed, chapter, moments.get(chapter.from) ?? match.createdAt, url);
  return feed.atom1();
}

function addEntry(feed: Feed, { from, lines }: ToldChapter, date: Date, url: string): void {
  const [first] = lines;
  if (first === undefined) return;
  const link = `${url}?since=${from}`;
  feed.addItem({
    id: link,
    link,
    date,
    title: oneLine(first.text),
    content: lines.map(({ text }) => `<p>${escapeHtml(text)}</p>`).join(''),
  });
}
