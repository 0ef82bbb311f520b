import type { MatchSummary, Place } from '@fieldpost/client';
import { aboutOf, sideName } from '../../games/index.ts';

/** The state of a match for its viewer. */
export type Standing = 'your-move' | 'their-move' | 'out' | 'open' | 'won' | 'lost' | 'drawn' | 'over';

/** The viewer's side has gone, and the others play on. */
export const isOut = (match: MatchSummary): boolean =>
  match.status === 'playing' && match.you !== null && match.out.includes(match.you.side);

const awaited = (match: MatchSummary): boolean => match.you !== null && match.waitingFor.includes(match.you.side);

export function standingOf(match: MatchSummary): Standing {
  if (match.status === 'open') return 'open';
  if (isOut(match)) return 'out';
  if (match.status === 'playing') return awaited(match) ? 'your-move' : 'their-move';
  return resultOf(match);
}

function resultOf({ ending, you }: MatchSummary): Standing {
  const places = ending?.outcome.places ?? [];
  const firsts = places.filter((place) => place.place === 1);
  if (firsts.length > 1) return 'drawn';
  if (you === null) return 'over';
  if (firsts.some((first) => first.side === you.side)) return 'won';
  // of more than two, who comes in between has not lost
  const own = places.find((place) => place.side === you.side)?.place ?? 0;
  return places.some((place) => place.place > own) ? 'over' : 'lost';
}

/** The stamps on matches. */
const STAMPS: Readonly<Record<Standing, string>> = {
  'your-move': 'Your move',
  'their-move': 'Their move',
  out: 'Out',
  open: 'Open',
  won: 'Won',
  lost: 'Lost',
  drawn: 'Drawn',
  over: 'Over',
};

/** "1st", "2nd", "3rd", "4th". */
export function ordinal(place: number): string {
  const endings: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };
  const teen = place % 100 > 10 && place % 100 < 14;
  return `${place}${teen ? 'th' : (endings[place % 10] ?? 'th')}`;
}

/** The stamp of a match: of more than two sides nobody has simply lost, so their place is said: "2nd of 4". */
export function stampOf(match: MatchSummary): string {
  const standing = standingOf(match);
  const places = match.ending?.outcome.places ?? [];
  const own = places.find((place) => place.side === match.you?.side);
  if (match.status !== 'finished' || places.length < 3 || own === undefined) return STAMPS[standing];
  const shared = places.filter(({ place }) => place === own.place).length > 1 ? 'Shared ' : '';
  return `${shared}${ordinal(own.place)} of ${places.length}`;
}

/** Ends of a match outside its game's rules. */
const OUTSIDE: Readonly<Record<string, string>> = {
  resignation: 'by resignation',
  agreement: 'by agreement',
  timeout: 'on time',
  adjudication: 'by adjudication',
};

/** Why a match ended, in words that follow a colon: "by resignation", and of its rules what the game says (`ends`). */
export const reasonWords = (ruleSet: string, reason: string): string =>
  OUTSIDE[reason] ?? aboutOf(ruleSet)?.ends[reason] ?? reason.replaceAll('-', ' ');

/** The name of the player on a side, or of the side itself. */
export const holderOf = (match: MatchSummary, side: string): string =>
  match.seats.find((seat) => seat.side === side)?.user?.name ?? sideName(match.ruleSet, side);

const winnerOf = (places: readonly Place[]): string | null => {
  const firsts = places.filter((place) => place.place === 1);
  return firsts.length === 1 ? (firsts[0]?.side ?? null) : null;
};

/** A player with their side: "Clara as South"; the side alone if nobody holds it. Names may contain brackets: "Greedy (bot) as South". */
function whoAs(match: MatchSummary, side: string): string {
  const [holder, name] = [holderOf(match, side), sideName(match.ruleSet, side)];
  return holder === name ? name : `${holder} as ${name}`;
}

/** How it ended: "Clara as South won: the Headquarters fell." */
function endingSentence(match: MatchSummary): string {
  if (match.ending === null) return 'The match has ended.';
  const { reason, places } = match.ending.outcome;
  const why = reasonWords(match.ruleSet, match.ending.by === 'rules' ? reason : match.ending.by);
  return `${winnerSentence(match, winnerOf(places), why)}${othersSentence(match, places)}`;
}

/** Why it ended, as a sentence: "The Headquarters fell." */
export function reasonSentence({ ruleSet, ending }: MatchSummary): string {
  if (ending === null) return 'The match has ended.';
  const why = reasonWords(ruleSet, ending.by === 'rules' ? ending.outcome.reason : ending.by);
  return `${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
}

/** Of a draw the stamp before it has said so, where it is the viewer's own. */
function winnerSentence(match: MatchSummary, winner: string | null, why: string): string {
  if (winner !== null) return `${whoAs(match, winner)} won: ${why}.`;
  return stampOf(match) === STAMPS.drawn ? reasonSentence(match) : `Drawn: ${why}.`;
}

/** Of more than two: who came after the first, in their places. Empty for two. */
function othersSentence(match: MatchSummary, places: readonly Place[]): string {
  if (places.length < 3) return '';
  const others = places.filter(({ place }) => place > 1).toSorted((one, other) => one.place - other.place);
  const said = others.map(({ side, place }) => `${ordinal(place)} ${whoAs(match, side)}`);
  return said.length === 0 ? '' : ` Then ${said.join(', ')}.`;
}

function openSentence({ seats }: MatchSummary): string {
  const free = seats.filter(({ user }) => user === null).length;
  return seats.length > 2
    ? `Waiting for ${free === 1 ? '1 more player' : `${free} more players`}.`
    : 'Waiting for an opponent.';
}

/** Says in a sentence whom the match waits for. */
export function waitSentence(match: MatchSummary): string {
  if (match.status === 'open') return openSentence(match);
  if (match.status === 'finished') return endingSentence(match);
  if (awaited(match)) return match.pending?.sentence ?? 'It is your move.';
  return `${isOut(match) ? 'You are out. The others play on. ' : ''}Waiting for ${match.waitingFor.map((side) => holderOf(match, side)).join(' and ')}.`;
}
