import { ClockInput } from '../matches/graphql-clock-input.ts';
import { builder } from '../platform/graphql/builder.ts';

export const CreateMatchInput = builder.inputType('CreateMatchInput', {
  fields: (t) => ({
    ruleSet: t.id({ required: true }),
    scenario: t.string({ required: true }),
    scenarioDocument: t.field({ type: 'JSON', description: 'A whole scenario instead of a listed one.' }),
    customScenario: t.string({
      description: 'A custom scenario instead, by its id if it is yours or by its share key.',
    }),
    options: t.field({ type: 'JSON' }),
    title: t.string(),
    listed: t.boolean(),
    clock: t.field({ type: ClockInput }),
    side: t.string({ description: "The creator's side." }),
    solo: t.boolean({ description: 'The creator holds every side.' }),
    bot: t.string({ description: 'A computer player, by name, takes every other side.' }),
    joinRequirements: t.field({ type: 'JSON', description: 'Who may join: {reliability, responseHours, newcomers}.' }),
  }),
});
