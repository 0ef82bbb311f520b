import { sideName } from '@fieldpost/boards/side-names';

export { sideName };

/** The marks of sides: the armies of a game that draws its own bear these on every page, too. */
export type SideMark = 'house' | 'tent' | 'ring' | 'saw' | Several;
type Several = 'disc' | 'triangle' | 'square' | 'diamond';

/** Of more than two sides each has a shape, a colour and a pattern of its own. */
const SEVERAL: readonly Several[] = ['disc', 'triangle', 'square', 'diamond'];

const OWN_MARKS: Readonly<Record<string, SideMark>> = {
  HERB: 'ring',
  CARN: 'saw',
  s1: 'disc',
  s2: 'triangle',
  s3: 'square',
  s4: 'diamond',
};

/** Which mark a side bears beside its name: its own, or one by its place among the names of the sides. */
export function markOf(side: string, seats: readonly { readonly side: string }[]): SideMark {
  const own = OWN_MARKS[side];
  if (own !== undefined) return own;
  const sides = [...new Set(seats.map((seat) => seat.side))].toSorted();
  const nth = sides.indexOf(side);
  if (sides.length > 2) return SEVERAL[nth] ?? 'disc';
  return nth === 0 ? 'tent' : 'house';
}

const RULE_SETS: Readonly<Record<string, string>> = {
  'animal-world-war': 'Animal World War',
  'tank-killers': 'Tank Killers',
  'wwi-combined-arms': 'WWI Combined Arms',
};

/** The name of a game by its id. */
export const ruleSetName = (id: string): string => RULE_SETS[id] ?? id.split('-').map(sideName).join(' ');
