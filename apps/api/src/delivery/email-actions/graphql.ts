import { unwrap } from '../../platform/errors/plugin.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { costs, LOOK_UP } from '../../platform/graphql/costs.ts';
import { type MailActionSeen, previewMailAction, runMailAction } from './act.ts';

const ButtonType = builder.objectRef<MailActionSeen>('MailAction').implement({
  description: 'A button of a letter.',
  fields: (t) => ({
    matchId: t.exposeID('matchId', { nullable: true }),
    campaignId: t.exposeID('campaignId', { nullable: true, description: 'Of a letter of a war.' }),
    title: t.exposeString('title'),
    label: t.exposeString('label', { description: 'What it does.' }),
    state: t.expose('state', {
      type: builder.enumType('MailActionState', {
        values: ['ready', 'used', 'overtaken'] as const,
        description: 'Whether a button of a letter does something still.',
      }),
      description: 'Whether it does something still.',
    }),
    why: t.exposeString('why', { nullable: true, description: 'Why it does nothing any more.' }),
  }),
});

builder.queryField('mailAction', (t) =>
  t.field({
    type: ButtonType,
    description:
      'What a button of a letter would do; looking changes nothing. The link is signed: nobody need sign in.',
    extensions: costs({ own: 2 * LOOK_UP }),
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_root, { token }, { services }) => unwrap(await previewMailAction(services, token)),
  }),
);

builder.mutationField('runMailAction', (t) =>
  t.id({
    description: 'Does what a button of a letter says, once. Answers the id of the match, or of the campaign.',
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_root, { token }, { services }) => unwrap(await runMailAction(services, token)).id,
  }),
);
