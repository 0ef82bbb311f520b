'use client';
import { FILES, squaresOf } from '@fieldpost/boards/wwi-combined-arms';
import { type Cell, KeyGrid } from '../../map-kit/key-grid.tsx';

type Props = {
  readonly size: number;
  readonly perspective: 'south' | 'north';
  readonly cellOf: (square: string) => Cell;
  readonly onTap: (square: string) => void;
  /** The first place of the keyboard's cursor. */
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

/** The squares of the board as buttons over it. */
export function BoardGrid({ size, perspective, cellOf, onTap, home }: Props) {
  const squares = squaresOf(size, perspective);
  const rows = Array.from({ length: size }, (_, row) => squares.slice(row * size, (row + 1) * size));
  return (
    <KeyGrid
      rows={rows}
      cellOf={cellOf}
      onTap={onTap}
      home={home}
      places={null}
      onCursor={null}
      label={`Board, files a to ${FILES[size - 1]}, rows 1 to ${size}`}
      next={(from, key) => neighbour(from, key, size, perspective)}
    />
  );
}
