import type { SideCalendar } from '@fieldpost/client';
import { momentIn } from '../words/moments.ts';
import styles from './calendar.module.css';
import { type Day, dayInWords, daysOf } from './days.ts';

type Props = {
  readonly calendars: readonly SideCalendar[];
  /** What each side is called, by side. */
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
                ? 'The clock stands for good.'
                : `A turn handed over now ends ${momentIn(zone, calendar.deadline)}.`}
            </span>
          </figcaption>
          <ul className="plain-list">
            {daysOf(calendar, now, zone, days).map((day) => (
              <DayBar key={day.label} day={day} />
            ))}
          </ul>
        </figure>
      ))}
      <p className="small soft">
        Grey: asleep. Blue: a day of rest, vacation or pause. Hours as on the clocks of {zone}.
      </p>
    </div>
  );
}

function DayBar({ day }: { readonly day: Day }) {
  return (
    <li className={styles.day}>
      <span className="typed">{day.label}</span>
      <svg viewBox="0 0 24 2" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.open} width="24" height="2" />
        {day.stretches.map(({ from, to, why }) => (
          <rect
            key={from}
            className={why === 'sleep' ? styles.sleep : styles.rest}
            x={from}
            width={to - from}
            height="2"
          />
        ))}
        {[6, 12, 18].map((hour) => (
          <path key={hour} className={styles.mark} d={`M${hour} 0V2`} />
        ))}
      </svg>
      <span className="unseen">{dayInWords(day)}</span>
    </li>
  );
}
