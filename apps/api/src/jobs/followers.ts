import { settleBattle } from '../campaigns/settling.ts';
import type { Context } from '../context.ts';
import { followMatch } from '../events/match-ended.ts';
import { followerOf } from './store.ts';

/**
 * Goes on with what `id` names, now that `matchId` has ended. It may be called twice; in the transaction that writes what comes of
 * the end it clears `matches.follow_due`.
 */
type Follower = (context: Context, id: string, matchId: string) => Promise<void>;

/** What goes on with the end of a match, by the kind that `matches.followed_by` names before its colon. */
const FOLLOWERS: Readonly<Record<string, Follower>> = { campaign: settleBattle, event: followMatch };

/** Tells whatever goes on with the end of a match; nothing where that has been done. */
export async function tellFollower(context: Context, matchId: string): Promise<void> {
  const name = await followerOf(context, matchId);
  if (name === null) return;
  const [kind = '', id = ''] = name.split(':');
  const follow = FOLLOWERS[kind];
  if (follow === undefined) throw new Error(`nothing of the kind ${kind} follows the end of a match`);
  await follow(context, id, matchId);
}
