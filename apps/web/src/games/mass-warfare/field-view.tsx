'use client';
import {
  APOTHEM,
  CORNER,
  centreOf,
  drawControl,
  drawGround,
  drawMarksAbove,
  drawMarksBelow,
  drawNames,
  drawSites,
  type Frame,
  PAGE,
  type WarMarks,
} from '@fieldpost/boards/mass-warfare';
import { layerToSvg } from '@fieldpost/boards/svg';
import { fromKey, type Hex } from '@fieldpost/hex';
import type { FieldMap, War } from '@fieldpost/rules-mass-warfare/table';
import dynamic from 'next/dynamic';
import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Look, useCamera } from '../../map-kit/camera/use-camera.ts';
import { HexCursor } from '../../map-kit/hex-cursor.tsx';
import { hexPlaces, hexRows, nextHex } from '../../map-kit/hex-places.ts';
import { type Cell, KeyGrid } from '../../map-kit/key-grid.tsx';
import { Layer } from '../../map-kit/layer.tsx';
import { MapView } from '../../map-kit/map-view.tsx';
import { Counters } from './counters.tsx';
import styles from './field.module.css';
import type { Running } from './use-animation.ts';

/** Fetched when something moves for the first time. */
const Effects = dynamic(() => import('./effects.tsx').then((module) => module.Effects), { loading: () => null });

/** Drawn once for a map: it never changes in a match. */
const Ground = memo(
  function Ground({ war, frame }: { readonly war: War; readonly frame: Frame }) {
    return <g dangerouslySetInnerHTML={{ __html: layerToSvg(drawGround(war, frame, PAGE)) }} />;
  },
  (one, other) => one.frame === other.frame && sameMap(one.war.map, other.war.map),
);

const Names = memo(
  function Names({ war, frame }: { readonly war: War; readonly frame: Frame }) {
    return <g dangerouslySetInnerHTML={{ __html: layerToSvg(drawNames(war, frame, PAGE)) }} />;
  },
  (one, other) => one.frame === other.frame && sameMap(one.war.map, other.war.map),
);

const sameMap = (one: FieldMap, other: FieldMap): boolean => one === other || one.id === other.id;

/** Control, buildings and fires: renders again when one of these changes. */
const Holdings = memo(
  function Holdings({ war, frame }: { readonly war: War; readonly frame: Frame }) {
    return (
      <g
        dangerouslySetInnerHTML={{
          __html: layerToSvg([...drawControl(war, frame, PAGE), ...drawSites(war, frame, PAGE)]),
        }}
      />
    );
  },
  (one, other) => {
    const [a, b] = [one.war, other.war];
    return one.frame === other.frame && a.control === b.control && a.bases === b.bases && a.fire === b.fire;
  },
);

type Props = {
  readonly war: War;
  readonly frame: Frame;
  readonly marks: WarMarks;
  readonly running: Running | null;
  /** The hexes of the map; the same object while its shape is the same. */
  readonly hexes: readonly Hex[];
  readonly cellOf: (key: string) => Cell;
  readonly onTap: (key: string) => void;
  readonly home: string;
  readonly children: ReactNode;
};

const QUICK_MS = 180;
/** How far around a home is shown first, in half hexes. */
const ZONE = 4.5;
/** Minimum width of a hex at the start, in pixels: the size of a thumb. */
const MIN_HEX = 46;

/** The map: the drawing for the eye, and over it the hexes as buttons for fingers, keys and screen readers. */
export function FieldView(props: Props) {
  const { frame, marks, running, hexes, cellOf, onTap, home, children } = props;
  const part = useMemo(() => ({ x: 0, y: 0, width: frame.width, height: frame.height }), [frame]);
  const look = useCamera(frame.width, frame.height, part);
  const [cursor, setCursor] = useState<string | null>(null);
  useNearEnough(look, frame, home);
  useShown(look, cursor ?? running?.step.at ?? marks.selected, frame);
  const grid = useMemo(() => gridOf(hexes, frame), [hexes, frame]);
  return (
    <MapView
      look={look}
      size={frame}
      part={frame}
      skin={styles.skin ?? ''}
      whole="The whole map"
      ground={<Below {...props} />}
      above={<Above {...props} cursor={cursor} />}
      grid={
        <KeyGrid
          label="Map"
          rows={grid.rows}
          places={grid.places}
          next={(from, key) => nextHex(from, key, grid.places.of, 'pointy', false)}
          cellOf={cellOf}
          onTap={onTap}
          onCursor={setCursor}
          home={home}
        />
      }
    >
      {children}
    </MapView>
  );
}

/** The ground, what is held and built on it, and the marks under the units. */
function Below({ war, frame, marks, running }: Props) {
  const drawn = useMemo(() => layerToSvg(drawMarksBelow(marks, frame, PAGE)), [marks, frame]);
  return (
    <>
      <Ground war={war} frame={frame} />
      <Holdings war={running?.step.war ?? war} frame={frame} />
      <Layer drawn={drawn} />
    </>
  );
}

/** The units, and what lies over them. */
function Above({ war, frame, marks, running, cursor }: Props & { readonly cursor: string | null }) {
  const drawn = useMemo(() => layerToSvg(drawMarksAbove(marks, frame, PAGE)), [marks, frame]);
  const shown = running?.step.war ?? war;
  return (
    <>
      <Counters war={shown} frame={frame} step={running?.step ?? null} ms={running?.ms ?? QUICK_MS} />
      <Names war={war} frame={frame} />
      <Layer drawn={drawn} />
      <Cursor hex={cursor} frame={frame} />
      {running === null ? null : <Effects running={running} frame={frame} />}
    </>
  );
}

function gridOf(hexes: readonly Hex[], frame: Frame) {
  const sheet = { ...frame, corner: CORNER, top: 'pointy', centreOf: (at: Hex) => centreOf(at, frame) } as const;
  return { rows: hexRows(hexes, sheet), places: hexPlaces(hexes, sheet) };
}

/** The initial view: near enough to tap a hex, with the player's own units in sight. */
function useNearEnough(look: Look, frame: Frame, home: string): void {
  const { window, zoomBy, show } = look;
  // only once: who moves the map finds it as they left it
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first look is the only one
  useEffect(() => {
    const box = window.current;
    const at = fromKey(home);
    if (box === null || at === null) return;
    const fitted = Math.min(1, box.clientHeight / ((box.clientWidth * frame.height) / frame.width));
    const hex = (box.clientWidth * 2 * APOTHEM * fitted) / frame.width;
    if (hex < MIN_HEX) zoomBy(MIN_HEX / hex);
    const { x, y } = centreOf(at, frame);
    // the whole zone, as far as there is room for it
    for (const far of [-ZONE, ZONE, 0]) show({ x: x + far * APOTHEM, y: y + far * CORNER });
  }, []);
}

/** Keeps the selection and the place of the keyboard in view. */
function useShown(look: Look, key: string | null, frame: Frame): void {
  const { show } = look;
  useEffect(() => {
    const at = key === null ? null : fromKey(key);
    if (at !== null) show(centreOf(at, frame));
  }, [key, frame, show]);
}

function Cursor({ hex, frame }: { readonly hex: string | null; readonly frame: Frame }) {
  const at = hex === null ? null : fromKey(hex);
  return at === null ? null : <HexCursor at={centreOf(at, frame)} corner={CORNER} top="pointy" />;
}
