import { sideName } from '@fieldpost/boards/side-names';

export { sideName };

/** Which of two marks a side bears on every page, whatever the game: by its place among the names of the sides. */
export function markOf(side: string, seats: readonly { readonly side: string }[]): 'house' | 'tent' {
  const first = seats.map((seat) => seat.side).toSorted()[0];
  return side === first ? 'tent' : 'house';
}

const RULE_SETS: Readonly<Record<string, string>> = {
  'animal-world-war': 'Animal World War',
  'tank-killers': 'Tank Killers',
  'wwi-combined-arms': 'WWI Combined Arms',
};

/** The name of a game by its id. */
export const ruleSetName = (id: string): string => RULE_SETS[id] ?? id.split('-').map(sideName).join(' ');
