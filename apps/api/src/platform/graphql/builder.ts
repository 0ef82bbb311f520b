import type { Json } from '@fieldpost/engine';
import SchemaBuilder from '@pothos/core';
import type { FastifyRequest } from 'fastify';
import { GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import type { Caller, Context } from '../../context.ts';
import { isMoment } from '../moment.ts';

/** What every resolver is given. */
export type GraphContext = {
  readonly services: Context;
  readonly caller: Caller | null;
  readonly request: FastifyRequest;
};

/** Fields are not null unless they say `nullable: true`. A feature's graphql.ts adds its types and fields to this builder. */
export const builder = new SchemaBuilder<{
  Context: GraphContext;
  DefaultFieldNullability: false;
  Scalars: {
    JSON: { Input: Json; Output: Json };
    DateTime: { Input: Date; Output: Date };
  };
}>({ defaultFieldNullability: false });

builder.queryType({});
builder.mutationType({});
builder.subscriptionType({});

function literal(node: ValueNode): Json {
  switch (node.kind) {
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value);
    case Kind.STRING:
    case Kind.ENUM:
      return node.value;
    case Kind.BOOLEAN:
      return node.value;
    case Kind.LIST:
      return node.values.map(literal);
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map((field) => [field.name.value, literal(field.value)]));
    default:
      return null;
  }
}

builder.addScalarType(
  'JSON',
  new GraphQLScalarType<Json, Json>({
    name: 'JSON',
    description: 'Any JSON value: views, commands and notices of a rule set.',
    parseValue: (raw) => raw as Json,
    serialize: (value) => value as Json,
    parseLiteral: (node) => literal(node),
  }),
);

function dateOf(raw: unknown): Date {
  const date = typeof raw === 'string' ? new Date(raw) : null;
  if (date === null || !isMoment(date)) throw new TypeError('A DateTime is a text like 2026-11-21T18:00:00Z');
  return date;
}

builder.addScalarType(
  'DateTime',
  new GraphQLScalarType<Date, string>({
    name: 'DateTime',
    description: 'A moment: ISO 8601 in UTC.',
    parseValue: dateOf,
    serialize: (value) => (value instanceof Date ? value.toISOString() : dateOf(value).toISOString()),
    parseLiteral: (node) => dateOf(node.kind === Kind.STRING ? node.value : null),
  }),
);
