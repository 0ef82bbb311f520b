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

/** The kind of clock that is selected: a preset, a custom one, or turns that end at a fixed hour. */
export function useClockKind(clock: ClockSpec): ClockKind {
  const [own, setOwn] = useState(false);
  const isFixed = clock.fixed !== null;
  const preset = own || isFixed ? null : (CLOCK_PRESETS.find((each) => isPreset(each, clock)) ?? null);
  return { preset, own: preset === null && !isFixed, isFixed, setOwn };
}

type ClockKind = {
  readonly preset: ClockPreset | null;
  readonly own: boolean;
  readonly isFixed: boolean;
  readonly setOwn: (own: boolean) => void;
};

type PaceProps = Omit<Props, 'zone'> & { readonly kind: ClockKind };

/** How fast, in plain words; what else may be said about time is among the rest. */
export function PaceChoice({ clock, change, kind }: PaceProps) {
  const choose = (chosen: ClockPreset): void => {
    kind.setOwn(false);
    change({ ...clock, ...chosen.spec, fixed: null });
  };
  return (
    <section className="sheet stack" aria-labelledby="pace">
      <h2 id="pace">3. Pace</h2>
      <fieldset>
        <legend className="unseen">Clock</legend>
        <div className={styles.presets}>
          {CLOCK_PRESETS.map((each) => (
            <ClockRadio
              key={each.id}
              title={each.title}
              hint={clockSentence({ ...clock, ...each.spec, fixed: null })}
              checked={each === kind.preset}
              onChange={() => choose(each)}
            />
          ))}
        </div>
      </fieldset>
      <p className="notice" aria-live="polite">
        {clockSentence(clock)} {reactionSentence(clock)} {restSentence(clock)}
      </p>
    </section>
  );
}

type RadioProps = {
  readonly title: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly onChange: () => void;
};

const ClockRadio = ({ title, hint, checked, onChange }: RadioProps) => (
  <label className={styles.preset}>
    <input type="radio" name="clock" checked={checked} onChange={onChange} />
    <span>
      <strong>{title}</strong>
      <span className="hint">{hint}</span>
    </span>
  </label>
);

/** Chooses a custom clock or a fixed hour, the hours when clocks stop, and what happens when time runs out. */
export function ClockChoice({ clock, zone, change, kind }: Props & { readonly kind: ClockKind }) {
  const setOwn = (): void => {
    kind.setOwn(true);
    change({ ...clock, fixed: null });
  };
  return (
    <section className="sheet stack" aria-labelledby="clock">
      <h2 id="clock">Time</h2>
      <fieldset>
        <legend>Other clocks</legend>
        <div className={styles.presets}>
          <ClockRadio
            title="Custom clock"
            hint="Reserve, increment, maximum and reply time."
            checked={kind.own}
            onChange={setOwn}
          />
          <ClockRadio
            title="Daily deadline"
            hint="Turns end at the same time each day, or on chosen weekdays."
            checked={kind.isFixed}
            onChange={() => change({ ...clock, fixed: DAILY, timeZone: zone })}
          />
        </div>
      </fieldset>
      {kind.own ? <ClockFields clock={clock} change={change} /> : null}
      {kind.isFixed ? <FixedFields clock={clock} change={change} /> : null}
      <Rest clock={clock} zone={zone} change={change} />
      <AtEnd clock={clock} change={change} />
    </section>
  );
}

function Rest({ clock, zone, change }: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <details className={styles.finer} open={opened} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>Sleep, days off, vacation and ready check</summary>
      <div className="stack">
        <RestFields clock={clock} change={(next) => change({ ...next, timeZone: zone })} />
        {opened ? <CalendarPreview clock={clock} zone={zone} /> : null}
      </div>
    </details>
  );
}

const AtEnd = ({ clock, change }: Omit<Props, 'zone'>) => (
  <fieldset>
    <legend>If time runs out</legend>
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
);
