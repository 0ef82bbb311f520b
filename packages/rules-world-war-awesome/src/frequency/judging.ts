/** Whether a device may execute its order (THE-RULES "Frequencies"), from what its owner can see. */
import { type Ability, DEVICES } from '../catalogue/devices.ts';
import { REGIONS, type Region } from '../catalogue/regions.ts';
import type { UseDevice } from '../commands.ts';
import { type Fault, first } from '../judging/faults.ts';
import { isDisabled } from '../state/board.ts';
import { latest } from '../state/latest.ts';
import type { Seat, War } from '../state.ts';
import type { View } from '../view.ts';
import { controls, hopsBetween, isJammed, jamOf } from './control.ts';
import { cupIn, cupName, type Owned, ownDevice, ownDevices } from './cups.ts';

/** The first code that applies. */
export function refusesDevice(view: View, seat: Seat, command: UseDevice): Fault | null {
  const owned = ownDevice(view, seat, command.device);
  return owned === null ? ['E_SIDE', 'WWA-016'] : refusesUse(view, seat, owned, command);
}

function refusesUse(view: View, seat: Seat, owned: Owned, command: UseDevice): Fault | null {
  if (!owned.device.token) return ['E_NO_TOKEN', 'WWA-019'];
  const hacker = view.war.units.find(({ connected }) => connected === command.device);
  if (hacker !== undefined && isDisabled(hacker)) return ['E_DISABLED', 'WWA-068'];
  return first([abilityFault(view.war, owned, command), ...abilityFaults(view, seat, owned, command)]);
}

/** WWA-121, WWA-124: "One active jam token per device (E_ABILITY)". WWA-127: CEASE wants one. Members that an ability has no use for are none of it. */
function abilityFault(war: War, { device, cup }: Owned, { ability, region, targets }: UseDevice): Fault | null {
  if (!DEVICES[device.design].abilities.includes(ability)) return ['E_ABILITY', 'WWA-121'];
  const jam = jamOf(war, device.id, cup);
  if ((ability === 'CJAM' || ability === 'AJAM') && jam !== null) return ['E_ABILITY', 'WWA-124'];
  if (ability === 'CEASE' && jam === null) return ['E_ABILITY', 'WWA-127'];
  const wantsRegion = ability === 'SHIFT' || ability === 'HOP' || ability === 'AJAM';
  if (wantsRegion !== (region !== null)) return ['E_REGION', null];
  return targets.length > 0 && !TARGETED.includes(ability) ? ['E_TARGET', null] : null;
}

const TARGETED: readonly Ability[] = ['BENC', 'AENC', 'SABOTAGE'];

function abilityFaults(view: View, seat: Seat, owned: Owned, command: UseDevice): readonly (Fault | null)[] {
  const { device, cup } = owned;
  const { war } = view;
  const { ability, region } = command;
  const jam = jamOf(war, device.id, cup);
  // WWA-125: "except CEASE by a device whose own jam token lies in that region"; WWA-127
  const mayCease = ability === 'CEASE' && jam?.region === device.region;
  const jammed: Fault | null = isJammed(war, device.region) && !mayCease ? ['E_JAMMED', 'WWA-125'] : null;
  switch (ability) {
    case 'SHIFT':
    case 'HOP':
      return [jammed, ...moveFaults(war, seat, owned, ability, region)];
    case 'AJAM':
      return [jammed, region !== null && hopsBetween(device.region, region) === 1 ? null : ['E_REGION', 'WWA-124']];
    case 'BENC':
    case 'AENC':
      return [jammed, encryptionFault(view, seat, owned, command)];
    case 'SABOTAGE':
      return [jammed, sabotageFault(war, seat, owned, command)];
    default:
      return [jammed];
  }
}

/** WWA-122: one hop; WWA-123: exactly two. Both: to a region "that the owner controls". */
function moveFaults(
  war: War,
  seat: Seat,
  { device }: Owned,
  ability: 'SHIFT' | 'HOP',
  to: UseDevice['region'],
): readonly (Fault | null)[] {
  const rule = ability === 'SHIFT' ? 'WWA-122' : 'WWA-123';
  if (to === null || hopsBetween(device.region, to) !== (ability === 'SHIFT' ? 1 : 2)) return [['E_REGION', rule]];
  return [controls(war, to, seat) ? null : ['E_CONTROL', rule]];
}

/** WWA-129: one or two other own devices in the region, none of them a presence or in a group already. */
function encryptionFault(
  view: View,
  seat: Seat,
  { device, cup }: Owned,
  { ability, targets }: UseDevice,
): Fault | null {
  const count = ability === 'BENC' ? 1 : 2;
  const isFit = (id: string): boolean => {
    const other = ownDevices(view, seat).find((one) => one.device.id === id);
    if (other === undefined || other.cup !== null || id === device.id) return false;
    return other.device.design !== 'PRESENCE' && other.device.region === device.region;
  };
  const fits = cup === null && targets.length === count && new Set(targets).size === count && targets.every(isFit);
  return fits ? null : ['E_ENCRYPTED', 'WWA-129'];
}

