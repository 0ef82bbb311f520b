import type { ZodType } from 'zod';
import { callerIn } from '../../identity/auth/graphql-caller.ts';
import { fault } from '../../platform/errors/catalogue.ts';
import { FaultError, unwrap } from '../../platform/errors/plugin.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { connectionOf, PAGE_ARGUMENTS } from '../../platform/graphql/connections.ts';
import { costs, LOOK_UP } from '../../platform/graphql/costs.ts';
import { firstPage, nodesOf, pageOfConnection } from '../../platform/paging.ts';
import { actOnFront, type FrontAct } from './acting.ts';
import { openFront } from './opening.ts';
import { type FrontListed, listFronts, MAX_FRONTS, seeFront } from './reading.ts';
import { frontAct, frontInput } from './rest.ts';

/** Sixty-four groups, each read with its state. */
const WHOLE = costs({ own: 10 * LOOK_UP });

const FrontConnection = connectionOf<FrontListed>('Front', 'JSON');

/** @throws FaultError MALFORMED */
function readAs<Value>(schema: ZodType<Value>, raw: unknown): Value {
  const read = schema.safeParse(raw);
  if (!read.success) throw new FaultError(fault('MALFORMED'));
  return read.data;
}

builder.queryFields((t) => ({
  fronts: t.field({
    type: ['JSON'],
    extensions: costs({ own: LOOK_UP, most: MAX_FRONTS }),
    description: 'The fronts of a club that you may see, the newest first.',
    args: { club: t.arg.string({ required: true }) },
    resolve: async (_root, { club }, { services, caller }) => {
      const found = await listFronts(services, caller, club, firstPage(MAX_FRONTS));
      return (found.ok ? nodesOf(found.value) : []) as never;
    },
  }),
  frontsConnection: t.field({
    type: FrontConnection,
    extensions: costs({ own: LOOK_UP, most: MAX_FRONTS }),
    description: 'The fronts of a club that you may see, the newest first, page by page.',
    args: {
      club: t.arg.string({ required: true }),
      first: t.arg.int({ description: PAGE_ARGUMENTS.first }),
      after: t.arg.string({ description: PAGE_ARGUMENTS.after }),
    },
    resolve: async (_root, { club, ...asked }, { services, caller }) => {
      const found = await listFronts(services, caller, club, pageOfConnection(asked, MAX_FRONTS, 'moment'));
      return found.ok ? found.value : { edges: [], next: null };
    },
  }),
  front: t.field({
    type: 'JSON',
    nullable: true,
    extensions: WHOLE,
    description: 'A front of a club: its groups side by side; null: none that you may see.',
    args: { club: t.arg.string({ required: true }), id: t.arg.id({ required: true }) },
    resolve: async (_root, { club, id }, { services, caller }) => {
      const seen = await seeFront(services, caller, club, id);
      return (seen.ok ? seen.value : null) as never;
    },
  }),
}));

builder.mutationFields((t) => ({
  openFront: t.field({
    type: 'JSON',
    extensions: WHOLE,
    description:
      'Opens a front of a club with its groups: {name, rules, options, settings, visibility, table, rated, groups}.',
    args: { club: t.arg.string({ required: true }), input: t.arg({ type: 'JSON', required: true }) },
    resolve: async (_root, { club, input }, context) => {
      const caller = callerIn(context);
      const { id } = unwrap(await openFront(context.services, caller, club, readAs(frontInput, input)));
      return unwrap(await seeFront(context.services, caller, club, id)) as never;
    },
  }),
  actOnFront: t.field({
    type: 'JSON',
    extensions: WHOLE,
    description: 'Adds groups {type: "add", groups}, or pauses or resumes all that are fought {type, reason}.',
    args: {
      club: t.arg.string({ required: true }),
      id: t.arg.id({ required: true }),
      act: t.arg({ type: 'JSON', required: true }),
    },
    resolve: async (_root, { club, id, act }, context) => {
      const caller = callerIn(context);
      const asked = readAs(frontAct, act) as FrontAct;
      return unwrap(await actOnFront(context.services, caller, club, id, asked)) as never;
    },
  }),
}));
