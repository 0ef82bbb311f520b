import { MatchType } from '../match-api/graphql.ts';
import { builder } from '../platform/graphql/builder.ts';
import { costs, LOOK_UP } from '../platform/graphql/costs.ts';
import { type Best, bestMatches, type Honoured, PERIODS } from './best.ts';
import { HONOURS } from './best-store.ts';

const HonourEnum = builder.enumType('Honour', {
  values: HONOURS,
  description: 'Longest and bloodiest beside what is usual in its game; closest by the strength that was left.',
});
const PeriodEnum = builder.enumType('Period', { values: Object.keys(PERIODS) as (keyof typeof PERIODS)[] });

const HonouredType = builder.objectRef<Honoured>('BestMatch').implement({
  description: 'A match among the best of late.',
  fields: (t) => ({
    honours: t.field({
      type: [HonourEnum],
      extensions: costs({ own: 0, most: HONOURS.length }),
      resolve: ({ honours }) => [...honours],
    }),
    match: t.expose('match', { type: MatchType }),
    turns: t.exposeInt('turns', { nullable: true, description: 'Its length, in turns of a side.' }),
    lost: t.exposeInt('lost', { nullable: true, description: 'What all sides lost for good, in units of the game.' }),
    margin: t.exposeInt('margin', {
      nullable: true,
      description: 'How far the strongest was ahead of the next in the end, in thousandths of its strength.',
    }),
    leads: t.exposeInt('leads', { nullable: true, description: 'How often the lead changed hands.' }),
  }),
});

const BestType = builder.objectRef<Best>('BestMatches').implement({
  description: 'The best of the last day, or of the week where the day has less than three.',
  fields: (t) => ({
    period: t.expose('period', { type: PeriodEnum }),
    matches: t.field({
      type: [HonouredType],
      extensions: costs({ own: 0, most: HONOURS.length }),
      resolve: ({ matches }) => [...matches],
    }),
  }),
});

builder.queryField('bestMatches', (t) =>
  t.field({
    type: BestType,
    extensions: costs({ own: 20 * LOOK_UP }),
    description: 'The longest, the closest and the bloodiest of late, among those that anybody may look at.',
    resolve: (_root, _args, { services }) => bestMatches(services),
  }),
);
