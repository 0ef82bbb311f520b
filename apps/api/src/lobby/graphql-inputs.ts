import { ClockInput } from '../match-api/graphql-clock-input.ts';
import { builder } from '../platform/graphql/builder.ts';

export const DiceOfferInput = builder.inputType('DiceOfferInput', {
  description: 'Dice as they were offered.',
  fields: (t) => ({ matchId: t.id({ required: true }), commitment: t.string({ required: true }) }),
});

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
    dice: t.field({
      type: DiceOfferInput,
      description: 'The dice you were issued; required with a salt.',
    }),
    salt: t.string({ description: 'What you add to the dice: 32 hexadecimal digits.' }),
    joinRequirements: t.field({ type: 'JSON', description: 'Who may join: {reliability, responseHours, newcomers}.' }),
  }),
});
