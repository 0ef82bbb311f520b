'use client';
import { useEffect, useState } from 'react';
import { remaining } from '../words/durations.ts';
import { momentIn } from '../words/moments.ts';
import { markOf, sideName } from '../words/sides.ts';
import { STAMPS, standingOf, waitSentence } from '../words/standing.ts';
import styles from './match.module.css';
import type { MatchData } from './operations.ts';

type Props = {
  readonly match: MatchData;
  /** The server's clock in ms when the page was made. */
  readonly now: number;
  readonly zone: string;
  readonly line: 'connecting' | 'live' | 'polling';
};

const SHORT_MS = 6 * 3_600_000;

/** The server's clock, ticking on in this browser. */
function useNow(start: number): number {
  const [now, setNow] = useState(start);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setNow(start + performance.now() - began), 10_000);
    return () => clearInterval(timer);
  }, [start]);
  return now;
}

/** Whose move it is, why, until when, and what happens if time runs out. */
export function StatusStrip({ match, now: start, zone, line }: Props) {
  const now = useNow(start);
  const standing = standingOf(match);
  const left = match.deadline === null ? null : new Date(match.deadline).getTime() - now;
  return (
    <header className={styles.status} data-standing={standing}>
      <p className={`stamp ${standing === 'your-move' ? '' : standing === 'won' ? 'stamp-go' : 'stamp-soft'}`}>
        {STAMPS[standing]}
      </p>
      <p className={styles.why}>{waitSentence(match)}</p>
      {match.status === 'playing' && match.deadline !== null && left !== null ? (
        <p className={styles.until}>
          <b className="typed" data-short={left < SHORT_MS ? '' : undefined}>
            {remaining(left)}
          </b>{' '}
          left, until <time dateTime={match.deadline}>{momentIn(zone, match.deadline)}</time>
        </p>
      ) : null}
      <Sides match={match} now={now} />
      {line === 'polling' ? <p className="small soft">The line is down: asking again every few seconds.</p> : null}
    </header>
  );
}

/** Both sides with their time. A clock that runs counts down. */
function Sides({ match, now }: { readonly match: MatchData; readonly now: number }) {
  const start = useState(now)[0];
  return (
    <ul className={styles.sides}>
      {match.seats.map((seat) => {
        const spent = seat.running ? now - start : 0;
        const waits = match.status === 'playing' && match.waitingFor.includes(seat.side);
        return (
          <li
            key={`${seat.side}${seat.player}`}
            data-mark={markOf(seat.side, match.seats)}
            data-waits={waits ? '' : undefined}
          >
            <span className={styles.sideMark} aria-hidden="true" />
            <span>
              {seat.user?.name ?? 'nobody'}{' '}
              <span className="soft">
                {sideName(seat.side)}
                {match.you?.side === seat.side && match.you.player === seat.player ? ' (you)' : ''}
              </span>
            </span>
            {seat.reserveMs === null || match.status !== 'playing' ? null : (
              <span className="typed">{remaining(Math.max(0, seat.reserveMs - spent))}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
