/** What campaigns expect of a person, and until when: for their calendar (LC-142). */
import type { Context } from '../context.ts';
import { campaignsWaitingFor } from './store.ts';
import { commanderOf } from './stored.ts';

/** So many wars one person's calendar looks at. */
const MAX_CAMPAIGNS = 100;

export type AskedOfPerson = {
  readonly campaignId: string;
  readonly title: string;
  readonly key: string;
  /** ISO 8601. */
  readonly until: string;
};

/** The waits of the sides that they command and have not answered. */
export async function waitsOfPerson({ db }: Pick<Context, 'db'>, userId: string): Promise<readonly AskedOfPerson[]> {
  const campaigns = await campaignsWaitingFor(db, userId, MAX_CAMPAIGNS);
  return campaigns.flatMap((campaign) =>
    campaign.waits
      .filter(({ side, done }) => !done && commanderOf(campaign, side)?.userId === userId)
      .map(({ key, until }) => ({ campaignId: campaign.id, title: campaign.title, key, until })),
  );
}
