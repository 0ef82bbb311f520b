'use client';
import Link from 'next/link';
import { useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { sideName } from '../../games/index.ts';
import { bringSalt } from '../dice/bringing.ts';
import { ConfirmButton } from '../forms/confirm-button.tsx';
import { atEndSentence, clockSentence, reactionSentence } from '../words/clocks.ts';
import { isOut } from '../words/standing.ts';
import { notationOf } from './diary.ts';
import styles from './match.module.css';
import { type MatchData, REMATCH } from './operations.ts';
import type { PaceName } from './pace.ts';
import { PaceChoice } from './pace-choice.tsx';
import type { LiveMatch } from './use-match.ts';
import { wholeLog } from './whole-log.ts';

type Props = {
  readonly live: LiveMatch;
  readonly pace: PaceName;
  readonly setPace: (pace: PaceName) => void;
  /** Null while a replay is shown, which has its own controls. */
  readonly onReplay: (() => void) | null;
};

/** Turns running that a side must have missed before the other may claim. */
const MISSED_FOR_CLAIM = 2;

/** What concerns the match as a whole and is rarely needed: the replay, the record, draws, claims, resigning last. */
export function Agreements({ live, pace, setPace, onReplay }: Props) {
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
      {match.status === 'playing' ? (
        <p className="small soft">
          {clockSentence(match.clockSpec)} {atEndSentence(match.clockSpec)} {reactionSentence(match.clockSpec)}
        </p>
      ) : null}
      <p className="small">
        <Link href={`/matches/${match.id}/dice`}>The dice: salts and draws</Link>
      </p>
      {match.you === null ? null : (
        <p className="small">
          <Link href={`/matches/${match.id}/told`}>What you were told of this match, and why</Link>
        </p>
      )}
      {match.status === 'playing' && match.you !== null && !isOut(match) ? <Ways live={live} /> : null}
    </section>
  );
}

/** A draw offer that stands (CA-077: until the other side ends a turn). */
export function Offer({ live }: { readonly live: LiveMatch }) {
  const { match, agree, busy } = live;
  if (match.drawOffer === null || match.status !== 'playing') return null;
  const given = match.you !== null && match.drawAccepted.includes(match.you.side);
  if (given || match.you === null || isOut(match))
    return <p className="notice">{offerWords(match, match.drawOffer)}</p>;
  return (
    <div className="notice" role="status">
      <p>
        {offerWords(match, match.drawOffer)}{' '}
        {sidesIn(match).length > 2
          ? 'The offer stands until each side has had a turn.'
          : 'The offer stands until you end a turn.'}
      </p>
      <div className={styles.buttons}>
        <Button className="button button-main" waits={busy} onClick={() => agree('acceptDraw')}>
          Accept the draw
        </Button>
        <Button className="button" waits={busy} onClick={() => agree('declineDraw')}>
          Decline
        </Button>
      </div>
    </div>
  );
}

const sidesIn = ({ seats, out }: MatchData): readonly string[] =>
  [...new Set(seats.map(({ side }) => side))].filter((side) => !out.includes(side));

/** Who offers a draw; of more than two sides also who has agreed, and whose word is still wanted. */
function offerWords(match: MatchData, by: string): string {
  const name = (side: string): string => sideName(match.ruleSet, side);
  const offer = `${by === match.you?.side ? 'You have offered' : `${name(by)} has offered`} a draw.`;
  const sides = sidesIn(match);
  if (sides.length < 3) return offer;
  const agreed = match.drawAccepted.filter((side) => side !== by).map(name);
  const wanted = sides.filter((side) => !match.drawAccepted.includes(side)).map(name);
  const so = agreed.length === 0 ? '' : ` ${agreed.join(' and ')} ${agreed.length === 1 ? 'has' : 'have'} agreed.`;
  return `${offer}${so} The word of ${wanted.join(' and ')} is still wanted.`;
}

function Ways({ live }: { readonly live: LiveMatch }) {
  const { match, agree, busy } = live;
  const other = ({ side }: { readonly side: string }): boolean => side !== match.you?.side && !match.out.includes(side);
  const missed = match.seats.some((seat) => other(seat) && seat.missedTurns >= MISSED_FOR_CLAIM);
  const lapsed = match.arrangements.sides.some((one) => other(one) && one.lapsedSince !== null);
  const claims = match.clockSpec.atEnd !== 'bot' && (missed || (lapsed && match.clockSpec.atEnd === 'claim'));
  return (
    <div className={styles.buttons}>
      {claims ? (
        <Button className="button button-main" waits={busy} onClick={() => agree('claim')}>
          Claim the match: {missed ? 'two turns missed' : 'time is up'}
        </Button>
      ) : null}
      {match.drawOffer === null ? (
        <Button className="button" waits={busy} onClick={() => agree('offerDraw')}>
          Offer a draw
        </Button>
      ) : null}
      <ConfirmButton
        label="Resign"
        question="Give up the match?"
        yes="Yes, resign"
        busy={busy}
        onYes={() => agree('resign')}
      />
    </div>
  );
}

export function Rematch({ match }: { readonly match: MatchData }) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const go = async () => {
    setBusy(true);
    const answer = await bringSalt((brought) => ask(REMATCH, { id: match.id, ...brought }));
    if (answer.ok) window.location.assign(`/matches/${answer.value.rematch.id}`);
    else setRefused(answer.fault.message);
    setBusy(false);
  };
  return (
    <Button className="button button-main" waits={busy} onClick={() => void go()}>
      {refused ?? (match.rematch === null ? 'Rematch, sides swapped' : 'To the rematch')}
    </Button>
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
      {done === 'yes' ? 'Copied' : done === 'refused' ? 'Copying was refused' : 'Copy notation'}
    </button>
  );
}
