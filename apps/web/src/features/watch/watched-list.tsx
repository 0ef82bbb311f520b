import { FollowButton } from '../follow/follow-button.tsx';
import { MatchCard } from '../match-card/match-card.tsx';
import type { WatchedMatch } from './operations.ts';
import styles from './watch.module.css';

type Props = {
  readonly matches: readonly WatchedMatch[];
  readonly timeZone: string;
  /** The matches that the reader follows; null: nobody is signed in, or it is not asked here. */
  readonly followed?: readonly string[] | null;
};

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** "34 turns, 7 lost": what is known of a match that has ended. */
function lengthOf({ turns, lost }: WatchedMatch): string {
  if (turns === null) return '';
  return lost === null || lost === 0 ? counted(turns, 'turn') : `${counted(turns, 'turn')}, ${lost} lost`;
}

/** Matches that anybody may watch, each as a card that leads to it. */
export function WatchedList({ matches, timeZone, followed = null }: Props) {
  return (
    <ul className={`plain-list ${styles.cards}`}>
      {matches.map((one) => (
        <li key={one.match.id}>
          <MatchCard match={one.match} timeZone={timeZone} now={Date.now()} length={lengthOf(one)} />
          {followed === null || one.match.status !== 'playing' || one.match.you !== null ? null : (
            <div className={`row ${styles.follow}`}>
              <FollowButton
                of="match"
                id={one.match.id}
                name={one.match.title}
                followed={followed.includes(one.match.id)}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
