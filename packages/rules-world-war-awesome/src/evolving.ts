/** The past rebuilt: what each event makes of a state. Total, pure and free of luck. */
import type { Event } from './events.ts';
import { evolveDevice } from './evolving/devices.ts';
import { evolveFire } from './evolving/fire.ts';
import { evolveRound } from './evolving/rounds.ts';
import { evolveTank } from './evolving/tanks.ts';
import { evolveUnit } from './evolving/units.ts';
import type { State } from './state.ts';

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'tankPlaced':
    case 'supportPlaced':
    case 'unitEntered':
    case 'deviceEntered':
    case 'drew':
    case 'coin':
    case 'roundBegan':
    case 'opened':
    case 'ordered':
    case 'tokenPlayed':
    case 'held':
    case 'passed':
    case 'roundEnded':
    case 'burnedOut':
    case 'matchEnded':
      return evolveRound(state, event);
    case 'deviceUsed':
    case 'shifted':
    case 'jammed':
    case 'jamLifted':
    case 'encrypted':
    case 'revealed':
    case 'deviceLost':
      return evolveDevice(state, event);
    case 'opsBegan':
    case 'tankMoved':
    case 'tankStopped':
    case 'turretTurned':
    case 'momentChosen':
    case 'shotLost':
    case 'opsDone':
    case 'tankDestroyed':
      return { ...state, war: evolveTank(state.war, event) };
    case 'fired':
    case 'rolled':
    case 'hexHit':
    case 'impact':
    case 'chargeLaid':
    case 'chargeLeft':
    case 'exploded':
    case 'asked':
    case 'threw':
      return { ...state, war: evolveFire(state.war, event) };
    default:
      return { ...state, war: evolveUnit(state.war, event) };
  }
}
