'use client';
import { nodesToSvg } from '@fieldpost/boards/svg';
import {
  DIAL,
  drawPanel,
  drawRegionName,
  drawSums,
  PAGE,
  PANELS,
  type Panel,
  seatIn,
  standingsIn,
} from '@fieldpost/boards/world-war-awesome';
import { REGIONS, type Region, type Seat } from '@fieldpost/rules-world-war-awesome/catalogue';
import type { Own, War } from '@fieldpost/rules-world-war-awesome/table';
import { type CSSProperties, memo, type ReactNode, useMemo, useState } from 'react';
import { placesOver } from '../../map-kit/hex-places.ts';
import { type Cell, type Places as GridPlaces, KeyGrid } from '../../map-kit/key-grid.tsx';
import { Layer } from '../../map-kit/layer.tsx';
import styles from './table.module.css';

type Props = {
  readonly war: War;
  readonly own: Own | null;
  readonly side: Seat | null;
  readonly marks: RegionMarks;
  readonly ms: number;
  readonly cellOf: (region: string) => Cell;
  readonly onTap: (region: string) => void;
  readonly title: ReactNode;
};

/** Regions: where somebody may go, what is picked, what happens. */
export type RegionMarks = {
  readonly reach: readonly string[];
  readonly chosen: string | null;
  readonly selected: string | null;
  readonly struck: string | null;
  /** The side whose cups are being shuffled in the struck region. */
  readonly shuffled: Seat | null;
};

function gridOf(panel: Panel): { readonly rows: readonly (readonly string[])[]; readonly places: GridPlaces } {
  const spots = REGIONS.map((region) => ({ region, spot: panel.centreOf(region) }));
  const heights = [...new Set(spots.map(({ spot }) => spot.y))].toSorted((one, other) => one - other);
  const rows = heights.map((y) =>
    spots
      .filter(({ spot }) => spot.y === y)
      .toSorted((one, other) => one.spot.x - other.spot.x)
      .map(({ region }) => region),
  );
  const cell = { width: 1.732 * DIAL, height: 2 * DIAL };
  const around = spots.map(({ region, spot }) => [region, spot] as const);
  return { rows, places: placesOver(around, cell, panel, 'pointy') };
}

/** By arrows: along the row, and to the nearer dial of the row above or below. */
function nextIn(rows: readonly (readonly string[])[], panel: Panel) {
  return (from: string, key: string): string | null => {
    const row = rows.findIndex((one) => one.includes(from));
    const here = panel.centreOf(from as Region);
    const at = rows[row]?.indexOf(from) ?? 0;
    if (key === 'ArrowLeft') return rows[row]?.[at - 1] ?? null;
    if (key === 'ArrowRight') return rows[row]?.[at + 1] ?? null;
    const other = key === 'ArrowUp' ? rows[row - 1] : key === 'ArrowDown' ? rows[row + 1] : undefined;
    const far = (region: string) => Math.abs(panel.centreOf(region as Region).x - here.x);
    return other?.toSorted((one, two) => far(one) - far(two))[0] ?? null;
  };
}

const Board = memo(function Board({ panel }: { readonly panel: Panel }) {
  return <g dangerouslySetInnerHTML={{ __html: nodesToSvg(drawPanel(panel, PAGE)) }} />;
});

/** Above the rings of what is lit: a region is known by its name. */
const Names = memo(function Names({ panel }: { readonly panel: Panel }) {
  const drawn = REGIONS.map((region) => drawRegionName(panel, region, PAGE));
  return <g dangerouslySetInnerHTML={{ __html: nodesToSvg(drawn) }} />;
});

/** The frequency board: dials with what stands at them, control sums and jams. */
export function WirelessView({ war, own, side, marks, ms, cellOf, onTap, title }: Props) {
  const panel = PANELS[side ?? 'A'];
  const grid = useMemo(() => gridOf(panel), [panel]);
  const [cursor, setCursor] = useState<string | null>(null);
  return (
    <div className={styles.wireless}>
      {title}
      <div className={styles.panel} style={formOf(panel)}>
        <svg viewBox={`0 0 ${panel.width} ${panel.height}`} aria-hidden="true">
          <Board panel={panel} />
          {REGIONS.map((region) => (
            <Rings key={region} region={region} panel={panel} marks={marks} cursor={cursor} />
          ))}
          <Names panel={panel} />
          {REGIONS.map((region) => (
            <Sums key={region} war={war} region={region} panel={panel} />
          ))}
          <Sets war={war} own={own} panel={panel} ms={ms} marks={marks} />
          {side === null ? null : <Stations panel={panel} side={side} />}
        </svg>
        <KeyGrid
          label="Frequencies"
          rows={grid.rows}
          places={grid.places}
          next={nextIn(grid.rows, panel)}
          cellOf={cellOf}
          onTap={onTap}
          onCursor={setCursor}
          home={side === 'B' ? 'F12' : 'F1'}
        />
      </div>
    </div>
  );
}

