/** What happened, in one English sentence for mails, pages and screen readers. */
import type { Notice } from './events.ts';
import { tellDevice } from './telling/devices.ts';
import { tellFire } from './telling/fire.ts';
import { type Names, NO_NAMES } from './telling/names.ts';
import { tellRound } from './telling/rounds.ts';
import { tellTank } from './telling/tanks.ts';
import { tellUnit } from './telling/units.ts';

export function tell(notice: Notice): string {
  return tellWith(notice, NO_NAMES);
}

/** The same by whoever sees a board, and can say who it was. */
export function tellWith(notice: Notice, names: Names): string {
  const text = told(notice, names);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function told(notice: Notice, names: Names): string {
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
      return tellUnit(notice, names);
    case 'fired':
    case 'rolled':
    case 'hexHit':
    case 'impact':
    case 'chargeLaid':
    case 'chargeLeft':
    case 'exploded':
    case 'asked':
    case 'threw':
      return tellFire(notice, names);
    case 'deviceUsed':
    case 'shifted':
    case 'jammed':
    case 'jamLifted':
    case 'encrypted':
    case 'revealed':
    case 'deviceLost':
      return tellDevice(notice, names);
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
