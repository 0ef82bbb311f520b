/** Devices, cups and jams of a position (THE-RULES "Frequencies"). */
import { DEVICES } from '../catalogue/devices.ts';
import { SEATS } from '../catalogue/sides.ts';
import { hopsBetween, isJammed } from '../frequency/control.ts';
import { cupIn, cupName } from '../frequency/cups.ts';
import { uplinkAt } from '../judging/actions.ts';
import { byEntity } from '../shooting/harm.ts';
import { hasSymbol, unitOf } from '../state/board.ts';
import type { Covered, Device, Group, Region, Seat, War } from '../state.ts';
import { demand } from './demand.ts';
import type { PositionDocument } from './document.ts';

type Given = PositionDocument['devices'][number];

const deviceOf = ({ cup: _, ...device }: Given): Device => device;

export type Frequencies = { readonly war: War; readonly covered: Readonly<Record<Seat, readonly Covered[]>> };

export function withDevices(bare: War, { devices, jams, units }: PositionDocument): Frequencies {
  const coveredBy = (seat: Seat): readonly Covered[] =>
    devices
      .flatMap((one) => (one.owner === seat && one.cup !== null ? [{ ...deviceOf(one), cup: one.cup.cup }] : []))
      .sort((one, other) => one.cup - other.cup);
  const covered = { A: coveredBy('A'), B: coveredBy('B') };
  const open = devices
    .filter(({ cup }) => cup === null)
    .map(deviceOf)
    .sort(byEntity);
  const war: War = {
    ...bare,
    devices: open,
    groups: SEATS.flatMap((seat) => groupsOf(devices, seat)),
    jams: jams.toSorted(byEntity),
  };
  demandSingles(devices);
  demandCups(war, devices);
  for (const [index, jam] of jams.entries()) demandJam(war, devices, jam, `state.jams[${index}]`);
  demandPresences(war, devices, units);
  return { war, covered };
}

function groupsOf(devices: readonly Given[], owner: Seat): readonly Group[] {
  const mine = devices.filter((one) => one.owner === owner && one.cup !== null);
  const numbers = [...new Set(mine.map(({ cup }) => cup?.group ?? 0))].sort((one, other) => one - other);
  return numbers.map((number) => {
    const members = mine.filter(({ cup }) => cup?.group === number);
    const cups = members
      .map(({ cup, region }) => ({ cup: cup?.cup ?? 0, region }))
      .sort((one, other) => one.cup - other.cup);
    return { owner, members: members.toSorted(byEntity).map(({ id }) => id), cups };
  });
}

/** WWA-004: one transceiver of a kind for each seat. */
function demandSingles(devices: readonly Given[]): void {
  for (const seat of SEATS)
    for (const design of ['TR-MOVE', 'TR-FIRE'] as const) {
      const count = devices.filter((one) => one.owner === seat && one.design === design).length;
      demand(count <= 1, 'DEVICE_INVALID', 'WWA-004', 'state.devices');
    }
}

/** WWA-129: two or three go together, no presence among them; WWA-125: none in a jammed region. */
function demandCups(war: War, devices: readonly Given[]): void {
  for (const { owner, members, cups } of war.groups) {
    const index = devices.findIndex(({ id }) => id === members[0]);
    demand(members.length === 2 || members.length === 3, 'DEVICE_INVALID', 'WWA-129', `state.devices[${index}].cup`);
    for (const { cup, region } of cups) {
      const twins = devices.filter((one) => one.owner === owner && one.cup?.cup === cup);
      demand(twins.length === 1, 'DEVICE_INVALID', 'WWA-130', `state.devices[${index}].cup`);
      demand(!isJammed(war, region), 'DEVICE_INVALID', 'WWA-125', `state.devices[${index}].cup`);
    }
  }
  for (const [index, { design, cup }] of devices.entries())
    demand(cup === null || design !== 'PRESENCE', 'DEVICE_INVALID', 'WWA-129', `state.devices[${index}].cup`);
}

/** WWA-124, WWA-128: its device can jam, from where it stands, and has no other token. */
function demandJam(war: War, devices: readonly Given[], jam: War['jams'][number], member: string): void {
  const cup = cupIn(war, jam.by);
  const device = devices.find(
    (one) => one.id === jam.by || (one.cup !== null && cupName(one.owner, one.cup.cup) === jam.by),
  );
  demand(device !== undefined && device.owner === jam.owner, 'DEVICE_INVALID', 'WWA-124', `${member}.by`);
  const { abilities } = DEVICES[device.design];
  const from: Region = cup?.region ?? device.region;
  const here = abilities.includes('CJAM') && jam.region === from;
  const beside = abilities.includes('AJAM') && hopsBetween(from, jam.region) === 1;
  demand(here || beside, 'DEVICE_INVALID', 'WWA-128', `${member}.region`);
  const names = [device.id, device.cup === null ? '' : cupName(device.owner, device.cup.cup)];
  demand(war.jams.filter(({ by }) => names.includes(by)).length === 1, 'DEVICE_INVALID', 'WWA-124', `${member}.by`);
}

/** WWA-097, WWA-099: a presence belongs to a hacker on the uplink of its region, which is not jammed. */
function demandPresences(war: War, devices: readonly Given[], units: PositionDocument['units']): void {
  for (const [index, { id, design, owner, region }] of devices.entries()) {
    if (design !== 'PRESENCE') continue;
    const hacker = war.units.find(({ connected }) => connected === id);
    demand(hacker?.owner === owner, 'DEVICE_INVALID', 'WWA-099', `state.devices[${index}]`);
    demand(
      uplinkAt(war, hacker.at) === region && !isJammed(war, region),
      'DEVICE_INVALID',
      'WWA-097',
      `state.devices[${index}].region`,
    );
  }
  for (const [index, { id }] of units.entries()) {
    const unit = unitOf(war, id);
    if (unit === null || unit.connected === null) continue;
    const linked = devices.some((one) => one.id === unit.connected && one.design === 'PRESENCE');
    const alone = war.units.filter(({ connected }) => connected === unit.connected).length === 1;
    demand(linked && alone && hasSymbol(unit, 'uplink'), 'UNIT_INVALID', 'WWA-099', `state.units[${index}].connected`);
  }
}
