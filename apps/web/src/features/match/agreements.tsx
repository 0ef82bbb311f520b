'use client';
import Link from 'next/link';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { sideName } from '../../games/index.ts';
import { ConfirmButton } from '../forms/confirm-button.tsx';
import { atEndSentence, clockSentence, reactionSentence } from '../words/clocks.ts';
import { isOut } from '../words/standing.ts';
import { notationOf } from './diary.ts';
import styles from './match.module.css';
import type { MatchData } from './operations.ts';
import type { PaceName } from './pace.ts';
import { PaceChoice } from './pace-choice.tsx';
import type { LiveMatch } from './use-match.ts';
import { wholeLog } from './whole-log.ts';

type Props = {
  readonly live: LiveMatch;
  readonly pace: PaceName;
  readonly setPace: (pace: PaceName) => void;
  /** Whether this browser holds ended turns, and how that is chosen. */
  readonly holding: readonly [boolean, (hold: boolean) => void];
  /** Null while a replay is shown, which has its own controls. */
  readonly onReplay: (() => void) | null;
};

const OFFER_LATER = 'Your draw offer was declined in this turn. Offer again in the next turn.';

/** Turns running that a side must have missed before the other may claim. */
const MISSED_FOR_CLAIM = 2;

/** Rare actions on the match as a whole: the replay, the record, draws, claims, resigning last. */
export function Agreements({ live, pace, setPace, holding: [hold, setHold], onReplay }: Props) {
  const { match } = live;
  return (
    <section className={styles.agreements} aria-label="The match">
      <div className={styles.buttons}>
        {onReplay === null ? null : (
          <Button className="button" waits={match.step === 0 ? 'Nothing has happened yet.' : null} onClick={onReplay}>
            Replay from the start
          </Button>
        )}
        <CopyNotation match={match} />
        <PaceChoice pace={pace} setPace={setPace} />
      </div>
      {match.you === null ? null : (
        <label className="check">
          <input type="checkbox" checked={hold} onChange={({ target }) => setHold(target.checked)} />
          <span>Hold my turn for 8 seconds, so that I can undo it</span>
        </label>
      )}
      {match.status === 'playing' ? (
        <p className="small soft">
          {clockSentence(match.clockSpec)} {atEndSentence(match.clockSpec)} {reactionSentence(match.clockSpec)}
        </p>
      ) : null}
      {match.status === 'finished' ? <StatisticsLink id={match.id} /> : null}
      <p className="small">
        <Link href={`/matches/${match.id}/dice`}>Dice: salts and draws</Link>
      </p>
      {match.you === null ? null : (
        <p className="small">
          <Link href={`/matches/${match.id}/notifications`}>Notification history for this match</Link>
        </p>
      )}
      {match.status === 'playing' && match.you !== null && !isOut(match) ? <Ways live={live} /> : null}
    </section>
  );
}

const StatisticsLink = ({ id }: { readonly id: string }) => (
  <p className="small">
    <Link href={`/matches/${id}/statistics`}>Statistics: turns, losses and luck</Link>
  </p>
);

function Ways({ live }: { readonly live: LiveMatch }) {
  const { match, agree, busy } = live;
  const other = ({ side }: { readonly side: string }): boolean => side !== match.you?.side && !match.out.includes(side);
  const missed = match.seats.some((seat) => other(seat) && seat.missedTurns >= MISSED_FOR_CLAIM);
  const lapsed = match.arrangements.sides.some((one) => other(one) && one.lapsedSince !== null);
  const declined = match.you !== null && match.drawDeclined.includes(match.you.side);
  const claims = match.clockSpec.atEnd !== 'bot' && (missed || (lapsed && match.clockSpec.atEnd === 'claim'));
  return (
    <div className={styles.buttons}>
      {claims ? (
        <Button className="button button-main" waits={busy} onClick={() => agree('claim')}>
          Claim the win: {missed ? '2 turns missed' : 'time is up'}
        </Button>
      ) : null}
      {match.drawOffer === null ? (
        <Button className="button" waits={declined ? OFFER_LATER : busy} onClick={() => agree('offerDraw')}>
          Offer draw
        </Button>
      ) : null}
      <ConfirmButton
        label="Resign"
        question="Resign this match?"
        yes="Resign"
        busy={busy}
        onYes={() => agree('resign')}
      />
    </div>
  );
}

/** The record of the match in notation, to the clipboard. */
function CopyNotation({ match }: { readonly match: MatchData }) {
  const [done, setDone] = useState<'no' | 'yes' | 'refused'>('no');
  const copy = async () => {
    const log = await wholeLog(match.id, match.step);
    await navigator.clipboard?.writeText(notationOf(log, (side) => sideName(match.ruleSet, side))).then(
      () => setDone('yes'),
      () => setDone('refused'),
    );
  };
  return (
    <button type="button" className="button" onClick={() => void copy()}>
      {done === 'yes' ? 'Copied' : done === 'refused' ? 'Could not copy' : 'Copy notation'}
    </button>
  );
}
