import type { ClockSpec } from '@fieldpost/client';
import { useId } from 'react';
import { CLOCK_UNITS, inSeconds, inUnits, type Reserve } from './clock-presets.ts';
import styles from './create.module.css';

const FIELDS: readonly { readonly key: keyof Reserve; readonly label: string; readonly least: number }[] = [
  { key: 'bankSeconds', label: 'Starting reserve', least: 1 },
  { key: 'incrementSeconds', label: 'Added each turn', least: 0 },
  { key: 'capSeconds', label: 'Maximum reserve', least: 1 },
  { key: 'reactionSeconds', label: 'Added for a reply in another player’s turn', least: 1 },
];

type Props = { readonly clock: ClockSpec; readonly change: (clock: ClockSpec) => void };

/** The bank may never be above the cap: whichever is changed last draws the other along. */
function withTime(clock: ClockSpec, key: keyof Reserve, seconds: number): ClockSpec {
  const changed = { ...clock, [key]: seconds };
  if (changed.bankSeconds <= changed.capSeconds) return changed;
  return key === 'bankSeconds' ? { ...changed, capSeconds: seconds } : { ...changed, bankSeconds: seconds };
}

/** A custom clock, in minutes, hours or days. */
export function ClockFields({ clock, change }: Props) {
  return (
    <div className={styles.clockFields}>
      {FIELDS.map(({ key, label, least }) => (
        <AmountField
          key={key}
          label={label}
          least={least}
          seconds={clock[key]}
          change={(seconds) => change(withTime(clock, key, seconds))}
        />
      ))}
    </div>
  );
}

type AmountProps = {
  readonly label: string;
  readonly least: number;
  readonly seconds: number;
  readonly change: (seconds: number) => void;
};

/** A length of time: a number, and its unit. */
function AmountField({ label, least, seconds, change }: AmountProps) {
  const id = useId();
  const { count, unit } = inUnits(seconds);
  const set = (nextCount: number, nextUnit: string): void => {
    if (Number.isFinite(nextCount)) change(inSeconds(nextCount, nextUnit));
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={styles.amount}>
        <input
          id={id}
          className="input"
          type="number"
          inputMode="numeric"
          min={least}
          max={999}
          required
          value={count}
          onChange={(event) => set(event.target.valueAsNumber, unit)}
        />
        <select
          className="select"
          aria-label={`${label}: unit`}
          value={unit}
          onChange={(event) => set(count, event.target.value)}
        >
          {CLOCK_UNITS.map(({ id: word }) => (
            <option key={word} value={word}>
              {word}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
