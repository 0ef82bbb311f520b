/** What happened, in one English sentence for mails, pages and screen readers. */
import { isDeviceEvent, isFireEvent, isRoundEvent, isTankEvent } from './event-kinds.ts';
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

/** The same for a viewer with a board, who can name the units. */
export function tellWith(notice: Notice, names: Names): string {
  const text = told(notice, names);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function told(notice: Notice, names: Names): string {
  if (isRoundEvent(notice)) return tellRound(notice);
  if (isDeviceEvent(notice)) return tellDevice(notice, names);
  if (isTankEvent(notice)) return tellTank(notice);
  if (isFireEvent(notice)) return tellFire(notice, names);
  return tellUnit(notice, names);
}
