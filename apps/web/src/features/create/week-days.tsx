import { dayName } from '../words/clocks.ts';

/** All days of a week by their numbers: 1 is Monday. */
export const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** With a day in or out of a list of days, in their order. */
const toggled = (days: readonly number[], day: number): readonly number[] =>
  days.includes(day) ? days.filter((one) => one !== day) : [...days, day].toSorted((a, b) => a - b);

type Props = {
  readonly legend: string;
  readonly days: readonly number[];
  readonly change: (days: readonly number[]) => void;
};

/** Some days of the week, each ticked for itself. */
export function WeekDays({ legend, days, change }: Props) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {WEEK.map((day) => (
        <label key={day} className="check">
          <input type="checkbox" checked={days.includes(day)} onChange={() => change(toggled(days, day))} />
          <span>{dayName(day)}</span>
        </label>
      ))}
    </fieldset>
  );
}
