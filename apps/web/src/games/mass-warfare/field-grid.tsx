'use client';
import { APOTHEM, CORNER, centreOf, type Frame } from '@fieldpost/boards/mass-warfare';
import { add, fromKey, type Hex, keyOf } from '@fieldpost/hex';
import { type CSSProperties, type KeyboardEvent, memo, useCallback, useMemo, useRef, useState } from 'react';
import styles from './field.module.css';

export type Cell = {
  /** For instance "-4,0: Elmar, City, 5 people, held by Blue; Blue infantry 2; can be entered". */
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

/** Left and right stay in the row; up and down go straight by turns left and right, so that two of them keep the column. */
function stepsOf(key: string, row: number): readonly Hex[] {
  const even = row % 2 === 0;
  const up: readonly Hex[] = [
    [0, -1],
    [1, -1],
  ];
  const down: readonly Hex[] = [
    [0, 1],
    [-1, 1],
  ];
  switch (key) {
    case 'ArrowLeft':
      return [[-1, 0]];
    case 'ArrowRight':
      return [[1, 0]];
    case 'ArrowUp':
      return even ? up : up.toReversed();
    case 'ArrowDown':
      return even ? down.toReversed() : down;
    default:
      return [];
  }
}

/** The hex that a key leads to; null where the map ends, or for another key. */
export function nextHex(key: string, pressed: string, known: ReadonlySet<string>): string | null {
  const at = fromKey(key);
  if (at === null) return null;
  const next = stepsOf(pressed, at[1]).map((step) => keyOf(add(at, step)));
  return next.find((one) => known.has(one)) ?? null;
}

/** Rows of the map as they are seen, from the top, each from the left. */
export function rowsOf(hexes: readonly Hex[]): readonly (readonly string[])[] {
  const rows = new Map<number, Hex[]>();
  for (const at of hexes) rows.set(at[1], [...(rows.get(at[1]) ?? []), at]);
  return [...rows]
    .toSorted(([one], [other]) => one - other)
    .map(([, row]) => row.toSorted((one, other) => one[0] - other[0]).map(keyOf));
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
  const rows = useMemo(() => rowsOf(hexes), [hexes]);
  const places = useMemo(() => placesOf(hexes, frame), [hexes, frame]);
  const known = useMemo(() => new Set(places.keys()), [places]);
  const here = cursor !== null && known.has(cursor) ? cursor : known.has(home) ? home : (rows[0]?.[0] ?? '');
  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextHex(here, event.key, known);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    table.current?.querySelector<HTMLButtonElement>(`[data-square="${next}"]`)?.focus({ preventScroll: true });
  };
  const size = {
    '--w': percent(2 * APOTHEM, frame.width),
    '--h': percent(2 * CORNER, frame.height),
  } as CSSProperties;
  return (
    <table ref={table} className={styles.grid} style={size} {...GRID} aria-label="Map" onKeyDown={move}>
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
