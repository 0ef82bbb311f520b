import type { Result } from '@fieldpost/engine';
import type { Context } from '../context.ts';
import type { Fault } from '../platform/errors/catalogue.ts';
import { unwrap } from '../platform/errors/plugin.ts';
import { builder, type GraphContext } from '../platform/graphql/builder.ts';
import { costs, LOOK_UP } from '../platform/graphql/costs.ts';
import { auditLog } from './audit.ts';
import { type AuditEntry, MAX_AUDIT_ENTRIES } from './audit-store.ts';
import { type Hand, handOf } from './office.ts';
import {
  deletePerson,
  exportPerson,
  findPeople,
  liftSuspension,
  MAX_FOUND,
  renamePerson,
  signOutEverywhere,
  suspend,
} from './people.ts';
import type { FoundPerson } from './people-store.ts';
import { removeTitle, TITLED } from './titles.ts';

const PersonType = builder.objectRef<FoundPerson>('AccountForOperator').implement({
  description: 'An account as an operator sees it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    emailVerified: t.exposeBoolean('emailVerified'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    demo: t.exposeBoolean('demo', { description: 'An account of the demonstration.' }),
    moderator: t.exposeBoolean('moderator'),
    operator: t.exposeBoolean('operator'),
    suspendedUntil: t.expose('suspendedUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Null: they may come in. The year 9999: until further notice.',
    }),
    suspendedFor: t.exposeString('suspendedFor', {
      nullable: true,
      description: 'Shown to them when they sign in.',
    }),
    silencedUntil: t.expose('silencedUntil', { type: 'DateTime', nullable: true }),
    mailBounce: t.exposeString('mailBounce', { nullable: true, description: 'Why letters do not arrive.' }),
    sessions: t.exposeInt('sessions', { description: 'Where they are signed in.' }),
    tokens: t.exposeInt('tokens', { description: 'Access tokens that are good.' }),
    playing: t.exposeInt('playing', { description: 'Seats in matches that are not over.' }),
  }),
});

const AuditEntryType = builder.objectRef<AuditEntry>('AuditEntry').implement({
  description: 'What somebody with an office did. Such entries are added, and neither changed nor deleted.',
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    actorName: t.exposeString('actorName', { nullable: true, description: 'Null: by the command line.' }),
    action: t.exposeString('action'),
    subject: t.exposeString('subject', { description: 'The id of whom it befell.' }),
    subjectName: t.exposeString('subjectName', { nullable: true }),
    about: t.expose('about', { type: 'JSON' }),
  }),
});

const TitledType = builder.enumType('TitledThing', { values: TITLED, description: 'What people give titles to.' });

const handIn = async ({ services, caller }: GraphContext): Promise<string> => unwrap(await handOf(services, caller));

builder.queryFields((t) => ({
  accounts: t.field({
    type: [PersonType],
    description:
      'For operators: accounts by id, part of the name (its start, for one or two characters), or start of the email address.',
    extensions: costs({ own: LOOK_UP, most: MAX_FOUND }),
    args: { search: t.arg.string({ required: true }) },
    resolve: async (_root, { search }, context) => {
      await handIn(context);
      return [...(await findPeople(context.services, search))];
    },
  }),
  auditLog: t.field({
    type: [AuditEntryType],
    description: 'For operators: what those with an office did, the latest first.',
    extensions: costs({ own: LOOK_UP, most: MAX_AUDIT_ENTRIES }),
    args: { subject: t.arg.id(), before: t.arg.id() },
    resolve: async (_root, { subject, before }, context) => {
      await handIn(context);
      return [...(await auditLog(context.services, { subject: subject ?? null, before: before ?? null }))];
    },
  }),
}));

/** Does an action as the operator who asks. */
async function done<Value>(
  context: GraphContext,
  action: (services: Context, hand: Hand) => Promise<Result<Value, Fault>>,
): Promise<Value> {
  const hand = await handIn(context);
  return unwrap(await action(context.services, hand));
}

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true });
  const reason = t.arg.string({ required: true });
  return {
    suspendPerson: t.boolean({
      description: 'For operators: suspends an account for a number of days, or indefinitely.',
      args: { id, reason, days: t.arg.int() },
      resolve: async (_root, { days, ...given }, context) =>
        (await done(context, (services, hand) => suspend(services, hand, { ...given, days: days ?? null }))) === null,
    }),
    liftSuspension: t.boolean({
      description: 'For operators: lets somebody in again.',
      args: { id, reason },
      resolve: async (_root, given, context) =>
        (await done(context, (services, hand) => liftSuspension(services, hand, given))) === null,
    }),
    signOutEverywhere: t.boolean({
      description: 'For operators: ends all sessions of somebody, and revokes all their access tokens.',
      args: { id, reason },
      resolve: async (_root, given, context) =>
        (await done(context, (services, hand) => signOutEverywhere(services, hand, given))) === null,
    }),
    renamePerson: t.boolean({
      description: 'For operators: gives somebody another name.',
      args: { id, reason, name: t.arg.string({ required: true }) },
      resolve: async (_root, given, context) =>
        (await done(context, (services, hand) => renamePerson(services, hand, given))) === null,
    }),
    exportPerson: t.field({
      type: 'JSON',
      description: 'For operators: all that is stored about somebody.',
      args: { id, reason },
      resolve: async (_root, given, context) =>
        JSON.parse(JSON.stringify(await done(context, (services, hand) => exportPerson(services, hand, given)))),
    }),
    deletePerson: t.boolean({
      description: 'For operators: deletes an account; confirm with its email address.',
      args: { id, reason, email: t.arg.string({ required: true }) },
      resolve: async (_root, given, context) =>
        (await done(context, (services, hand) => deletePerson(services, hand, given))) === null,
    }),
    removeTitle: t.boolean({
      description: 'For operators: removes a user-chosen title.',
      args: { of: t.arg({ type: TitledType, required: true }), id, reason },
      resolve: async (_root, given, context) =>
        (await done(context, (services, hand) => removeTitle(services, hand, given))) === null,
    }),
  };
});
