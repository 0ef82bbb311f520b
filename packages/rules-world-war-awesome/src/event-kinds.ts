/** Which part of the game an event is of. Each table names every type of its part: the compiler misses one that is not there. */
import type { DeviceEvent, Event, FireEvent, RoundEvent, TankEvent } from './events.ts';

const ROUND: Readonly<Record<RoundEvent['type'], true>> = {
  tankPlaced: true,
  supportPlaced: true,
  unitEntered: true,
  deviceEntered: true,
  drew: true,
  coin: true,
  roundBegan: true,
  opened: true,
  ordered: true,
  tokenPlayed: true,
  held: true,
  roundOrdered: true,
  tokensShown: true,
  tokensFell: true,
  queueLeft: true,
  passed: true,
  roundEnded: true,
  burnedOut: true,
  matchEnded: true,
};

const DEVICE: Readonly<Record<DeviceEvent['type'], true>> = {
  deviceUsed: true,
  shifted: true,
  jammed: true,
  jamLifted: true,
  encrypted: true,
  revealed: true,
  deviceLost: true,
};

const TANK: Readonly<Record<TankEvent['type'], true>> = {
  opsBegan: true,
  tankMoved: true,
  tankStopped: true,
  turretTurned: true,
  momentChosen: true,
  shotLost: true,
  opsDone: true,
  tankDestroyed: true,
};

const FIRE: Readonly<Record<FireEvent['type'], true>> = {
  fired: true,
  rolled: true,
  hexHit: true,
  impact: true,
  chargeLaid: true,
  chargeLeft: true,
  exploded: true,
  asked: true,
  threw: true,
};

export const isRoundEvent = (event: Event): event is RoundEvent => event.type in ROUND;
export const isDeviceEvent = (event: Event): event is DeviceEvent => event.type in DEVICE;
export const isTankEvent = (event: Event): event is TankEvent => event.type in TANK;
export const isFireEvent = (event: Event): event is FireEvent => event.type in FIRE;
