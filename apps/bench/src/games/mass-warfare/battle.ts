import { expectOk, fastChance, openMatch, setupOf } from '@fieldpost/engine';
import { distance, type Hex } from '@fieldpost/hex';
import { massWarfare } from '@fieldpost/rules-mass-warfare';
import type { MatchSetup } from '../../page/match.ts';

export const LARGEST_MAP = 'four-corners';
const GROUND = 'inf mech tank art aa inf mech tank art inf mech tank'.split(' ');
const PLANES = ['ftr', 'bmb', 'ftr'];
/** Ground that everything may enter, and that a base may stand on. */
const OPEN = 'BA';
const CALM = ['BA', 'DE', 'FO', 'MI', 'OI'];
/** The pieces of each army stand this near their capital. */
const NEAR = 6;

function mapOf(scenario: string) {
  const setup = expectOk(setupOf(massWarfare, { scenario }), scenario);
  return expectOk(openMatch(massWarfare, setup, fastChance(1)), scenario).game.state.war.map;
}

type Field = ReturnType<typeof mapOf>;

/** The hexes of such ground near a capital, the nearest first. */
function near({ rows }: Field, home: Hex, ground: readonly string[]): readonly Hex[] {
  const hexes = rows.flatMap(({ r, q, cells }) =>
    cells.flatMap((terrain, index): Hex[] => (ground.includes(terrain) ? [[q + index, r]] : [])),
  );
  return hexes
    .filter((hex) => distance(hex, home) <= NEAR)
    .toSorted((one, other) => distance(one, home) - distance(other, home));
}

const keyOf = (hex: Hex): string => hex.join(',');

/** Fifteen pieces and an airfield for each of the four: sixty on the map. */
function armies(map: Field) {
  const taken = new Set(map.seats.map(({ factory }) => keyOf(factory)));
  const free = (hexes: readonly Hex[]) => {
    const hex = hexes.find((one) => !taken.has(keyOf(one)));
    if (hex === undefined) throw new Error('the map is too small for its battle');
    taken.add(keyOf(hex));
    return hex;
  };
  return map.seats.map(({ home, factory }, seat) => {
    const airfield = free(near(map, home, [OPEN]));
    const numbers = new Map<string, number>();
    const named = (type: string) => {
      numbers.set(type, (numbers.get(type) ?? 0) + 1);
      return `s${seat + 1}-${type}-${numbers.get(type)}`;
    };
    const ground = GROUND.map((type) => ({ id: named(type), hex: free(near(map, home, CALM)) }));
    const planes = PLANES.map((type) => ({ id: named(type), hex: airfield }));
    const bases = [
      { hex: factory, base: 'fact' },
      { hex: airfield, base: 'airf' },
    ];
    return { bases, units: [...ground, ...planes] };
  });
}

/** The largest map of Mass Warfare with sixty pieces of four armies, about to move. */
export function battle(): MatchSetup {
  const sides = armies(mapOf(LARGEST_MAP));
  return {
    ruleSet: massWarfare.ref.id,
    scenario: 'custom',
    scenarioDocument: {
      map: LARGEST_MAP,
      bases: sides.flatMap(({ bases }) => bases),
      units: sides.flatMap(({ units }) => units),
      turn: 3,
      step: 1,
    },
    options: { startMetal: 60, startOil: 60 },
    sides: ['s1', 's2', 's3', 's4'],
  };
}
