import { CHANNELS } from '../notification-rules/events.ts';
import { builder } from '../platform/graphql/builder.ts';

/** The states of `notifications` (prisma/schema.prisma). */
const STATES = ['queued', 'sending', 'sent', 'dropped', 'failed'] as const;
const REPORTED = [...STATES, 'left'] as const;
export type DeliveryState = (typeof REPORTED)[number];

export const ChannelEnum = builder.enumType('Channel', {
  values: CHANNELS,
  description: 'The channel: site, email, push or webhook.',
});

export const NotificationStateEnum = builder.enumType('NotificationState', {
  values: STATES,
  description: 'How a message fared; dropped: it was overtaken by events.',
});

export const DeliveryStateEnum = builder.enumType('DeliveryState', {
  values: REPORTED,
  description: 'How a message fared, or would have: left, it was decided not to send it.',
});
