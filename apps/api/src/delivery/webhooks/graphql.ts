import { callerIn } from '../../identity/auth/graphql-caller.ts';
import { MeType } from '../../identity/players/graphql.ts';
import { unwrap } from '../../platform/errors/plugin.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { costs, LOOK_UP } from '../../platform/graphql/costs.ts';
import { WEBHOOK_FORMATS } from './bodies.ts';
import {
  addWebhook,
  enableWebhook,
  listWebhooks,
  type NewWebhook,
  removeWebhook,
  rotateSecret,
  type Trial,
  testWebhook,
  type Webhook,
} from './service.ts';

const WebhookFormatEnum = builder.enumType('WebhookFormat', {
  values: WEBHOOK_FORMATS,
  description: 'The message format.',
});

const WebhookType = builder.objectRef<Webhook>('Webhook').implement({
  description: 'A webhook with signed requests (Standard Webhooks).',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    url: t.exposeString('url'),
    format: t.expose('format', { type: WebhookFormatEnum, description: 'The message format.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastOkAt: t.expose('lastOkAt', { type: 'DateTime', nullable: true }),
    failingSince: t.expose('failingSince', { type: 'DateTime', nullable: true }),
    lastError: t.exposeString('lastError', { nullable: true }),
    offAt: t.expose('offAt', { type: 'DateTime', nullable: true, description: 'Switched off after failing too long.' }),
    overlapUntil: t.expose('overlapUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until then the secret before signs as well.',
    }),
  }),
});

const NewWebhookType = builder.objectRef<NewWebhook>('NewWebhook').implement({
  fields: (t) => ({
    webhook: t.expose('webhook', { type: WebhookType }),
    secret: t.exposeString('secret', { description: 'Shown this once.' }),
  }),
});

const TrialType = builder.objectRef<Trial>('WebhookTest').implement({
  fields: (t) => ({
    taken: t.exposeBoolean('taken'),
    said: t.exposeString('said', { description: 'What the other end said.' }),
  }),
});

builder.objectField(MeType, 'webhooks', (t) =>
  t.field({
    type: [WebhookType],
    extensions: costs({ own: LOOK_UP, most: 10 }),
    resolve: (_me, _args, c) => listWebhooks(c.services, callerIn(c)),
  }),
);

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true });
  return {
    addWebhook: t.field({
      type: NewWebhookType,
      args: {
        name: t.arg.string({ required: true }),
        url: t.arg.string({ required: true }),
        format: t.arg({ type: WebhookFormatEnum, required: true }),
      },
      resolve: async (_root, args, c) => unwrap(await addWebhook(c.services, callerIn(c), args)),
    }),
    testWebhook: t.field({
      type: TrialType,
      description: 'Sends a test message and returns the result.',
      args: { id },
      resolve: async (_root, args, c) => {
        const caller = callerIn(c);
        await c.request.server.countAgainst('trial', caller.userId, c.request, null);
        return unwrap(await testWebhook(c.services, caller, args.id));
      },
    }),
    rotateWebhookSecret: t.field({
      type: NewWebhookType,
      description: 'A new secret. For a day requests bear the signatures of both.',
      args: { id },
      resolve: async (_root, args, c) => unwrap(await rotateSecret(c.services, callerIn(c), args.id)),
    }),
    enableWebhook: t.field({
      type: WebhookType,
      args: { id },
      resolve: async (_root, args, c) => unwrap(await enableWebhook(c.services, callerIn(c), args.id)),
    }),
    removeWebhook: t.boolean({
      args: { id },
      resolve: async (_root, args, c) => unwrap(await removeWebhook(c.services, callerIn(c), args.id)) === null,
    }),
  };
});
