/** LC-142: the chronicle of a campaign: "one item for each AFTERMATH and correction". */
import { type HistoryStep, historyOf, STEPS_AT_ONCE } from '../../campaigns/history.ts';
import type { StoredCampaign } from '../../campaigns/stored.ts';
import type { Caller, Context } from '../../context.ts';
import { atomFeed, entryId } from '../../platform/news-feed.ts';

const MAX_ENTRIES = 50;

/** Kinds of entries that make an item; it includes the lines since the previous item. */
const ITEMS: readonly string[] = ['aftermath', 'corrected', 'closed'];

type Item = { readonly last: HistoryStep; readonly lines: readonly string[] };

function itemsOf(steps: readonly HistoryStep[]): readonly Item[] {
  const items: Item[] = [];
  let lines: string[] = [];
  for (const step of steps) {
    lines.push(...step.says);
    if (!ITEMS.includes(step.kind)) continue;
    items.push({ last: step, lines });
    lines = [];
  }
  return items;
}

/** What happened in a war, newest first, as Atom (RFC 4287): the public past, the same for every reader. */
export async function warChronicle(
  context: Context,
  caller: Caller | null,
  campaign: StoredCampaign,
  feedUrl: string,
): Promise<string> {
  const url = `${context.settings.publicUrl}/campaigns/${encodeURIComponent(campaign.id)}`;
  const past = await historyOf(context, caller, campaign.id, Math.max(-1, campaign.seq - STEPS_AT_ONCE));
  const items = past.ok ? itemsOf(past.value.steps) : [];
  const entries = items.slice(-MAX_ENTRIES).toReversed();
  return atomFeed({
    id: `urn:uuid:${campaign.id}`,
    url,
    title: campaign.title,
    author: { name: 'Fieldpost', url: context.settings.publicUrl },
    feedUrl,
    updated: new Date(items.at(-1)?.last.at ?? campaign.createdAt),
    items: entries.map(({ last, lines }) => ({
      id: entryId(campaign.id, last.seq),
      url: `${url}/timeline?from=${last.seq}`,
      title: lines[0] ?? campaign.title,
      lines,
      at: new Date(last.at),
    })),
  });
}
