import { MeType } from '../identity/players/graphql.ts';
import type { Channel } from '../notification-rules/events.ts';
import { NOTIFICATION_REASONS, type NotificationReason } from '../notification-rules/rules.ts';
import { notificationsOf } from '../notification-rules/store.ts';
import { builder } from '../platform/graphql/builder.ts';
import { costs, LOOK_UP } from '../platform/graphql/costs.ts';
import { ChannelEnum, NotificationStateEnum } from './graphql-states.ts';

type StoredNotification = Awaited<ReturnType<typeof notificationsOf>>[number];

const MAX_LISTED = 100;
const isReason = (code: string): code is NotificationReason => Object.hasOwn(NOTIFICATION_REASONS, code);

const NotificationType = builder.objectRef<StoredNotification>('Notification').implement({
  description: 'One message to you, and how it fared: why you were, or were not, told.',
  fields: (t) => ({
    id: t.exposeID('id'),
    matchId: t.exposeID('matchId', { nullable: true }),
    kind: t.exposeString('kind'),
    channel: t.field({ type: ChannelEnum, resolve: ({ channel }) => channel as Channel }),
    why: t.exposeString('why', { description: 'In a code: awaited, half-time ...' }),
    reason: t.string({
      description: 'The same in words.',
      resolve: ({ why }) => (isReason(why) ? NOTIFICATION_REASONS[why] : why),
    }),
    state: t.expose('state', { type: NotificationStateEnum, description: 'How it fared.' }),
    dueAt: t.expose('dueAt', { type: 'DateTime', nullable: true, description: 'Not to go out before.' }),
    answer: t.exposeString('answer', { nullable: true, description: 'What the provider said when it took it.' }),
    attempts: t.exposeInt('attempts'),
    error: t.exposeString('error', { nullable: true, description: 'Why it was not sent.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.objectField(MeType, 'notifications', (t) =>
  t.field({
    type: [NotificationType],
    extensions: costs({ own: LOOK_UP, most: 200 }),
    description: 'The last messages to you, newest first.',
    args: { last: t.arg.int({ required: false, defaultValue: 20 }) },
    resolve: ({ id }, { last }, { services }) =>
      notificationsOf(services, id, Math.min(Math.max(last ?? 20, 1), MAX_LISTED)),
  }),
);
