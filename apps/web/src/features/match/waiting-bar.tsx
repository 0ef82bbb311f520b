'use client';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { BarWords } from '../../table/bar-words.tsx';
import bar from '../../table/order-bar.module.css';
import { Sign } from '../../table/sign.tsx';
import { isComputersTurn, waitingWords } from './head-words.ts';
import type { NextWaiting } from './next-waiting.ts';
import type { MatchData } from './operations.ts';

type Props = {
  readonly match: MatchData;
  readonly next: NextWaiting | null;
  readonly onReplay: (() => void) | null;
  /** The buttons after the end of the match; null while it runs. */
  readonly again: React.ReactNode;
};

/** So long a computer may think before the bar says that it takes longer, in ms. */
const LATE_MS = 20_000;

/** Whether one and the same step has been waited for longer than usual. */
function useLate(step: number): boolean {
  const [late, setLate] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setLate(step), LATE_MS);
    return () => clearTimeout(timer);
  }, [step]);
  return late === step;
}

/** The bar while the match waits for others, and after its end: who, what follows, and the viewer's next match. */
export function WaitingBar({ match, next, onReplay, again }: Props) {
  const words = waitingWords(match, useLate(match.step));
  return (
    <section className={bar.bar} aria-label="Orders">
      <div className={bar.lines}>
        <BarWords {...words} />
      </div>
      <div className={bar.keys}>
        <Button
          className={`button ${bar.left}`}
          waits={onReplay === null ? 'Nothing has happened yet.' : null}
          onClick={onReplay ?? undefined}
        >
          <Sign name="replay" />
          Replay
        </Button>
        <span className={bar.rest}>
          {again ?? (isComputersTurn(match) && match.you !== null && next === null ? <PleaseWait /> : null)}
          <Onward match={match} next={next} />
        </span>
      </div>
    </section>
  );
}

const PleaseWait = () => (
  <Button className="button" waits="The computer is thinking. Your turn opens automatically.">
    Please wait …
  </Button>
);

/** The link onward: the next match that waits, else the desk; for spectators Watch. */
function Onward({ match, next }: Pick<Props, 'match' | 'next'>) {
  if (match.you === null)
    return (
      <Link href="/watch" prefetch={false} className="button">
        To Watch
      </Link>
    );
  if (next === null)
    return (
      <Link href="/desk" prefetch={false} className="button">
        To desk
      </Link>
    );
  return (
    <Link href={`/matches/${next.id}`} prefetch={false} className="button button-main">
      Next match ({next.count})
    </Link>
  );
}
