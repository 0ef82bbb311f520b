import type { MatchInList } from '@fieldpost/client';
import type { ReactNode } from 'react';
import { MatchCard } from '../match-card/match-card.tsx';
import styles from './desk.module.css';

export type PileProps = {
  readonly title: string;
  readonly matches: readonly MatchInList[];
  /** How many there are, in words; unless given as many as are here. */
  readonly count?: string;
  readonly timeZone: string;
  /** Unread letters by match. */
  readonly unread: ReadonlyMap<string, number>;
  readonly empty?: ReactNode;
};

/** Matches under a title with their number. */
export function Pile({ title, matches, count, timeZone, unread, empty }: PileProps) {
  if (matches.length === 0 && empty === undefined) return null;
  return (
    <section className="stack" aria-label={title}>
      <h2 className={styles.pileTitle}>
        {title} <span className="typed">({count ?? matches.length})</span>
      </h2>
      {matches.length === 0 ? empty : null}
      <ul className={`plain-list ${styles.cards}`}>
        {matches.map((match) => (
          <li key={match.id}>
            <MatchCard match={match} timeZone={timeZone} now={Date.now()} unread={unread.get(match.id) ?? 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}
