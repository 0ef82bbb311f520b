'use client';
import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import styles from './field-editor.module.css';

type Field<Value> = { readonly label: string; readonly value: Value; readonly set: (value: Value) => void };

/** A whole number within bounds; what is no number counts as the least. */
export function NumberField({
  label,
  value,
  min,
  max,
  set,
}: Field<number> & { readonly min: number; readonly max: number }) {
  return (
    <label className="field">
      <span className="caption">{label}</span>
      <input
        className="input"
        type="number"
        min={min}
        max={max}
        value={value}
        onChange={({ target }) => set(Math.min(max, Math.max(min, Math.trunc(target.valueAsNumber || min))))}
      />
    </label>
  );
}

export function ChoiceField<Value extends string>({
  label,
  value,
  choices,
  set,
}: Field<Value> & { readonly choices: readonly (readonly [value: Value, label: string])[] }) {
  return (
    <label className="field">
      <span className="caption">{label}</span>
      <select className="select" value={value} onChange={({ target }) => set(target.value as Value)}>
        {choices.map(([word, name]) => (
          <option key={word} value={word}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

export function SwitchField({ label, value, set }: Field<boolean>) {
  return (
    <label className="check">
      <input type="checkbox" checked={value} onChange={({ target }) => set(target.checked)} />
      <span>{label}</span>
    </label>
  );
}

type Choices = readonly (readonly [value: string, label: string])[];

/** One more of something: chosen first, then added, so that the keys may wander through the list. */
export function AddField({
  label,
  choices,
  add,
}: {
  readonly label: string;
  readonly choices: Choices;
  readonly add: (value: string) => void;
}) {
  const [chosen, setChosen] = useState('');
  const known = choices.some(([value]) => value === chosen) ? chosen : '';
  return (
    <div className={styles.adding}>
      <select className="select" aria-label={label} value={known} onChange={({ target }) => setChosen(target.value)}>
        <option value="">{label}</option>
        {choices.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <Button
        className="button"
        aria-label={`Add: ${label}`}
        waits={known === '' ? 'Choose something to add first.' : null}
        onClick={() => {
          setChosen('');
          add(known);
        }}
      >
        Add
      </Button>
    </div>
  );
}
