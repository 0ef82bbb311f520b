import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { lacksAtField } from '../identity/auth/scopes.ts';
import { FaultError } from '../platform/errors/plugin.ts';
import type { GraphContext } from '../platform/graphql/builder.ts';

/** Puts the check of scopes before every root field, so that none can be added without one. */
export function guardFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
    if (type) guardType(type);
  return schema;
}

function guardType(type: GraphQLObjectType): void {
  for (const field of Object.values(type.getFields())) {
    const entrance = type.name === 'Subscription' ? 'subscribe' : 'resolve';
    const inner = field[entrance];
    if (!inner) throw new Error(`${type.name}.${field.name} has no ${entrance}`);
    field[entrance] = (root, args, context: GraphContext, info) => {
      const lacking = lacksAtField(context.caller, type.name, field.name);
      if (lacking) throw new FaultError(lacking);
      return inner(root, args, context, info);
    };
  }
}
