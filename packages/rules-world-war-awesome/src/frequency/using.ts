/** What devices do (THE-RULES "Frequencies"): moves, jams, cups, sabotage, and what follows from them at once. */
import { DEVICES } from '../catalogue/devices.ts';
import type { UseDevice } from '../commands.ts';
import { remove, unlink } from '../shooting/harm.ts';
import { entityOf } from '../state/board.ts';
import type { Covered, Device, Group, Region, Seat } from '../state.ts';
import { happen, nextEntity, type Play, warOf } from '../turn/play.ts';
import { hopsBetween, isJammed, jamOf } from './control.ts';
import { cupIn, type Owned, underCup } from './cups.ts';

/** The device as the judge has found it. WWA-148: the record holds its name and that of its cup. */
export function useDevice(play: Play, seat: Seat, owned: Owned, command: UseDevice): void {
  const { device, cup } = owned;
  const { ability, region, targets } = command;
  happen(play, { type: 'deviceUsed', side: seat, device: device.id, cup, ability, region, targets });
  switch (ability) {
    case 'SHIFT':
    case 'HOP':
      shift(play, seat, owned, region ?? device.region);
      break;
    case 'CJAM':
      jam(play, seat, owned, device.region);
      break;
    case 'AJAM':
      jam(play, seat, owned, region ?? device.region);
      break;
    case 'CEASE':
      liftJamOf(play, owned);
      break;
    case 'BENC':
    case 'AENC':
      encrypt(play, seat, device, targets);
      break;
    case 'SABOTAGE':
      sabotage(play, seat, device, targets[0] ?? '');
  }
  settleJams(play);
}

/** WWA-128: a jam token goes where its device "moves to a place from which the jammed region is no longer adjacent". */
function shift(play: Play, seat: Seat, owned: Owned, to: Region): void {
  const { device, cup } = owned;
  happen(play, { type: 'shifted', side: seat, device: device.id, cup, from: device.region, to });
  const own = jamOf(warOf(play), device.id, cup);
  if (own !== null && hopsBetween(to, own.region) !== 1) liftJamOf(play, owned);
}

function jam(play: Play, owner: Seat, { device, cup }: Owned, region: Region): void {
  happen(play, { type: 'jammed', jam: { id: `j${nextEntity(play)}`, owner, region, by: cup ?? device.id } });
}

function liftJamOf(play: Play, { device, cup }: Owned): void {
  const own = jamOf(warOf(play), device.id, cup);
  if (own !== null) happen(play, { type: 'jamLifted', jam: own.id, region: own.region });
}

/** WWA-130: "The engine shuffles the cup numbers with the RNG"; the last number is no luck (WWA-143). */
function encrypt(play: Play, side: Seat, device: Device, targets: readonly string[]): void {
  // "never in the order in which somebody wrote them"
  const members = [device.id, ...targets].sort((one, other) => entityOf(one) - entityOf(other));
  const numbers = freeNumbers(warOf(play).groups, side, members.length);
  const left = [...numbers];
  const cups = members.map(() => {
    const drawn = left.length > 1 ? play.chance.draw(left.length, 'cup') : 1;
    return left.splice(drawn - 1, 1)[0] ?? 0;
  });
  happen(play, { type: 'encrypted', side, members, region: device.region, numbers, cups });
}

/** The smallest cup numbers that a side has not in use. */
function freeNumbers(groups: readonly Group[], side: Seat, count: number): readonly number[] {
  const used = groups.filter(({ owner }) => owner === side).flatMap(({ cups }) => cups.map(({ cup }) => cup));
  const free: number[] = [];
  for (let number = 1; free.length < count; number++) if (!used.includes(number)) free.push(number);
  return free;
}

/** WWA-131: "the cups of all members are removed, wherever they are". */
function reveal(play: Play, { owner, cups }: Group): void {
  const devices = cups.flatMap(({ cup }) => {
    const covered = underCup(play.state, owner, cup);
    return covered === null ? [] : [{ device: opened(covered), cup }];
  });
  happen(play, { type: 'revealed', side: owner, devices });
}

const opened = ({ cup: _, ...device }: Covered): Device => device;

/** WWA-132: "first the whole group is revealed. If the device is unshielded it is destroyed". */
function sabotage(play: Play, seat: Seat, presence: Device, name: string): void {
  const cup = cupIn(warOf(play), name);
  const hidden = cup === null ? null : underCup(play.state, cup.group.owner, cup.cup);
  if (cup !== null) reveal(play, cup.group);
  const id = hidden?.id ?? name;
  const target = warOf(play).devices.find((device) => device.id === id);
  if (target === undefined || DEVICES[target.design].shielded) return;
  if (target.design === 'PRESENCE') {
    dropPresence(play, target.id);
    return;
  }
  destroy(play, target);
  // WWA-133: "so are the sabotaging presence and its hacker unit"
  const hacker = warOf(play).units.find(({ connected }) => connected === presence.id);
  if (DEVICES[target.design].feedback && hacker?.owner === seat) remove(play, hacker.id, 'feedback');
}

function destroy(play: Play, device: Device): void {
  liftJamOf(play, { device, cup: null });
  happen(play, { type: 'deviceLost', device: device.id, why: 'sabotage' });
}

/** "An enemy presence may be sabotaged: it is removed, its hacker lives". */
function dropPresence(play: Play, id: string): void {
  const hacker = warOf(play).units.find(({ connected }) => connected === id);
  if (hacker === undefined) happen(play, { type: 'deviceLost', device: id, why: 'disconnected' });
  else unlink(play, hacker.id, id);
}

/** WWA-125, WWA-126: presences in jammed regions are disconnected at once, and groups with a member there lose all their cups. */
export function settleJams(play: Play): void {
  const jammed = (region: Region) => isJammed(warOf(play), region);
  for (const { id, design, region } of warOf(play).devices)
    if (design === 'PRESENCE' && jammed(region)) dropPresence(play, id);
  for (const group of warOf(play).groups) if (group.cups.some(({ region }) => jammed(region))) reveal(play, group);
}
