'use client';
import { useState } from 'react';
import { remaining } from '../words/durations.ts';
import { momentIn } from '../words/moments.ts';
import { standingOf } from '../words/standing.ts';
import { type HeadState, headWords } from './head-words.ts';
import { markIn } from './mark-in.ts';
import styles from './match.module.css';
import type { MatchData } from './operations.ts';

type Props = HeadState & {
  /** The server's clock in ms. */
  readonly now: number;
  readonly zone: string;
  readonly line: 'connecting' | 'live' | 'polling';
  /** Something that they ordered is on its way. */
  readonly sending: boolean;
  /** A tap on the second line asks for it once more; null: it asks for nothing. */
  readonly onNews: (() => void) | null;
  /** The whole match is replayed: nothing tells how things stand now. */
  readonly replaying: boolean;
};

/** CL-014: why who looks on at a match of an event is shown it late. */
const lateness = (handOvers: number): string =>
  `Spectators see this match ${handOvers === 1 ? '1 handover' : `${handOvers} handovers`} late, as its event requires.`;

const HOUR = 3_600_000;
const SHORT_MS = 6 * HOUR;

/** Under 6 hours a warning, under 1 hour haste. */
export const toneOf = (left: number): 'hurry' | 'soon' | undefined =>
  left < HOUR ? 'hurry' : left < SHORT_MS ? 'soon' : undefined;

/** Somebody waits for an answer of theirs within another's turn. */
const isAnswering = ({ match, scenes, held }: Props): boolean =>
  scenes === null && held === null && standingOf(match) === 'your-move' && match.pending?.clock === 'reaction';

/** Two lines, always as high: whose turn with the time that is left, and the goal. */
export function StatusLine(props: Props) {
  const { match, now, zone, line, sending, scenes, onNews } = props;
  const [dated, setDated] = useState(false);
  const words = props.replaying ? { ...headWords(props), line: 'Replay' } : headWords(props);
  const side = scenes?.side ?? match.waitingFor[0] ?? match.you?.side ?? match.seats[0]?.side ?? '';
  const until = match.deadline === null || match.status !== 'playing' ? null : momentIn(zone, match.deadline);
  const said = dated && until !== null ? `Until ${until} (${zone})` : besides(match, line) || words.line;
  return (
    <div
      className={styles.statusLine}
      data-standing={scenes === null ? standingOf(match) : 'scenes'}
      data-answers={isAnswering(props) ? '' : undefined}
      data-mark={markIn(match, side)}
      data-sending={sending ? '' : undefined}
    >
      <span className={styles.sideMark} aria-hidden="true" />
      <p className={styles.asked} role={props.held === null ? 'status' : undefined}>
        <span className={styles.whose}>
          <b>{words.who}</b>
          {words.rest === '' ? null : <span> · {words.rest}</span>}
        </span>
        <span>{said}</span>
      </p>
      {onNews === null ? null : (
        <button type="button" className={styles.again} onClick={onNews}>
          <span className="unseen">{said}: answer</span>
        </button>
      )}
      {sending ? <Sending /> : null}
      {until === null || scenes !== null ? null : (
        <TimeLeft match={match} now={now} until={until} onTap={() => setDated(!dated)} dated={dated} />
      )}
    </div>
  );
}

/** The text before the goal: a spectator's delay, or a lost connection. */
function besides({ spectatorDelay }: MatchData, line: Props['line']): string {
  if (line === 'polling') return 'Connection lost: retrying every few seconds.';
  return spectatorDelay > 0 ? lateness(spectatorDelay) : '';
}

type TimeProps = Pick<Props, 'match' | 'now'> & {
  readonly until: string;
  readonly dated: boolean;
  readonly onTap: () => void;
};

/** The time that is left; a tap tells the date in the viewer's own zone. */
function TimeLeft({ match, now, until, dated, onTap }: TimeProps) {
  const left = new Date(match.deadline ?? '').getTime() - now;
  const tone = toneOf(left);
  return (
    <button
      type="button"
      className={`typed ${styles.left}`}
      aria-pressed={dated}
      title={`Time left, until ${until}`}
      onClick={onTap}
    >
      <time className={styles.clock} data-tone={tone} dateTime={match.deadline ?? ''}>
        {remaining(left)}
      </time>
      {tone === 'hurry' ? <span className="unseen">, hurry</span> : null}
    </button>
  );
}

/** Covers the old request of an order while it is sent. Visual only: screen readers hear the result a moment later. */
const Sending = () => (
  <span className={styles.sending} aria-hidden="true">
    Sending your order.
  </span>
);
