import { builder } from '../plugins/graphql/builder.ts';

/** What anyone may know of a person. */
export type PublicUser = { readonly id: string; readonly name: string };

export const UserType = builder.objectRef<PublicUser>('User').implement({
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});
