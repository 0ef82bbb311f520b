import { operation } from '@fieldpost/client';

/** What waits for a person: matches for their orders, and letters in the talk of their matches for their eyes. */
export type Post = {
  readonly waiting: number;
  readonly unread: readonly { readonly matchId: string; readonly messages: number }[];
};

export const POST = operation<Record<string, never>, { readonly me: Post | null }>(
  `query Post { me { waiting unread { matchId messages } } }`,
);
