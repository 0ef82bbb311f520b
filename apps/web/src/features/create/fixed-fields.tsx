import type { ClockSpec, FixedDeadline } from '@fieldpost/client';
import styles from './create.module.css';
import { WEEK, WeekDays } from './week-days.tsx';

type Props = { readonly clock: ClockSpec; readonly change: (clock: ClockSpec) => void };

const NOTICES = [0, 2, 6, 12, 24];

/** A deadline of every evening, with six hours at least. */
export const DAILY: FixedDeadline = { at: '19:00', weekdays: WEEK, noticeSeconds: 6 * 3_600 };

/** Turns that end at fixed moments: at what time, on which days, with how much notice. */
export function FixedFields({ clock, change }: Props) {
  const fixed = clock.fixed ?? DAILY;
  const set = (part: Partial<FixedDeadline>): void => change({ ...clock, fixed: { ...fixed, ...part } });
  return (
    <div className={styles.clockFields}>
      <div className="field">
        <label htmlFor="fixed-at">Turns end at</label>
        <input
          id="fixed-at"
          className="input"
          type="time"
          required
          value={fixed.at}
          onChange={({ target }) => target.value !== '' && set({ at: target.value.slice(0, 5) })}
        />
        <span className="hint">Time zone: {clock.timeZone}.</span>
      </div>
      <div className="field">
        <label htmlFor="fixed-notice">Minimum time for a turn</label>
        <select
          id="fixed-notice"
          className="select"
          value={fixed.noticeSeconds / 3_600}
          onChange={({ target }) => set({ noticeSeconds: Number(target.value) * 3_600 })}
        >
          {NOTICES.map((hours) => (
            <option key={hours} value={hours}>
              {hours === 0 ? 'none' : `${hours} hours`}
            </option>
          ))}
        </select>
      </div>
      <WeekDays
        legend="On these days"
        days={fixed.weekdays}
        change={(weekdays) => weekdays.length > 0 && set({ weekdays })}
      />
    </div>
  );
}
