/** The line of a step as its reader can write it, built from notices alone. A pass reads as an end of the turn. */
import { identityOf } from '../board/identity.ts';
import { UNITS } from '../catalogue/units.ts';
import type { Notice } from '../events.ts';
import { writeArmy } from './write.ts';

/** Null: the reader was not told enough. */
export function recount([first]: readonly Notice[]): string | null {
  switch (first?.type) {
    case 'armyCommitted':
      return first.army === null ? null : writeArmy(first.army);
    case 'placed':
      return `${letterOf(first.unit)}${identityOf(first.unit).index} ${first.at}`;
    case 'reinforced':
      return `+${letterOf(first.unit)} ${first.at}`;
    case 'moved':
      return `${first.from}-${first.to}`;
    case 'attacked':
      return `${first.from}x${first.at}`;
    case 'retreated':
      return `r ${first.from}-${first.to}`;
    case 'promoted': // CA-064: before the turn ends
    case 'turnEnded':
      return 'end';
    default:
      return null;
  }
}

const letterOf = (unit: string): string => UNITS[identityOf(unit).type].letter;
