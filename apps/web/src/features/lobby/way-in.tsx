import type { MatchInList } from '@fieldpost/client';
import Link from 'next/link';
import { JoinButtons } from './join-buttons.tsx';

type Props = {
  readonly match: Pick<MatchInList, 'id' | 'ruleSet' | 'seats' | 'joinBlocker'>;
  /** The path to return to after signing in. */
  readonly next: string;
};

/** Shows how to join an open match, or why this reader may not join. */
export function WayIn({ match: { id, ruleSet, seats, joinBlocker }, next }: Props) {
  if (joinBlocker === null)
    return (
      <JoinButtons
        matchId={id}
        ruleSet={ruleSet}
        sides={seats.filter(({ user }) => user === null).map(({ side }) => side)}
      />
    );
  if (joinBlocker.code === 'UNAUTHENTICATED')
    return (
      <Link className="button button-main" href={`/sign-in?next=${encodeURIComponent(next)}`}>
        Sign in to join
      </Link>
    );
  if (joinBlocker.code === 'ACCOUNT_REQUIRED')
    return (
      <Link className="button button-main" href={`/sign-up?next=${encodeURIComponent(next)}`}>
        Create account to join
      </Link>
    );
  if (joinBlocker.code === 'ALREADY_SEATED')
    return (
      <Link className="button" href={`/matches/${id}`}>
        Your match: open waiting room
      </Link>
    );
  return <p className="notice">You cannot join. {joinBlocker.message}</p>;
}
