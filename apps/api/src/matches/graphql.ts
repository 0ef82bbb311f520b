import { builder } from '../plugins/graphql/builder.ts';
import type { StoredMatch } from './stored.ts';

export const MatchType = builder.objectRef<StoredMatch>('Match').implement({
  fields: (t) => ({ id: t.exposeID('id') }),
});
builder.queryField('match', (t) =>
  t.field({ type: MatchType, nullable: true, args: { id: t.arg.id({ required: true }) }, resolve: () => null }),
);
builder.mutationField('resign', (t) =>
  t.field({ type: MatchType, nullable: true, args: { matchId: t.arg.id({ required: true }) }, resolve: () => null }),
);
builder.subscriptionField('matchChanged', (t) =>
  t.field({
    type: 'Int',
    subscribe: async function* () {
      yield 1;
    },
    resolve: () => 1,
  }),
);
