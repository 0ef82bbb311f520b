/** Soldiers by what they are and whose, tanks by their names: never an id, never a pair of numbers. */
import { ABOUT } from '@fieldpost/rules-world-war-awesome/about';
import { plainName, type Seat } from '@fieldpost/rules-world-war-awesome/catalogue';
import {
  type Device,
  isInside,
  layoutIn,
  type Pos,
  type Solid,
  tankOf,
  type Unit,
  type War,
} from '@fieldpost/rules-world-war-awesome/table';
import type { Eyes } from '../../moment.ts';
import { noticed } from '../../noticed.ts';
import { counted, listed, tally } from '../../words.ts';
import type { WarMoment } from './moments.ts';

/** Everybody and everything that a part of the match shows, by id, and the last view of the war. */
export type Cast = {
  readonly units: ReadonlyMap<string, Unit>;
  readonly devices: ReadonlyMap<string, Device>;
  readonly war: War;
  /** Of each step the war before it. */
  readonly wars: ReadonlyMap<number, War>;
  readonly eyes: Eyes;
};

/** Null: nothing was shown. */
export function castOf(moments: readonly WarMoment[], eyes: Eyes): Cast | null {
  const war = moments.at(-1)?.after.war;
  if (war === undefined) return null;
  const wars = moments.flatMap(({ before, after }) => [before.war, after.war]);
  const entered = noticed(moments, 'unitEntered').map(({ unit }) => unit);
  const shown = noticed(moments, 'revealed').flatMap(({ devices }) => devices.map(({ device }) => device));
  const set = noticed(moments, 'deviceEntered').map(({ device }) => device);
  const byId = <One extends { readonly id: string }>(all: readonly One[]) => new Map(all.map((one) => [one.id, one]));
  return {
    units: byId([...wars.flatMap(({ units }) => units), ...entered]),
    devices: byId([...wars.flatMap(({ devices }) => devices), ...set, ...shown]),
    war,
    wars: new Map(moments.map(({ step, before }) => [step, before.war])),
    eyes,
  };
}

/** "West", "you". */
export const who = (seat: Seat, { side }: Eyes): string => (seat === side ? 'you' : ABOUT.sideNames[seat]);
/** "West's", "your". */
export const whose = (seat: Seat, { side }: Eyes): string => (seat === side ? 'your' : `${ABOUT.sideNames[seat]}’s`);
/** "West jams", "you jam". */
export const does = (seat: Seat, eyes: Eyes, verb: string): string =>
  seat === eyes.side ? `you ${verb}` : `${ABOUT.sideNames[seat]} ${verb}s`;

/** "your Rifleman". */
export function unitName(id: string, { units, eyes }: Cast): string {
  const unit = units.get(id);
  return unit === undefined ? 'a soldier' : `${whose(unit.owner, eyes)} ${plainName(unit.design)}`;
}

export const ownerOf = (id: string, { units }: Cast): Seat | null => units.get(id)?.owner ?? null;

/** "your Rifleman and two Engineers", "West's Rifleman and East's Rifleman". */
export function unitNames(ids: readonly string[], cast: Cast): string {
  const found = ids.flatMap((id) => cast.units.get(id) ?? []);
  const seats = [...new Set(found.map(({ owner }) => owner))];
  return listed(
    seats.map((seat) => {
      const titles = tally(found.filter(({ owner }) => owner === seat).map(({ design }) => plainName(design)));
      const words = [...titles].map(([title, count]) => (count === 1 ? title : counted(count, title, `${title}s`)));
      const named =
        words.length > 3 ? counted(found.filter(({ owner }) => owner === seat).length, 'unit') : listed(words);
      return `${whose(seat, cast.eyes)} ${named}`;
    }),
  );
}

/** "East's Molot". */
export function tankName(seat: Seat, { war, eyes }: Cast): string {
  return `${whose(seat, eyes)} ${layoutIn(war, seat)?.model.title ?? 'Superpanzer'}`;
}

/** "inside East's Molot"; nothing in the open. */
export function where({ layer }: Pos, cast: Cast): string {
  const seat = tankOf(layer);
  if (seat === null) return '';
  return `${isInside(layer) ? ' inside' : ' on the roof of'} ${tankName(seat, cast)}`;
}

/** "a Relay"; what nobody was shown is a set. */
export function deviceTitle(id: string | null, { devices }: Cast): string {
  const device = id === null ? undefined : devices.get(id);
  return device === undefined ? 'a set' : `the ${plainName(device.design)}`;
}

const isEmitter = (war: War, seat: Seat, id: string): boolean =>
  layoutIn(war, seat)?.model.components.some((one) => one.id === id && one.shield !== null) ?? false;

/** "emitter X1 of East's Molot", "a wall". */
export function solidName(solid: Solid, cast: Cast): string {
  if ('unit' in solid) return unitName(solid.unit, cast);
  if ('hex' in solid) return 'a wall';
  const kind = isEmitter(cast.war, solid.tank, solid.id) ? 'emitter' : 'vital part';
  return `${kind} ${solid.id} of ${tankName(solid.tank, cast)}`;
}

/** ": door D1 lies open", where an emitter is gone. */
export function opens(solid: Solid, { war }: Cast): string {
  if (!('tank' in solid)) return '';
  const model = layoutIn(war, solid.tank)?.model;
  const shield = model?.components.find(({ id }) => id === solid.id)?.shield ?? null;
  if (model === undefined || shield === null) return '';
  const doors = model.doors.filter((one) => one.shield === shield).map(({ id }) => id);
  if (doors.length === 0) return '';
  return doors.length === 1 ? `, and door ${doors[0]} lies open` : `, and doors ${listed(doors)} lie open`;
}
