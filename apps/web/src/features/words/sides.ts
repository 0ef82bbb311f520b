import { sideName } from '@fieldpost/boards/side-names';

export { sideName };

/** The marks of sides: the armies of a game that draws its own bear these on every page, too. */
export type SideMark = 'house' | 'tent' | 'ring' | 'saw';

const OWN_MARKS: Readonly<Record<string, SideMark>> = { HERB: 'ring', CARN: 'saw' };

/** Which mark a side bears beside its name: its own, or one by its place among the names of the sides. */
export function markOf(side: string, seats: readonly { readonly side: string }[]): SideMark {
  const first = seats.map((seat) => seat.side).toSorted()[0];
  return OWN_MARKS[side] ?? (side === first ? 'tent' : 'house');
}

const RULE_SETS: Readonly<Record<string, string>> = {
  'animal-world-war': 'Animal World War',
  'tank-killers': 'Tank Killers',
  'wwi-combined-arms': 'WWI Combined Arms',
};

/** The name of a game by its id. */
export const ruleSetName = (id: string): string => RULE_SETS[id] ?? id.split('-').map(sideName).join(' ');
