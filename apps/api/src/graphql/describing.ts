import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from 'graphql';
import { FIELDS, TYPES } from './descriptions.ts';

type Described = { description?: string | null | undefined };

/** The fields of a type; of a scalar, an enum or a union none. */
function fieldsOf(type: GraphQLNamedType): readonly (readonly [name: string, field: Described])[] {
  const has = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
  return has ? Object.entries(type.getFields()) : [];
}

/** All that a reader of the schema may want described, by name. */
export const describable = (schema: GraphQLSchema): readonly (readonly [name: string, what: Described])[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type))
    .flatMap((type) => [
      [type.name, type] as const,
      ...fieldsOf(type).map(([name, field]) => [`${type.name}.${name}`, field] as const),
    ]);

/** Describes what was made without a description. */
export function described(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, what] of describable(schema)) what.description ||= FIELDS[name] ?? TYPES[name] ?? null;
  return schema;
}
