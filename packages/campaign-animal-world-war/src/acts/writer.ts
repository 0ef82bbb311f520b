/** The author of an entry: a seat ("HERB/0"), an officer, an operator, or the system (LC-081). */

import type { Options } from '../options.ts';
import { EMPIRES, type Empire } from '../state.ts';

export type SeatOf = { readonly empire: Empire; readonly player: number };

/** The seat of a name, `HERB` meaning `HERB/0` (LC-121); null where it is no seat. */
export function seatOf(writer: string): SeatOf | null {
  const [, empire, player = '0'] = /^(HERB|CARN)(?:\/(\d))?$/.exec(writer) ?? [];
  return EMPIRES.includes(empire as Empire) ? { empire: empire as Empire, player: Number(player) } : null;
}

export function nameOf({ empire, player }: SeatOf): string {
  return `${empire}/${player}`;
}

/** LC-010: whether the campaign has this seat. */
export function isSeated({ playersHERB, playersCARN }: Options, { empire, player }: SeatOf): boolean {
  return player < (empire === 'HERB' ? playersHERB : playersCARN);
}

/** LC-012: the commander, or with the policy `anyMember` anybody of the Empire. */
export function speaks({ teamPolicy }: Options, { player }: SeatOf): boolean {
  return player === 0 || teamPolicy === 'anyMember';
}

/**
 * LC-012: an officer or operator corrects; and a commander where the other side has none who is a person, which the service knows.
 */
export function corrects(writer: string): boolean {
  return writer === 'officer' || writer === 'operator' || seatOf(writer)?.player === 0;
}

/** Whether this is how an entry names its writer. */
export function isWriter(raw: unknown, options: Options): raw is string {
  if (raw === 'system' || raw === 'officer' || raw === 'operator') return true;
  const seat = typeof raw === 'string' ? seatOf(raw) : null;
  return seat !== null && raw === nameOf(seat) && isSeated(options, seat);
}
