import type { ClockSpec } from '@fieldpost/client';
import styles from './create.module.css';
import { WeekDays } from './week-days.tsx';

type Props = { readonly clock: ClockSpec; readonly change: (clock: ClockSpec) => void };

const NIGHTS = [0, 6, 7, 8, 9, 10];
const VACATIONS = [0, 3, 7, 14, 21, 30];
const READY_CHECKS = [0, 12, 24, 48, 72];

type ChoiceProps = {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly values: readonly number[];
  readonly word: (value: number) => string;
  readonly onChange: (value: number) => void;
};

function NumberChoice({ id, label, value, values, word, onChange }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="select" value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {values.map((one) => (
          <option key={one} value={one}>
            {word(one)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** When clocks stop: sleep hours, days off, holidays, vacation. Also sets the ready check before the start. */
export function RestFields({ clock, change }: Props) {
  const set = (part: Partial<ClockSpec>): void => change({ ...clock, ...part });
  return (
    <div className={styles.clockFields}>
      <NumberChoice
        id="sleep"
        label="Sleep: clocks stop at night for"
        value={clock.sleepHours}
        values={NIGHTS}
        word={(hours) => (hours === 0 ? 'no time' : `${hours} hours`)}
        onChange={(sleepHours) => set({ sleepHours })}
      />
      <NumberChoice
        id="vacation"
        label="Vacation per side"
        value={clock.vacationDays}
        values={VACATIONS}
        word={(days) => (days === 0 ? 'none' : `${days} days`)}
        onChange={(vacationDays) => set({ vacationDays, vacationByItself: vacationDays > 0 && clock.vacationByItself })}
      />
      <WeekDays legend="Days off" days={clock.restDays} change={(restDays) => set({ restDays })} />
      <div className="stack">
        <Holidays holidays={clock.holidays} onChange={(holidays) => set({ holidays })} />
        <NumberChoice
          id="ready-check"
          label="Ready check: everyone confirms within"
          value={clock.readyCheckHours}
          values={READY_CHECKS}
          word={(hours) => (hours === 0 ? 'No ready check: start at once' : `${hours} hours`)}
          onChange={(readyCheckHours) => set({ readyCheckHours })}
        />
        <VacationByItself clock={clock} change={change} />
      </div>
    </div>
  );
}

function VacationByItself({ clock, change }: Props) {
  if (clock.vacationDays === 0) return null;
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={clock.vacationByItself}
        onChange={(event) => change({ ...clock, vacationByItself: event.target.checked })}
      />
      <span>Start vacation automatically when time runs out</span>
    </label>
  );
}

type HolidayProps = { readonly holidays: readonly string[]; readonly onChange: (holidays: readonly string[]) => void };

/** Dates on which no clock runs, added one by one. */
function Holidays({ holidays, onChange }: HolidayProps) {
  return (
    <div className="field">
      <label htmlFor="holiday">Holidays</label>
      <input
        id="holiday"
        className="input"
        type="date"
        value=""
        aria-describedby="holiday-hint"
        onChange={({ target }) => {
          if (target.value !== '' && !holidays.includes(target.value)) onChange([...holidays, target.value].toSorted());
        }}
      />
      <span id="holiday-hint" className="hint">
        Choose a date to add it
      </span>
      <ul className="plain-list">
        {holidays.map((date) => (
          <li key={date}>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => onChange(holidays.filter((one) => one !== date))}
            >
              <span className="typed">{date}</span> Remove <span className="unseen">holiday</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
