import { groundOf } from '@fieldpost/rules-mass-warfare/table';
import { useMemo } from 'react';
import { type Drawing, hexesOf, mapOf } from './drawing.ts';
import styles from './map-editor.module.css';
import { citiesOf, named } from './touches.ts';

type Props = { readonly drawing: Drawing; readonly draw: (drawing: Drawing) => void };

const MAX_LENGTH = 24;

/** The names of cities; a city without one goes by its seat and number. */
export function NamesForm({ drawing, draw }: Props) {
  const called = useMemo(() => {
    const { indexOf, places } = groundOf(mapOf({ ...drawing, names: {} }));
    return new Map(hexesOf(drawing).map((at) => [at.join(), places[indexOf(at)]?.name ?? '']));
  }, [drawing]);
  return (
    <details className={styles.fold}>
      <summary>City names</summary>
      <div className={styles.part}>
        {citiesOf(drawing).map((key) => (
          <label key={key} className="field">
            <span className="caption">{key}</span>
            <input
              className="input"
              maxLength={MAX_LENGTH}
              placeholder={called.get(key)}
              value={drawing.names[key] ?? ''}
              onChange={({ target }) => draw(named(drawing, key, target.value))}
            />
          </label>
        ))}
      </div>
    </details>
  );
}
