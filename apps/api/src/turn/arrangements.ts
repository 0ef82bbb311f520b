import type { StoredMatch } from '../match-store/stored.ts';
import type { NotificationReason, NotificationRow } from '../notification-rules/rules.ts';

/**
 * An arrangement to notify a side of. `userId`: only this player of it; `by`: who arranged it, if several could have.
 */
export type Announcement = {
  readonly side: string;
  readonly why: NotificationReason;
  readonly userId?: string | null;
  readonly by?: string;
};

/** Announcements to everybody but one side. */
export function announcementsToOthers(
  match: StoredMatch,
  side: string | null,
  why: NotificationReason,
): readonly Announcement[] {
  const sides = [...new Set(match.seats.map((seat) => seat.side))];
  const by = side === null || sides.length < 3 ? {} : { by: side };
  return sides.filter((one) => one !== side).map((one) => ({ side: one, why, ...by }));
}

/** What the notifications of an arrangement look at in a match. */
type Arranged = Pick<StoredMatch, 'id' | 'sealedStep'> & {
  readonly seats: readonly Pick<StoredMatch['seats'][number], 'side' | 'userId' | 'bot'>[];
};

/** The notifications of what is arranged, one a person; whom the same change tells something else anyway is not told twice. */
export function arrangementNotifications(
  match: Arranged,
  announcements: readonly Announcement[],
  already: readonly NotificationRow[],
): readonly NotificationRow[] {
  const reached = new Set(already.map(({ userId }) => userId));
  return announcements.flatMap(({ side, why, userId, by }) =>
    match.seats.flatMap((seat): NotificationRow[] => {
      if (seat.side !== side || seat.userId === null || seat.bot !== null || reached.has(seat.userId)) return [];
      if (userId !== undefined && seat.userId !== userId) return [];
      reached.add(seat.userId);
      const row = { id: crypto.randomUUID(), matchId: match.id, userId: seat.userId, step: match.sealedStep };
      return [
        { ...row, kind: 'arrangement', channel: 'page', why, data: { side, ...(by === undefined ? {} : { by }) } },
      ];
    }),
  );
}
