/** Cups and the devices under them, for viewers who may know them (WWA-130). */

import { latest } from '../state/latest.ts';
import type { Covered, CupName, Device, Group, Region, Seat, State, War } from '../state.ts';
import type { View } from '../view.ts';

/** "A cup is `owner/cup` and its number" (THE-RULES "Notation"). */
export function cupName(owner: Seat, cup: number): CupName {
  return `${owner}/cup${cup}`;
}

/** The group of a cup, and where the cup stands; null: there is no such cup. */
export function cupIn(
  war: War,
  name: CupName,
): { readonly group: Group; readonly cup: number; readonly region: Region } | null {
  for (const group of war.groups)
    for (const { cup, region } of group.cups) if (cupName(group.owner, cup) === name) return { group, cup, region };
  return null;
}

export function hasCups(war: War, seat: Seat): boolean {
  return war.groups.some(({ owner }) => owner === seat);
}

/** An own device as its owner knows it, in the open or under a cup. */
export type Owned = { readonly device: Device; readonly cup: CupName | null };

/** What an answer depends on beside the devices in the open, and the answer: a view is made again with each step, its devices seldom. */
type Known = { readonly covered: readonly Covered[]; readonly owned: readonly Owned[] };
const known = latest((_: War['devices']): Partial<Record<Seat, Known>> => ({}));
const NONE: readonly Covered[] = [];

/** Of the seat whose view it is; of nobody else are there any. */
export function ownDevices(view: View, seat: Seat): readonly Owned[] {
  if (view.viewer !== seat) return listed(view, seat);
  const bySeat = known(view.war.devices);
  const covered = view.own?.covered ?? NONE;
  const found = bySeat[seat];
  if (found?.covered === covered) return found.owned;
  const owned = listed(view, seat);
  bySeat[seat] = { covered, owned };
  return owned;
}

function listed({ war, own }: View, seat: Seat): readonly Owned[] {
  const open = war.devices.filter(({ owner }) => owner === seat).map((device) => ({ device, cup: null }));
  const covered = (own?.covered ?? []).map((device) => ({ device, cup: cupName(seat, device.cup) }));
  return [...open, ...covered];
}

export function ownDevice(view: View, seat: Seat, id: string): Owned | null {
  return ownDevices(view, seat).find(({ device }) => device.id === id) ?? null;
}

/** The whole truth of one cup. */
export function underCup(state: State, owner: Seat, cup: number): Covered | null {
  return state.secret[owner].covered.find((device) => device.cup === cup) ?? null;
}
