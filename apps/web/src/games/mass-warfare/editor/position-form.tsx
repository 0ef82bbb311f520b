import { STEP_NAMES } from '@fieldpost/rules-mass-warfare/catalogue';
import type { Drawing, Position } from './drawing.ts';
import styles from './map-editor.module.css';

type Props = { readonly drawing: Drawing; readonly draw: (drawing: Drawing) => void };

const MAX_TURNS = 200;

/** When a drawn position begins, and the way back to the printed start. */
export function PositionForm({ drawing, draw }: Props) {
  const { position } = drawing;
  if (position === null)
    return <p className="small soft">The war starts as printed: 5 Infantry and a factory for each player.</p>;
  const set = (part: Partial<Position>) => draw({ ...drawing, position: { ...position, ...part } });
  return (
    <div className={styles.part}>
      <label className="field">
        <span className="caption">Turn</span>
        <input
          className="input"
          type="number"
          min={1}
          max={MAX_TURNS}
          value={position.turn}
          onChange={({ target }) => set({ turn: Math.min(MAX_TURNS, Math.max(1, target.valueAsNumber || 1)) })}
        />
      </label>
      <label className="field">
        <span className="caption">Starting step</span>
        <select className="select" value={position.step} onChange={({ target }) => set({ step: Number(target.value) })}>
          {STEP_NAMES.map((name, index) => (
            <option key={name} value={index + 1}>
              {index + 1}. {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="button" onClick={() => draw({ ...drawing, position: null })}>
        Reset to printed start
      </button>
    </div>
  );
}
