/** World War Awesome!: shots, blasts and tanks. Its luck is in the faces that fire and blasts show. */
import type { Event, Seat, State } from '@fieldpost/rules-world-war-awesome';
import { type DesignId, FACES, plainName } from '@fieldpost/rules-world-war-awesome/catalogue';
import { type Count, counting, type Fact, factsOf, type Throw } from './counting.ts';

const otherOf = (side: Seat): Seat => (side === 'A' ? 'B' : 'A');
const ownerOf = ({ war }: State, id: string): Seat | null => war.units.find((unit) => unit.id === id)?.owner ?? null;

function countsOf({ event, before }: Fact<State, Event>): readonly Count[] {
  const row = (title: string, side: Seat | null, count = 1): readonly Count[] =>
    side === null ? [] : [{ title, side, count }];
  switch (event.type) {
    case 'activated':
      return row('Activations', event.side);
    case 'passed':
      return event.automatic ? [] : row('Activations passed', event.side);
    case 'fired':
      return row('Shots', event.side);
    case 'tokenPlayed':
      return row('Tokens played', event.side);
    case 'deviceUsed':
      return row('Devices used', event.side);
    case 'jammed':
      return row('Jams', event.jam.owner);
    case 'marked':
      return row('Cores marked', otherOf(event.tank));
    case 'removed': {
      const owner = ownerOf(before, event.unit);
      return owner === null ? [] : row('Units removed', otherOf(owner));
    }
    case 'tankMoved':
      return row('Hexes moved by the tank', event.side);
    default:
      return [];
  }
}

const KINDS = {
  firing: { title: 'Firing dice', told: 'firing dice showed a hit' },
  sniper: { title: 'Sniper dice', told: 'sniper dice showed a hit' },
  blast: { title: 'Blast dice', told: 'blast dice showed a hit' },
} as const;
type Kind = keyof typeof KINDS;

const isHit = (face: string): boolean => face.startsWith('HIT');
const CHANCES = Object.fromEntries(
  (Object.keys(KINDS) as readonly Kind[]).map((die) => [die, FACES[die].filter(isHit).length / FACES[die].length]),
) as Readonly<Record<Kind, number>>;

/** A die is of who fired last; that of a charge, of who laid it. */
function throwsOf(facts: readonly Fact<State, Event>[]): readonly Throw[] {
  let side: Seat | null = null;
  return factsOf(facts, 'fired', 'exploded', 'rolled').flatMap(({ event, before }): readonly Throw[] => {
    if (event.type === 'fired') side = event.side;
    else if (event.type === 'exploded') side = before.war.charges.find(({ id }) => id === event.charge)?.owner ?? side;
    else if (side !== null && Object.hasOwn(KINDS, event.die)) {
      const kind = event.die as Kind;
      return [{ side, kind, chance: CHANCES[kind], hit: isHit(event.face) }];
    }
    return [];
  });
}

export const awesomeStatistics = counting<State, Event>({
  strength: null,
  lost: 'Units lost',
  kindName: (kind) => plainName(kind as DesignId),
  rows: [
    'Activations',
    'Activations passed',
    'Shots',
    'Units removed',
    'Cores marked',
    'Tokens played',
    'Devices used',
    'Jams',
    'Hexes moved by the tank',
  ],
  courses: [
    { title: 'Units', of: ({ war }, side) => war.units.filter(({ owner }) => owner === side).length },
    { title: 'Cores marked in this round', of: ({ war }, side) => war.tanks[otherOf(side as Seat)]?.marks.length ?? 0 },
  ],
  counts: (facts) => facts.flatMap(countsOf),
  kinds: KINDS,
  throws: throwsOf,
});
