/** The frequency board (THE-RULES "Frequencies"): what is under a cup is in `secret`, its cup is public. */
import type { DeviceEvent } from '../events.ts';
import { cupName } from '../frequency/cups.ts';
import { counted, withSecret } from '../state/changes.ts';
import type { Covered, Device, State, War } from '../state.ts';

type Of<Type extends DeviceEvent['type']> = Extract<DeviceEvent, { readonly type: Type }>;

export function evolveDevice(state: State, event: DeviceEvent): State {
  switch (event.type) {
    case 'deviceUsed': {
      const war = { ...state.war, passes: 0, taken: state.war.taken + 1 };
      return withDevice({ ...state, war }, event.side, event.device, (device) => ({ ...device, token: false }));
    }
    case 'shifted':
      return shifted(state, event);
    case 'jammed':
      return { ...state, war: counted({ ...state.war, jams: [...state.war.jams, event.jam] }, event.jam.id) };
    case 'jamLifted':
      return { ...state, war: { ...state.war, jams: state.war.jams.filter(({ id }) => id !== event.jam) } };
    case 'encrypted':
      return encrypted(state, event);
    case 'revealed':
      return revealed(state, event);
    case 'deviceLost':
      return { ...state, war: { ...state.war, devices: state.war.devices.filter(({ id }) => id !== event.device) } };
  }
}

function withDevice(
  state: State,
  side: Of<'shifted'>['side'],
  id: string | null,
  change: <D extends Device>(device: D) => D,
): State {
  const one = <D extends Device>(device: D): D => (device.id === id ? change(device) : device);
  const { war } = state;
  const hidden = state.secret[side].covered.some((device) => device.id === id);
  return hidden
    ? withSecret(state, side, (secret) => ({ ...secret, covered: secret.covered.map(one) }))
    : { ...state, war: { ...war, devices: war.devices.map(one) } };
}

/** WWA-130: "Cups move with their device". */
function shifted(state: State, { side, device, cup, to }: Of<'shifted'>): State {
  const moved = withDevice(state, side, device, (one) => ({ ...one, region: to }));
  if (cup === null) return moved;
  const groups = moved.war.groups.map((group) => ({
    ...group,
    cups: group.cups.map((one) => (cupName(group.owner, one.cup) === cup ? { ...one, region: to } : one)),
  }));
  return { ...moved, war: { ...moved.war, groups } };
}

function encrypted(state: State, { side, members, region, numbers, cups }: Of<'encrypted'>): State {
  const { war } = state;
  const covered = members.flatMap((id, index): Covered[] => {
    const device = war.devices.find((one) => one.id === id);
    return device === undefined ? [] : [{ ...device, cup: cups?.[index] ?? 0 }];
  });
  const group = { owner: side, members, cups: numbers.map((cup) => ({ cup, region })) };
  const open: War = {
    ...war,
    devices: war.devices.filter(({ id }) => !members.includes(id)),
    groups: [...war.groups, group],
  };
  const hidden = (all: readonly Covered[]) => [...all, ...covered].sort((one, other) => one.cup - other.cup);
  return withSecret({ ...state, war: open }, side, (secret) => ({ ...secret, covered: hidden(secret.covered) }));
}

const number = ({ id }: Device): number => Number(id.slice(1));

/** WWA-131: the cups come off, and jam tokens that a cup had placed are its device's from now on. */
function revealed(state: State, { side, devices }: Of<'revealed'>): State {
  const { war } = state;
  const named = new Map(devices.map(({ device, cup }) => [cupName(side, cup), device.id]));
  const out = devices.map(({ device }) => device);
  const open: War = {
    ...war,
    devices: [...war.devices, ...out].sort((one, other) => number(one) - number(other)),
    groups: war.groups.filter(
      ({ owner, cups }) => owner !== side || !cups.some(({ cup }) => named.has(cupName(side, cup))),
    ),
    jams: war.jams.map((jam) => ({ ...jam, by: named.get(jam.by) ?? jam.by })),
  };
  const ids = out.map(({ id }) => id);
  return withSecret({ ...state, war: open }, side, (secret) => ({
    ...secret,
    covered: secret.covered.filter(({ id }) => !ids.includes(id)),
  }));
}
