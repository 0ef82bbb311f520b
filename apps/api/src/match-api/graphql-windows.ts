import { known } from '../identity/auth/scopes.ts';
import { unwrap } from '../platform/errors/plugin.ts';
import { builder } from '../platform/graphql/builder.ts';
import { costs } from '../platform/graphql/costs.ts';
import { OF_A_VIEW } from './graphql-parts.ts';
import { MAX_WINDOWS, myWindows, type PastWindow } from './windows.ts';

const PastWindowType = builder.objectRef<PastWindow>('PastWindow').implement({
  description: 'A window that was yours to answer: what you saw then, and what was answered for you or by you.',
  fields: (t) => ({
    matchId: t.exposeID('matchId'),
    title: t.exposeString('title'),
    step: t.exposeInt('step'),
    view: t.field({ type: 'JSON', extensions: costs({ own: OF_A_VIEW }), resolve: (window) => window.view }),
    line: t.exposeString('line'),
  }),
});

builder.queryField('myWindows', (t) =>
  t.field({
    type: [PastWindowType],
    extensions: costs({ own: 4_000, most: MAX_WINDOWS }),
    description: 'Past reaction windows of your own seats in one game, to try standing orders on.',
    args: { ruleSet: t.arg.string({ required: true }), limit: t.arg.int({ defaultValue: 60 }) },
    resolve: async (_root, { ruleSet, limit }, { services, caller }) => [
      ...(await myWindows(services, unwrap(known(caller)), ruleSet, Math.min(Math.max(limit ?? 60, 1), MAX_WINDOWS))),
    ],
  }),
);
