import { callerIn } from '../../identity/auth/graphql-caller.ts';
import { MeType } from '../../identity/players/graphql.ts';
import { unwrap } from '../../platform/errors/plugin.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { connectionOf, PAGE_ARGUMENTS } from '../../platform/graphql/connections.ts';
import { costs, LOOK_UP } from '../../platform/graphql/costs.ts';
import { firstPage, nodesOf, pageOfConnection } from '../../platform/paging.ts';
import { ChannelEnum, DeliveryStateEnum } from '../graphql-states.ts';
import {
  campaignNotificationPreferences,
  mailArrivesAgain,
  matchNotificationPreferences,
  preferencesOfCaller,
  setCampaignNotificationPreferences,
  setMatchNotificationPreferences,
  setNotificationPreferences,
} from './service.ts';
import { type DeliveryReport, MAX_TOLD, matchNotifications, type NotificationReport } from './why.ts';

const WayType = builder.objectRef<DeliveryReport>('DeliveryReport').implement({
  description: 'One channel for one event: what was decided, by which setting, and the result.',
  fields: (t) => ({
    channel: t.expose('channel', { type: ChannelEnum, description: 'By which way.' }),
    place: t.exposeString('place', { nullable: true, description: 'The browser or the webhook.' }),
    state: t.expose('state', { type: DeliveryStateEnum, description: 'How it fared.' }),
    by: t.exposeString('by', { description: 'The setting that decided, in a code.' }),
    setting: t.exposeString('setting', { description: 'The same in words.' }),
    timing: t.exposeStringList('timing', { description: 'What put it off, in words.' }),
    dueAt: t.expose('dueAt', { type: 'DateTime', nullable: true }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true }),
    attempts: t.exposeInt('attempts'),
    answer: t.exposeString('answer', {
      nullable: true,
      description: 'The provider’s response, or why it was not sent.',
    }),
  }),
});

const EventType = builder.objectRef<NotificationReport>('NotificationReport').implement({
  description: 'One event, and each way by which you were, or were not, told of it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.exposeString('kind'),
    step: t.exposeInt('step', { nullable: true }),
    reason: t.exposeString('reason'),
    at: t.expose('at', { type: 'DateTime' }),
    ways: t.expose('ways', { type: [WayType], extensions: costs({ most: 4 }) }),
  }),
});

const NotificationReportConnection = connectionOf<NotificationReport>('NotificationReport', EventType as never);

builder.objectFields(MeType, (t) => ({
  notificationPreferences: t.field({
    type: 'JSON',
    description:
      'Your notification settings: {channels: {mail|push|webhook: {event: boolean}}, holdMinutes, digestHour, quiet, computers, evenSeen, answersFrom}.',
    resolve: async (_me, _args, c) => unwrap(await preferencesOfCaller(c.services, callerIn(c))).preferences as never,
  }),
  mailReach: t.string({
    description: 'Whether mail reaches you: open, mail-off, unverified or bounced.',
    resolve: async (_me, _args, c) => unwrap(await preferencesOfCaller(c.services, callerIn(c))).mail,
  }),
  mailTrouble: t.string({
    nullable: true,
    description: 'What mail servers said of letters to you that came back; null where none did lately.',
    resolve: async (_me, _args, c) => unwrap(await preferencesOfCaller(c.services, callerIn(c))).mailTrouble,
  }),
}));

builder.queryFields((t) => ({
  matchNotifications: t.field({
    type: [EventType],
    extensions: costs({ own: 5 * LOOK_UP, most: MAX_TOLD }),
    description: 'Why you were, or were not, told: each event of a match, newest first; of one turn with `step`.',
    args: { matchId: t.arg.id({ required: true }), step: t.arg.int() },
    resolve: async (_root, { matchId, step }, c) => {
      const of = { matchId, step: step ?? null };
      return nodesOf(unwrap(await matchNotifications(c.services, callerIn(c), of, firstPage(MAX_TOLD))));
    },
  }),
  matchNotificationsConnection: t.field({
    type: NotificationReportConnection,
    extensions: costs({ own: 5 * LOOK_UP, most: MAX_TOLD }),
    description: 'The same page by page: why you were, or were not, told.',
    args: {
      matchId: t.arg.id({ required: true }),
      step: t.arg.int(),
      first: t.arg.int({ description: PAGE_ARGUMENTS.first }),
      after: t.arg.string({ description: PAGE_ARGUMENTS.after }),
    },
    resolve: async (_root, { matchId, step, ...asked }, c) => {
      const page = pageOfConnection(asked, MAX_TOLD, 'moment');
      return unwrap(await matchNotifications(c.services, callerIn(c), { matchId, step: step ?? null }, page));
    },
  }),
  matchNotificationPreferences: t.field({
    type: 'JSON',
    description: 'What differs for you in one match: {mail|push|webhook: {event: boolean}}.',
    args: { matchId: t.arg.id({ required: true }) },
    resolve: async (_root, { matchId }, c) =>
      unwrap(await matchNotificationPreferences(c.services, callerIn(c), matchId)) as never,
  }),
  campaignNotificationPreferences: t.field({
    type: 'JSON',
    description: 'What differs for you in one campaign: {mail|push|webhook: {event: boolean}}.',
    args: { campaignId: t.arg.id({ required: true }) },
    resolve: async (_root, { campaignId }, c) =>
      unwrap(await campaignNotificationPreferences(c.services, callerIn(c), campaignId)) as never,
  }),
}));

builder.mutationFields((t) => ({
  setNotificationPreferences: t.field({
    type: 'JSON',
    args: { preferences: t.arg({ type: 'JSON', required: true }) },
    resolve: async (_root, { preferences }, c) =>
      unwrap(await setNotificationPreferences(c.services, callerIn(c), preferences)) as never,
  }),
  setMatchNotificationPreferences: t.field({
    type: 'JSON',
    args: { matchId: t.arg.id({ required: true }), preferences: t.arg({ type: 'JSON', required: true }) },
    resolve: async (_root, { matchId, preferences }, c) =>
      unwrap(await setMatchNotificationPreferences(c.services, callerIn(c), matchId, preferences)) as never,
  }),
  setCampaignNotificationPreferences: t.field({
    type: 'JSON',
    description: 'Changes your notification settings for one campaign.',
    args: { campaignId: t.arg.id({ required: true }), preferences: t.arg({ type: 'JSON', required: true }) },
    resolve: async (_root, { campaignId, preferences }, c) =>
      unwrap(await setCampaignNotificationPreferences(c.services, callerIn(c), campaignId, preferences)) as never,
  }),
  resumeEmail: t.boolean({
    description: 'Says that mail to your address arrives again after it had come back.',
    resolve: async (_root, _args, c) => {
      await mailArrivesAgain(c.services, callerIn(c));
      return true;
    },
  }),
}));
