/** LC-142: the chronicle of a campaign: "one item for each AFTERMATH and correction". */
import { Feed } from 'feed';
import { type HistoryStep, historyOf, STEPS_AT_ONCE } from '../../campaigns/history.ts';
import type { StoredCampaign } from '../../campaigns/stored.ts';
import type { Caller, Context } from '../../context.ts';
import { escapeHtml } from '../../platform/mail/letter-html.ts';
import { oneLine } from '../../platform/mail/mailer.ts';
import { entryId } from './chronicle.ts';

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
  const feed = new Feed({
    id: `urn:uuid:${campaign.id}`,
    link: url,
    title: oneLine(campaign.title),
    copyright: '',
    generator: 'Fieldpost',
    feedLinks: { atom: feedUrl },
    updated: new Date(items.at(-1)?.last.at ?? campaign.createdAt),
  });
  for (const { last, lines } of items.slice(-MAX_ENTRIES).toReversed()) {
    const link = `${url}/timeline?from=${last.seq}`;
    const [title = campaign.title] = lines;
    const content = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
    feed.addItem({ id: entryId(campaign.id, last.seq), link, date: new Date(last.at), title: oneLine(title), content });
  }
  return feed.atom1();
}
