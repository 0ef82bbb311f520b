import { unwrap } from '../../platform/errors/plugin.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { type ButtonSeen, pressButton, seeButton } from './act.ts';

const ButtonType = builder.objectRef<ButtonSeen>('LetterButton').implement({
  description: 'A button of a letter.',
  fields: (t) => ({
    matchId: t.exposeID('matchId', { nullable: true }),
    title: t.exposeString('title'),
    label: t.exposeString('label', { description: 'What pressing it does.' }),
    state: t.exposeString('state', { description: 'ready, used or overtaken.' }),
    why: t.exposeString('why', { nullable: true, description: 'Why it can no longer be pressed.' }),
  }),
});

builder.queryField('letterButton', (t) =>
  t.field({
    type: ButtonType,
    description:
      'What a button of a letter would do; looking changes nothing. The link is signed: nobody need sign in.',
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_root, { token }, { services }) => unwrap(await seeButton(services, token)),
  }),
);

builder.mutationField('pressLetterButton', (t) =>
  t.id({
    description: 'Does what a button of a letter says, once. Answers the id of the match.',
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_root, { token }, { services }) => unwrap(await pressButton(services, token)).matchId,
  }),
);
