'use client';
import { layerToSvg, nodesToSvg } from '@fieldpost/boards/svg';
import {
  APOTHEM,
  CORNER,
  centreOf,
  drawGround,
  drawMarksAbove,
  drawMarksBelow,
  drawThings,
  FIELD,
  hexOfKey,
  PAGE,
  type Point,
  type WarMarks,
} from '@fieldpost/boards/world-war-awesome';
import type { Hex as Axial } from '@fieldpost/hex';
import type { Seat } from '@fieldpost/rules-world-war-awesome/catalogue';
import { footprintIn, GRID, hexAt, terrainAt, type War } from '@fieldpost/rules-world-war-awesome/table';
import dynamic from 'next/dynamic';
import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Look, useCamera } from '../../map-kit/camera/use-camera.ts';
import { HexCursor, useShown } from '../../map-kit/hex-cursor.tsx';
import { type HexSheet, hexPlaces, hexRows, nextHex } from '../../map-kit/hex-places.ts';
import { type Cell, KeyGrid } from '../../map-kit/key-grid.tsx';
import { Layer } from '../../map-kit/layer.tsx';
import { MapView } from '../../map-kit/map-view.tsx';
import { Chips } from './chips.tsx';
import type { Places } from './places.ts';
import { Shimmers } from './shimmers.tsx';
import styles from './table.module.css';
import { Tanks } from './tanks.tsx';
import type { Running } from './use-animation.ts';

/** Fetched when something moves for the first time. */
const Effects = dynamic(() => import('./effects.tsx').then((module) => module.Effects), { loading: () => null });

/** Drawn anew only when a wall has fallen. */
const Ground = memo(function Ground({ ground }: { readonly ground: string }) {
  return <g dangerouslySetInnerHTML={{ __html: layerToSvg(drawGround(ground, PAGE)) }} />;
});

type Props = {
  readonly war: War;
  readonly marks: WarMarks;
  readonly running: Running | null;
  readonly places: Places;
  readonly cellOf: (key: string) => Cell;
  readonly onTap: (key: string) => void;
  readonly home: string;
  /** What is to be seen where nothing is picked and nothing moves. */
  readonly focus?: string | null;
  readonly children: ReactNode;
};

const SHEET: HexSheet = {
  width: FIELD.width,
  height: FIELD.height,
  corner: CORNER,
  top: 'pointy',
  centreOf: ([q, r]: Axial) => centreOf({ q, r }),
};
const PART = { x: 0, y: 0, width: FIELD.width, height: FIELD.height };
const QUICK_MS = 220;
/** A hex is never opened narrower than this many pixels: so much a thumb needs. */
const MIN_HEX = 46;

/** Every hex of the map by its place in the rows; the map has the same shape in every match. */
function hexesOf(ground: string): readonly Axial[] {
  return Array.from({ length: GRID }, (_, cell) => cell).flatMap((cell): Axial[] => {
    const { q, r } = hexAt(cell);
    return terrainAt(ground, cell) === null ? [] : [[q, r]];
  });
}

/** The battlefield with both tanks: the drawing for the eye, and over it the hexes as buttons for fingers, keys and screen readers. */
export function FieldView({ war, marks, running, places, cellOf, onTap, home, focus, children }: Props) {
  const shown = running?.step.war ?? war;
  const look = useCamera(FIELD.width, FIELD.height, PART);
  const [cursor, setCursor] = useState<string | null>(null);
  const grid = useGrid(war.ground);
  const spot = useMemo(() => spotOf(cursor), [cursor]);
  useNearEnough(look, home);
  useShown(look, spot);
  useFollowed(look, running?.step.at ?? marks.selected ?? focus ?? null, running === null ? REACH : undefined);
  useLookedInto(look, war, places);
  const drawing = { war: shown, marks, running, places, ms: running?.ms ?? QUICK_MS };
  return (
    <MapView
      look={look}
      size={FIELD}
      part={FIELD}
      skin={styles.skin ?? ''}
      whole="The whole battlefield"
      ground={<Below {...drawing} />}
      above={<Above {...drawing} spot={spot} />}
      grid={
        <>
          <KeyGrid
            label="Battlefield"
            rows={grid.rows}
            places={grid.places}
            next={(from, key) => nextHex(from, key, grid.places.of, 'pointy', false)}
            cellOf={cellOf}
            onTap={onTap}
            onCursor={setCursor}
            home={home}
          />
          {running === null ? <Shimmers war={shown} lifted={places.lifted} /> : null}
        </>
      }
    >
      {children}
    </MapView>
  );
}

