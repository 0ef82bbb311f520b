import { settleBattle } from '../campaigns/settling.ts';
import type { Context } from '../context.ts';
import { followMatch } from '../events/match-ended.ts';
import { followerOf } from './store.ts';

/**
 * Continues what `id` names after `matchId` has ended. It may be called twice. It must clear `matches.follow_due` in
 * the transaction that writes the consequences.
 */
type Follower = (context: Context, id: string, matchId: string) => Promise<void>;

/** The followers of a match's end, by the kind that `matches.followed_by` names before its colon. */
const FOLLOWERS: Readonly<Record<string, Follower>> = { campaign: settleBattle, event: followMatch };

/** Notifies the follower of a match's end; does nothing if that has been done. */
export async function tellFollower(context: Context, matchId: string): Promise<void> {
  const name = await followerOf(context, matchId);
  if (name === null) return;
  const [kind = '', id = ''] = name.split(':');
  const follow = FOLLOWERS[kind];
  if (follow === undefined) throw new Error(`nothing of the kind ${kind} follows the end of a match`);
  await follow(context, id, matchId);
}
