import { unwrap } from '../../platform/errors/plugin.ts';
import { builder, type GraphContext } from '../../platform/graphql/builder.ts';
import { costs, LOOK_UP } from '../../platform/graphql/costs.ts';
import { demoAccounts } from '../auth/demo.ts';
import { callerIn } from '../auth/graphql-caller.ts';
import { isProgram } from '../auth/names.ts';
import { createToken, listTokens, type NewToken, revokeToken, type TokenInfo } from '../auth/tokens.ts';
import { deleteAccount } from './accounts.ts';
import { saveLessonProgress } from './lessons.ts';
import type { Results } from './results.ts';
import {
  listSessions,
  type Me,
  meOf,
  resultsOfUser,
  revokeSession,
  type SessionInfo,
  updateProfile,
} from './service.ts';
import { findPerson } from './store.ts';

/** The public data of a person. */
export type PublicUser = { readonly id: string; readonly name: string };

const ResultsType = builder.objectRef<Results>('Results').implement({
  description: 'How the finished matches of one rule set went.',
  fields: (t) => ({
    ruleSet: t.exposeID('ruleSet'),
    played: t.exposeInt('played'),
    won: t.exposeInt('won'),
    drawn: t.exposeInt('drawn'),
    lost: t.exposeInt('lost'),
    usualScenario: t.exposeString('usualScenario', { description: 'The scenario that they played most.' }),
    usualArmy: t.exposeString('usualArmy', {
      nullable: true,
      description: 'What they came with most, in words; null: all come with the same.',
    }),
    usualSide: t.exposeString('usualSide', { nullable: true, description: 'The side that they held most.' }),
  }),
});

export const UserType = builder.objectRef<PublicUser>('User').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    program: t.boolean({
      description: 'A program plays for this account.',
      resolve: ({ name }) => isProgram(name),
    }),
    results: t.field({
      type: [ResultsType],
      extensions: costs({ own: 10 * LOOK_UP, most: 10 }),
      description: 'Finished matches, counted by rule set.',
      resolve: ({ id }, _args, { services }) => resultsOfUser(services, id),
    }),
  }),
});

const TokenType = builder.objectRef<TokenInfo>('AccessToken').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    scopes: t.exposeStringList('scopes'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
  }),
});

const NewTokenType = builder.objectRef<NewToken>('NewToken').implement({
  fields: (t) => ({
    token: t.expose('token', { type: TokenType }),
    secret: t.exposeString('secret', { description: 'Shown this once: only its SHA-256 is kept.' }),
  }),
});

const SessionType = builder.objectRef<SessionInfo>('SessionInfo').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    usedAt: t.expose('usedAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    address: t.exposeString('address', { nullable: true }),
    device: t.exposeString('device', { nullable: true }),
    current: t.exposeBoolean('current'),
  }),
});

export const MeType = builder.objectRef<Me>('Me').implement({
  description: 'Your own account.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    emailVerified: t.exposeBoolean('emailVerified'),
    timeZone: t.exposeString('timeZone'),
    mailTurns: t.exposeBoolean('mailTurns'),
    matchLimit: t.exposeInt('matchLimit', { nullable: true }),
    demo: t.exposeBoolean('demo'),
    guest: t.exposeBoolean('guest', {
      description: 'You play without an account: sign up, and your matches are yours.',
    }),
    named: t.exposeBoolean('named', { description: 'False: you have not chosen your name yet.' }),
    lessons: t.expose('lessons', { type: 'JSON', description: 'Prompts done of the lesson of each game, by its id.' }),
    program: t.exposeBoolean('program', {
      description: 'A program plays for this account: its name ends with "(bot)".',
    }),
    tokens: t.field({
      type: [TokenType],
      extensions: costs({ own: LOOK_UP, most: 50 }),
      resolve: (_me, _args, c) => listTokens(c.services, callerIn(c)),
    }),
    sessions: t.field({
      type: [SessionType],
      extensions: costs({ own: LOOK_UP, most: 50 }),
      resolve: (_me, _args, c) => listSessions(c.services, callerIn(c)),
    }),
  }),
});

const mine = async (context: GraphContext): Promise<Me> => unwrap(await meOf(context.services, callerIn(context)));

builder.queryFields((t) => ({
  me: t.field({
    type: MeType,
    nullable: true,
    extensions: costs({ own: LOOK_UP }),
    description: 'Null for a stranger.',
    resolve: (_root, _args, context) => (context.caller === null ? null : mine(context)),
  }),
  user: t.field({
    type: UserType,
    nullable: true,
    extensions: costs({ own: LOOK_UP }),
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { services }) => findPerson(services.db, id),
  }),
  demoAccounts: t.field({
    type: [UserType],
    extensions: costs({ own: LOOK_UP, most: 8 }),
    description: 'The accounts of the demonstration, which sign in with a button; none elsewhere.',
    resolve: (_root, _args, { services }) => demoAccounts(services),
  }),
}));

builder.mutationFields((t) => ({
  updateProfile: t.field({
    type: MeType,
    args: {
      name: t.arg.string(),
      timeZone: t.arg.string(),
      mailTurns: t.arg.boolean(),
      matchLimit: t.arg.int({
        description: 'How many running matches you want at most where events ask; 0: you do not say.',
      }),
      program: t.arg.boolean(),
    },
    resolve: async (_root, args, c) => unwrap(await updateProfile(c.services, callerIn(c), args)),
  }),
  createToken: t.field({
    type: NewTokenType,
    args: { name: t.arg.string({ required: true }), scopes: t.arg.stringList() },
    resolve: async (_root, args, c) => unwrap(await createToken(c.services, callerIn(c), args)),
  }),
  revokeToken: t.field({
    type: MeType,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, c) => {
      unwrap(await revokeToken(c.services, callerIn(c), id));
      return mine(c);
    },
  }),
  revokeSession: t.field({
    type: MeType,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, c) => {
      unwrap(await revokeSession(c.services, callerIn(c), id));
      return mine(c);
    },
  }),
  saveLessonProgress: t.field({
    type: 'JSON',
    description: 'Notes how far you have come in the lessons, `{game: prompts done}`: what is further counts.',
    args: { progress: t.arg({ type: 'JSON', required: true }) },
    resolve: async (_root, { progress }, c) => unwrap(await saveLessonProgress(c.services, callerIn(c), progress)),
  }),
  deleteAccount: t.boolean({
    description: 'Deletes your account; confirm with your email address.',
    args: { email: t.arg.string({ required: true }) },
    resolve: async (_root, { email }, c) => unwrap(await deleteAccount(c.services, callerIn(c), email)) === null,
  }),
}));
