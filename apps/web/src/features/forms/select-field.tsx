import { type ComponentProps, useId } from 'react';

type Props = Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> & {
  readonly label: string;
  /** The choices: each value with its label. */
  readonly choices: readonly (readonly [value: string, words: string])[];
};

/** One choice out of a list, with its caption. */
export function SelectField({ label, choices, ...select }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="select" {...select}>
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
