import type { ClockSpec } from '@fieldpost/client';
import { spelled } from './durations.ts';

/** "Each player has 3 days, 12 hours more per turn, at most 5 days." */
export function clockSentence({ bankSeconds, incrementSeconds, capSeconds }: ClockSpec): string {
  const more =
    incrementSeconds > 0
      ? `, ${spelled(incrementSeconds)} more per turn, at most ${spelled(capSeconds)}`
      : ' for the whole match';
  return `Each player has ${spelled(bankSeconds)}${more}.`;
}

/** The same in the room of a label: "3 days + 12 hours". */
export const clockLabel = ({ bankSeconds, incrementSeconds }: ClockSpec): string =>
  incrementSeconds > 0 ? `${spelled(bankSeconds)} + ${spelled(incrementSeconds)}` : spelled(bankSeconds);

/** What happens when time has run out. */
export const atEndSentence = ({ atEnd }: Pick<ClockSpec, 'atEnd'>): string =>
  atEnd === 'forfeit'
    ? 'Whose time runs out loses the match.'
    : 'Whose time runs out passes the turn; after two such turns running the opponent may claim the match.';

/** How long an answer within the other side's turn may take. */
export const reactionSentence = ({ reactionSeconds }: Pick<ClockSpec, 'reactionSeconds'>): string =>
  `Answers within the other's turn have ${spelled(reactionSeconds)} of their own.`;
