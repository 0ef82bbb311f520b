import { markIn } from '../match/mark-in.ts';
import { FiguresTable } from '../statistics/figures-tables.tsx';
import styles from './match-statistics.module.css';
import type { CountedMatch, Dice, Luck } from './operations.ts';
import { barOf, columnsOf, ROOM } from './shapes.ts';

/** Hits as a bar of the throws, with a mark where they were expected; the sentence under it says the same. */
export function LuckBars({ match, luck }: { readonly match: CountedMatch; readonly luck: readonly Luck[] }) {
  return (
    <ul className={`plain-list ${styles.luck}`}>
      {luck.map((one) => {
        const { hits, expected } = barOf(one);
        return (
          <li key={`${one.title} ${one.side}`}>
            <svg className={styles.bar} viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
              <rect data-mark={markIn(match, one.side)} width={hits} height={10} />
              <line x1={expected} x2={expected} y1={0} y2={10} />
            </svg>
            <p>{one.text}</p>
          </li>
        );
      })}
    </ul>
  );
}

const rowsOf = (faces: Dice['faces'], even: string) =>
  faces.map((count, index) => ({
    key: `${index}`,
    title: `${index + 1}`,
    cells: [
      ['Thrown', count],
      ['Expected', even],
    ] as const,
  }));

/** How often each face came, as columns with a line where it was expected. */
export function FacesChart({ dice: { faces, thrown, text } }: { readonly dice: Dice }) {
  const { columns, expected } = columnsOf(faces);
  const even = (thrown / faces.length).toFixed(1);
  return (
    <figure className={styles.chart}>
      <figcaption>All dice</figcaption>
      <svg
        className={styles.columns}
        viewBox={`0 0 ${ROOM.width} ${ROOM.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`How often each face came: ${faces.map((count, index) => `${index + 1}: ${count}`).join(', ')}.`}
      >
        {columns.map(({ face, ...column }) => (
          <rect key={face} {...column} />
        ))}
        <line x1={0} x2={ROOM.width} y1={expected} y2={expected} />
      </svg>
      <p className={styles.faces} aria-hidden="true">
        {columns.map(({ face }) => (
          <span key={face}>{face}</span>
        ))}
      </p>
      <p>
        {text} The line marks {even} of each face.
      </p>
      <details className={styles.table}>
        <summary>Show as a table</summary>
        <FiguresTable caption="Faces thrown and expected" first="Face" rows={rowsOf(faces, even)} />
      </details>
    </figure>
  );
}
