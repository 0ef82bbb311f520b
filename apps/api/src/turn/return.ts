import { endedVacation, vacationAt } from '../clock/vacations.ts';
import type { Turn } from './act.ts';
import type { Deed } from './change.ts';
import type { SeatChange } from './seat-statement.ts';

/** Who plays himself is back: no computer player stands in for him, nobody takes his seat, and his vacation is over. */
export function backAtTheTable({ match, seat, now }: Turn): Pick<Deed, 'clock' | 'seats'> {
  const { clock } = match;
  const away = clock !== null && vacationAt(clock, seat.side, now) !== null;
  return { clock: away ? endedVacation(clock, seat.side, now, false) : null, seats: seatBack(match, seat) };
}

/** The seat as it is when its holder has come back; nothing where he had not been away. */
export function seatBack(
  { seats }: Turn['match'],
  { side, player }: { readonly side: string; readonly player: number },
): readonly SeatChange[] {
  const held = seats.find((one) => one.side === side && one.player === player);
  if (!held || (held.standIn === null && held.vacantSince === null)) return [];
  return [{ side, player, patch: { standIn: null, vacantSince: null } }];
}
