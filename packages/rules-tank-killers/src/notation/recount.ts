/** The line of a step as its reader can write it, built from notices alone. */
import { tacticOf } from '../catalogue/tactics.ts';
import { TOP } from '../commands.ts';
import type { Notice } from '../events.ts';
import { writeCard, writeDeck } from './write.ts';

/** What happens on its own before the first attack or the end of a turn (TDC-020, 080, 082). */
const TENDING: readonly Notice['type'][] = ['cleanedUp', 'ranOut', 'reserveShuffled', 'exchanged'];

/** Null: the reader was not told enough. The top card that attacks reads as `attack`, by whichever command it came (TDC-021, 071). */
export function recount(notices: readonly Notice[]): string | null {
  const notice = notices.find(({ type }) => !TENDING.includes(type));
  switch (notice?.type) {
    case 'deckCommitted':
      return notice.cards === null ? null : `deck ${writeDeck(notice.cards)}`;
    case 'discarded':
      return `discard ${tacticOf(notice.card).name}`;
    case 'played':
      return `play ${tacticOf(notice.card).name}`;
    case 'cameUp':
      return 'attack';
    case 'attacksAgain':
      return `with ${writeCard(notice)}`;
    case 'targeted':
      return `at ${notice.place === 'top' ? TOP : writeCard(notice)}`;
    case 'turnedUp':
    case 'withdrew':
      return `at ${TOP}`;
    case 'passed':
      return 'pass';
    case 'turnEnded':
      return 'end turn';
    default:
      return null;
  }
}
