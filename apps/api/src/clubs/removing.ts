import type { Caller, Context } from '../context.ts';
import type { NewNotification } from '../notification-rules/notice.ts';
import { isolated } from '../platform/names.ts';
import { dropForCause, dropMember, type StoredClub } from './store.ts';

type Removal = { readonly context: Context; readonly caller: Caller; readonly club: StoredClub };

const removedNotice = ({ club, caller }: Removal, userId: string, reason: string, now: Date): NewNotification => ({
  id: `club-removed-${club.id}-${userId}-${now.getTime()}`,
  about: { kind: 'club', id: club.id },
  userId,
  kind: 'club',
  why: 'member',
  notice: {
    form: 'Removed',
    subject: `You are no longer a member of ${isolated(club.name)}`,
    title: `You are no longer a member of ${isolated(club.name)}.`,
    lines: [`Reason: “${reason}” Your places in its events end when their next rounds open (CL-022).`],
    facts: [['Club', club.name]],
    action: { label: 'Open the club', path: `/clubs/${club.slug}` },
  },
  by: caller.userId,
  dueAt: null,
});

/**
 * CL-022: removes a member from a club. Without a reason their entries stay, as when a member leaves. For cause, the
 * entries end when the next round of each event opens, and the person gets the reason.
 */
export async function removeMember(removal: Removal, userId: string, reason: string | null): Promise<void> {
  const { context, club } = removal;
  const at = context.clock.now();
  if (reason === null) await dropMember(context.db, club.id, userId);
  else {
    const notices = [removedNotice(removal, userId, reason, at)];
    await dropForCause(context.db, { clubId: club.id, userId }, { at, notices });
  }
}
