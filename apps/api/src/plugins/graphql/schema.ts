import type { GraphQLSchema } from 'graphql';
import '../../players/graphql.ts';
import '../../lobby/graphql.ts';
import '../../lobby/graphql-bars.ts';
import '../../matches/graphql.ts';
import '../../matches/graphql-windows.ts';
import '../../dispatches/graphql.ts';
import '../../channels/graphql.ts';
import '../../push/graphql.ts';
import '../../webhooks/graphql.ts';
import '../../letters/graphql.ts';
import '../../feeds/graphql.ts';
import '../../scenarios/graphql.ts';
import '../../absence/graphql.ts';
import '../../absence/graphql-deeds.ts';
import '../../reliability/graphql.ts';
import { builder } from './builder.ts';
import { guardFields } from './guard.ts';

/** The whole schema: each import above adds its feature's part. */
export const schema: GraphQLSchema = guardFields(builder.toSchema());
