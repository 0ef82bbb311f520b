'use client';
import { CORNER, centreOf, type Frame } from '@fieldpost/boards/animal-world-war';
import type { Hex } from '@fieldpost/hex';
import { useMemo } from 'react';
import { type HexSheet, hexPlaces, hexRows, nextHex } from '../../map-kit/hex-places.ts';
import { type Cell, KeyGrid } from '../../map-kit/key-grid.tsx';

type Props = {
  readonly hexes: readonly Hex[];
  readonly frame: Frame;
  readonly cellOf: (key: string) => Cell;
  readonly onTap: (key: string) => void;
  readonly onCursor: (key: string | null) => void;
  /** The first place of the keyboard's cursor. */
  readonly home: string;
};

const sheetOf = (frame: Frame): HexSheet => ({
  width: frame.width,
  height: frame.height,
  corner: CORNER,
  top: 'flat',
  centreOf: (at) => centreOf(at, frame),
});

/** The hexes of the field as buttons over it. */
export function FieldGrid({ hexes, frame, cellOf, onTap, onCursor, home }: Props) {
  const rows = useMemo(() => hexRows(hexes, sheetOf(frame)), [hexes, frame]);
  const places = useMemo(() => hexPlaces(hexes, sheetOf(frame)), [hexes, frame]);
  const turned = frame.perspective === 'CARN';
  return (
    <KeyGrid
      label="Battlefield"
      rows={rows}
      places={places}
      cellOf={cellOf}
      onTap={onTap}
      onCursor={onCursor}
      home={home}
      next={(from, key) => nextHex(from, key, places.of, 'flat', turned)}
    />
  );
}
