import { pauseAt } from '../clock/pause-state.ts';
import { vacationAt } from '../clock/vacations.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import type { NotificationReason } from '../notification-rules/rules.ts';

/**
 * True if an arrangement has not changed since the notification to `side` was written. Reasons not listed here stay
 * true.
 */
type StillTrue = (match: StoredMatch, side: string, userId: string, now: Date) => boolean;

const paused: StillTrue = ({ clock }, _side, _userId, now) => clock !== null && pauseAt(clock, now) !== null;

const STILL_TRUE: Partial<Readonly<Record<NotificationReason, StillTrue>>> = {
  'pause-offered': ({ clock }, side) => clock?.pauseOffer != null && clock.pauseOffer.side !== side,
  paused,
  'pause-ending': paused,
  resumed: (...given) => !paused(...given),
  vacation: ({ clock }, side, _userId, now) =>
    Object.entries(clock?.vacations ?? {}).some(
      ([one, taken]) => one !== side && taken.some(({ to }) => Date.parse(to) > now.getTime()),
    ),
  'vacation-began': ({ clock }, side, _userId, now) => clock !== null && vacationAt(clock, side, now) !== null,
  'ready-check': ({ status, deadline, seats }, _side, userId) =>
    status === 'open' && deadline !== null && seats.some((seat) => seat.userId === userId && seat.presentAt === null),
  'seat-open': ({ seats }) => seats.some(({ vacantSince }) => vacantSince !== null),
  'stand-in': ({ seats }) => seats.some(({ standIn }) => standIn !== null),
  lapsed: ({ clock }) => Object.keys(clock?.lapsed ?? {}).length > 0,
};

/** False for an offer answered overnight, or a pause that has ended by morning: delivery drops these. */
export const isStillTrue = (why: NotificationReason, ...given: Parameters<StillTrue>): boolean =>
  STILL_TRUE[why]?.(...given) ?? true;

/** Reasons for notifications to people who no longer hold their seat. */
export const FAREWELLS: ReadonlySet<NotificationReason> = new Set(['seat-lost', 'seat-missed']);