/** WWA-132: an enemy device or cup in its region; "A shielded device in the open cannot be targeted". */
function sabotageFault(war: War, seat: Seat, { device }: Owned, { targets }: UseDevice): Fault | null {
  const [name = ''] = targets;
  const cup = cupIn(war, name);
  if (targets.length === 1 && cup !== null)
    return cup.group.owner !== seat && cup.region === device.region ? null : ['E_TARGET', 'WWA-132'];
  const target = war.devices.find(({ id }) => id === name);
  const fits =
    targets.length === 1 &&
    target !== undefined &&
    target.owner !== seat &&
    target.region === device.region &&
    !DEVICES[target.design].shielded;
  return fits ? null : ['E_TARGET', 'WWA-132'];
}

/** Whether a device that anybody may see could be used at all (WWA-016): what an automatic pass asks. */
export function canUse(view: View, seat: Seat, owned: Owned): boolean {
  if (!owned.device.token) return false;
  for (const unit of view.war.units) if (unit.connected === owned.device.id && isDisabled(unit)) return false;
  const answers = answersTo(view);
  const usable = answers.get(owned.device) ?? isUsable(view, seat, owned);
  answers.set(owned.device, usable);
  return usable;
}

type Answers = Map<Owned['device'], boolean>;
/** What has been answered, and all that an answer depends on beside the device: soldiers come and go without changing it. */
type Answered = Pick<War, 'jams' | 'groups'> & { readonly byViewer: Map<Seat | null, Answers> };
const knownOf = latest((_: War['devices']): { now: Answered | null } => ({ now: null }));

function answersTo({ war: { devices, jams, groups }, viewer }: View): Answers {
  const known = knownOf(devices);
  if (known.now?.jams !== jams || known.now.groups !== groups) known.now = { jams, groups, byViewer: new Map() };
  const answers = known.now.byViewer.get(viewer) ?? new Map<Owned['device'], boolean>();
  known.now.byViewer.set(viewer, answers);
  return answers;
}

function isUsable(view: View, seat: Seat, owned: Owned): boolean {
  const isLegal = (command: UseDevice) => refusesUse(view, seat, owned, command) === null;
  return DEVICES[owned.device.design].abilities.some((ability) => usesOf(view, seat, owned, ability).some(isLegal));
}

/** Everything that one device may do now. */
export function listOf(view: View, seat: Seat, owned: Owned): readonly UseDevice[] {
  if (!owned.device.token) return [];
  return DEVICES[owned.device.design].abilities
    .flatMap((ability) => usesOf(view, seat, owned, ability))
    .filter((command) => refusesUse(view, seat, owned, command) === null);
}

/** Of one ability, legal or not. */
function usesOf(view: View, seat: Seat, owned: Owned, ability: Ability): readonly UseDevice[] {
  const { device } = owned;
  const use = (region: UseDevice['region'], targets: readonly string[]): UseDevice => ({
    type: 'main.device',
    device: device.id,
    ability,
    region,
    targets,
  });
  switch (ability) {
    case 'SHIFT':
    case 'HOP':
    case 'AJAM':
      return regionsAt(device.region, ability === 'HOP' ? 2 : 1).map((region) => use(region, []));
    case 'BENC':
      return othersAt(view, seat, owned).map((id) => use(null, [id]));
    case 'AENC':
      return pairs(othersAt(view, seat, owned)).map((targets) => use(null, targets));
    case 'SABOTAGE':
      return enemiesAt(view.war, seat, owned).map((name) => use(null, [name]));
    default:
      return [use(null, [])];
  }
}

type Hops = 1 | 2;
const RINGS: Readonly<Record<Hops, ReadonlyMap<Region, readonly Region[]>>> = { 1: ringsOf(1), 2: ringsOf(2) };

function ringsOf(hops: Hops): ReadonlyMap<Region, readonly Region[]> {
  return new Map(REGIONS.map((from) => [from, REGIONS.filter((region) => hopsBetween(from, region) === hops)]));
}

function regionsAt(from: Region, hops: Hops): readonly Region[] {
  return RINGS[hops].get(from) ?? [];
}

function othersAt(view: View, seat: Seat, { device }: Owned): readonly string[] {
  return ownDevices(view, seat)
    .filter((other) => other.cup === null && other.device.region === device.region && other.device.id !== device.id)
    .map((other) => other.device.id);
}

function pairs(names: readonly string[]): readonly (readonly string[])[] {
  return names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other]));
}

/** WWA-137: "a sabotage against a cup is offered whatever lies under it". */
function enemiesAt(war: War, seat: Seat, { device }: Owned): readonly string[] {
  const open = war.devices
    .filter(({ owner, region }) => owner !== seat && region === device.region)
    .map(({ id }) => id);
  const cups = war.groups
    .filter(({ owner }) => owner !== seat)
    .flatMap((group) =>
      group.cups.flatMap(({ cup, region }) => (region === device.region ? [cupName(group.owner, cup)] : [])),
    );
  return [...open, ...cups];
}
