import { type Result, seatKey } from '@fieldpost/engine';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import type { StoredMatch } from './stored.ts';

/** The salts of a match by seat key; seats without one are left out. */
export const saltsOf = ({ seats }: Pick<StoredMatch, 'seats'>): Readonly<Record<string, string>> =>
  Object.fromEntries(seats.flatMap((seat) => (seat.salt === null ? [] : [[seatKey(seat), seat.salt]])));

const SALT = /^[0-9a-f]{32}$/;

/**
 * A salt as it is stored: 16 bytes in lower-case hexadecimal digits. All have one length, so that one player's salt cannot begin
 * where another's ends. None given: null. Fault: SALT_INVALID.
 */
export function saltOf(raw: string | null | undefined): Result<string | null, Fault> {
  if (raw == null) return { ok: true, value: null };
  const salt = raw.toLowerCase();
  return SALT.test(salt) ? { ok: true, value: salt } : { ok: false, fault: fault('SALT_INVALID') };
}
