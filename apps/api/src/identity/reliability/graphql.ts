import { builder } from '../../platform/graphql/builder.ts';
import { costs, LOOK_UP } from '../../platform/graphql/costs.ts';
import { UserType } from '../players/graphql.ts';
import { type Reliability, reliabilityOf } from './reliability.ts';

const ReliabilityType = builder.objectRef<Reliability>('Reliability').implement({
  description: 'How surely and how fast somebody answers, from their latest turns.',
  fields: (t) => ({
    turns: t.exposeInt('turns'),
    answered: t.exposeInt('answered'),
    missed: t.exposeInt('missed'),
    percent: t.exposeInt('percent', { nullable: true, description: 'Null: too few turns to tell.' }),
    formula: t.exposeString('formula'),
    quartiles: t.field({
      type: ['Float'],
      nullable: true,
      description: 'Quartiles of response times, in seconds.',
      resolve: ({ quartiles }) => quartiles && [...quartiles],
    }),
  }),
});

builder.objectFields(UserType, (t) => ({
  reliability: t.field({
    type: ReliabilityType,
    extensions: costs({ own: 5 * LOOK_UP }),
    resolve: ({ id }, _args, { services }) => reliabilityOf(services, id),
  }),
}));
