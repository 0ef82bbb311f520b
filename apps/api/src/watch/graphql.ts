import { MatchType } from '../match-api/graphql.ts';
import { builder } from '../platform/graphql/builder.ts';
import { connectionOf, PAGE_ARGUMENTS } from '../platform/graphql/connections.ts';
import { costs, LOOK_UP } from '../platform/graphql/costs.ts';
import { pageOfConnection } from '../platform/paging.ts';
import { MAX_WATCHED, type Watched, watchedMatches } from './service.ts';
import { ORDERS, STATES } from './store.ts';

const WatchedType = builder.objectRef<Watched>('WatchedMatch').implement({
  description: 'A public match, with figures calculated a few minutes after its end; null before.',
  fields: (t) => ({
    match: t.expose('match', { type: MatchType }),
    turns: t.exposeInt('turns', { nullable: true, description: 'Its length, in turns of a side.' }),
    lost: t.exposeInt('lost', { nullable: true, description: 'What all sides lost for good, in units of the game.' }),
    margin: t.exposeInt('margin', {
      nullable: true,
      description: 'How far the strongest was ahead of the next in the end, in thousandths of its strength.',
    }),
  }),
});

const WatchedConnection = connectionOf<Watched>('Watched', WatchedType as never);

builder.queryField('watchConnection', (t) =>
  t.field({
    type: WatchedConnection,
    extensions: costs({ own: 20 * LOOK_UP, most: MAX_WATCHED }),
    description: 'Running and finished matches that anybody may watch, page by page.',
    args: {
      ruleSet: t.arg.id(),
      scenario: t.arg.string(),
      player: t.arg.id({ description: 'The id of a person, or the beginning of a name.' }),
      state: t.arg({ type: builder.enumType('WatchState', { values: STATES }), description: 'Else both.' }),
      winner: t.arg.string({ description: 'The side that won, or "drawn".' }),
      reason: t.arg.string({ description: 'Why it ended.' }),
      turnsFrom: t.arg.int(),
      turnsTo: t.arg.int(),
      order: t.arg({
        type: builder.enumType('WatchOrder', { values: ORDERS }),
        defaultValue: 'newest',
        description: 'The last begun or ended first, or those of the most turns.',
      }),
      first: t.arg.int({ description: PAGE_ARGUMENTS.first }),
      after: t.arg.string({ description: PAGE_ARGUMENTS.after }),
    },
    resolve: (_root, { first, after, order, ...asked }, { services, caller }) => {
      const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null));
      const page = pageOfConnection({ first, after }, MAX_WATCHED, 'momentOrCount');
      return watchedMatches(services, caller, { ...given, order: order ?? 'newest' }, page);
    },
  }),
);
