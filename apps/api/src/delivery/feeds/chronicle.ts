import type { Caller, Context } from '../../context.ts';
import { type LoadedMatch, viewerFor } from '../../match-store/loaded-match.ts';
import { logSince } from '../../match-store/log.ts';
import { chaptersOf, type ToldChapter } from '../../match-store/story.ts';
import { atomFeed, entryId, type NewsItem } from '../../platform/news-feed.ts';

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
  const moments = new Map(sealed.map(({ index, at }) => [index, at]));
  const items = told.toReversed().flatMap((chapter) => {
    const [first, last] = [moments.get(chapter.from), moments.get(chapter.to)];
    return first && last ? itemOf(match.id, chapter, { first, last }, url) : [];
  });
  return atomFeed({
    id: `urn:uuid:${match.id}`,
    url,
    title: match.title,
    author: { name: 'Fieldpost', url: context.settings.publicUrl },
    feedUrl,
    updated: sealed.at(-1)?.at ?? match.createdAt,
    items,
  });
}

type Times = { readonly first: Date; readonly last: Date };

/** One chapter. It grows during its turn: published at its first step, updated at its last. */
function itemOf(matchId: string, { from, lines }: ToldChapter, times: Times, url: string): readonly NewsItem[] {
  const [first] = lines;
  if (first === undefined) return [];
  const own = { id: entryId(matchId, from), url: `${url}?since=${from}`, title: first.text };
  return [{ ...own, lines: lines.map(({ text }) => text), at: times.last, published: times.first }];
}
