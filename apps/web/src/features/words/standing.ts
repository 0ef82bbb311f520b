import type { MatchInList, Place } from '@fieldpost/client';
import { sideName } from './sides.ts';

/** Where a match stands, for the one who looks at it. */
export type Standing = 'your-move' | 'their-move' | 'open' | 'won' | 'lost' | 'drawn' | 'over';

const awaited = (match: MatchInList): boolean => match.you !== null && match.waitingFor.includes(match.you.side);

export function standingOf(match: MatchInList): Standing {
  if (match.status === 'open') return 'open';
  if (match.status === 'playing') return awaited(match) ? 'your-move' : 'their-move';
  return resultOf(match);
}

function resultOf({ ending, you }: MatchInList): Standing {
  const places = ending?.outcome.places ?? [];
  const firsts = places.filter((place) => place.place === 1);
  if (firsts.length > 1) return 'drawn';
  if (you === null) return 'over';
  if (firsts.some((first) => first.side === you.side)) return 'won';
  // of more than two, who comes in between has not lost
  const own = places.find((place) => place.side === you.side)?.place ?? 0;
  return places.some((place) => place.place > own) ? 'over' : 'lost';
}

/** What is stamped on a match. */
export const STAMPS: Readonly<Record<Standing, string>> = {
  'your-move': 'Your move',
  'their-move': 'In the post',
  open: 'Open',
  won: 'Won',
  lost: 'Lost',
  drawn: 'Drawn',
  over: 'Over',
};

const REASONS: Readonly<Record<string, string>> = {
  headquarters: 'the Headquarters fell',
  resignation: 'by resignation',
  'turn-limit': 'by strength at the turn limit',
  repetition: 'by repetition of the position',
  'no-losses': 'no unit was lost for too long',
  agreement: 'by agreement',
  timeout: 'on time',
};

/** The name of who sits on a side, or the side itself. */
export const holderOf = (match: MatchInList, side: string): string =>
  match.seats.find((seat) => seat.side === side)?.user?.name ?? sideName(side);

const winnerOf = (places: readonly Place[]): string | null => {
  const firsts = places.filter((place) => place.place === 1);
  return firsts.length === 1 ? (firsts[0]?.side ?? null) : null;
};

/** How it ended: "Won by South (Clara): the Headquarters fell". */
function endingSentence(match: MatchInList): string {
  if (match.ending === null) return 'The match is over.';
  const { reason, places } = match.ending.outcome;
  const why = REASONS[reason] ?? REASONS[match.ending.by] ?? reason;
  const winner = winnerOf(places);
  return winner === null ? `Drawn: ${why}.` : `${sideName(winner)} (${holderOf(match, winner)}) won: ${why}.`;
}

/** Who is waited for, in a sentence. */
export function waitSentence(match: MatchInList): string {
  if (match.status === 'open') return 'Waits for a second player.';
  if (match.status === 'finished') return endingSentence(match);
  if (awaited(match)) return match.pending?.sentence ?? 'It is your move.';
  return `Waits for ${match.waitingFor.map((side) => holderOf(match, side)).join(' and ')}.`;
}
