/** The order of a Superpanzer while it is made (WWA-108): speed, turn, gun, and when to fire. */
import type { Ghost } from '@fieldpost/boards/world-war-awesome';
import { hexOfKey, keyOfHex } from '@fieldpost/boards/world-war-awesome';
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
import { useEffect, useState } from 'react';
import { hexesOfBlast } from './blast.ts';
import type { Chair } from './reading.ts';

export type Draft = PlanOrder;
export type Lever = 'speed' | 'turn' | 'gun' | 'when';

/** What the clock orders, too: always safe. */
export const STILL: Draft = {
  type: 'plan.order',
  speed: 0,
  heading: 'F',
  aim: null,
  attack: null,
  solid: null,
  moment: null,
};

/** What is held of an order in one round. */
type Held = {
  readonly round: number;
  readonly order: Draft;
  /** The order is being changed; until then it is to stand still (W-4). */
  readonly open: boolean;
  /** Which lever shows its choices. */
  readonly lever: Lever | null;
  /** A gun that waits for its aim. */
  readonly wanted: AttackId | null;
};

export type TankDraft = Pick<Held, 'order' | 'open' | 'lever' | 'wanted'> & {
  readonly change: (part: Partial<Draft>) => void;
  /** Opens the levers, or lets go of all that was changed. */
  readonly openUp: (open: boolean) => void;
  readonly pull: (lever: Lever) => void;
  /** Takes a gun, aimed or still to be aimed; null: no shot. */
  readonly take: (attack: AttackId | null) => void;
  /** The aim is set, or let go of where it was set already. */
  readonly aimAt: (key: string) => void;
  readonly fault: string | null;
  /** The moment that is played on the board; null: none. */
  readonly playing: number | null;
  readonly play: () => void;
};

/** The order in progress; each round starts a new one. */
export function useTankDraft(war: War, chair: Chair | null): TankDraft {
  const fresh: Held = { round: war.round, order: STILL, open: false, lever: null, wanted: null };
  const [last, setHeld] = useState<Held>({ ...fresh, round: 0 });
  const held = last.round === war.round ? last : fresh;
  const { order } = held;
  const [playing, play] = usePlaying(war, chair, order);
  const set = (part: Partial<Held>) => setHeld({ ...held, open: true, ...part });
  const change = (part: Partial<Draft>) => set({ order: sound({ ...order, ...part }) });
  const refused = chair === null ? null : refusesOrder(war, chair.side, order);
  return {
    ...held,
    change,
    openUp: (open) => (open ? set({}) : setHeld(fresh)),
    pull: (lever) => set({ lever }),
    take: (attack) =>
      attack === null || order.aim === null
        ? set({ wanted: attack, order: { ...order, aim: null, attack: null, solid: null, moment: null } })
        : change({ attack, solid: null, moment: null }),
    aimAt: (key) => {
      const hex = hexOfKey(key);
      if (hex === null) return;
      const same = order.aim !== null && keyOfHex(order.aim) === key;
      const gun = order.attack ?? held.wanted ?? gunsOf(war, chair)[0] ?? null;
      const aimed = same ? { aim: null } : { aim: hex, attack: gun, solid: null, moment: null };
      set({ wanted: null, order: sound({ ...order, ...aimed }) });
    },
    fault: refused === null ? null : (FAULTS[refused[0]] ?? 'This order is not possible.'),
    playing,
    play,
  };
}

/** A moment that the order no longer has is let go of, and with the aim the shot. */
function sound(order: Draft): Draft {
  const isPast = typeof order.moment === 'number' && order.moment >= countOf(order, false);
  const kept = isPast ? { ...order, moment: null } : order;
  return kept.aim === null ? { ...kept, attack: null, solid: null, moment: null } : kept;
}

const PLAY_MS = 450;

/** The ride on the board, moment by moment, without sending anything (W-6). */
function usePlaying(war: War, chair: Chair | null, order: Draft): readonly [number | null, () => void] {
  const [playing, setPlaying] = useState<number | null>(null);
  const count = playing === null || chair === null ? 0 : rideOf(war, chair.side, order, false).length;
  useEffect(() => {
    if (playing === null) return;
    const next = playing + 1 < count ? playing + 1 : null;
    const timer = setTimeout(() => setPlaying(next), PLAY_MS);
    return () => clearTimeout(timer);
  }, [playing, count]);
  return [playing, () => setPlaying(0)];
}

const FAULTS: Readonly<Record<string, string>> = {
  E_TURRET: 'The turret cannot turn that far in one round. Tap a place ahead of it.',
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

/** "High explosive" */
export function gunName(attack: AttackId): string {
  if (attack.endsWith('-HE')) return 'High explosive';
  return attack.endsWith('-AP') ? 'Armour piercing' : 'Canister';
}

/** Moments at which the gun of an order could fire, by present knowledge. */
export function momentsOf(war: War, { side }: Chair, order: TankOrder): readonly number[] {
  return legalMoments(war, side, order);
}

/** WWA-112 in words: the tank drives half of its hexes, turns, and drives the others. */
export function momentWords({ speed, heading }: Pick<TankOrder, 'speed' | 'heading'>, moment: number): string {
  if (moment === 0) return 'At the start';
  const half = Math.floor(speed / 2);
  if (heading !== 'F' && moment === half + 1) return 'After the turn';
  const hexes = heading !== 'F' && moment > half ? moment - 1 : moment;
  return hexes === 1 ? 'After 1 hex' : `After ${hexes} hexes`;
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

export type Harm = {
  /** Ids of those whom the tank runs over, of either side. */
  readonly crushed: readonly string[];
  /** Hexes of the blast where the shell is aimed, and ids of those who stand in it now. */
  readonly blast: readonly string[];
  readonly struck: readonly string[];
};

/** Whom an order hurts if nobody moves before it is carried out: the board and the bar name the same (W-6). */
export function harmOf(war: War, { side }: Chair, order: TankOrder): Harm {
  const left = new Set(
    rideOf(war, side, order, false)
      .at(-1)
      ?.units.map(({ id }) => id),
  );
  const crushed = war.units.filter(({ id }) => !left.has(id)).map(({ id }) => id);
  const { aim, attack } = order;
  const blast = aim === null || attack === null ? [] : hexesOfBlast(war, 'ground', aim, ATTACKS[attack].blast ?? 0);
  const struck = war.units
    .filter(({ at }) => at.layer === 'ground' && blast.includes(keyOfHex(at)))
    .map(({ id }) => id);
  return { crushed, blast, struck };
}

/** "Drive 2 hexes straight on", "Drive 3, turn right, fire high explosive" */
export function orderWords({ speed, heading, attack }: TankOrder): string {
  const hexes = speed === 1 ? '1 hex' : `${speed} hexes`;
  const turn = heading === 'L' ? 'turn left' : 'turn right';
  const shot = attack === null ? '' : `, fire ${gunName(attack).toLowerCase()}`;
  if (heading === 'F')
    return `${speed === 0 ? 'Stand still' : `Drive ${hexes}${shot === '' ? ' straight on' : ''}`}${shot}`;
  return speed === 0 ? `${turn.replace('t', 'T')}${shot}` : `Drive ${shot === '' ? hexes : speed}, ${turn}${shot}`;
}
