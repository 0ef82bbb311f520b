/** The order of a Superpanzer while it is made (WWA-108): speed and heading, then the aim, then gun and moment. */
import type { Ghost } from '@fieldpost/boards/world-war-awesome';
import { groundName, hexOfKey, keyOfHex } from '@fieldpost/boards/world-war-awesome';
import { ATTACKS, type AttackId } from '@fieldpost/rules-world-war-awesome/catalogue';
import {
  countOf,
  layoutIn,
  legalMoments,
  type PlanOrder,
  refusesOrder,
  rideOf,
  type TankOrder,
  turnedToward,
  type War,
} from '@fieldpost/rules-world-war-awesome/table';
import { useState } from 'react';
import type { Chair } from './reading.ts';

export type Draft = PlanOrder;

const STILL: Draft = {
  type: 'plan.order',
  speed: 0,
  heading: 'F',
  aim: null,
  attack: null,
  solid: null,
  moment: null,
};

export type TankDraft = {
  readonly order: Draft;
  readonly change: (part: Partial<Draft>) => void;
  /** The aim is set, or let go of where it was set already. */
  readonly aimAt: (key: string) => void;
  readonly fault: string | null;
};

/** The order that is being made; it begins anew in each round. */
export function useTankDraft(war: War, chair: Chair | null): TankDraft {
  const [held, setHeld] = useState<{ readonly round: number; readonly order: Draft }>({ round: 0, order: STILL });
  const order = held.round === war.round ? held.order : STILL;
  const change = (part: Partial<Draft>) => {
    const next = { ...order, ...part };
    const kept =
      typeof next.moment === 'number' && next.moment >= countOf(next, false) ? { ...next, moment: null } : next;
    setHeld({
      round: war.round,
      order: kept.aim === null ? { ...kept, attack: null, solid: null, moment: null } : kept,
    });
  };
  const aimAt = (key: string) => {
    const hex = hexOfKey(key);
    if (hex === null) return;
    const same = order.aim !== null && keyOfHex(order.aim) === key;
    const gun = order.attack ?? gunsOf(war, chair)[0] ?? null;
    change(same ? { aim: null } : { aim: hex, attack: gun, solid: null, moment: null });
  };
  const refused = chair === null ? null : refusesOrder(war, chair.side, order);
  return {
    order,
    change,
    aimAt,
    fault: refused === null ? null : (FAULTS[refused[0]] ?? 'This order is not possible.'),
  };
}

const FAULTS: Readonly<Record<string, string>> = {
  E_TURRET: 'The turret cannot turn that far in one round.',
  E_HEAT: 'This gun is too hot to fire.',
  E_ORDER: 'Tap the map to aim the gun first.',
  E_TARGET: 'You cannot fire at your own side.',
};

/** Guns that are not hot. */
export function gunsOf(war: War, chair: Chair | null): readonly AttackId[] {
  if (chair === null) return [];
  const heat = war.tanks[chair.side]?.heat ?? {};
  return (layoutIn(war, chair.side)?.model.guns ?? []).filter((id) => heat[id] === undefined);
}

export const gunName = (attack: AttackId): string => ATTACKS[attack].title.replace(/^\w+ /, '');

/** Moments at which the gun of an order could fire, as far as one can tell now. */
export function momentsOf(war: War, { side }: Chair, order: TankOrder): readonly number[] {
  return legalMoments(war, side, order);
}

export type Ride = {
  readonly ghosts: readonly Ghost[];
  /** Hexes of those whom the tank runs over. */
  readonly crushed: readonly string[];
  /** Its movement ends before its last moment. */
  readonly stopped: boolean;
};

/** Where a tank will stand at each moment of an order, and whom it runs over, if nobody moves before. */
export function rideWith(war: War, { side }: Chair, order: TankOrder): Ride {
  const wars = rideOf(war, side, order, false);
  const ghosts = wars.flatMap((then, moment): readonly Ghost[] => {
    const tank = then.tanks[side];
    if (tank === null) return [];
    const last = moment === wars.length - 1;
    const turret = last && order.aim !== null ? turnedToward(tank, order.aim) : tank.turret;
    return moment === 0 && wars.length > 1
      ? []
      : [{ seat: side, anchor: tank.anchor, heading: tank.heading, turret, words: String(moment), last }];
  });
  const left = new Set(wars.at(-1)?.units.map(({ id }) => id));
  const crushed = war.units.filter(({ id }) => !left.has(id)).map(({ at }) => keyOfHex(at));
  return { ghosts, crushed, stopped: wars.length < countOf(order, false) };
}

/** "3 ahead, then right, HE at the woods in the north" */
export function orderWords(war: War, { speed, heading, aim, attack }: TankOrder): string {
  const turn = heading === 'L' ? ', then left' : heading === 'R' ? ', then right' : '';
  const ride =
    speed === 0
      ? heading === 'F'
        ? 'Stand still'
        : `Turn ${heading === 'L' ? 'left' : 'right'}`
      : `${speed} ahead${turn}`;
  if (aim === null) return ride;
  return `${ride}, ${attack === null ? 'turret to' : `${gunName(attack)} at`} ${groundName(war, aim)}`;
}
