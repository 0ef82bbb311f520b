import type { SideCalendar } from '@fieldpost/client';
import { momentIn } from '../words/moments.ts';
import styles from './calendar.module.css';
import { DayBar, HourScale, Legend } from './day-bar.tsx';
import { daysOf, hourIn } from './days.ts';

type Props = {
  readonly calendars: readonly SideCalendar[];
  /** The name of each side. */
  readonly names: Readonly<Record<string, string>>;
  readonly now: number;
  readonly zone: string;
  readonly days?: number;
};

/** When the clock of each side stands in the days to come: a bar of 24 hours for each day, and the same in words. */
export function CalendarStrip({ calendars, names, now, zone, days = 10 }: Props) {
  return (
    <div className={styles.calendars}>
      {calendars.map((calendar) => (
        <figure key={calendar.side} className={styles.calendar}>
          <figcaption>
            <strong>{names[calendar.side] ?? calendar.side}</strong>
            <span className="hint">
              {calendar.deadline === null
                ? 'The clock is stopped.'
                : `If it becomes your turn now, your deadline is ${momentIn(zone, calendar.deadline)}.`}
            </span>
          </figcaption>
          <div>
            <HourScale />
            <ul className="plain-list">
              {daysOf(calendar, now, zone, days).map((day, index) => (
                <DayBar key={day.label} day={day} hour={index === 0 ? hourIn(zone, now) : null} />
              ))}
            </ul>
          </div>
        </figure>
      ))}
      <Legend zone={zone} />
    </div>
  );
}
