'use client';
import { type CSSProperties, type KeyboardEvent, memo, type PointerEvent, useCallback, useRef, useState } from 'react';
import styles from './key-grid.module.css';

/** One place of a board as a button. */
export type Cell = {
  /** The content and the possible actions, for instance "e4, South Infantry, damage 1 of 3, can attack 2 targets". */
  readonly label: string;
  readonly picked: boolean;
  /** Something happens when it is tapped: for the pointer. */
  readonly live: boolean;
};

/** The upper left corners of cells over a drawing, in percent of it, and their size. */
export type Places = {
  readonly of: ReadonlyMap<string, CSSProperties>;
  readonly size: CSSProperties;
  readonly shape: 'flat' | 'pointy';
};

type Props = {
  readonly label: string;
  /** The places by name, row by row as they are seen, from the top left. */
  readonly rows: readonly (readonly string[])[];
  /** Null: rows and columns share the room evenly. */
  readonly places: Places | null;
  /** The place that a key leads to; null: nowhere, or it is no key of the grid. Letters come small. */
  readonly next: (from: string, key: string) => string | null;
  readonly cellOf: (place: string) => Cell;
  readonly onTap: (place: string) => void;
  /** Called with the place of the keyboard's cursor; null: no place. */
  readonly onCursor: ((place: string | null) => void) | null;
  /** The first place of the keyboard's cursor. */
  readonly home: string;
};

/** ARIA in HTML allows a table to be a grid; then screen readers hand the arrow keys over to it. */
const GRID = { role: 'grid' } as const;

type CellProps = Cell & {
  readonly place: string;
  readonly style: CSSProperties | undefined;
  readonly tabbed: boolean;
  readonly hands: Hands;
};

/** The cells' callbacks; the same object for the whole life of the grid. */
type Hands = {
  /** A pointer came down on a cell, and means this place: what follows from its click may move the map before that is read. */
  readonly aim: (cell: string, place: string) => void;
  /** @param pointed by a pointer; else by a key or a screen reader, which name their place */
  readonly tap: (cell: string, pointed: boolean) => void;
  readonly focus: (place: string) => void;
  readonly blur: () => void;
};

/** How far a pointer is from the middle of what lies under it, in pixels. */
function fromMiddle(cell: Element, { clientX, clientY }: PointerEvent): number {
  const { left, top, width, height } = cell.getBoundingClientRect();
  return Math.hypot(clientX - left - width / 2, clientY - top - height / 2);
}

/** The place that is aimed at: cells of hexes are round and overlap, and a point belongs to the hex with the nearest middle. */
function aimedAt(event: PointerEvent<HTMLElement>, place: string): string {
  const grid = event.currentTarget.closest('table');
  const under = document
    .elementsFromPoint(event.clientX, event.clientY)
    .filter((one): one is HTMLElement => one instanceof HTMLElement && one.closest('table') === grid)
    .filter(({ dataset }) => dataset.square !== undefined)
    .toSorted((one, other) => fromMiddle(one, event) - fromMiddle(other, event));
  return under[0]?.dataset.square ?? place;
}

const CellView = memo(function CellView({ place, label, picked, live, style, tabbed, hands }: CellProps) {
  return (
    <td className={styles.place} style={style}>
      <button
        type="button"
        className={styles.cell}
        data-square={place}
        data-live={live ? '' : undefined}
        tabIndex={tabbed ? 0 : -1}
        aria-label={label}
        aria-pressed={picked}
        onPointerDown={(event) => hands.aim(place, aimedAt(event, place))}
        onClick={({ detail }) => hands.tap(place, detail > 0)}
        onFocus={() => hands.focus(place)}
        onBlur={hands.blur}
      />
    </td>
  );
});

const hasModifier = (event: KeyboardEvent): boolean => event.altKey || event.ctrlKey || event.metaKey;

/** The keyboard's cursor, and the cells' callbacks. */
function useCursor(onTap: Props['onTap'], onCursor: Props['onCursor']) {
  const table = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  const latest = useRef({ onTap, onCursor });
  latest.current = { onTap, onCursor };
  const find = useCallback(
    (place: string) => table.current?.querySelector<HTMLButtonElement>(`[data-square="${place}"]`) ?? null,
    [],
  );
  const aimed = useRef({ cell: '', place: '' });
  const hands = useRef<Hands>({
    aim: (cell, place) => {
      aimed.current = { cell, place };
    },
    tap: (cell, pointed) => {
      const { current } = aimed;
      latest.current.onTap(pointed && current.cell === cell ? current.place : cell);
    },
    blur: () => latest.current.onCursor?.(null),
    focus: (place) => {
      setCursor(place);
      latest.current.onCursor?.(find(place)?.matches(':focus-visible') === true ? place : null);
    },
  }).current;
  return { table, cursor, find, hands };
}

/** The keyboard's cursor, and its moves by key. */
function useKeyboard({ rows, places, next, onTap, onCursor, home }: Props) {
  const { table, cursor, find, hands } = useCursor(onTap, onCursor);
  const known = (place: string | null): place is string => rows.some((row) => row.some((one) => one === place));
  const here = [cursor, home].find(known) ?? rows[0]?.[0] ?? '';
  const move = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    const to = next(here, event.key.length === 1 ? event.key.toLowerCase() : event.key);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    // A camera scrolls to the place on its own; a board larger than its container needs scrolling here.
    find(to)?.focus({ preventScroll: places !== null });
  };
  return { table, here, move, hands };
}

/** The places of a board as buttons over its drawing: keys go from place to place, one of them is in the tab order. */
export function KeyGrid(props: Props) {
  const { label, rows, places, cellOf } = props;
  const { table, here, move, hands } = useKeyboard(props);
  return (
    <table
      ref={table}
      className={styles.grid}
      data-shape={places?.shape ?? 'square'}
      style={places?.size}
      {...GRID}
      aria-label={label}
      onKeyDown={move}
    >
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((place) => (
              <CellView
                key={place}
                place={place}
                style={places?.of.get(place)}
                tabbed={place === here}
                hands={hands}
                {...cellOf(place)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