type Drawing = Pick<Props, 'war' | 'marks' | 'running' | 'places'> & { readonly ms: number };

/** The ground, the tanks on it, and the marks under the pieces. */
function Below({ war, marks, places, ms }: Drawing) {
  const drawn = useMemo(() => nodesToSvg(drawMarksBelow(marks, PAGE)), [marks]);
  return (
    <>
      <Ground ground={war.ground} />
      {places.at === 'A' || places.at === 'B' ? <rect className={styles.shade} {...PART} /> : null}
      <Tanks war={war} lifted={places.lifted} ms={ms} />
      <Layer drawn={drawn} />
    </>
  );
}

/** The pieces, and what lies over them. */
function Above({ war, marks, running, places, ms, spot }: Drawing & { readonly spot: Point | null }) {
  const { lifted } = places;
  const drawn = useMemo(() => nodesToSvg(drawMarksAbove(war, marks, PAGE)), [marks, war]);
  const things = useMemo(() => nodesToSvg(drawThings(war, lifted, PAGE)), [war, lifted]);
  return (
    <>
      <Layer drawn={things} />
      <Chips war={war} lifted={lifted} falling={running?.step.falling ?? null} ms={ms} />
      <Layer drawn={drawn} />
      {spot === null ? null : <HexCursor at={spot} corner={CORNER} top="pointy" />}
      {running === null ? null : <Effects running={running} />}
    </>
  );
}

/** The hexes in their rows. */
function useGrid(ground: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: which hexes there are never changes in a match
  return useMemo(() => {
    const hexes = hexesOf(ground);
    return { rows: hexRows(hexes, SHEET), places: hexPlaces(hexes, SHEET) };
  }, []);
}

function spotOf(key: string | null): Point | null {
  const hex = key === null ? null : hexOfKey(key);
  return hex === null ? null : centreOf(hex);
}

/** The first look: so near that a hex can be touched, with what is one's own in sight. */
function useNearEnough({ window, zoomBy, show }: Look, home: string): void {
  // only once: who moves the map finds it as they left it
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first look is the only one
  useEffect(() => {
    const box = window.current;
    const spot = spotOf(home);
    if (box === null || spot === null || box.clientWidth === 0) return;
    const fitted = Math.min(1, box.clientHeight / ((box.clientWidth * FIELD.height) / FIELD.width));
    const hex = (box.clientWidth * 2 * APOTHEM * fitted) / FIELD.width;
    if (hex < MIN_HEX) zoomBy(MIN_HEX / hex);
    show(spot);
  }, []);
}

/** Pixels around who is picked: what they can reach is to be touched. */
const REACH = 150;

/** What is picked, and what is moving, is seen. */
function useFollowed({ show }: Look, key: string | null, air: number | undefined): void {
  useEffect(() => {
    const spot = spotOf(key);
    if (spot !== null) show(spot, air);
  }, [key, show, air]);
}

/** A tank that one looks into fills the window. */
function useLookedInto({ frame }: Look, war: War, { at }: Places): void {
  const box = at === 'A' || at === 'B' ? boxOf(war, at) : '';
  useEffect(() => {
    const [x, y, width, height] = box.split(' ').map(Number);
    if (x !== undefined && y !== undefined && width !== undefined && height !== undefined)
      frame({ x, y, width, height });
  }, [box, frame]);
}

/** Around all hexes of a tank: left, top, width, height; empty: there is none. */
function boxOf(war: War, seat: Seat): string {
  const spots = (footprintIn(war, seat)?.cells ?? []).map((cell) => centreOf(hexAt(cell)));
  if (spots.length === 0) return '';
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - AIR, Math.min(...ys) - AIR];
  return [left, top, Math.max(...xs) + AIR - left, Math.max(...ys) + AIR - top].map(Math.round).join(' ');
}

const AIR = 1.4 * CORNER;
