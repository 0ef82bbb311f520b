import styles from './create.module.css';

const MARKS: Readonly<Record<string, string>> = {
  t: 'M1 7 3 3l2 4 2-4 2 4',
  b: 'M2 8V4l3-2 3 2v4z',
  n: 'M2 2l6 6M8 2 2 8',
};
const NAMES: Readonly<Record<string, string>> = {
  t: styles.trench ?? '',
  b: styles.bunker ?? '',
  n: styles.wire ?? '',
};
const CELL = 10;

/** A layout of terrain, small. Each kind of ground has its own mark as well as its colour. */
export function LayoutPicture({ rows }: { readonly rows: readonly string[] }) {
  const size = rows.length * CELL;
  const cells = rows.flatMap((row, y) => [...row].map((kind, x) => ({ kind, x, y })));
  return (
    <svg className={styles.layout} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
      {cells.map(({ kind, x, y }) => (
        <g key={`${x}.${y}`} transform={`translate(${x * CELL} ${y * CELL})`} className={NAMES[kind]}>
          <rect width={CELL} height={CELL} />
          {MARKS[kind] ? <path d={MARKS[kind]} /> : null}
        </g>
      ))}
    </svg>
  );
}
