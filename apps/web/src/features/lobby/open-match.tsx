import type { MatchInList, RuleSetInfo } from '@fieldpost/client';
import Link from 'next/link';
import { ago } from '../words/durations.ts';
import { ruleSetName } from '../words/sides.ts';
import { JoinButtons } from './join-buttons.tsx';
import styles from './lobby.module.css';
import { OpenMatchFacts } from './open-match-facts.tsx';

type Props = {
  readonly match: MatchInList;
  readonly ruleSet: RuleSetInfo | null;
  readonly personId: string | null;
};

function Action({ match, personId }: Omit<Props, 'ruleSet'>) {
  const free = match.seats.filter((seat) => seat.user === null).map((seat) => seat.side);
  if (match.seats.some((seat) => seat.user !== null && seat.user.id === personId))
    return (
      <Link className="button" href={`/matches/${match.id}`}>
        Your match: to its waiting room
      </Link>
    );
  if (personId === null)
    return (
      <Link className="button button-main" href={`/sign-in?next=${encodeURIComponent('/lobby')}`}>
        Sign in to join
      </Link>
    );
  return <JoinButtons matchId={match.id} sides={free} />;
}

/** One match that waits: who, what, how fast, and the free side to sit down on. */
export function OpenMatch({ match, ruleSet, personId }: Props) {
  return (
    <article className={`sheet ${styles.card}`}>
      <div className="stack">
        <header>
          <p className="caption">
            {ruleSetName(match.ruleSet)}, {ago(Date.now() - Date.parse(match.createdAt))}
          </p>
          <h2 className={styles.title}>
            <Link href={`/matches/${match.id}`}>{match.title}</Link>
          </h2>
        </header>
        <OpenMatchFacts match={match} ruleSet={ruleSet} />
      </div>
      <Action match={match} personId={personId} />
    </article>
  );
}
