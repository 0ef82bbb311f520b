import { pauseAt } from '../clock/pause-state.ts';
import { vacationAt, vacationLeft } from '../clock/vacations.ts';
import type { StoredMatch } from './stored.ts';

const DAY_MS = 86_400_000;

/** Who is away in a match and why its clocks are paused, as everybody who sees the match may know. */
export function arrangementsSeen(match: StoredMatch, now: Date) {
  const { clock, clockSpec, seats } = match;
  const sides = [...new Set(seats.map(({ side }) => side))];
  return {
    pause: clock && pauseAt(clock, now),
    pauseOffer: clock?.pauseOffer ?? null,
    sides: sides.map((side) => ({
      side,
      onVacation: (clock && vacationAt(clock, side, now)) ?? null,
      vacations: clock?.vacations[side] ?? [],
      vacationDaysLeft: clock ? Math.floor(vacationLeft(clockSpec, clock, side) / DAY_MS) : clockSpec.vacationDays,
      lapsedSince: clock?.lapsed[side] ?? null,
    })),
    seats: seats.map(({ side, player, standIn, vacantSince, bot, presentAt }) => ({
      side,
      player,
      standIn,
      vacantSince,
      bot: bot !== null,
      present: match.status === 'open' && presentAt !== null,
    })),
    readyCheckUntil: match.status === 'open' ? match.deadline : null,
  };
}
