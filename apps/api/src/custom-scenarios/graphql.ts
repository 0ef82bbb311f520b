import { callerIn } from '../identity/auth/graphql-caller.ts';
import { unwrap } from '../platform/errors/plugin.ts';
import { builder } from '../platform/graphql/builder.ts';
import { costs, LOOK_UP } from '../platform/graphql/costs.ts';
import { type CustomScenario, customScenario, deleteScenario, myScenarios, saveScenario } from './service.ts';

const CustomScenarioType = builder.objectRef<CustomScenario>('CustomScenario').implement({
  description: 'A scenario that somebody has drawn.',
  fields: (t) => ({
    id: t.exposeID('id'),
    ruleSet: t.exposeString('ruleSet', { description: '"id@edition"' }),
    title: t.exposeString('title'),
    document: t.expose('document', { type: 'JSON', extensions: costs({ own: 100 }) }),
    revision: t.exposeInt('revision', { description: 'Revision; send the one you read when you save.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    mine: t.exposeBoolean('mine'),
    sides: t.exposeStringList('sides', { description: 'The sides that a match on it has.' }),
    shareKey: t.exposeString('shareKey', {
      nullable: true,
      description: 'Who knows it may read the scenario and play it. Null unless it is yours.',
    }),
  }),
});

builder.queryFields((t) => ({
  myScenarios: t.field({
    type: [CustomScenarioType],
    extensions: costs({ own: LOOK_UP, most: 100 }),
    description: 'What you have drawn, the latest first.',
    args: { ruleSet: t.arg.id() },
    resolve: async (_root, { ruleSet }, context) => [
      ...(await myScenarios(context.services, callerIn(context), ruleSet ?? null)),
    ],
  }),
  customScenario: t.field({
    type: CustomScenarioType,
    nullable: true,
    extensions: costs({ own: LOOK_UP }),
    description: 'By its id, if it is yours, or by its share key.',
    args: { key: t.arg.string({ required: true }) },
    resolve: async (_root, { key }, { services, caller }) => {
      const found = await customScenario(services, caller, key);
      return found.ok ? found.value : null;
    },
  }),
}));

const SaveScenarioInput = builder.inputType('SaveScenarioInput', {
  fields: (t) => ({
    id: t.id({ description: 'Left out: a new scenario.' }),
    ruleSet: t.id({ required: true }),
    title: t.string({ required: true }),
    document: t.field({ type: 'JSON', required: true }),
    revision: t.int({ description: 'The revision that you have read.' }),
  }),
});

builder.mutationFields((t) => ({
  saveScenario: t.field({
    type: CustomScenarioType,
    args: { input: t.arg({ type: SaveScenarioInput, required: true }) },
    resolve: async (_root, { input }, context) =>
      unwrap(await saveScenario(context.services, callerIn(context), input)),
  }),
  deleteScenario: t.boolean({
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => unwrap(await deleteScenario(context.services, callerIn(context), id)),
  }),
}));
