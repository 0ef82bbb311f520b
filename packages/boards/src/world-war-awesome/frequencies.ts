/** The frequency board (THE-RULES "Frequency board"): twelve dials on a wooden panel, upright for a phone or lying for a picture. */
import { EDGES, REGIONS, type Region, type Seat } from '@fieldpost/rules-world-war-awesome/catalogue';
import { controlIn, isJammed, type Own, type War } from '@fieldpost/rules-world-war-awesome/table';
import { capitals } from '../scene/capitals.ts';
import { disc, group, type SceneNode, shape, stroke } from '../scene/scene.ts';
import { paletteOf } from './chip.ts';
import { drawCup, drawDevice, drawJam } from './devices.ts';
import { hexPath, type Point } from './geometry.ts';
import type { Palette } from './palette.ts';

/** From the western end: how far along, how far across. */
const PLACES: Readonly<Record<Region, readonly [along: number, across: number]>> = {
  F1: [0, 0.5],
  F2: [0, 1.5],
  F3: [1, 0],
  F4: [1, 1],
  F5: [1, 2],
  F6: [2, 0.5],
  F7: [2, 1.5],
  F8: [3, 0],
  F9: [3, 1],
  F10: [3, 2],
  F11: [4, 0.5],
  F12: [4, 1.5],
} as Record<Region, readonly [number, number]>;

/** How far the corners of a dial are from its middle. */
export const DIAL = 92;
const ALONG = 162;
const ACROSS = 172;
const MARGIN = 98;

/** `west`: at the foot of the panel, at its head, or to its left. */
export type Panel = { readonly width: number; readonly height: number; readonly centreOf: (region: Region) => Point };

function upright(west: 'foot' | 'head'): Panel {
  const [width, height] = [2 * ACROSS + 2 * MARGIN, 4 * ALONG + 2 * MARGIN];
  return {
    width,
    height,
    centreOf(region) {
      const [along, across] = PLACES[region];
      const y = MARGIN + along * ALONG;
      const x = MARGIN + across * ACROSS;
      return west === 'head' ? { x, y } : { x: width - x, y: height - y };
    },
  };
}

export const PANELS = {
  /** With the player's own end at the foot. */
  A: upright('foot'),
  B: upright('head'),
  lying: {
    width: 4 * 206 + 2 * MARGIN,
    height: 2 * ALONG + 2 * MARGIN,
    centreOf: (region: Region): Point => {
      const [along, across] = PLACES[region];
      return { x: MARGIN + along * 206, y: MARGIN + across * ALONG };
    },
  },
} as const satisfies Readonly<Record<string, Panel>>;

/** The panel, its wires and the faces of its dials: they never change. */
export function drawPanel(panel: Panel, ink: Palette): readonly SceneNode[] {
  const { width, height, centreOf } = panel;
  const wires = EDGES.map(([one, other]) => {
    const [a, b] = [centreOf(one), centreOf(other)];
    return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  }).join('');
  return [
    shape(`M0 0H${width}V${height}H0Z`, ink.panel),
    stroke(wires, ink.ink, 12),
    stroke(wires, ink.wire, 5),
    ...REGIONS.flatMap((region) => {
      const { x, y } = centreOf(region);
      return [
        shape(hexPath(DIAL, { x, y }), ink.dial, { stroke: ink.ink, 'stroke-width': 6, 'stroke-linejoin': 'round' }),
        shape(hexPath(DIAL - 7, { x, y }), 'none', { stroke: ink.wire, 'stroke-width': 3 }),
        drawRegionName(panel, region, ink),
      ];
    }),
  ];
}

/** The name of a region, at the upper corner of its dial. */
export function drawRegionName({ centreOf }: Panel, region: Region, ink: Palette): SceneNode {
  const { x, y } = centreOf(region);
  return capitals(region, x, y - 68, 1.5, ink.letter, ink.dial);
}

/** The things in a region, in the order of play: open devices, then cups; for their owner with the devices under them. */
type Standing = {
  readonly key: string;
  readonly drawn: SceneNode;
};

export function standingsIn(war: War, region: Region, own: Own | null, ink: Palette): readonly Standing[] {
  const open = war.devices
    .filter((device) => device.region === region)
    .map((device): Standing => ({ key: device.id, drawn: drawDevice(device, ink) }));
  const cups = war.groups.flatMap(({ owner, cups: all }) =>
    all
      .filter((one) => one.region === region)
      .map(({ cup }): Standing => {
        const under = own?.covered.find((one) => one.cup === cup && one.owner === owner);
        const drawn = drawCup(owner, cup, ink);
        if (under === undefined) return { key: `${owner}/cup${cup}`, drawn };
        const peek = group({ transform: 'translate(12 14) scale(.62)' }, [drawDevice(under, ink)]);
        return { key: `${owner}/cup${cup}`, drawn: group({}, [drawn, peek]) };
      }),
  );
  return [...open, ...cups];
}

/** The position of the thing at `index` of `count` within a dial. */
export function seatIn(index: number, count: number): Point & { readonly scale: number } {
  const columns = count <= 2 ? count : count <= 6 ? 3 : 4;
  const rows = Math.ceil(count / columns);
  const scale = rows > 2 ? 0.78 : count <= 2 ? 1.55 : count === 3 ? 1.2 : 1;
  const inRow = Math.min(columns, count - Math.floor(index / columns) * columns);
  const step = 42 * scale;
  return {
    x: (index % columns) * step - ((inRow - 1) * step) / 2,
    y: 10 + Math.floor(index / columns) * step - ((rows - 1) * step) / 2,
    scale,
  };
}

/** Sums of control and jams of one region, around its middle. */
export function drawSums(war: War, region: Region, ink: Palette): readonly SceneNode[] {
  const sums = (['A', 'B'] as const).map((seat) => [seat, controlIn(war, region, seat)] as const);
  const most = Math.max(...sums.map(([, sum]) => sum));
  const jammed = isJammed(war, region);
  return [
    ...sums.filter(([, sum]) => sum > 0).map(([seat, sum]) => tally(seat, sum, sum === most, ink)),
    ...(jammed ? [group({ transform: 'translate(0 -36)' }, [drawJam(ink)])] : []),
  ];
}

function tally(seat: Seat, sum: number, holds: boolean, ink: Palette): SceneNode {
  const { colour } = paletteOf(seat, ink);
  const x = seat === 'A' ? -34 : 34;
  return group({ transform: `translate(${x} 66)` }, [
    disc(0, 0, 15, holds ? colour : ink.dial, { stroke: holds ? ink.ink : colour, 'stroke-width': 3.4 }),
    capitals(String(sum), 0, 0, 1.1, holds ? ink.halo : ink.letter, holds ? colour : ink.dial),
  ]);
}

/** Everything that lies on the panel. */
export function drawWireless(war: War, panel: Panel, own: Own | null, ink: Palette): readonly SceneNode[] {
  return REGIONS.map((region) => {
    const { x, y } = panel.centreOf(region);
    const standing = standingsIn(war, region, own, ink);
    return group({ transform: `translate(${x} ${y})` }, [
      ...drawSums(war, region, ink),
      ...standing.map(({ drawn }, index) => {
        const seat = seatIn(index, standing.length);
        return group({ transform: `translate(${Math.round(seat.x)} ${Math.round(seat.y)}) scale(${seat.scale})` }, [
          drawn,
        ]);
      }),
    ]);
  });
}
