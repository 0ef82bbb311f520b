import { operation } from '@fieldpost/client';

/** A person's open items: matches that wait for their orders, and unread messages of their matches. */
export type Post = {
  readonly waiting: number;
  readonly unread: readonly { readonly matchId: string; readonly messages: number }[];
};

export const POST = operation<Record<string, never>, { readonly me: Post | null }>(
  `query Post { me { waiting unread { matchId messages } } }`,
);
