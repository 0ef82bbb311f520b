import type { MatchInList } from '@fieldpost/client';
import Link from 'next/link';
import { JoinButtons } from './join-buttons.tsx';

type Props = {
  readonly match: Pick<MatchInList, 'id' | 'seats' | 'joinBar'>;
  /** Where he comes back to who signs in first. */
  readonly next: string;
};

/** How one sits down in an open match, or why one may not. */
export function WayIn({ match: { id, seats, joinBar }, next }: Props) {
  if (joinBar === null)
    return <JoinButtons matchId={id} sides={seats.filter(({ user }) => user === null).map(({ side }) => side)} />;
  if (joinBar.code === 'UNAUTHENTICATED')
    return (
      <Link className="button button-main" href={`/sign-in?next=${encodeURIComponent(next)}`}>
        Sign in to take a side
      </Link>
    );
  if (joinBar.code === 'ALREADY_SEATED')
    return (
      <Link className="button" href={`/matches/${id}`}>
        Your match: to its waiting room
      </Link>
    );
  return <p className="notice">You may not join. {joinBar.message}</p>;
}
