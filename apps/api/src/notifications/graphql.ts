import { MeType } from '../identity/players/graphql.ts';
import { DISPATCH_REASONS, type DispatchReason } from '../notification/rules.ts';
import { dispatchesOf } from '../notification/store.ts';
import { builder } from '../platform/graphql/builder.ts';

type StoredDispatch = Awaited<ReturnType<typeof dispatchesOf>>[number];

const MOST = 100;
const isReason = (code: string): code is DispatchReason => Object.hasOwn(DISPATCH_REASONS, code);

const DispatchType = builder.objectRef<StoredDispatch>('Dispatch').implement({
  description: 'One message to you, and how it fared: why you were, or were not, told.',
  fields: (t) => ({
    id: t.exposeID('id'),
    matchId: t.exposeID('matchId', { nullable: true }),
    kind: t.exposeString('kind'),
    channel: t.exposeString('channel'),
    why: t.exposeString('why', { description: 'In a code: hand-over, half-time ...' }),
    reason: t.string({
      description: 'The same in words.',
      resolve: ({ why }) => (isReason(why) ? DISPATCH_REASONS[why] : why),
    }),
    state: t.exposeString('state', { description: 'queued, sending, sent, dropped (overtaken by events) or failed.' }),
    dueAt: t.expose('dueAt', { type: 'DateTime', nullable: true, description: 'Not to go out before.' }),
    answer: t.exposeString('answer', { nullable: true, description: 'What the provider said when it took it.' }),
    attempts: t.exposeInt('attempts'),
    error: t.exposeString('error', { nullable: true, description: 'Why it was not sent.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.objectField(MeType, 'dispatches', (t) =>
  t.field({
    type: [DispatchType],
    description: 'The last messages to you, newest first.',
    args: { last: t.arg.int({ required: false, defaultValue: 20 }) },
    resolve: ({ id }, { last }, { services }) => dispatchesOf(services, id, Math.min(Math.max(last ?? 20, 1), MOST)),
  }),
);
