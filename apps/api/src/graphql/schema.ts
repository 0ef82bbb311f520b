import type { GraphQLSchema } from 'graphql';
import '../identity/players/graphql.ts';
import '../lobby/graphql.ts';
import '../lobby/graphql-dice.ts';
import '../lobby/graphql-join-blockers.ts';
import '../lobby/seats-graphql.ts';
import '../matches/graphql.ts';
import '../competitions/graphql.ts';
import '../ratings/graphql.ts';
import '../watch/graphql.ts';
import '../messages/graphql.ts';
import '../messages/moderation-graphql.ts';
import '../matches/graphql-windows.ts';
import '../notifications/graphql.ts';
import '../notifications/preferences/graphql.ts';
import '../notifications/push/graphql.ts';
import '../notifications/webhooks/graphql.ts';
import '../notifications/mail-actions/graphql.ts';
import '../notifications/feeds/graphql.ts';
import '../custom-scenarios/graphql.ts';
import '../campaigns/graphql.ts';
import '../attendance/graphql.ts';
import '../attendance/graphql-mutations.ts';
import '../identity/reliability/graphql.ts';
import { builder } from '../platform/graphql/builder.ts';
import { guardFields } from './guard.ts';

/** The whole schema: each import above adds its feature's part. */
export const schema: GraphQLSchema = guardFields(builder.toSchema());
