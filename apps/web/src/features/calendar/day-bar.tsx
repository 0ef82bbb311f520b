import styles from './calendar.module.css';
import { type Day, dayInWords, type Stretch } from './days.ts';

const HOURS = [0, 6, 12, 18, 24] as const;

/**
 * One stretch with a stopped clock. Sleep is plain and everything else hatched, so the difference does not depend on
 * colour.
 */
function Standing({ from, to, why }: Stretch) {
  if (why === 'sleep') return <rect className={styles.sleep} x={from} width={to - from} height="2" />;
  const lines = Array.from({ length: Math.max(0, Math.ceil(to - from) - 1) }, (_, index) => `M${from + index + 1} 0V2`);
  return (
    <>
      <rect className={styles.rest} x={from} width={to - from} height="2" />
      <path className={styles.hatch} d={lines.join('')} />
    </>
  );
}

type Props = {
  readonly day: Day;
  /** The hour that it is, on the day of today. */
  readonly hour?: number | null;
};

/** One day as a bar of 24 hours, and as text for screen readers. */
export function DayBar({ day, hour = null }: Props) {
  return (
    <li className={styles.day}>
      <span className="typed">{day.label}</span>
      <svg viewBox="0 0 24 2" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.open} width="24" height="2" />
        {day.stretches.map((stretch) => (
          <Standing key={stretch.from} {...stretch} />
        ))}
        {HOURS.slice(1, -1).map((mark) => (
          <path key={mark} className={styles.mark} d={`M${mark} 0V2`} />
        ))}
        {hour === null ? null : <path className={styles.now} d={`M${hour} 0V2`} />}
      </svg>
      <span className="unseen">{dayInWords(day)}</span>
    </li>
  );
}

/** The hours over the bars. */
export const HourScale = () => (
  <div className={styles.day} aria-hidden="true">
    <span />
    <span className={styles.hours}>
      {HOURS.map((hour) => (
        <span key={hour}>{hour}</span>
      ))}
    </span>
  </div>
);

const SAMPLES = [
  { words: 'runs', stretches: [] },
  { words: 'asleep', stretches: [{ from: 0, to: 24, why: 'sleep' }] },
  { words: 'day off, holiday, vacation or pause', stretches: [{ from: 0, to: 24, why: 'rest' }] },
] as const;

/** The legend of the bars, with a sample each. */
export function Legend({ zone }: { readonly zone: string }) {
  return (
    <div className={styles.legend}>
      {SAMPLES.map(({ words, stretches }) => (
        <span key={words}>
          <svg viewBox="0 0 24 2" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.open} width="24" height="2" />
            {stretches.map((stretch) => (
              <Standing key={stretch.why} {...stretch} />
            ))}
          </svg>
          {words}
        </span>
      ))}
      <span>Times in {zone}; the red line is now.</span>
    </div>
  );
}
