/** Words of the head of a table, and of its foot while nothing is ordered: one source, so that they never contradict. */
import { holderOf, ordinal, reasonSentence, standingOf, waitSentence } from '../words/standing.ts';
import type { MatchData } from './operations.ts';

/** The scenes of another side's turn, while they are shown. */
export type Scenes = { readonly side: string; readonly at: number; readonly of: number };

export type HeadState = {
  readonly match: MatchData;
  /** The game's text about turn and goal. */
  readonly when: string | null;
  readonly goal: string | null;
  /** The game's question within another player's turn; null: the words of the service. */
  readonly asks: string | null;
  /** Null: the table shows the match as it is. */
  readonly scenes: Scenes | null;
  /** The seconds for which an ended turn is held; null: none is. */
  readonly held: number | null;
  /** Stands in the goal's place until the next order; null: nothing is new. */
  readonly news: string | null;
  readonly offline: boolean;
};

export type HeadWords = {
  /** The player or computer on turn. */
  readonly who: string;
  /** The rest of the line; empty if there is none. */
  readonly rest: string;
  /** The goal, or what is more important now. */
  readonly line: string;
};

/** "Nora’s turn" */
export const turnOf = (name: string): string => `${name}’s turn`;

/** Whether nothing but computers is waited for. */
export function isComputersTurn({ status, waitingFor, arrangements, you }: MatchData): boolean {
  if (status !== 'playing' || waitingFor.length === 0) return false;
  return waitingFor.every(
    (side) => side !== you?.side && arrangements.seats.some((seat) => seat.side === side && seat.bot),
  );
}

/** The name of a side's player: "Nora"; of a computer "The computer". */
export function actorOf(match: MatchData, side: string): string {
  const bot = match.arrangements.seats.some((seat) => seat.side === side && seat.bot);
  return bot ? 'The computer' : holderOf(match, side);
}

export function headWords(state: HeadState): HeadWords {
  const { match, when, goal, asks, scenes, held, news, offline } = state;
  if (scenes !== null) return sceneWords(match, scenes);
  if (held !== null) return { who: 'Turn ended', rest: `sent in ${held} s`, line: goal ?? '' };
  const rest = offline ? 'no connection' : (when ?? '');
  const standing = standingOf(match);
  switch (standing) {
    case 'open':
      return { who: 'Not begun', rest: '', line: waitSentence(match) };
    case 'your-move': {
      const answers = match.pending?.clock === 'reaction';
      const asked = (answers ? asks : null) ?? match.pending?.sentence ?? '';
      const begins = answers || offline ? null : takenOver(match, when);
      if (begins !== null) return { who: 'You take over', rest: begins, line: news ?? goal ?? asked };
      return { who: answers ? 'You answer' : 'Your turn', rest, line: news ?? (answers ? asked : (goal ?? asked)) };
    }
    case 'their-move':
      return { ...waitWords(match, rest), ...(news === null ? {} : { line: news }) };
    case 'out':
      return { who: 'You are out', rest, line: waitSentence(match) };
    default:
      return endWords(match, standing);
  }
}

/** "in turn 6", on the first view of a match that does not begin with its first turn; null: it does, or was played since. */
function takenOver({ step }: MatchData, when: string | null): string | null {
  const [, unit, number] = /^(turn|round) (\d+)/.exec(when ?? '') ?? [];
  return step === 0 && unit !== undefined && Number(number) > 1 ? `in ${unit} ${number}` : null;
}

function sceneWords(match: MatchData, { side, at, of }: Scenes): HeadWords {
  const own = match.you !== null && match.you.side === side;
  const next = standingOf(match) === 'your-move' ? ' You are next.' : '';
  return {
    who: own ? 'Your last turn' : turnOf(actorOf(match, side)),
    rest: of > 1 ? `scene ${Math.max(1, at)} of ${of}` : '',
    line: `Watch, or skip to now.${next}`,
  };
}

function waitWords(match: MatchData, rest: string): HeadWords {
  if (isComputersTurn(match))
    return {
      who: 'The computer is thinking …',
      rest: '',
      line: match.you === null ? 'You are watching.' : thinkingLine(match),
    };
  const names = match.waitingFor.map((side) => holderOf(match, side));
  const [only] = names;
  const who = names.length === 1 && only !== undefined ? turnOf(only) : 'Waiting for several';
  const line = names.length === 1 ? 'We let you know when it is your turn.' : `Waiting for ${names.join(' and ')}.`;
  return { who, rest, line: match.you === null ? 'You are watching.' : line };
}

/** A level is named, for it thinks as long as it is strong. */
function thinkingLine(match: MatchData): string {
  const [side = ''] = match.waitingFor;
  const level = /^Computer: \w+/.exec(holderOf(match, side))?.[0];
  return level === undefined ? 'Usually under 5 seconds; then you play.' : `${level}. Usually under 10 seconds.`;
}

const ENDS = { won: 'You won', lost: 'You lost', drawn: 'Drawn' } as const;

function endWords(match: MatchData, standing: 'won' | 'lost' | 'drawn' | 'over'): HeadWords {
  const places = match.ending?.outcome.places ?? [];
  const own = places.find(({ side }) => side === match.you?.side)?.place;
  const who = places.length > 2 && own !== undefined && own > 1 ? `You came ${ordinal(own)}` : null;
  return {
    who: who ?? (standing === 'over' ? 'The match is over' : ENDS[standing]),
    rest: '',
    line: reasonSentence(match),
  };
}

export type FootWords = { readonly order: string; readonly result: string };

/** Words of the foot during the turns of others, and after the end. `late`: the computer takes longer than usual. */
export function waitingWords(match: MatchData, late: boolean): FootWords {
  const standing = standingOf(match);
  if (match.status === 'finished') return { order: 'The match has ended.', result: waitSentence(match) };
  if (standing === 'out')
    return { order: 'You are out. The others play on.', result: 'Find the match under Finished matches.' };
  if (match.you === null) return { order: 'You are watching.', result: 'What happens is shown automatically.' };
  if (isComputersTurn(match))
    return late
      ? { order: 'Taking longer than usual.', result: 'We’ll send you a message when it is your turn.' }
      : {
          order: 'The computer is thinking.',
          result: 'Stay here: your turn opens automatically. You may look at any unit.',
        };
  if (match.status === 'open') return { order: 'The match has not begun.', result: waitSentence(match) };
  const [side] = match.waitingFor;
  const who =
    match.waitingFor.length === 1 && side !== undefined ? `${holderOf(match, side)} moves.` : 'The others move.';
  return { order: who, result: 'You don’t have to wait here. We let you know when it is your turn.' };
}

/** The sides that still play, in the order of their seats. */
export const sidesIn = ({ seats, out }: MatchData): readonly string[] =>
  [...new Set(seats.map(({ side }) => side))].filter((side) => !out.includes(side));

/** The fate of the viewer's own offer between two states of a match; null if it is still open, or there was none. */
export function offerAnswer(before: MatchData, after: MatchData): string | null {
  if (before.drawOffer === null || before.drawOffer !== before.you?.side) return null;
  if (after.drawOffer !== null || after.status !== 'playing') return null;
  if (after.step !== before.step) return 'Your draw offer has lapsed';
  const others = sidesIn(after).filter((side) => side !== after.you?.side);
  const [only] = others;
  return others.length === 1 && only !== undefined
    ? `${holderOf(after, only)} declined your draw offer`
    : 'Your draw offer was declined';
}
