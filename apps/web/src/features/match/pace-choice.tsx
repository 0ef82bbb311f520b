'use client';
import styles from './match.module.css';
import { isPace, PACE_WORDS, type PaceName } from './pace.ts';

/** How fast things move on the board, or not at all. Kept by this browser. */
export function PaceChoice({ pace, setPace }: { readonly pace: PaceName; readonly setPace: (pace: PaceName) => void }) {
  return (
    <label className={styles.pace}>
      <span className="caption">Animation</span>
      <select className="select" value={pace} onChange={({ target }) => isPace(target.value) && setPace(target.value)}>
        {Object.entries(PACE_WORDS).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
