'use client';
import { FILES, squaresOf } from '@fieldpost/boards/wwi-combined-arms';
import { type KeyboardEvent, memo, useCallback, useRef, useState } from 'react';
import styles from './board.module.css';

export type Cell = {
  /** For instance "e4, South Infantry, damage 1 of 3, can attack 2 targets". */
  readonly label: string;
  readonly picked: boolean;
  /** Something happens when it is tapped: for the pointer. */
  readonly live: boolean;
};

type Props = {
  readonly size: number;
  readonly perspective: 'south' | 'north';
  readonly cellOf: (square: string) => Cell;
  readonly onTap: (square: string) => void;
  /** Where the keyboard begins. */
  readonly home: string;
};

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The square that an arrow key leads to, as the board is turned now; null at the edge. */
export function neighbour(square: string, key: string, size: number, perspective: 'south' | 'north'): string | null {
  const squares = squaresOf(size, perspective);
  const at = squares.indexOf(square);
  if (key === 'Home') return squares[at - (at % size)] ?? null;
  if (key === 'End') return squares[at - (at % size) + size - 1] ?? null;
  const step = STEPS[key];
  if (step === undefined) return null;
  const column = (at % size) + step[0];
  const row = Math.floor(at / size) + step[1];
  if (column < 0 || row < 0 || column >= size || row >= size) return null;
  return squares[row * size + column] ?? null;
}

/** ARIA in HTML allows a table to be a grid; then screen readers hand the arrow keys over to it. */
const GRID = { role: 'grid' } as const;

type CellProps = Cell & {
  readonly square: string;
  readonly tabbed: boolean;
  readonly onTap: (square: string) => void;
  readonly onFocus: (square: string) => void;
};

const CellView = memo(function CellView({ square, label, picked, live, tabbed, onTap, onFocus }: CellProps) {
  return (
    <td>
      <button
        type="button"
        className={styles.cell}
        data-square={square}
        data-live={live ? '' : undefined}
        tabIndex={tabbed ? 0 : -1}
        aria-label={label}
        aria-pressed={picked}
        onClick={() => onTap(square)}
        onFocus={() => onFocus(square)}
      />
    </td>
  );
});

/** The squares as a grid of buttons over the drawing: arrow keys go from square to square, one of them is in the tab order. */
export function BoardGrid({ size, perspective, cellOf, onTap, home }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  const latest = useRef(onTap);
  latest.current = onTap;
  const tap = useCallback((square: string) => latest.current(square), []);
  const here = cursor ?? home;
  const squares = squaresOf(size, perspective);
  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = neighbour(here, event.key, size, perspective);
    if (next === null) return;
    event.preventDefault();
    table.current?.querySelector<HTMLButtonElement>(`[data-square="${next}"]`)?.focus();
  };
  return (
    <table
      ref={table}
      className={styles.grid}
      {...GRID}
      aria-label={`Board, files a to ${FILES[size - 1]}, rows 1 to ${size}`}
      onKeyDown={move}
    >
      <tbody>
        {Array.from({ length: size }, (_, row) => (
          <tr key={squares[row * size]}>
            {squares.slice(row * size, (row + 1) * size).map((square) => (
              <CellView
                key={square}
                square={square}
                tabbed={square === here}
                onTap={tap}
                onFocus={setCursor}
                {...cellOf(square)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
