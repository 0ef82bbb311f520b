'use client';
import type { SceneNode } from '@fieldpost/boards';
import {
  APOTHEM,
  CORNER,
  centreOf,
  drawControl,
  drawGroundOnce,
  drawMarksAbove,
  drawMarksBelow,
  drawNames,
  drawSites,
  type Frame,
  hexPath,
  PAGE,
  type WarMarks,
} from '@fieldpost/boards/mass-warfare';
import { nodesToSvg } from '@fieldpost/boards/svg';
import { fromKey, type Hex } from '@fieldpost/hex';
import type { FieldMap, War } from '@fieldpost/rules-mass-warfare/table';
import dynamic from 'next/dynamic';
import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Look, useCamera } from '../../map-kit/camera/use-camera.ts';
import { Counters } from './counters.tsx';
import styles from './field.module.css';
import { type Cell, FieldGrid } from './field-grid.tsx';
import type { Running } from './use-animation.ts';

/** Fetched when something moves for the first time. */
const Effects = dynamic(() => import('./effects.tsx').then((module) => module.Effects), { loading: () => null });

const Layer = memo(function Layer({ drawn }: { readonly drawn: string }) {
  return <g dangerouslySetInnerHTML={{ __html: drawn }} />;
});

const svg = (nodes: readonly SceneNode[]): string => nodesToSvg(nodes);

/** Drawn once for a map: it never changes in a match. */
const Ground = memo(
  function Ground({ war, frame }: { readonly war: War; readonly frame: Frame }) {
    return <g dangerouslySetInnerHTML={{ __html: svg(drawGroundOnce(war, frame, PAGE)) }} />;
  },
  (one, other) => one.frame === other.frame && sameMap(one.war.map, other.war.map),
);

const Names = memo(
  function Names({ war, frame }: { readonly war: War; readonly frame: Frame }) {
    return <g dangerouslySetInnerHTML={{ __html: svg(drawNames(war, frame, PAGE)) }} />;
  },
  (one, other) => one.frame === other.frame && sameMap(one.war.map, other.war.map),
);

const sameMap = (one: FieldMap, other: FieldMap): boolean => one === other || one.id === other.id;

/** Whose the ground is, what is built on it and what burns: drawn anew when one of these changes. */
const Holdings = memo(
  function Holdings({ war, frame }: { readonly war: War; readonly frame: Frame }) {
    return (
      <g
        dangerouslySetInnerHTML={{ __html: svg([...drawControl(war, frame, PAGE), ...drawSites(war, frame, PAGE)]) }}
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
/** A hex is never opened narrower than this many pixels: so much a thumb needs. */
const LEAST = 46;

/** The map: the drawing for the eye, and over it the hexes as buttons for fingers, keys and screen readers. */
export function FieldView({ war, frame, marks, running, hexes, cellOf, onTap, home, children }: Props) {
  const shown = running?.step.war ?? war;
  const part = useMemo(() => ({ x: 0, y: 0, width: frame.width, height: frame.height }), [frame]);
  const look = useCamera(frame.width, frame.height, part);
  const [cursor, setCursor] = useState<string | null>(null);
  const below = useMemo(() => svg(drawMarksBelow(marks, frame, PAGE)), [marks, frame]);
  const above = useMemo(() => svg(drawMarksAbove(marks, frame, PAGE)), [marks, frame]);
  useNearEnough(look, frame, home);
  useShown(look, cursor ?? running?.step.at ?? marks.selected, frame);
  return (
    <div className={styles.frame}>
      <div ref={look.window} className={styles.window}>
        <div ref={look.field} className={styles.field}>
          <svg className={styles.drawing} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
            <Ground war={war} frame={frame} />
            <Holdings war={shown} frame={frame} />
            <Layer drawn={below} />
          </svg>
          <svg className={styles.above} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
            <Counters war={shown} frame={frame} step={running?.step ?? null} ms={running?.ms ?? QUICK_MS} />
            <Names war={war} frame={frame} />
            <Layer drawn={above} />
            {cursor === null ? null : <Cursor hex={cursor} frame={frame} />}
            {running === null ? null : <Effects running={running} frame={frame} />}
          </svg>
          <FieldGrid hexes={hexes} frame={frame} cellOf={cellOf} onTap={onTap} onCursor={setCursor} home={home} />
        </div>
      </div>
      <div className={styles.foot}>
        <div className={styles.caption}>{children}</div>
        <div className={styles.lenses}>
          <button type="button" onClick={() => look.zoomBy(1.4)} aria-label="Closer">
            +
          </button>
          <button type="button" onClick={() => look.zoomBy(1 / 1.4)} aria-label="Farther">
            −
          </button>
          <button type="button" onClick={look.fit} aria-label="The whole map">
            ⬡
          </button>
        </div>
      </div>
    </div>
  );
}

/** The first look: so near that a hex can be touched, with what is one's own in sight. */
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
    if (hex < LEAST) zoomBy(LEAST / hex);
    const { x, y } = centreOf(at, frame);
    // the whole zone, as far as there is room for it
    for (const far of [-ZONE, ZONE, 0]) show({ x: x + far * APOTHEM, y: y + far * CORNER });
  }, []);
}

/** What is picked, and where the keyboard is, is seen. */
function useShown(look: Look, key: string | null, frame: Frame): void {
  const { show } = look;
  useEffect(() => {
    const at = key === null ? null : fromKey(key);
    if (at !== null) show(centreOf(at, frame));
  }, [key, frame, show]);
}

const RING = hexPath(CORNER - 3);

function Cursor({ hex, frame }: { readonly hex: string; readonly frame: Frame }) {
  const at = fromKey(hex);
  if (at === null) return null;
  const { x, y } = centreOf(at, frame);
  return <path className={styles.cursor} transform={`translate(${x} ${y})`} d={RING} />;
}
