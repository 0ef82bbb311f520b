import { sideNameOf } from '@fieldpost/rulebook';
import { Feed } from 'feed';
import type { Caller, Context } from '../../context.ts';
import { type LoadedMatch, viewerFor } from '../../match/loaded-match.ts';
import { type LogEntry, logSince } from '../../match/log.ts';
import { escapeHtml } from '../../platform/mail/letter-html.ts';
import { oneLine } from '../../platform/mail/mailer.ts';

/** Steps that a feed goes back. */
const MOST_STEPS = 200;
const MOST_ENTRIES = 50;

/** Steps written at one moment are one move, and one entry. */
function movesOf(steps: readonly LogEntry[]): readonly (readonly LogEntry[])[] {
  const moves: LogEntry[][] = [];
  for (const step of steps) {
    const last = moves.at(-1);
    if (last?.[0] && last[0].at.getTime() === step.at.getTime()) last.push(step);
    else moves.push([step]);
  }
  return moves;
}

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
  const steps = await logSince(context, loaded, viewerFor(loaded, caller), from);
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
  for (const move of movesOf(sealed).toReversed().slice(0, MOST_ENTRIES)) addEntry(feed, match.ruleSet, move, url);
  return feed.atom1();
}

function addEntry(feed: Feed, ruleSet: string, move: readonly LogEntry[], url: string): void {
  const [first] = move;
  const sentences = move.flatMap((step) => step.sentences).filter((one) => one !== '');
  if (!first || sentences.length === 0) return;
  const link = `${url}?since=${first.index}`;
  feed.addItem({
    id: link,
    link,
    date: first.at,
    title: `${sideNameOf(ruleSet, first.side)}: ${oneLine(sentences[0] ?? '')}`,
    content: sentences.map((one) => `<p>${escapeHtml(one)}</p>`).join(''),
  });
}
