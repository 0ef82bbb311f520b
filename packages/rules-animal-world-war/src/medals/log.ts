/** What the log of a battle tells of every action (LC-062): attacks with all that they did, and everything else by its actor. */
import type { FinishedRecord } from '@fieldpost/engine';
import { distance, type Hex } from '@fieldpost/hex';
import type { Empire } from '../catalogue/empires.ts';
import type { AttackKind, Event } from '../events.ts';
import type { AwwGame } from '../game.ts';
import { actorOf } from '../rules/actors.ts';
import type { State, UnitId } from '../state.ts';

export type Evolve = (state: State, event: Event) => State;
/** Where in the record something stands: [step, event], both from 0. */
export type Place = readonly [number, number];

/** One packet of an attack, with where its victim was. */
export type Hurt = { readonly unit: UnitId; readonly at: Hex | null; readonly down: boolean; readonly place: Place };
export type Attack = {
  readonly kind: AttackKind;
  readonly by: UnitId;
  readonly from: Hex | null;
  readonly place: Place;
  readonly hurt: Hurt[];
  /** It went to a unit that was hit, not to the tile. */
  hit: boolean;
  readonly collapses: Place[];
};
/** One step of somebody who brought somebody along. `by`: the soldier, of a tank its crew. */
export type Drag = {
  readonly by: UnitId;
  readonly load: UnitId;
  /** The load is a soldier who lay wounded. */
  readonly wounded: boolean;
  readonly to: Hex;
  readonly place: Place;
};
export type Deed = {
  readonly type: 'revived' | 'built' | 'tankWrecked' | 'planeCrashed';
  readonly by: UnitId;
  readonly unit: UnitId | null;
  readonly place: Place;
};

export type Log = {
  readonly final: State;
  readonly attacks: ReadonlyMap<number, Attack>;
  readonly drags: readonly Drag[];
  readonly deeds: readonly Deed[];
  readonly timesWounded: ReadonlyMap<UnitId, number>;
};

type Reading = {
  readonly attacks: Map<number, Attack>;
  readonly drags: Drag[];
  readonly deeds: Deed[];
  readonly timesWounded: Map<UnitId, number>;
  /** The next packet is that of a hit. */
  hitting: boolean;
};

/** Plays a record once more, for what its events alone do not say: where units were, and who lay wounded. */
export function readLog({ opening, steps }: FinishedRecord<AwwGame>, evolve: Evolve): Log {
  const reading: Reading = { attacks: new Map(), drags: [], deeds: [], timesWounded: new Map(), hitting: false };
  let state = opening;
  for (const [step, { events }] of steps.entries())
    for (const [index, event] of events.entries()) {
      note(reading, state, event, [step, index]);
      state = evolve(state, event);
    }
  return { ...reading, final: state };
}

function note(reading: Reading, state: State, event: Event, place: Place): void {
  switch (event.type) {
    case 'attackStarted': {
      const { kind, by, from } = event;
      reading.attacks.set(event.attack, { kind, by, from, place, hurt: [], hit: false, collapses: [] });
      break;
    }
    case 'hitAssigned':
      reading.hitting = true;
      break;
    case 'moved':
      noteDrags(reading, state, event, place);
      break;
    case 'revived':
    case 'tankWrecked':
    case 'planeCrashed':
      reading.deeds.push({ type: event.type, by: event.by, unit: event.unit, place });
      break;
    case 'built':
      reading.deeds.push({ type: 'built', by: event.by, unit: null, place });
      break;
    case 'tileCollapsed':
      reading.attacks.get(state.battle.attacks)?.collapses.push(place);
      break;
    default:
      noteHurt(reading, state, event, place);
  }
}

function noteHurt(reading: Reading, state: State, event: Event, place: Place): void {
  if (event.type !== 'packet' && event.type !== 'wounded' && event.type !== 'died') return;
  const attack = reading.attacks.get(event.attack);
  if (event.type === 'wounded') reading.timesWounded.set(event.unit, (reading.timesWounded.get(event.unit) ?? 0) + 1);
  if (attack === undefined) return;
  if (event.type === 'packet') {
    attack.hit ||= reading.hitting;
    reading.hitting = false;
    attack.hurt.push({ unit: event.unit, at: state.battle.units[event.unit]?.at ?? null, down: false, place });
  } else attack.hurt.push({ unit: event.unit, at: event.at, down: true, place });
}

function noteDrags(
  { drags }: Reading,
  { battle }: State,
  event: Extract<Event, { type: 'moved' }>,
  place: Place,
): void {
  const mover = battle.units[event.unit];
  const by = mover === undefined ? null : actorOf(battle, mover);
  if (by === null) return;
  for (const load of [event.dragged, event.also ?? null]) {
    const unit = load === null ? undefined : battle.units[load];
    if (load === null || unit === undefined) continue;
    const wounded = unit.kind === 'soldier' && unit.status === 'wounded';
    drags.push({ by: by.id, load, wounded, to: event.to, place });
  }
}

/** The Empire that owns a unit, by its id; null for a civilian, or an Empire that acts without a soldier. */
export function empireOf(id: UnitId): Empire | null {
  if (id.startsWith('H.')) return 'HERB';
  return id.startsWith('C.') ? 'CARN' : null;
}

export function isEnemy(one: UnitId, other: UnitId): boolean {
  const [own, theirs] = [empireOf(one), empireOf(other)];
  return own !== null && theirs !== null && own !== theirs;
}

export function isFriend(one: UnitId, other: UnitId): boolean {
  return empireOf(one) !== null && empireOf(one) === empireOf(other);
}

export function isFar(from: Hex | null, at: Hex | null, least: number): boolean {
  return from !== null && at !== null && distance(from, at) >= least;
}
