/** The past rebuilt: what each event makes of a state. Total, pure and free of luck. */
import { isDeviceEvent, isFireEvent, isRoundEvent, isTankEvent } from './event-kinds.ts';
import type { Event } from './events.ts';
import { evolveDevice } from './evolving/devices.ts';
import { evolveFire } from './evolving/fire.ts';
import { evolveRound } from './evolving/rounds.ts';
import { evolveTank } from './evolving/tanks.ts';
import { evolveUnit } from './evolving/units.ts';
import type { State } from './state.ts';

export function evolve(state: State, event: Event): State {
  if (isRoundEvent(event)) return evolveRound(state, event);
  if (isDeviceEvent(event)) return evolveDevice(state, event);
  if (isTankEvent(event)) return { ...state, war: evolveTank(state.war, event) };
  if (isFireEvent(event)) return { ...state, war: evolveFire(state.war, event) };
  return { ...state, war: evolveUnit(state.war, event) };
}
