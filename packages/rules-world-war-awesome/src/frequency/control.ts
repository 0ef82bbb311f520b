/** Regions: how far they are apart, who controls them, which are jammed (THE-RULES "Frequencies"). */
import { DEVICES } from '../catalogue/devices.ts';
import { EDGES, REGIONS, type Region } from '../catalogue/regions.ts';
import { otherSeat } from '../catalogue/sides.ts';
import { latest } from '../state/latest.ts';
import type { CupName, DeviceId, Jam, Seat, War } from '../state.ts';

const NEXT: ReadonlyMap<Region, readonly Region[]> = new Map(
  REGIONS.map((region) => [
    region,
    REGIONS.filter((other) => EDGES.some(([a, b]) => (a === region && b === other) || (b === region && a === other))),
  ]),
);

/** WWA-119: one edge is one hop. */
function nextTo(region: Region): readonly Region[] {
  return NEXT.get(region) ?? [];
}

function hopsFrom(from: Region): ReadonlyMap<Region, number> {
  const hops = new Map<Region, number>([[from, 0]]);
  for (const [region, count] of hops) for (const next of nextTo(region)) if (!hops.has(next)) hops.set(next, count + 1);
  return hops;
}
const HOPS: ReadonlyMap<Region, ReadonlyMap<Region, number>> = new Map(
  REGIONS.map((region) => [region, hopsFrom(region)]),
);

/** WWA-119: "distance is the fewest hops". */
export function hopsBetween(one: Region, other: Region): number {
  return HOPS.get(one)?.get(other) ?? Number.POSITIVE_INFINITY;
}

/** WWA-124: "it is jammed while at least one does" lie in it. */
export function isJammed({ jams }: War, region: Region): boolean {
  return jams.some((jam) => jam.region === region);
}

/** WWA-120: devices "that are neither in a jammed region nor encrypted": what is under a cup counts 0 for everybody. */
export function controlIn(war: War, region: Region, seat: Seat): number {
  return isJammed(war, region) ? 0 : (sumsOf(war.devices).get(region)?.[seat] ?? 0);
}

type Sums = ReadonlyMap<Region, Readonly<Record<Seat, number>>>;

/** Of regions with a device in the open: every device asks for each region beside its own. */
const sumsOf = latest((devices: War['devices']): Sums => {
  const sums = new Map<Region, Record<Seat, number>>();
  for (const { region, owner, design } of devices) {
    const sum = sums.get(region) ?? { A: 0, B: 0 };
    sum[owner] += DEVICES[design].control;
    sums.set(region, sum);
  }
  return sums;
});

/** WWA-120: "A player controls a region when its sum is >= the opponent's; at a tie both do". */
export function controls(war: War, region: Region, seat: Seat): boolean {
  return controlIn(war, region, seat) >= controlIn(war, region, otherSeat(seat));
}

/** WWA-124: the active jam token of a device, placed in the open or from under its cup; null: it has none. */
export function jamOf({ jams }: War, device: DeviceId, cup: CupName | null): Jam | null {
  return jams.find(({ by }) => by === device || by === cup) ?? null;
}
