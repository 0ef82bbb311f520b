import type { Result } from '@fieldpost/engine';
import type { Context } from '../context.ts';
import { queueAccountLetter } from '../identity/account-letters.ts';
import { writeAudit } from '../identity/audit.ts';
import type { Db } from '../platform/database.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { nextRevision } from '../platform/revision.ts';
import { type Hand, reasonOf } from './office.ts';

/** What people give titles to. */
export const TITLED = ['match', 'campaign', 'club', 'event', 'front', 'scenario'] as const;
export type TitledThing = (typeof TITLED)[number];

/** Replacement of a removed title. */
const TAKEN_AWAY = 'Title removed';

type Stores = Pick<Db, 'match' | 'campaign' | 'club' | 'clubEvent' | 'front' | 'customScenario'>;
type Before = { readonly title: string; readonly owner: string };

/** Puts the plain words where the title was, and says what it was and whose; null: there is no such thing. */
const TAKING: Readonly<Record<TitledThing, (db: Stores, id: string) => Promise<Before | null>>> = {
  async match(db, id) {
    const found = await db.match.findUnique({ where: { id }, select: { title: true, creatorId: true } });
    if (found === null) return null;
    await db.match.update({ where: { id }, data: { title: TAKEN_AWAY, ...nextRevision() } });
    return { title: found.title, owner: found.creatorId };
  },
  async campaign(db, id) {
    const found = await db.campaign.findUnique({ where: { id }, select: { title: true, ownerId: true } });
    if (found === null) return null;
    await db.campaign.update({ where: { id }, data: { title: TAKEN_AWAY, revision: { increment: 1 } } });
    return { title: found.title, owner: found.ownerId };
  },
  async club(db, named) {
    // Its pages have the short name in their addresses.
    const found = await db.club.findFirst({
      where: { OR: [{ id: named }, { slug: named }] },
      select: {
        id: true,
        name: true,
        about: true,
        members: { where: { roles: { has: 'owner' } }, select: { userId: true } },
      },
    });
    if (found === null) return null;
    await db.club.update({ where: { id: found.id }, data: { name: TAKEN_AWAY, about: '' } });
    const { id, name, about, members: owners } = found;
    return { title: about === '' ? name : `${name}: ${about}`, owner: owners[0]?.userId ?? id };
  },
  async event(db, id) {
    const found = await db.clubEvent.findUnique({ where: { id }, select: { name: true, creatorId: true } });
    if (found === null) return null;
    await db.clubEvent.update({ where: { id }, data: { name: TAKEN_AWAY } });
    return { title: found.name, owner: found.creatorId };
  },
  async front(db, id) {
    const found = await db.front.findUnique({ where: { id }, select: { name: true, clubId: true } });
    if (found === null) return null;
    await db.front.update({ where: { id }, data: { name: TAKEN_AWAY } });
    return { title: found.name, owner: found.clubId };
  },
  async scenario(db, id) {
    const found = await db.customScenario.findUnique({ where: { id }, select: { title: true, ownerId: true } });
    if (found === null) return null;
    await db.customScenario.update({ where: { id }, data: { title: TAKEN_AWAY } });
    return { title: found.title, owner: found.ownerId };
  },
};

/**
 * Takes away the title of something that people have named. What it said is kept with the action.
 * Faults: NOT_FOUND, REASON_REQUIRED.
 */
export async function removeTitle(
  context: Context,
  hand: Hand,
  given: { readonly of: TitledThing; readonly id: string; readonly reason: string },
): Promise<Result<null, Fault>> {
  const reason = reasonOf(given.reason);
  if (!reason.ok) return reason;
  const at = context.clock.now();
  const done = await context.db.$transaction(async (db) => {
    const before = await TAKING[given.of](db, given.id);
    if (before === null) return false;
    const about = { of: given.of, id: given.id, title: before.title, reason: reason.value };
    await writeAudit(db, { actorId: hand, action: 'title.hide', subject: before.owner, about, at });
    await queueAccountLetter(db, before.owner, { action: 'title', title: before.title, reason: reason.value });
    return true;
  });
  return done ? { ok: true, value: null } : { ok: false, fault: fault('NOT_FOUND') };
}
