/** The data of a campaign's page when it opens (LC-130); kept small for phones. */
import type { CampaignSeen } from './reading.ts';

type Known = Readonly<Record<string, unknown>>;

/**
 * Of all that somebody may know: how many battles were fought instead of their list; of the reader's own, what their side knows beyond
 * what everybody sees (`own`, by side) instead of whole views, and the acts with their words alone.
 */
export function pageOf({ fought, viewer, ...war }: CampaignSeen) {
  const page = { ...war, battlesFought: fought.length };
  if (viewer === null) return { ...page, viewer };
  const { views, legal: _, ...member } = viewer;
  const own = Object.entries(views).map(([side, view]) => [
    side,
    beyond(view as Known | null, war.view as Known | null),
  ]);
  return { ...page, viewer: { ...member, own: Object.fromEntries(own) } };
}

/** The fields of the first that differ from the second. */
const beyond = (view: Known | null, known: Known | null): Known =>
  Object.fromEntries(
    Object.entries(view ?? {}).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(known?.[key])),
  );
