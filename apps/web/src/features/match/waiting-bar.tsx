'use client';
import Link from 'next/link';
import { Button } from '../../design/button.tsx';
import bar from '../../table/order-bar.module.css';
import { Sign } from '../../table/sign.tsx';
import { isOut } from '../words/standing.ts';
import type { NextWaiting } from './next-waiting.ts';
import type { MatchData } from './operations.ts';

type Props = {
  readonly match: MatchData;
  readonly next: NextWaiting | null;
  readonly onReplay: (() => void) | null;
  /** What may be pressed once the match is over; null while it runs. */
  readonly again: React.ReactNode;
};

const WORDS = {
  over: ['The match has ended.', 'Replay it or read the diary.'],
  out: ['You are out. The others play on.', 'Find the match under Finished matches.'],
  waiting: ['Waiting for your opponent.', 'We let you know when it is your move.'],
} as const;

/** The bar while others are awaited, and after the end: who, what then, and the next match that waits for the viewer. */
export function WaitingBar({ match, next, onReplay, again }: Props) {
  const [order, result] = WORDS[match.status === 'finished' ? 'over' : isOut(match) ? 'out' : 'waiting'];
  return (
    <section className={bar.bar} aria-label="Orders">
      <div className={bar.lines}>
        <span className={bar.who} />
        <span className={bar.words}>
          <span className={bar.order}>{order}</span>
          <span className={bar.result}>{result}</span>
        </span>
      </div>
      <div className={bar.keys}>
        <Button
          className={`button ${bar.left}`}
          waits={onReplay === null ? 'Nothing has happened yet.' : null}
          onClick={onReplay ?? undefined}
        >
          <Sign name="replay" />
          <span className="unseen">Replay</span>
        </Button>
        <span className={bar.rest}>
          {again}
          {match.you === null ? null : next === null ? (
            <Link href="/desk" prefetch={false} className="button">
              Go to your desk
            </Link>
          ) : (
            <Link href={`/matches/${next.id}`} prefetch={false} className="button button-main">
              Next match ({next.count})
            </Link>
          )}
        </span>
      </div>
    </section>
  );
}
