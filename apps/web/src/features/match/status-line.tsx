'use client';
import { remaining } from '../words/durations.ts';
import { momentIn } from '../words/moments.ts';
import { stampOf, standingOf, waitSentence } from '../words/standing.ts';
import { markIn } from './mark-in.ts';
import styles from './match.module.css';
import type { MatchData } from './operations.ts';

type Props = {
  readonly match: MatchData;
  /** The server's clock in ms. */
  readonly now: number;
  readonly zone: string;
  readonly line: 'connecting' | 'live' | 'polling';
  /** Something that they ordered is on its way. */
  readonly sending: boolean;
  /** While a replay is shown nothing tells how things stand now. */
  readonly replaying: boolean;
};

/** CL-014: why who looks on at a match of an event is shown it late. */
const lateness = (handOvers: number): string =>
  `Spectators see this match ${handOvers === 1 ? '1 handover' : `${handOvers} handovers`} late, as its event requires.`;

const SHORT_MS = 6 * 3_600_000;

/** One line: whose mark, what is asked, how much time is left. */
export function StatusLine({ match, now, zone, line, sending, replaying }: Props) {
  const standing = standingOf(match);
  const left = match.deadline === null ? null : new Date(match.deadline).getTime() - now;
  const side = match.waitingFor[0] ?? match.you?.side ?? match.seats[0]?.side ?? '';
  if (replaying)
    return (
      <p className={styles.statusLine} role="status">
        What happened
      </p>
    );
  return (
    <p
      className={styles.statusLine}
      role="status"
      data-standing={standing}
      data-mark={markIn(match, side)}
      data-sending={sending ? '' : undefined}
    >
      <span className={styles.sideMark} aria-hidden="true" />
      <span className={styles.asked}>
        <b>{stampOf(match)}</b> <span>{waitSentence(match)}</span>
        {match.spectatorDelay > 0 ? <span className="soft"> {lateness(match.spectatorDelay)}</span> : null}
        {line === 'polling' ? <span className="soft"> Connection lost: retrying every few seconds.</span> : null}
      </span>
      {sending ? <Sending /> : null}
      {match.status === 'playing' && match.deadline !== null && left !== null ? (
        <time
          className={`typed ${styles.left}`}
          dateTime={match.deadline}
          title={`Time left, until ${momentIn(zone, match.deadline)}`}
          data-short={left < SHORT_MS ? '' : undefined}
        >
          {remaining(left)}
        </time>
      ) : null}
    </p>
  );
}

/** Over what is asked, which may be asked no longer; shown to the eye alone, for what came of it is read aloud in a moment. */
const Sending = () => (
  <span className={styles.sending} aria-hidden="true">
    Sending your order.
  </span>
);
