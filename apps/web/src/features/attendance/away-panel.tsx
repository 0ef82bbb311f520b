'use client';
import type { ClockSpec, SideCalendar } from '@fieldpost/client';
import { useEffect, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { sideName } from '../../games/index.ts';
import { CalendarStrip } from '../calendar/calendar-strip.tsx';
import { ConfirmButton } from '../forms/confirm-button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { restSentence } from '../words/clocks.ts';
import type { ArrangedMatch } from './arrangements-strip.tsx';
import { ConditionalEditor } from './conditional-editor.tsx';
import { type ConditionalOrder, MATCH_CALENDAR, OPEN_SEAT } from './operations.ts';
import { PauseForm } from './pause-form.tsx';
import { useArranging } from './use-arranging.ts';
import { VacationForm } from './vacation-form.tsx';

export type AwayMatch = ArrangedMatch & {
  readonly clockSpec: ClockSpec;
  readonly deadline: string | null;
  readonly conditionalOrders: readonly ConditionalOrder[];
};

const DAYS = 10;

/** All arrangements for a player's absence in one place. */
export function AwayPanel({ match, zone }: { readonly match: AwayMatch; readonly zone: string }) {
  const calendars = useCalendar(match);
  const names = Object.fromEntries(match.seats.map(({ side }) => [side, sideName(match.ruleSet, side)]));
  return (
    <div className="stack">
      <p className="small">{restSentence(match.clockSpec) || 'This match has no pauses or vacation.'}</p>
      {calendars.length > 0 ? (
        <CalendarStrip calendars={calendars} names={names} now={Date.now()} zone={zone} days={DAYS} />
      ) : null}
      {match.you === null ? null : (
        <>
          <PauseForm match={match} />
          <VacationForm match={match} />
          <SeatForm match={match} />
          <ConditionalEditor matchId={match.id} filed={match.conditionalOrders} atEnd={match.clockSpec.atEnd} />
        </>
      )}
    </div>
  );
}

/** Asked for again whenever something is arranged. */
function useCalendar({ id, deadline, arrangements }: AwayMatch): readonly SideCalendar[] {
  const [calendars, setCalendars] = useState<readonly SideCalendar[]>([]);
  const arranged = `${deadline} ${JSON.stringify(arrangements)}`;
  useEffect(() => {
    let over = false;
    void ask(MATCH_CALENDAR, { id, days: DAYS }).then((answer) => {
      if (!over && answer.ok && arranged !== '') setCalendars(answer.value.match?.calendar ?? []);
    });
    return () => {
      over = true;
    };
  }, [id, arranged]);
  return calendars;
}

function SeatForm({ match }: { readonly match: AwayMatch }) {
  const { busy, fault, update } = useArranging();
  if (match.clockSpec.atEnd !== 'replacement') return null;
  const who = match.listed ? 'The first player to take it' : 'The first invited player to take it';
  return (
    <section className="stack" aria-label="Your seat">
      <ConfirmButton
        label="Give up my seat to a replacement"
        question={`${who} plays on from here. Open your seat?`}
        yes="Open my seat"
        busy={busy}
        onYes={() => void update(OPEN_SEAT, { matchId: match.id })}
      />
      <FaultNotice fault={fault} />
    </section>
  );
}