const formOf = ({ width, height }: Panel): CSSProperties =>
  ({ aspectRatio: `${width} / ${height}`, '--panel-form': width / height }) as CSSProperties;

/** Which radio stands where at first (WWA-004), whose it is and what it is for (W-12). */
const STATIONS = [
  ['F1', 'A', 'drive'],
  ['F2', 'A', 'gun'],
  ['F12', 'B', 'drive'],
  ['F11', 'B', 'gun'],
] as const;

function Stations({ panel, side }: { readonly panel: Panel; readonly side: Seat }) {
  return STATIONS.map(([region, owner, use]) => {
    const { x, y } = panel.centreOf(region);
    const mine = owner === side;
    return (
      <text
        key={region}
        className={styles.said}
        data-tone={mine ? 'own' : 'foe'}
        fontSize={28}
        strokeWidth={8}
        x={x}
        y={y + (mine ? 66 : 62)}
      >
        {mine ? 'Your' : 'Enemy'} {use}
      </text>
    );
  });
}

type OfRegion = { readonly region: Region; readonly panel: Panel };

function Rings({
  region,
  panel,
  marks,
  cursor,
}: OfRegion & { readonly marks: RegionMarks; readonly cursor: string | null }) {
  const { x, y } = panel.centreOf(region);
  const state = [
    marks.reach.includes(region) ? 'reach' : '',
    marks.chosen === region ? 'chosen' : '',
    marks.selected === region ? 'selected' : '',
    marks.struck === region ? 'struck' : '',
    cursor === region ? 'cursor' : '',
  ].filter((one) => one !== '');
  return state.map((one) => (
    <polygon key={one} className={styles.ring} data-ring={one} transform={`translate(${x} ${y})`} points={RING} />
  ));
}

const RING = [0, 1, 2, 3, 4, 5]
  .map((index) => (index * Math.PI) / 3 - Math.PI / 2)
  .map((angle) => `${Math.round(Math.cos(angle) * (DIAL - 12))},${Math.round(Math.sin(angle) * (DIAL - 12))}`)
  .join(' ');

function Sums({ war, region, panel }: OfRegion & { readonly war: War }) {
  const { x, y } = panel.centreOf(region);
  return (
    <g transform={`translate(${x} ${y})`}>
      <Layer drawn={nodesToSvg(drawSums(war, region, PAGE))} />
    </g>
  );
}

/** Devices and cups, each sliding to where it stands. Cups keep their number, whatever is under them. */
function Sets({
  war,
  own,
  panel,
  ms,
  marks,
}: {
  readonly war: War;
  readonly own: Own | null;
  readonly panel: Panel;
  readonly ms: number;
  readonly marks: RegionMarks;
}) {
  return REGIONS.flatMap((region) => {
    const { x, y } = panel.centreOf(region);
    const standing = standingsIn(war, region, own, PAGE);
    return standing.map(({ key, drawn }, index) => {
      const seat = seatIn(index, standing.length);
      const transform = `translate(${Math.round(x + seat.x)}px, ${Math.round(y + seat.y)}px) scale(${seat.scale})`;
      return (
        <g key={key} className={styles.set} style={{ transform, transitionDuration: `${ms}ms` }}>
          <g
            className={styles.cup}
            data-shuffled={isShuffled(marks, region, key) ? index % 2 : undefined}
            style={{ animationDuration: `${ms}ms` }}
          >
            <Layer drawn={nodesToSvg([drawn])} />
          </g>
        </g>
      );
    });
  });
}

/** Every cup of a seat there is moved about, whatever is under it. */
const isShuffled = ({ struck, shuffled }: RegionMarks, region: Region, key: string): boolean =>
  shuffled !== null && struck === region && key.startsWith(`${shuffled}/cup`);
