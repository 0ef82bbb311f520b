'use client';
import { CORNER, centreOf, type Frame } from '@fieldpost/boards/animal-world-war';
import { fromKey, type Hex, keyOf, neighbour } from '@fieldpost/hex';
import { type CSSProperties, type KeyboardEvent, memo, useCallback, useMemo, useRef, useState } from 'react';
import styles from './field.module.css';

export type Cell = {
  /** For instance "0,-1: Church, cover 6; Colonel Ivory, captain of Herbivoria; can be entered". */
  readonly label: string;
  readonly picked: boolean;
  /** Something happens when it is tapped: for the pointer. */
  readonly live: boolean;
};

type Props = {
  readonly hexes: readonly Hex[];
  readonly frame: Frame;
  readonly cellOf: (key: string) => Cell;
  readonly onTap: (key: string) => void;
  readonly onCursor: (key: string | null) => void;
  /** Where the keyboard begins. */
  readonly home: string;
};

/** Six keys for six directions, and the arrows: left and right go to the column beside, to the nearer hex below. */
const STEPS: Readonly<Record<string, readonly number[]>> = {
  ArrowUp: [0],
  w: [0],
  ArrowDown: [3],
  s: [3],
  ArrowLeft: [4, 5],
  a: [4, 5],
  q: [5, 4],
  ArrowRight: [2, 1],
  d: [2, 1],
  e: [1, 2],
};

/** The hex that a key leads to, as the field is turned now; null where it ends. */
function nextHex(key: string, pressed: string, known: ReadonlySet<string>, turned: boolean): string | null {
  const at = fromKey(key);
  const directions = STEPS[pressed];
  if (at === null || directions === undefined) return null;
  for (const direction of directions) {
    const turnedBy = ((direction + (turned ? 3 : 0)) % 6) as 0 | 1 | 2 | 3 | 4 | 5;
    const next = keyOf(neighbour(at, turnedBy));
    if (known.has(next)) return next;
  }
  return null;
}

/** Rows of the grid as they are seen: hexes of the same height, from the left. */
export function rowsOf(hexes: readonly Hex[], frame: Frame): readonly (readonly string[])[] {
  const rows = new Map<number, { readonly key: string; readonly x: number }[]>();
  for (const at of hexes) {
    const { x, y } = centreOf(at, frame);
    const row = rows.get(y);
    if (row === undefined) rows.set(y, [{ key: keyOf(at), x }]);
    else row.push({ key: keyOf(at), x });
  }
  return [...rows]
    .toSorted(([one], [other]) => one - other)
    .map(([, row]) => row.toSorted((one, other) => one.x - other.x).map(({ key }) => key));
}

/** ARIA in HTML allows a table to be a grid; then screen readers hand the arrow keys over to it. */
const GRID = { role: 'grid' } as const;

type CellProps = Cell & {
  readonly hex: string;
  readonly style: CSSProperties;
  readonly tabbed: boolean;
  readonly onTap: (key: string) => void;
  readonly onFocus: (key: string) => void;
  readonly onBlur: () => void;
};

const CellView = memo(
  function CellView({ hex, label, picked, live, style, tabbed, onTap, onFocus, onBlur }: CellProps) {
    return (
      <td className={styles.place} style={style}>
        <button
          type="button"
          className={styles.cell}
          data-square={hex}
          data-live={live ? '' : undefined}
          tabIndex={tabbed ? 0 : -1}
          aria-label={label}
          aria-pressed={picked}
          onClick={() => onTap(hex)}
          onFocus={() => onFocus(hex)}
          onBlur={onBlur}
        />
      </td>
    );
  },
  (a, b) =>
    a.label === b.label && a.picked === b.picked && a.live === b.live && a.tabbed === b.tabbed && a.style === b.style,
);

const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 1e5) / 1e3}%`;

function placesOf(hexes: readonly Hex[], frame: Frame): ReadonlyMap<string, CSSProperties> {
  return new Map(
    hexes.map((at) => {
      const { x, y } = centreOf(at, frame);
      return [keyOf(at), { left: percent(x, frame.width), top: percent(y, frame.height) }];
    }),
  );
}

/** The hexes as buttons over the drawing: keys go from hex to hex, one of them is in the tab order. */
export function FieldGrid({ hexes, frame, cellOf, onTap, onCursor, home }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  const latest = useRef({ onTap, onCursor });
  latest.current = { onTap, onCursor };
  const tap = useCallback((key: string) => latest.current.onTap(key), []);
  const blur = useCallback(() => latest.current.onCursor(null), []);
  const focus = useCallback((key: string) => {
    setCursor(key);
    const seen = table.current?.querySelector(`[data-square="${key}"]`)?.matches(':focus-visible') === true;
    latest.current.onCursor(seen ? key : null);
  }, []);
  const rows = useMemo(() => rowsOf(hexes, frame), [hexes, frame]);
  const places = useMemo(() => placesOf(hexes, frame), [hexes, frame]);
  const known = useMemo(() => new Set(places.keys()), [places]);
  const here = cursor !== null && known.has(cursor) ? cursor : known.has(home) ? home : (rows[0]?.[0] ?? '');
  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const next = nextHex(here, pressed, known, frame.perspective === 'CARN');
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    table.current?.querySelector<HTMLButtonElement>(`[data-square="${next}"]`)?.focus({ preventScroll: true });
  };
  const size = {
    '--w': percent(2 * CORNER, frame.width),
    '--h': percent(CORNER * 1.732, frame.height),
  } as CSSProperties;
  return (
    <table ref={table} className={styles.grid} style={size} {...GRID} aria-label="Battlefield" onKeyDown={move}>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((key) => (
              <CellView
                key={key}
                hex={key}
                style={places.get(key) ?? {}}
                tabbed={key === here}
                onTap={tap}
                onFocus={focus}
                onBlur={blur}
                {...cellOf(key)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
