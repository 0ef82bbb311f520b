import type { ClockSpec } from '@fieldpost/client';
import { useState } from 'react';
import { atEndSentence, clockSentence, reactionSentence } from '../words/clocks.ts';
import { ClockFields } from './clock-fields.tsx';
import { CLOCK_PRESETS, type ClockPreset } from './clock-presets.ts';
import styles from './create.module.css';

type Props = { readonly clock: ClockSpec; readonly change: (clock: ClockSpec) => void };

const isPreset = ({ spec }: ClockPreset, clock: ClockSpec): boolean =>
  spec.bankSeconds === clock.bankSeconds &&
  spec.incrementSeconds === clock.incrementSeconds &&
  spec.capSeconds === clock.capSeconds &&
  spec.reactionSeconds === clock.reactionSeconds;

const AT_END = ['default', 'forfeit'] as const;

/** How fast: a clock in plain words or one of one's own, and what happens when time has run out. */
export function ClockChoice({ clock, change }: Props) {
  const [own, setOwn] = useState(false);
  const preset = own ? undefined : CLOCK_PRESETS.find((each) => isPreset(each, clock));
  const choose = (chosen: ClockPreset): void => {
    setOwn(false);
    change({ ...clock, ...chosen.spec });
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
                <span className="hint">{clockSentence({ ...each.spec, atEnd: clock.atEnd })}</span>
              </span>
            </label>
          ))}
          <label className={styles.preset}>
            <input type="radio" name="clock" checked={preset === undefined} onChange={() => setOwn(true)} />
            <span>
              <strong>A clock of your own</strong>
              <span className="hint">Bank, increment, cap and answers, each as you like.</span>
            </span>
          </label>
        </div>
      </fieldset>
      {preset === undefined ? <ClockFields clock={clock} change={change} /> : null}
      <p className="notice" aria-live="polite">
        {clockSentence(clock)} {reactionSentence(clock)}
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
