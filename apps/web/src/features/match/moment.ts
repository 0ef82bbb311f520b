import { MATCH_IN_LIST } from '@fieldpost/client';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { cache } from 'react';
import { ask } from '../../connection/server.ts';
import { aboutOf, ruleSetName } from '../../games/index.ts';

/** The match as lists have it; asked for once for a page and what is said of it. */
export const matchInList = cache((id: string) => ask(MATCH_IN_LIST, { id }));

/** The site's own origin, as the client reaches it. */
async function origin(): Promise<URL> {
  const incoming = await headers();
  const host = incoming.get('x-forwarded-host') ?? incoming.get('host') ?? 'localhost';
  return new URL(`${incoming.get('x-forwarded-proto') ?? 'http'}://${host}`);
}

/** The preview of an address on other sites: title, game, and a picture of the moment as the requester may see it. */
export async function momentMetadata(id: string, step: number | null): Promise<Metadata> {
  const found = await matchInList(id);
  const match = found.ok ? found.value.match : null;
  if (match === null) return {};
  const game = ruleSetName(match.ruleSet);
  const picture = { url: `/pictures/moments/${id}?step=${step ?? match.step}`, width: 1200, height: 630 };
  const said = { title: `${match.title}, ${game}`, description: aboutOf(match.ruleSet)?.words ?? '' };
  return {
    ...said,
    metadataBase: await origin(),
    openGraph: { ...said, siteName: 'Fieldpost', type: 'website', images: match.status === 'open' ? [] : [picture] },
    twitter: { card: 'summary_large_image' },
  };
}
