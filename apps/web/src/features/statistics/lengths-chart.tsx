import type { Lengths } from './operations.ts';
import { columnsOf, ROOM } from './shapes.ts';
import styles from './statistics.module.css';

const turns = (count: number): string => `${count} ${count === 1 ? 'turn' : 'turns'}`;

/** "Half of the matches took at most 21 turns." */
function lengthWords({ quarter, middle, threeQuarters }: Lengths): string {
  const half = `Half of all matches took at most  ${turns(middle)}`;
  return quarter === threeQuarters ? `${half}.` : `${half}; the middle half took ${quarter} to ${threeQuarters}.`;
}

/** How many matches were how long, as columns. */
export function LengthsChart({ lengths }: { readonly lengths: Lengths }) {
  const { spread, shortest, longest } = lengths;
  const spoken = `${lengthWords(lengths)} The shortest took ${shortest}, the longest ${longest}.`;
  return (
    <figure className={styles.chart}>
      <svg className={styles.columns} viewBox={`0 0 ${ROOM.width} ${ROOM.height}`} role="img" aria-label={spoken}>
        {columnsOf(spread).map((column, index) =>
          column === null ? null : <rect key={spread[index]?.from} {...column} data-mark="pencil" />,
        )}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{turns(shortest)}</span>
        <span>{longest === shortest ? '' : turns(spread.at(-1)?.to ?? longest)}</span>
      </p>
      <figcaption>{lengthWords(lengths)}</figcaption>
    </figure>
  );
}
