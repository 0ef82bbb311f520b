import type { Result } from '@fieldpost/engine';
import type { Caller, Context } from '../../context.ts';
import { findMatch } from '../../match-store/find-match.ts';
import { DECISIONS, type DecisionCode, TIMINGS, type Timing } from '../../notification-rules/decide.ts';
import type { Channel } from '../../notification-rules/events.ts';
import { NOTIFICATION_REASONS, type NotificationReason } from '../../notification-rules/rules.ts';
import type { Fault } from '../../platform/errors/catalogue.ts';
import { mapped, type Page, type Paged, paged } from '../../platform/paging.ts';
import { DROP_REASONS, type DropReason } from '../gather.ts';
import type { DeliveryState } from '../graphql-states.ts';
import { causesOf, followersOf, type LedgerRow, placeNames, placeOf } from './why-store.ts';

/** One channel for one event: the routing decision, and the outcome of delivery. */
export type DeliveryReport = {
  readonly channel: Channel;
  /** The name of the device or the webhook; null: none, or it has been removed. */
  readonly place: string | null;
  /** sent, queued, sending, dropped, failed, or left: it was decided not to send. */
  readonly state: DeliveryState;
  /** By which setting, in a code and in words. */
  readonly by: string;
  readonly setting: string;
  /** The reason for a delay, in words. */
  readonly timing: readonly string[];
  readonly dueAt: Date | null;
  readonly sentAt: Date | null;
  readonly attempts: number;
  /** The provider's answer, or why the message was not sent. */
  readonly answer: string | null;
};

/** One event, and the channels that did or did not notify the caller of it. */
export type NotificationReport = {
  readonly id: string;
  readonly kind: string;
  readonly step: number | null;
  readonly reason: string;
  readonly at: Date;
  readonly ways: readonly DeliveryReport[];
};

/** A decision as it is stored: dates are texts there. */
type Decided = {
  readonly channel: string;
  readonly target: string | null;
  readonly send: boolean;
  readonly by: string;
  readonly timing: readonly string[];
  readonly dueAt: string | null;
};

const words = <Code extends string>(table: Readonly<Record<Code, string>>, code: string): string =>
  Object.hasOwn(table, code) ? table[code as Code] : code;

const dropWords = (error: string | null): string | null =>
  error === null ? null : words<DropReason>(DROP_REASONS, error);

function wayOf(decided: Decided, row: LedgerRow | undefined, names: ReadonlyMap<string, string>): DeliveryReport {
  const { channel, target, by, timing, dueAt } = decided;
  return {
    channel: channel as Channel,
    place: target === null ? null : (names.get(target) ?? null),
    by,
    setting: words<DecisionCode>(DECISIONS, by),
    timing: timing.map((one) => words<Timing>(TIMINGS, one)),
    dueAt: dueAt === null ? null : new Date(dueAt),
    state: row?.state ?? 'left',
    sentAt: row?.sentAt ?? null,
    attempts: row?.attempts ?? 0,
    answer: row?.answer ?? dropWords(row?.error ?? null),
  };
}

/** The page: it needs no decision, and shows everything from the commit on. */
const onPage = ({ createdAt }: LedgerRow): DeliveryReport => ({
  channel: 'page',
  place: null,
  state: 'sent',
  by: 'always',
  setting: 'your pages show everything',
  timing: [],
  dueAt: null,
  sentAt: createdAt,
  attempts: 1,
  answer: null,
});

function eventOf(
  cause: LedgerRow,
  followers: readonly LedgerRow[],
  names: ReadonlyMap<string, string>,
): NotificationReport {
  const rows = followers.filter(({ causeId }) => causeId === cause.id);
  const decided = (cause.decided ?? []) as unknown as readonly Decided[];
  const ways = decided.map((one) =>
    wayOf(
      one,
      one.send ? rows.find((row) => row.channel === one.channel && row.target === one.target) : undefined,
      names,
    ),
  );
  const { id, kind, step, why, createdAt } = cause;
  return {
    id,
    kind,
    step,
    reason: words<NotificationReason>(NOTIFICATION_REASONS, why),
    at: createdAt,
    ways: [onPage(cause), ...ways],
  };
}

/** Events on one page. */
export const MAX_TOLD = 200;

/** A match; of it the events of one step, or all (null). */
export type ToldOf = { readonly matchId: string; readonly step: number | null };

/** "Why was I, or was I not, told?" of a match, newest first; of one turn where `step` is given. Fault: NOT_FOUND. */
export async function matchNotifications(
  context: Context,
  caller: Caller,
  of: ToldOf,
  page: Page,
): Promise<Result<Paged<NotificationReport>, Fault>> {
  const found = await findMatch(context, caller, of.matchId);
  if (!found.ok) return found;
  const causes = paged(await causesOf(context, caller.userId, of, page), page.limit, placeOf);
  const [followers, names] = await Promise.all([
    followersOf(
      context,
      causes.edges.map(({ node }) => node.id),
    ),
    placeNames(context, caller.userId),
  ]);
  return { ok: true, value: mapped(causes, (cause) => eventOf(cause, followers, names)) };
}
