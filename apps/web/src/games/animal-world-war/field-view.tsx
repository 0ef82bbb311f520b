'use client';
import type { SceneNode } from '@fieldpost/boards';
import {
  CORNER,
  centreOf,
  drawItems,
  drawMarksAbove,
  drawMarksBelow,
  drawTable,
  drawTile,
  type FieldMarks,
  type Frame,
  itemsByHex,
  markedTiles,
  PAGE,
  tileFacts,
} from '@fieldpost/boards/animal-world-war';
import { nodesToSvg } from '@fieldpost/boards/svg';
import { fromKey, type Hex, keyOf } from '@fieldpost/hex';
import type { Battle } from '@fieldpost/rules-animal-world-war/table';
import dynamic from 'next/dynamic';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { useCamera } from '../../map-kit/camera/use-camera.ts';
import { HexCursor, useShown } from '../../map-kit/hex-cursor.tsx';
import type { Cell } from '../../map-kit/key-grid.tsx';
import { Layer } from '../../map-kit/layer.tsx';
import { MapView } from '../../map-kit/map-view.tsx';
import { ALBUM } from './album.ts';
import styles from './field.module.css';
import { FieldGrid } from './field-grid.tsx';
import { Standees } from './standees.tsx';
import type { Running } from './use-animation.ts';
import type { Where } from './where.ts';

/** Fetched when something moves for the first time. */
const Effects = dynamic(() => import('./effects.tsx').then((module) => module.Effects), { loading: () => null });

const svg = (nodes: readonly SceneNode[]): { readonly __html: string } => ({ __html: nodesToSvg(nodes) });

/** The felt under the tiles: drawn once. */
const Felt = memo(function Felt({ hexes, frame }: { readonly hexes: readonly Hex[]; readonly frame: Frame }) {
  return <g dangerouslySetInnerHTML={svg(drawTable(hexes, frame, PAGE))} />;
});

/** Each tile renders again only after a change. */
function Tiles({ battle, frame }: { readonly battle: Battle; readonly frame: Frame }) {
  const marked = markedTiles(battle);
  const items = itemsByHex(battle);
  const tiles = battle.tiles
    .map((tile) => ({ tile, ...centreOf(tile.at, frame) }))
    .toSorted((one, other) => one.y - other.y);
  return (
    <g>
      {tiles.map(({ tile, x, y }) => {
        const key = keyOf(tile.at);
        const drawn = nodesToSvg([
          ...drawTile(tileFacts(battle, tile, marked), PAGE, ALBUM),
          ...drawItems(items.get(key) ?? [], ALBUM),
        ]);
        return (
          <g key={key} transform={`translate(${x} ${y})`}>
            <Layer drawn={drawn} />
          </g>
        );
      })}
    </g>
  );
}

const TilesOnce = memo(Tiles, (one, other) => {
  const [a, b] = [one.battle, other.battle];
  const same = a.tiles === b.tiles && a.effects === b.effects && a.aims === b.aims && a.items === b.items;
  return same && one.frame === other.frame && a.units === b.units;
});

type Props = {
  readonly battle: Battle;
  readonly frame: Frame;
  readonly marks: FieldMarks;
  readonly running: Running | null;
  /** Hexes of the field; the same object while its shape is the same. */
  readonly field: readonly Hex[];
  /** Hexes that can be tapped: those of the field, and those beyond its edge where planes matter. */
  readonly hexes: readonly Hex[];
  readonly cellOf: (key: string) => Cell;
  readonly onTap: (key: string) => void;
  readonly home: string;
  /** Where the thing of the objective is, over the field; left out: nowhere. */
  readonly where?: Where | null;
  /** Shows the hexes beyond the edge from the beginning. */
  readonly whole?: true;
  readonly children: ReactNode;
};

const QUICK_MS = 180;
const AIR = 120;

/** The part of the drawing that holds the tiles, with little air. */
function fieldPart(hexes: readonly Hex[], frame: Frame) {
  const points = hexes.map((at) => centreOf(at, frame));
  const left = Math.min(...points.map(({ x }) => x)) - AIR;
  const top = Math.min(...points.map(({ y }) => y)) - AIR;
  const right = Math.max(...points.map(({ x }) => x)) + AIR;
  const bottom = Math.max(...points.map(({ y }) => y)) + AIR;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The field: the drawing for the eye, and over it the hexes as buttons for fingers, keys and screen readers. */
export function FieldView(props: Props) {
  const { field, frame, hexes, cellOf, onTap, home, whole, where = null, children } = props;
  const part = useMemo(() => (whole ? { x: 0, y: 0, ...frame } : fieldPart(field, frame)), [field, frame, whole]);
  const look = useCamera(frame.width, frame.height, part);
  const [cursor, setCursor] = useState<string | null>(null);
  const spot = useMemo(() => spotOf(cursor, frame), [cursor, frame]);
  useShown(look, spot);
  return (
    <MapView
      look={look}
      part={part}
      size={frame}
      skin={styles.skin ?? ''}
      whole="The whole field"
      ground={<Below {...props} />}
      above={<Above {...props} spot={spot} />}
      grid={<FieldGrid hexes={hexes} frame={frame} cellOf={cellOf} onTap={onTap} onCursor={setCursor} home={home} />}
    >
      {children}
      {where === null ? null : (
        <button
          type="button"
          className={styles.where}
          onClick={() => setCursor(where.at === null ? null : keyOf(where.at))}
        >
          {where.words}
        </button>
      )}
    </MapView>
  );
}

type Point = { readonly x: number; readonly y: number };

/** The felt, the tiles, and the marks under who stands on them. */
function Below({ battle, field, frame, marks, running }: Props) {
  const drawn = useMemo(() => nodesToSvg(drawMarksBelow(marks, frame, PAGE)), [marks, frame]);
  return (
    <>
      <Felt hexes={field} frame={frame} />
      <TilesOnce battle={running?.step.battle ?? battle} frame={frame} />
      <Layer drawn={drawn} />
    </>
  );
}

/** The units on the tiles, and the layer above them. */
function Above({ battle, frame, marks, running, spot }: Props & { readonly spot: Point | null }) {
  const drawn = useMemo(() => nodesToSvg(drawMarksAbove(marks, frame, PAGE)), [marks, frame]);
  const shown = running?.step.battle ?? battle;
  return (
    <>
      <Standees battle={shown} frame={frame} step={running?.step ?? null} ms={running?.ms ?? QUICK_MS} />
      <Layer drawn={drawn} />
      {spot === null ? null : <HexCursor at={spot} corner={CORNER} top="flat" />}
      {running === null ? null : <Effects running={running} frame={frame} />}
    </>
  );
}

function spotOf(key: string | null, frame: Frame): Point | null {
  const at = key === null ? null : fromKey(key);
  return at === null ? null : centreOf(at, frame);
}
