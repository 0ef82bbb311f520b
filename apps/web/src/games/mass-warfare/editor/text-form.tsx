'use client';
import { MAP_FAULTS, readMap, writeMap } from '@fieldpost/rules-mass-warfare/drawing';
import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { type Drawing, drawingOfMap, mapOf } from './drawing.ts';
import styles from './map-editor.module.css';

type Props = { readonly drawing: Drawing; readonly draw: (drawing: Drawing) => void };

function useText({ drawing, draw }: Props) {
  const written = writeMap(mapOf(drawing));
  const [own, setOwn] = useState<string | null>(null);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const take = () => {
    const { map, faults } = readMap(own ?? written);
    setWrong(faults.map(({ code, line }) => `${line === null ? '' : `Line ${line}: `}${MAP_FAULTS[code].says}`));
    if (map === null) return;
    draw({ ...drawingOfMap(drawing.title, map), mirrored: drawing.mirrored });
    setOwn(null);
  };
  return { written, own, setOwn, wrong, take };
}

/** The map as text (`fpmap`), to copy and paste. An unreadable text names its faulty line. */
export function TextForm(props: Props) {
  const { written, own, setOwn, wrong, take } = useText(props);
  return (
    <details className={styles.fold}>
      <summary>Map as text</summary>
      <div className={styles.part}>
        <label className="field">
          <span className="caption">fpmap</span>
          <textarea
            className={styles.text}
            rows={12}
            spellCheck={false}
            value={own ?? written}
            onChange={({ target }) => setOwn(target.value)}
          />
        </label>
        <ul role="status" className={styles.findings}>
          {wrong.map((says) => (
            <li key={says} className="notice notice-bad">
              {says}
            </li>
          ))}
        </ul>
        <Button
          className="button"
          waits={own === null ? 'The text matches the drawing. Change it first.' : null}
          onClick={take}
        >
          Apply text
        </Button>
        <button type="button" className="button" onClick={() => void navigator.clipboard?.writeText(own ?? written)}>
          Copy text
        </button>
      </div>
    </details>
  );
}
