'use client';
import type { Arrangements } from '@fieldpost/client';
import type { ReactNode } from 'react';
import { Button } from '../../design/button.tsx';
import { sideName } from '../../games/index.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { momentIn } from '../words/moments.ts';
import styles from './attendance.module.css';
import { HandOn } from './hand-on.tsx';
import { ANSWER_PAUSE, END_PAUSE, END_VACATION, EXCUSE_MISS, RETURN_TO_SEAT, TAKE_OVER } from './operations.ts';
import { type Arranging, useArranging } from './use-arranging.ts';

/** The part of a match that the strip needs. */
export type ArrangedMatch = {
  readonly id: string;
  readonly ruleSet: string;
  readonly status: string;
  readonly listed: boolean;
  readonly you: { readonly side: string; readonly player: number } | null;
  readonly seats: readonly { readonly side: string; readonly missedTurns: number }[];
  readonly arrangements: Arrangements;
};

type Props = { readonly match: ArrangedMatch; readonly zone: string };
type Part = Props & { readonly arranging: Arranging };

/** Shows who is away and why clocks are stopped, with the possible actions. */
export function ArrangementsStrip({ match, zone }: Props) {
  const arranging = useArranging();
  const part = { match, zone, arranging };
  return (
    <div className={styles.strip}>
      <Pause {...part} />
      <PauseOffer {...part} />
      <Vacations {...part} />
      <Seats {...part} />
      <Misses {...part} />
      <FaultNotice fault={arranging.fault} />
    </div>
  );
}

function Line({ children, actions }: { readonly children: ReactNode; readonly actions?: ReactNode }) {
  return (
    <div className="notice" role="status">
      <p>{children}</p>
      {actions ? <div className="row">{actions}</div> : null}
    </div>
  );
}

function Act({
  arranging,
  go,
  children,
}: {
  readonly arranging: Arranging;
  readonly go: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Button className="button" waits={arranging.busy} onClick={go}>
      {children}
    </Button>
  );
}

function Pause({ match, zone, arranging }: Part) {
  const { pause } = match.arrangements;
  if (pause === null) return null;
  const open = pause.by === 'itself' ? 'until someone plays' : 'until a side ends the pause';
  const until = pause.to === null ? open : `until ${momentIn(zone, pause.to)}`;
  const mine = match.you !== null && pause.by !== 'operator' && pause.to === null;
  return (
    <Line
      actions={
        mine ? (
          <Act arranging={arranging} go={() => void arranging.update(END_PAUSE, { matchId: match.id })}>
            End pause in 1 day
          </Act>
        ) : null
      }
    >
      All clocks are paused {pause.by === 'operator' ? 'by the operator' : until}: {pause.reason}
    </Line>
  );
}

function PauseOffer({ match, zone, arranging }: Part) {
  const { pauseOffer } = match.arrangements;
  if (pauseOffer === null || match.you === null) return null;
  const answer = (agreed: boolean) => void arranging.update(ANSWER_PAUSE, { matchId: match.id, agreed });
  const until = pauseOffer.until === null ? '' : ` until ${momentIn(zone, pauseOffer.until)}`;
  if (pauseOffer.side === match.you.side)
    return (
      <Line
        actions={
          <Act arranging={arranging} go={() => answer(false)}>
            Withdraw request
          </Act>
        }
      >
        You asked for a pause{until}: {pauseOffer.reason}
      </Line>
    );
  return (
    <Line
      actions={
        <>
          <Act arranging={arranging} go={() => answer(true)}>
            Agree to pause
          </Act>
          <Act arranging={arranging} go={() => answer(false)}>
            Decline
          </Act>
        </>
      }
    >
      {sideName(match.ruleSet, pauseOffer.side)} asks for a pause{until}: {pauseOffer.reason}
    </Line>
  );
}

function Vacations({ match, zone, arranging }: Part) {
  return match.arrangements.sides
    .filter(({ onVacation }) => onVacation !== null)
    .map(({ side, onVacation }) => (
      <Line
        key={side}
        actions={
          side === match.you?.side ? (
            <Act arranging={arranging} go={() => void arranging.update(END_VACATION, { matchId: match.id })}>
              End vacation
            </Act>
          ) : null
        }
      >
        {side === match.you?.side ? 'You are' : `${sideName(match.ruleSet, side)} is`} on vacation until{' '}
        {momentIn(zone, onVacation?.to ?? '')}. That clock is stopped.
      </Line>
    ));
}

function Seats({ match, zone, arranging }: Part) {
  const { you } = match;
  const away = match.arrangements.seats.filter(({ standIn, vacantSince }) => standIn !== null || vacantSince !== null);
  return away.map(({ side, player, standIn, vacantSince }) => {
    const own = side === you?.side && player === you.player;
    const goBack = (
      <Act arranging={arranging} go={() => void arranging.update(RETURN_TO_SEAT, { matchId: match.id })}>
        Return to my seat
      </Act>
    );
    const takeOver = (
      <Act arranging={arranging} go={() => void arranging.update(TAKE_OVER, { matchId: match.id, side })}>
        Take over seat
      </Act>
    );
    const key = `${side}${player}`;
    if (standIn !== null)
      return (
        <Line key={key} actions={own ? goBack : null}>
          A computer player ({standIn}) is playing for {own ? 'you' : sideName(match.ruleSet, side)}.
        </Line>
      );
    return (
      <div key={key} className={styles.strip}>
        <Line actions={own ? goBack : you === null ? takeOver : null}>
          The seat of {sideName(match.ruleSet, side)} has been open to a replacement since{' '}
          {momentIn(zone, vacantSince ?? '')}
          {match.listed ? '' : ', by invitation'}.
        </Line>
        {you === null ? null : <HandOn matchId={match.id} ruleSet={match.ruleSet} side={side} />}
      </div>
    );
  });
}

/** Turns that the other side let pass: they may be forgiven, and a side whose time is up may be declared beaten (see "Claim"). */
function Misses({ match, arranging }: Part) {
  const { you } = match;
  if (you === null) return null;
  const missed = match.seats.find((seat) => seat.side !== you.side && seat.missedTurns > 0);
  const lapsed = match.arrangements.sides.find(({ side, lapsedSince }) => side !== you.side && lapsedSince !== null);
  if (!missed) return null;
  const turns = missed.missedTurns === 1 ? '1 turn' : `${missed.missedTurns} turns in a row`;
  return (
    <Line
      actions={
        <Act
          arranging={arranging}
          go={() => void arranging.update(EXCUSE_MISS, { matchId: match.id, side: missed.side })}
        >
          Excuse a missed turn
        </Act>
      }
    >
      {sideName(match.ruleSet, missed.side)} missed {turns}.
      {lapsed ? ' Nothing was played for that side. Claim the win or keep waiting.' : ''}
    </Line>
  );
}
