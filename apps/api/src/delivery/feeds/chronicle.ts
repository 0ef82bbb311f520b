import { createHash } from 'node:crypto';
import { Feed } from 'feed';
import type { Caller, Context } from '../../context.ts';
import { type LoadedMatch, viewerFor } from '../../match-store/loaded-match.ts';
import { logSince } from '../../match-store/log.ts';
import { chaptersOf, type ToldChapter } from '../../match-store/story.ts';
import { escapeHtml } from '../../platform/mail/letter-html.ts';
import { oneLine } from '../../platform/mail/mailer.ts';

const MAX_ENTRIES = 50;

/** What happened in a match, newest first, as Atom (RFC 4287) and as its reader may know it. */
export async function chronicle(
  context: Context,
  loaded: LoadedMatch,
  caller: Caller | null,
  feedUrl: string,
): Promise<string> {
  const { match } = loaded;
  const url = `${context.settings.publicUrl}/matches/${encodeURIComponent(match.id)}`;
  const viewer = viewerFor(loaded, caller);
  const told = await chaptersOf(context, loaded, viewer, match.sealedStep, MAX_ENTRIES);
  const steps = await logSince(context, loaded, viewer, told[0]?.from ?? match.sealedStep);
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
  for (const chapter of told.toReversed()) {
    const [first, last] = [moments.get(chapter.from), moments.get(chapter.to)];
    if (first && last) addEntry(feed, match.id, chapter, { first, last }, url);
  }
  return feed.atom1();
}

/** The name of an entry for good: it hangs on no address, which may move (RFC 4287, 4.2.6). A UUID of version 8. */
export function entryId(of: string, index: number): string {
  const hex = createHash('sha256').update(`entry ${of} ${index}`).digest('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

type Times = { readonly first: Date; readonly last: Date };

/** Adds one chapter. It grows during its turn: published at its first step, updated at its last. */
function addEntry(feed: Feed, matchId: string, { from, lines }: ToldChapter, times: Times, url: string): void {
  const [first] = lines;
  if (first === undefined) return;
  const link = `${url}?since=${from}`;
  feed.addItem({
    id: entryId(matchId, from),
    link,
    published: times.first,
    date: times.last,
    title: oneLine(first.text),
    content: lines.map(({ text }) => `<p>${escapeHtml(text)}</p>`).join(''),
  });
}
