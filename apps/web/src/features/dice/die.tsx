import styles from './dice.module.css';

/** The pips of each face, in a square of 3 by 3. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
];

/** The picture of one draw: a die with pips, or a card with its place in the row. The result is written beside it. */
export function Die({ faces, result }: { readonly faces: number; readonly result: number }) {
  const pips = faces === 6 ? PIPS[result] : undefined;
  return (
    <svg className={styles.die} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect x="1.5" y="1.5" width="29" height="29" rx={pips ? 6 : 2} />
      {pips?.map(([column, row]) => (
        <circle key={`${column}${row}`} cx={8 + 8 * column} cy={8 + 8 * row} r="2.8" />
      )) ?? (
        <text x="16" y="21" textAnchor="middle">
          {result > 999 ? '…' : result}
        </text>
      )}
    </svg>
  );
}
