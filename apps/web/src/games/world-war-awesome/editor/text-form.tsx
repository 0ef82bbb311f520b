'use client';
import type { Json } from '@fieldpost/client';
import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import styles from './battlefield-editor.module.css';
import { documentOf, drawingOf } from './document.ts';
import type { Drawing } from './drawing.ts';

type Props = { readonly drawing: Drawing; readonly draw: (drawing: Drawing) => void };

/** The scenario document as text, to copy and paste. Members that no board shows (hands, orders, jams) are edited here. */
export function TextForm({ drawing, draw }: Props) {
  const written = JSON.stringify(documentOf(drawing), null, 1);
  const [own, setOwn] = useState<string | null>(null);
  const [wrong, setWrong] = useState('');
  const take = () => {
    const read = documentIn(own ?? written);
    setWrong(read === null ? 'This is not a valid document: a JSON object is required.' : '');
    if (read === null) return;
    draw({ ...drawingOf(drawing.title, read), mirrored: drawing.mirrored });
    setOwn(null);
  };
  return (
    <details className={styles.fold}>
      <summary>Battlefield as text</summary>
      <div className={styles.part}>
        <label className="field">
          <span className="caption">Scenario document</span>
          <textarea
            className={styles.text}
            rows={12}
            spellCheck={false}
            value={own ?? written}
            onChange={({ target }) => setOwn(target.value)}
          />
        </label>
        <p role="status">{wrong}</p>
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

/** Rows that are drawn must be lines: what is drawn is judged by the rules, what is none is not. */
function documentIn(text: string): Json | null {
  try {
    const raw = JSON.parse(text) as { readonly rows?: unknown };
    const lines = raw?.rows ?? [];
    const fits = typeof raw === 'object' && Array.isArray(lines) && lines.every((line) => typeof line === 'string');
    return fits ? (raw as Json) : null;
  } catch {
    return null;
  }
}
