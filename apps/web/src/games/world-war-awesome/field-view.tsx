'use client';
import { layerToSvg, nodesToSvg } from '@fieldpost/boards/svg';
import {
  CORNER,
  centreOf,
  drawGround,
  drawMarksAbove,
  drawMarksBelow,
  drawThings,
  hexOfKey,
  type Lie,
  PAGE,
  type Point,
  type WarMarks,
} from '@fieldpost/boards/world-war-awesome';
import type { Hex as Axial } from '@fieldpost/hex';
import { GRID, hexAt, terrainAt, type War } from '@fieldpost/rules-world-war-awesome/table';
import dynamic from 'next/dynamic';
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type Look, useCamera } from '../../map-kit/camera/use-camera.ts';
import { HexCursor, useShown } from '../../map-kit/hex-cursor.tsx';
import { type HexSheet, hexPlaces, hexRows, nextHex } from '../../map-kit/hex-places.ts';
import { type Cell, KeyGrid } from '../../map-kit/key-grid.tsx';
import { Layer } from '../../map-kit/layer.tsx';
import { MapView } from '../../map-kit/map-view.tsx';
import { Chips } from './chips.tsx';
import { partAround, type Sight, sightOfTank, UNITS_OF_HEX } from './framing.ts';
import type { Places } from './places.ts';
import { type Said, SaidOnBoard } from './said.tsx';
import { Shimmers } from './shimmers.tsx';
import styles from './table.module.css';
import { Tanks } from './tanks.tsx';
import type { Running } from './use-animation.ts';

/** Fetched when something moves for the first time. */
const Effects = dynamic(() => import('./effects.tsx').then((module) => module.Effects), { loading: () => null });

/** Renders again only after a wall has fallen. */
const Ground = memo(function Ground({ ground, up }: { readonly ground: string; readonly up: number }) {
  return <g dangerouslySetInnerHTML={{ __html: layerToSvg(drawGround(ground, PAGE, up)) }} />;
});

export type Far = { readonly key: string; readonly words: string };

type Props = {
  readonly war: War;
  readonly marks: WarMarks;
  readonly running: Running | null;
  readonly places: Places;
  readonly cellOf: (key: string) => Cell;
  readonly onTap: (key: string) => void;
  readonly home: string;
  /** How the field lies: upright with the player's edge at the foot, or as printed. */
  readonly lie: Lie;
  /** What must be in sight while nothing moves; null: it stays as it is. */
  readonly sight?: Sight | null;
  /** Words that stand on the board. */
  readonly said?: readonly Said[];
  /** Something that may lie beyond the edge: a tap goes there. */
  readonly far?: Far | null;
  readonly children: ReactNode;
};

const QUICK_MS = 220;

/** The hexes of a lie: those of a turned field have flat tops. */
const sheetOf = ({ width, height, degrees, at }: Lie): HexSheet => ({
  width,
  height,
  corner: CORNER,
  top: degrees === 0 ? 'pointy' : 'flat',
  centreOf: ([q, r]: Axial) => at(centreOf({ q, r })),
});

/** On a turned field a key leads where it points. */
const KEYS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  [-90]: { ArrowUp: 'ArrowRight', ArrowDown: 'ArrowLeft', ArrowLeft: 'ArrowUp', ArrowRight: 'ArrowDown' },
  90: { ArrowUp: 'ArrowLeft', ArrowDown: 'ArrowRight', ArrowLeft: 'ArrowDown', ArrowRight: 'ArrowUp' },
};

/** Every hex of the map by its place in the rows; the map has the same shape in every match. */
function hexesOf(ground: string): readonly Axial[] {
  return Array.from({ length: GRID }, (_, cell) => cell).flatMap((cell): Axial[] => {
    const { q, r } = hexAt(cell);
    return terrainAt(ground, cell) === null ? [] : [[q, r]];
  });
}

/** The battlefield with both tanks: the drawing for the eye, and over it the hexes as buttons for fingers, keys and screen readers. */
export function FieldView(props: Props) {
  const { war, marks, running, places, cellOf, onTap, home, lie, sight, said = [], far = null, children } = props;
  const shown = running?.step.war ?? war;
  const part = useMemo(() => ({ x: 0, y: 0, width: lie.width, height: lie.height }), [lie]);
  const look = useCamera(lie.width, lie.height, part);
  const grid = useGrid(war.ground, lie);
  const { spot, setCursor } = useCursor(look, lie);
  useInSight(look, sightOfTank(war, places) ?? sight ?? null, { lie, home, still: running === null });
  useFollowed(look, running?.step.at ?? null, lie);
  const drawing = { war: shown, marks, running, places, ms: running?.ms ?? QUICK_MS, lie };
  return (
    <MapView
      look={look}
      size={lie}
      part={lie}
      skin={styles.skin ?? ''}
      whole="The whole battlefield"
      ground={<Below {...drawing} />}
      above={<Above {...drawing} spot={spot} said={said} />}
      grid={
        <>
          <KeyGrid
            label="Battlefield"
            rows={grid.rows}
            places={grid.places}
            next={grid.next}
            cellOf={cellOf}
            onTap={onTap}
            onCursor={setCursor}
            home={home}
          />
          {running === null ? <Shimmers war={shown} lifted={places.lifted} lie={lie} /> : null}
        </>
      }
    >
      <FarButton far={far} look={look} lie={lie} />
      {children}
    </MapView>
  );
}

