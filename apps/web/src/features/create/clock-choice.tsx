import type { ClockSpec } from '@fieldpost/client';
import { useState } from 'react';
import { atEndSentence, clockSentence, reactionSentence, restSentence } from '../words/clocks.ts';
import { CalendarPreview } from './calendar-preview.tsx';
import { ClockFields } from './clock-fields.tsx';
import { CLOCK_PRESETS, type ClockPreset } from './clock-presets.ts';
import styles from './create.module.css';
import { DAILY, FixedFields } from './fixed-fields.tsx';
import { RestFields } from './rest-fields.tsx';

type Props = {
  readonly clock: ClockSpec;
  /** The zone in which the reader is shown times. */
  readonly zone: string;
  readonly change: (clock: ClockSpec) => void;
};

const isPreset = ({ spec }: ClockPreset, clock: ClockSpec): boolean =>
  spec.bankSeconds === clock.bankSeconds &&
  spec.incrementSeconds === clock.incrementSeconds &&
  spec.capSeconds === clock.capSeconds &&
  spec.reactionSeconds === clock.reactionSeconds;

const AT_END = ['default', 'standing', 'bot', 'replacement', 'claim', 'forfeit'] as const;

/** How fast: a clock in plain words or one of one's own, and what happens when time has run out. */
export function ClockChoice({ clock, zone, change }: Props) {
  const [own, setOwn] = useState(false);
  const [opened, setOpened] = useState(false);
  const isFixed = clock.fixed !== null;
  const preset = own || isFixed ? undefined : CLOCK_PRESETS.find((each) => isPreset(each, clock));
  const choose = (chosen: ClockPreset): void => {
    setOwn(false);
    change({ ...clock, ...chosen.spec, fixed: null });
  };
  return (
    <section className="sheet stack" aria-labelledby="clock">
      <h2 id="clock">3. Time</h2>
      <fieldset>
        <legend>Clock</legend>
        <div className={styles.presets}>
          {CLOCK_PRESETS.map((each) => (
            <label key={each.id} className={styles.preset}>
              <input type="radio" name="clock" checked={each === preset} onChange={() => choose(each)} />
              <span>
                <strong>{each.title}</strong>
                <span className="hint">{clockSentence({ ...clock, ...each.spec, fixed: null })}</span>
              </span>
            </label>
          ))}
          <label className={styles.preset}>
            <input
              type="radio"
              name="clock"
              checked={preset === undefined && !isFixed}
              onChange={() => {
                setOwn(true);
                change({ ...clock, fixed: null });
              }}
            />
            <span>
              <strong>A clock of your own</strong>
              <span className="hint">Bank, increment, cap and answers, each as you like.</span>
            </span>
          </label>
          <label className={styles.preset}>
            <input
              type="radio"
              name="clock"
              checked={isFixed}
              onChange={() => change({ ...clock, fixed: DAILY, timeZone: zone })}
            />
            <span>
              <strong>A fixed hour</strong>
              <span className="hint">Turns end each day, or on some days of the week, at the same hour.</span>
            </span>
          </label>
        </div>
      </fieldset>
      {preset === undefined && !isFixed ? <ClockFields clock={clock} change={change} /> : null}
      {isFixed ? <FixedFields clock={clock} change={change} /> : null}
      <details className={styles.finer} open={opened} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
        <summary>Nights, rest, vacation and ready check</summary>
        <div className="stack">
          <RestFields clock={clock} change={(next) => change({ ...next, timeZone: zone })} />
          {opened ? <CalendarPreview clock={clock} zone={zone} /> : null}
        </div>
      </details>
      <p className="notice" aria-live="polite">
        {clockSentence(clock)} {reactionSentence(clock)} {restSentence(clock)}
      </p>
      <fieldset>
        <legend>When time has run out</legend>
        {AT_END.map((atEnd) => (
          <label key={atEnd} className="check">
            <input
              type="radio"
              name="at-end"
              checked={clock.atEnd === atEnd}
              onChange={() => change({ ...clock, atEnd })}
            />
            <span>{atEndSentence({ atEnd })}</span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}
