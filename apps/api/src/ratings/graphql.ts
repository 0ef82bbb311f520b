import { MatchSeatType } from '../match-api/graphql-parts.ts';
import { unwrap } from '../platform/errors/plugin.ts';
import { builder } from '../platform/graphql/builder.ts';
import { connectionOf, PAGE_ARGUMENTS } from '../platform/graphql/connections.ts';
import { costs, LOOK_UP } from '../platform/graphql/costs.ts';
import { firstPage, nodesOf, pageOfConnection } from '../platform/paging.ts';
import { type RatingShown, ratingShown } from './rating-shown.ts';
import { KINDS } from './rest.ts';
import {
  type Listed,
  MAX_LISTED,
  MAX_ROWS,
  type Point,
  type Rating,
  ratingList,
  ratingsOfPerson,
  type Shown,
} from './standing.ts';

const MAX_POOLS = 30;
/** Average number of points per pool: all pools of a person share `MAX_ROWS`. */
const POINTS_OF_A_POOL = Math.ceil(MAX_ROWS / MAX_POOLS);

const KindEnum = builder.enumType('RatingKind', { values: KINDS });

const ShownType = builder.objectRef<Shown>('ShownRating').implement({
  description: 'A rating, and how far it may be off.',
  fields: (t) => ({ rating: t.exposeInt('rating'), deviation: t.exposeInt('deviation') }),
});

const PointType = builder.objectRef<Point>('RatingPoint').implement({
  description: 'A rating at the end of a week, or after a match with several sides.',
  fields: (t) => ({
    at: t.exposeString('at', { description: 'ISO 8601.' }),
    rating: t.exposeInt('rating'),
    deviation: t.exposeInt('deviation'),
  }),
});

const RatingType = builder.objectRef<Rating>('Rating').implement({
  description: 'A person’s rating in a game: Glicko-2 for two sides, Plackett-Luce for more (CL-130, CL-138).',
  fields: (t) => ({
    game: t.exposeString('game'),
    kind: t.field({
      type: KindEnum,
      description: 'Which matches it is of.',
      resolve: ({ kind }) => kind as (typeof KINDS)[number],
    }),
    rating: t.exposeInt('rating'),
    deviation: t.exposeInt('deviation'),
    rated: t.exposeInt('rated', { description: 'Rated matches so far.' }),
    provisional: t.exposeBoolean('provisional', { description: 'Shown with "?".' }),
    preview: t.field({
      type: ShownType,
      nullable: true,
      description: 'As if the week closed now; null: nothing of theirs is in it.',
      resolve: ({ preview }) => preview,
    }),
    history: t.field({
      type: [PointType],
      extensions: costs({ own: 1, most: POINTS_OF_A_POOL }),
      description: 'Oldest first.',
      resolve: ({ history }) => [...history],
    }),
  }),
});

const RatingShownType = builder.objectRef<RatingShown>('RatingShown').implement({
  description: 'A rating as it stands beside a name.',
  fields: (t) => ({
    rating: t.exposeInt('rating'),
    provisional: t.exposeBoolean('provisional', { description: 'Shown with "?".' }),
  }),
});

builder.objectField(MatchSeatType, 'rating', (t) =>
  t.field({
    type: RatingShownType,
    nullable: true,
    // All that an answer asks for are read at once.
    extensions: costs({ own: 1 }),
    description: 'The holder’s rating in this game; null if unrated or vacant.',
    resolve: ({ user, game }, _args, context) =>
      user === null ? null : ratingShown(context, { userId: user.id, game }),
  }),
);

const ListedType = builder.objectRef<Listed>('ListedRating').implement({
  fields: (t) => ({
    userId: t.exposeID('userId'),
    name: t.exposeString('name'),
    rating: t.exposeInt('rating'),
    deviation: t.exposeInt('deviation'),
    rated: t.exposeInt('rated'),
  }),
});

const ListedConnection = connectionOf<Listed>('ListedRating', ListedType as never);

builder.queryFields((t) => ({
  ratings: t.field({
    type: [RatingType],
    extensions: costs({ own: 4 * LOOK_UP, most: MAX_POOLS }),
    description: 'The ratings of somebody, by game and kind, with their history.',
    args: { userId: t.arg.id({ required: true }) },
    resolve: async (_root, { userId }, { services }) => [...unwrap(await ratingsOfPerson(services, userId))],
  }),
  bestRatings: t.field({
    type: [ListedType],
    extensions: costs({ own: 4 * LOOK_UP, most: MAX_LISTED }),
    description: 'The best of a game, by what is sure of their rating (CL-121).',
    args: {
      game: t.arg.string({ required: true }),
      kind: t.arg({ type: KindEnum, defaultValue: 'duel' }),
    },
    resolve: async (_root, { game, kind }, { services }) => [
      ...nodesOf(await ratingList(services, { game, kind: kind ?? 'duel' }, firstPage(MAX_LISTED))),
    ],
  }),
  bestRatingsConnection: t.field({
    type: ListedConnection,
    extensions: costs({ own: 4 * LOOK_UP, most: MAX_LISTED }),
    description: 'The best of a game, by what is sure of their rating (CL-121), page by page.',
    args: {
      game: t.arg.string({ required: true }),
      kind: t.arg({ type: KindEnum, defaultValue: 'duel' }),
      first: t.arg.int({ description: PAGE_ARGUMENTS.first }),
      after: t.arg.string({ description: PAGE_ARGUMENTS.after }),
    },
    resolve: (_root, { game, kind, ...asked }, { services }) =>
      ratingList(services, { game, kind: kind ?? 'duel' }, pageOfConnection(asked, MAX_LISTED, 'number')),
  }),
}));
