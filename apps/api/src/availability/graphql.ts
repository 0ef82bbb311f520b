import type { Json } from '@fieldpost/engine';
import { CLOSING_REASONS } from '../clock/calendar.ts';
import { clockOf } from '../clock/presets.ts';
import { callerIn } from '../identity/auth/graphql-caller.ts';
import { MeType } from '../identity/players/graphql.ts';
import { ClockInput } from '../match-api/graphql-clock-input.ts';
import { MatchType } from '../match-api/graphql-match.ts';
import { ClockSpecType } from '../match-api/graphql-parts.ts';
import { arrangementsSeen } from '../match-store/arrangements-seen.ts';
import { callersSeat, loadedMatch } from '../match-store/loaded-match.ts';
import { unwrap } from '../platform/errors/plugin.ts';
import { builder, type GraphContext } from '../platform/graphql/builder.ts';
import { costs } from '../platform/graphql/costs.ts';
import { calendarsFor, calendarsOf, MAX_DAYS, type SideCalendar } from './calendar-view.ts';
import { handoverPack } from './handover-pack.ts';
import { hoursOfPlayer } from './store.ts';

const json = (value: unknown): Json => value as Json;

builder.objectFields(ClockSpecType, (t) => ({
  fixed: t.field({ type: 'JSON', nullable: true, resolve: ({ fixed }) => fixed }),
  timeZone: t.exposeString('timeZone'),
  restDays: t.intList({ resolve: ({ restDays }) => [...restDays] }),
  holidays: t.stringList({ resolve: ({ holidays }) => [...holidays] }),
  sleepHours: t.exposeInt('sleepHours'),
  vacationDays: t.exposeInt('vacationDays'),
  vacationByItself: t.exposeBoolean('vacationByItself'),
  readyCheckHours: t.exposeInt('readyCheckHours'),
}));

/** To follow the clocks of a match through two months. */
const OF_A_CALENDAR = 6_000;

const ClosingType = builder.objectRef<SideCalendar['closings'][number]>('ClockClosing').implement({
  description: 'A period in which a clock is stopped.',
  fields: (t) => ({
    from: t.field({ type: 'DateTime', resolve: ({ from }) => new Date(from) }),
    to: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ to }) => (Number.isFinite(to) ? new Date(to) : null),
    }),
    why: t.expose('why', {
      type: builder.enumType('ClosingReason', { values: CLOSING_REASONS, description: 'Why a clock is stopped.' }),
    }),
  }),
});

const SideCalendarType = builder.objectRef<SideCalendar>('SideCalendar').implement({
  fields: (t) => ({
    side: t.exposeString('side'),
    closings: t.field({
      type: [ClosingType],
      extensions: costs({ most: MAX_DAYS }),
      resolve: ({ closings }) => [...closings],
    }),
    deadline: t.field({ type: 'DateTime', nullable: true, resolve: ({ deadline }) => deadline }),
  }),
});

/** When the caller sleeps; null: a stranger, or they have not said. */
const hoursIn = async ({ caller, services }: GraphContext) =>
  caller ? await hoursOfPlayer(services.db, caller.userId) : null;

builder.objectFields(MatchType, (t) => ({
  arrangements: t.field({
    type: 'JSON',
    extensions: costs({ own: 20 }),
    description: 'Pause, vacations, stand-ins, open seats, ready check: who is away and why clocks are stopped.',
    resolve: (match, _args, { services }) => json(arrangementsSeen(match, services.clock.now())),
  }),
  joinRequirements: t.field({ type: 'JSON', nullable: true, resolve: (match) => match.joinRequirements }),
  conditionalOrders: t.field({
    type: 'JSON',
    description: 'Of your own seat; nobody else sees them.',
    resolve: (match, _args, { caller }) => {
      const you = callersSeat(loadedMatch(match), caller);
      const seat = you && match.seats.find((one) => one.side === you.side && one.player === you.player);
      return json(seat?.conditionalOrders ?? []);
    },
  }),
  calendar: t.field({
    type: [SideCalendarType],
    extensions: costs({ own: OF_A_CALENDAR, most: 8 }),
    description: 'When the clocks of its sides stand. On a free seat it is yours, unless you sit in the match.',
    args: { days: t.arg.int({ required: true }) },
    resolve: async (match, { days }, context) => {
      const seated = match.seats.some(({ userId }) => userId !== null && userId === context.caller?.userId);
      const guest = seated ? null : await hoursIn(context);
      return [...calendarsOf(match, guest, context.services.clock.now(), days)];
    },
  }),
}));

builder.objectFields(MeType, (t) => ({
  sleepFrom: t.int({
    nullable: true,
    description: 'Minute of your day at which your sleep begins.',
    resolve: async (_me, _args, context) => (await hoursIn(context))?.sleepFrom ?? null,
  }),
  sleepTimeZone: t.string({
    nullable: true,
    resolve: async (_me, _args, context) => (await hoursIn(context))?.timeZone ?? null,
  }),
}));

builder.queryFields((t) => ({
  calendarPreview: t.field({
    type: [SideCalendarType],
    extensions: costs({ own: OF_A_CALENDAR, most: 2 }),
    description:
      'When clocks would stand for you, and for somebody who sleeps as `otherZone` and `otherSleepFrom` say.',
    args: {
      clock: t.arg({ type: ClockInput, required: true }),
      otherZone: t.arg.string({ required: true }),
      otherSleepFrom: t.arg.int({ required: true }),
      days: t.arg.int({ required: true }),
    },
    resolve: async (_root, { clock, otherZone, otherSleepFrom, days }, context) => {
      const spec = unwrap(clockOf(clock));
      const now = context.services.clock.now();
      const own = (await hoursIn(context)) ?? { timeZone: 'UTC', sleepFrom: 23 * 60 };
      const since = now.toISOString();
      const other = { since, timeZone: otherZone, sleepFrom: otherSleepFrom };
      const mine = { since, timeZone: own.timeZone, sleepFrom: own.sleepFrom };
      return [...calendarsFor(spec, { you: [mine], other: [other] }, now, days)];
    },
  }),
  handoverPack: t.field({
    type: 'JSON',
    extensions: costs({ own: 4_000 }),
    description: 'All that your seat knows, where you have taken it over.',
    args: { matchId: t.arg.id({ required: true }) },
    resolve: async (_root, { matchId }, context) =>
      json(unwrap(await handoverPack(context.services, callerIn(context), matchId))),
  }),
}));
