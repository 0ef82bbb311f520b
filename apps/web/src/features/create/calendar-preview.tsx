'use client';
import type { ClockSpec, Fault, SideCalendar } from '@fieldpost/client';
import { useEffect, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { CALENDAR_PREVIEW } from '../attendance/operations.ts';
import { CalendarStrip } from '../calendar/calendar-strip.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SelectField } from '../forms/select-field.tsx';

type Props = { readonly clock: ClockSpec; readonly zone: string };

const DAYS = 10;
const SETTLED_MS = 400;
/** Example time zones of an opponent, all round the globe. */
const OTHERS = ['Europe/London', 'America/New_York', 'America/Los_Angeles', 'Asia/Tokyo', 'Australia/Sydney'];
const ELEVEN = 23 * 60;

/** The calendars as the service works them out, a moment after the last change. */
function useCalendars(clock: ClockSpec, otherZone: string) {
  const [calendars, setCalendars] = useState<readonly SideCalendar[]>([]);
  const [fault, setFault] = useState<Fault | null>(null);
  useEffect(() => {
    let over = false;
    const timer = setTimeout(async () => {
      const answer = await ask(CALENDAR_PREVIEW, { clock, otherZone, otherSleepFrom: ELEVEN, days: DAYS });
      if (over) return;
      setFault(answer.ok ? null : answer.fault);
      if (answer.ok) setCalendars(answer.value.calendarPreview);
    }, SETTLED_MS);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [clock, otherZone]);
  return { calendars, fault };
}

/** The calendar of the clock for you and for an opponent elsewhere, kept up to date as the clock is changed. */
export function CalendarPreview({ clock, zone }: Props) {
  const [otherZone, setOtherZone] = useState('America/New_York');
  const { calendars, fault } = useCalendars(clock, otherZone);
  return (
    <section className="stack" aria-label="Calendar preview" aria-busy={calendars.length === 0}>
      <SelectField
        label="As seen by an opponent in"
        value={otherZone}
        choices={OTHERS.map((one) => [one, one])}
        onChange={({ target }) => setOtherZone(target.value)}
      />
      <FaultNotice fault={fault} />
      {calendars.length > 0 ? (
        <CalendarStrip
          calendars={calendars}
          names={{ you: 'You', other: `Opponent in ${otherZone}` }}
          now={Date.now()}
          zone={zone}
          days={DAYS}
        />
      ) : null}
    </section>
  );
}