type FarProps = Pick<Props, 'lie'> & { readonly far: Far | null; readonly look: Look };

function FarButton({ far, look, lie }: FarProps) {
  const spot = spotOf(far?.key ?? null);
  if (far === null || spot === null) return null;
  return (
    <button type="button" className={styles.far} onClick={() => look.show(lie.at(spot), 80)}>
      {far.words}
    </button>
  );
}

type Drawing = Pick<Props, 'war' | 'marks' | 'running' | 'places' | 'lie'> & { readonly ms: number };

/** The ground, the tanks on it, and the marks under the pieces. */
function Below({ war, marks, places, ms, lie }: Drawing) {
  const drawn = useMemo(() => nodesToSvg(drawMarksBelow(marks, PAGE)), [marks]);
  const { width, height, degrees, transform } = lie;
  return (
    <>
      <g transform={transform}>
        <Ground ground={war.ground} up={-degrees} />
      </g>
      {places.at === 'A' || places.at === 'B' ? (
        <rect className={styles.shade} x={0} y={0} width={width} height={height} />
      ) : null}
      <g transform={transform}>
        <Tanks war={war} lifted={places.lifted} ms={ms} up={-degrees} />
        <Layer drawn={drawn} />
      </g>
    </>
  );
}

/** The pieces, and what lies over them. */
type AboveProps = Drawing & { readonly spot: Point | null; readonly said: readonly Said[] };

function Above({ war, marks, running, places, ms, spot, said, lie }: AboveProps) {
  const { lifted } = places;
  const up = -lie.degrees;
  const drawn = useMemo(() => nodesToSvg(drawMarksAbove(war, marks, PAGE, up)), [marks, war, up]);
  const things = useMemo(() => nodesToSvg(drawThings(war, lifted, PAGE, up)), [war, lifted, up]);
  return (
    <g transform={lie.transform}>
      <Layer drawn={things} />
      <Chips war={war} lifted={lifted} falling={running?.step.falling ?? null} up={up} ms={ms} />
      <Layer drawn={drawn} />
      {spot === null ? null : <HexCursor at={spot} corner={CORNER} top="pointy" />}
      {running === null ? null : <Effects running={running} up={up} />}
      <SaidOnBoard said={said} lie={lie} />
    </g>
  );
}

/** Where the keyboard is: kept in sight. */
function useCursor(look: Look, lie: Lie) {
  const [cursor, setCursor] = useState<string | null>(null);
  const spot = useMemo(() => spotOf(cursor), [cursor]);
  const seen = useMemo(() => (spot === null ? null : lie.at(spot)), [spot, lie]);
  useShown(look, seen);
  return { spot, setCursor };
}

/** The hexes in their rows. */
function useGrid(ground: string, lie: Lie) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: which hexes there are never changes in a match
  return useMemo(() => {
    const hexes = hexesOf(ground);
    const sheet = sheetOf(lie);
    const places = hexPlaces(hexes, sheet);
    const next = (from: string, key: string) =>
      nextHex(from, KEYS[lie.degrees]?.[key] ?? key, places.of, 'pointy', false);
    return { rows: hexRows(hexes, sheet), places, next };
  }, [lie]);
}

function spotOf(key: string | null): Point | null {
  const hex = key === null ? null : hexOfKey(key);
  return hex === null ? null : centreOf(hex);
}

type Field = Pick<Props, 'lie' | 'home'> & {
  /** Nothing moves: what moves is followed. */
  readonly still: boolean;
};

/** The camera moves once for each choice, and frames all that belongs to it; at first it looks home. */
function useInSight({ frameFirst }: Look, sight: Sight | null, { lie, home, still }: Field): void {
  const latest = useRef(sight);
  latest.current = sight ?? latest.current ?? { parts: [[home]], least: 40, most: 46, air: 2 };
  const key = JSON.stringify(latest.current);
  useEffect(() => {
    if (!still) return;
    const { parts, least, most, air } = JSON.parse(key) as Sight;
    const around = parts.flatMap((keys) => partAround(keys, lie, air) ?? []);
    if (around.length > 0) frameFirst(around, { least: least / UNITS_OF_HEX, most: most / UNITS_OF_HEX });
  }, [key, lie, still, frameFirst]);
}

/** Follows the motion. */
function useFollowed({ show }: Look, key: string | null, lie: Lie): void {
  useEffect(() => {
    const spot = spotOf(key);
    if (spot !== null) show(lie.at(spot));
  }, [key, show, lie]);
}
