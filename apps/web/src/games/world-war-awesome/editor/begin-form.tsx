'use client';
import { ABOUT } from '@fieldpost/rules-world-war-awesome/about';
import { ARMIES, type Army, MAP_IDS, MAPS, MODEL_OF, MODELS } from '@fieldpost/rules-world-war-awesome/catalogue';
import { SEATS } from '@fieldpost/rules-world-war-awesome/table';
import styles from './battlefield-editor.module.css';
import { type Drawing, drawingOfMap } from './drawing.ts';

type Props = { readonly drawing: Drawing; readonly draw: (drawing: Drawing) => void };

/** What a drawing begins with, and whose tanks meet on it. */
export function BeginForm({ drawing, draw }: Props) {
  const { armies, title } = drawing;
  return (
    <>
      <div className={styles.part}>
        {SEATS.map((seat) => (
          <label key={seat} className="field">
            <span className="caption">Superpanzer of {ABOUT.sideNames[seat]}</span>
            <select
              className="select"
              value={armies[seat]}
              onChange={({ target }) => draw({ ...drawing, armies: { ...armies, [seat]: target.value as Army } })}
            >
              {ARMIES.map((army) => (
                <option key={army} value={army}>
                  {MODELS[MODEL_OF[army]].title}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <details className={styles.fold}>
        <summary>Start from another battlefield</summary>
        <div className={styles.part}>
          {MAP_IDS.map((id) => (
            <button
              key={id}
              type="button"
              className="button"
              onClick={() => draw({ ...drawingOfMap(title, id), armies })}
            >
              {MAPS[id].title}
            </button>
          ))}
        </div>
      </details>
    </>
  );
}
