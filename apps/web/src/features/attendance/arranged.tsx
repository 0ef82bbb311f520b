'use client';
import dynamic from 'next/dynamic';
import type { ArrangedMatch } from './arrangements-strip.tsx';

/** Fetched for matches in which something is arranged: in most of them nothing is. */
const ArrangementsStrip = dynamic(() => import('./arrangements-strip.tsx').then((module) => module.ArrangementsStrip), {
  loading: () => null,
});

/** Whether nobody is away and all clocks run as usual. */
function isUsual({ status, you, seats, arrangements }: ArrangedMatch): boolean {
  const { pause, pauseOffer, sides } = arrangements;
  const away = arrangements.seats.some(({ standIn, vacantSince }) => standIn !== null || vacantSince !== null);
  const missed = you !== null && seats.some(({ side, missedTurns }) => side !== you.side && missedTurns > 0);
  const onVacation = sides.some((side) => side.onVacation !== null);
  return status !== 'playing' || (pause === null && pauseOffer === null && !away && !missed && !onVacation);
}

/** Shows who is away and why clocks are stopped, if there is anything to say. */
export function Arranged({ match, zone }: { readonly match: ArrangedMatch; readonly zone: string }) {
  return isUsual(match) ? null : <ArrangementsStrip match={match} zone={zone} />;
}
