import type { Context } from '../../apps/api/src/context.ts';

/** The account with that address; null where there is none. */
export function findPerson(context: Context, email: string): Promise<{ readonly id: string } | null> {
  return context.db.user.findUnique({ where: { email }, select: { id: true } });
}

/** Makes an account one of the demonstration: it signs in with a button. */
export async function markAsDemonstration(context: Context, id: string): Promise<void> {
  await context.db.user.update({ where: { id }, data: { demo: true } });
}

/** The id of the match of that title which that person opened; null where there is none. */
export async function findMatchOf(context: Context, creatorId: string, title: string): Promise<string | null> {
  const found = await context.db.match.findFirst({ where: { creatorId, title }, select: { id: true } });
  return found?.id ?? null;
}

/** The id of the campaign of that title which that person opened; null where there is none. */
export async function findCampaignOf(context: Context, ownerId: string, title: string): Promise<string | null> {
  const found = await context.db.campaign.findFirst({ where: { ownerId, title }, select: { id: true } });
  return found?.id ?? null;
}

/** Whether the club of that slug is there. */
export async function findClubOf(context: Context, slug: string): Promise<boolean> {
  return (await context.db.club.count({ where: { slug } })) > 0;
}
