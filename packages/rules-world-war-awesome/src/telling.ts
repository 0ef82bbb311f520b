/** What happened, in one English sentence for mails, pages and screen readers. */
import type { Notice } from './events.ts';
import { tellDevice } from './telling/devices.ts';
import { tellFire } from './telling/fire.ts';
import { tellRound } from './telling/rounds.ts';
import { tellTank } from './telling/tanks.ts';
import { tellUnit } from './telling/units.ts';

export function tell(notice: Notice): string {
  switch (notice.type) {
    case 'activated':
    case 'acted':
    case 'moved':
    case 'loaded':
    case 'deployed':
    case 'connected':
    case 'disconnected':
    case 'marked':
    case 'disabled':
    case 'hurt':
    case 'removed':
      return tellUnit(notice);
    case 'fired':
    case 'rolled':
    case 'hexHit':
    case 'impact':
    case 'chargeLaid':
    case 'chargeLeft':
    case 'exploded':
    case 'asked':
    case 'threw':
      return tellFire(notice);
    case 'deviceUsed':
    case 'shifted':
    case 'jammed':
    case 'jamLifted':
    case 'encrypted':
    case 'revealed':
    case 'deviceLost':
      return tellDevice(notice);
    case 'opsBegan':
    case 'tankMoved':
    case 'tankStopped':
    case 'turretTurned':
    case 'momentChosen':
    case 'shotLost':
    case 'opsDone':
    case 'tankDestroyed':
      return tellTank(notice);
    default:
      return tellRound(notice);
  }
}
