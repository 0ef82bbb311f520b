import { MatchCard } from '../match-card/match-card.tsx';
import type { WatchedMatch } from './operations.ts';
import styles from './watch.module.css';

type Props = { readonly matches: readonly WatchedMatch[]; readonly timeZone: string };

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** "34 turns, 7 lost": what is known of a match that has ended. */
function lengthOf({ turns, lost }: WatchedMatch): string {
  if (turns === null) return '';
  return lost === null || lost === 0 ? counted(turns, 'turn') : `${counted(turns, 'turn')}, ${lost} lost`;
}

/** Matches that anybody may watch, each as a card that leads to it. */
export function WatchedList({ matches, timeZone }: Props) {
  return (
    <ul className={`plain-list ${styles.cards}`}>
      {matches.map((one) => (
        <li key={one.match.id}>
          <MatchCard match={one.match} timeZone={timeZone} now={Date.now()} length={lengthOf(one)} />
        </li>
      ))}
    </ul>
  );
}
