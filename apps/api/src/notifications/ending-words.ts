import type { EndingOutcome, Occasion } from '../notification/context.ts';

/** A sentence begins with a capital letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Ada", "Ada and Ben", "your opponent". */
export function othersOf({ others }: Occasion): string {
  if (others.length === 0) return 'your opponent';
  const last = others.at(-1) ?? '';
  return others.length === 1 ? last : `${others.slice(0, -1).join(', ')} and ${last}`;
}

/** How the match ended for a side. */
export function resultFor({ places }: EndingOutcome, side: string): 'won' | 'lost' | 'drawn' {
  const own = places.find((place) => place.side === side)?.place ?? 0;
  const shared = places.filter((place) => place.place === own).length > 1;
  if (shared) return 'drawn';
  return own === 1 ? 'won' : 'lost';
}

const RESULTS = { won: 'You have won', lost: 'You have lost', drawn: 'The match is drawn' } as const;

/** How the match came to its end, in a sentence. */
export function endedHow(occasion: Occasion): string {
  const { ending, reader } = occasion;
  if (!ending) return 'The match has ended.';
  const lost = resultFor(ending.outcome, reader.side) === 'lost';
  switch (ending.by) {
    case 'resignation':
      return lost ? 'You resigned.' : `${capital(othersOf(occasion))} resigned.`;
    case 'agreement':
      return 'A draw was agreed.';
    case 'timeout':
      return lost ? 'Your time ran out.' : `The time of ${othersOf(occasion)} ran out.`;
    case 'adjudication':
      return 'The match was decided by a referee.';
    default:
      return occasion.told.at(-1) ?? 'The match was played to its end.';
  }
}

/** The end in a few words, as its reader sees it. */
export const resultOf = ({ ending, reader }: Occasion): string =>
  ending ? RESULTS[resultFor(ending.outcome, reader.side)] : 'The match is over';
