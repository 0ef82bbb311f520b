import { IN_LIST, type MatchInList, operation, type Person } from '@fieldpost/client';

/** The players and matches that the reader follows, with their public matches in play. */
export type Following = {
  readonly people: readonly Person[];
  /** Matches that one follows by name, running and ended. */
  readonly matchIds: readonly string[];
  readonly running: readonly MatchInList[];
};

/** The part that the desk shows. */
export const FOLLOWING = operation<Record<string, never>, { readonly following: Following }>(
  `query Following { following { people { id name } matchIds running { ${IN_LIST} } } }`,
);

/** By whom and what buttons know what they do. */
export const FOLLOWED = operation<
  Record<string, never>,
  { readonly following: Pick<Following, 'people' | 'matchIds'> }
>('query Followed { following { people { id name } matchIds } }');

type ById = { readonly id: string };

export const FOLLOW_PERSON = operation<ById, { readonly followPerson: boolean }>(
  'mutation FollowPerson($id: ID!) { followPerson(id: $id) }',
);
export const UNFOLLOW_PERSON = operation<ById, { readonly unfollowPerson: boolean }>(
  'mutation UnfollowPerson($id: ID!) { unfollowPerson(id: $id) }',
);
export const FOLLOW_MATCH = operation<ById, { readonly followMatch: boolean }>(
  'mutation FollowMatch($id: ID!) { followMatch(id: $id) }',
);
export const UNFOLLOW_MATCH = operation<ById, { readonly unfollowMatch: boolean }>(
  'mutation UnfollowMatch($id: ID!) { unfollowMatch(id: $id) }',
);
