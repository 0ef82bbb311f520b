/** Positions around an objective, and how a battle has ended. */
import { expect, test } from 'vitest';
import { type Row, tableOf } from './rows.ts';
import { type Given, type Trial, tile, unit } from './trial.ts';

/** "objective HERB", "elimination draw", or null while the battle continues. */
export function end({ battle: { outcome } }: Trial): string | null {
  if (outcome === null) return null;
  const [first, second] = outcome.places;
  return `${outcome.reason} ${first?.place === second?.place ? 'draw' : first?.side}`;
}

/** A position of the short field (RL 8) in round 3, where objectives count (AWW-194). */
export function at(
  objective: string,
  units: readonly object[],
  more: object = {},
  tiles: readonly object[] = [],
): Given {
  return { units, tiles, position: { objective, round: 3, ...more } };
}

export const C = { active: 'CARN' };
export const lying = (id: string, hex: readonly number[]) => ({ id, at: hex });
export const held = (id: string, holder: string) => ({ id, holder });
export const medic = (hex: string) => unit('H.medic', hex, { grenades: 1 });
export const foe = (hex: string) => unit('C.medic', hex, { grenades: 1 });
export const nml = (hex: string) => tile(hex, 'factory', { nml: true });

export type Case = readonly [what: string, given: Given, play: Row['play'], is: string | null];

/** Every case of an objective; between them both Empires win it. */
export function testObjective(id: string, cases: readonly Case[]): void {
  tableOf(cases.map(([what, given, play, is]) => ({ rule: id, what, given, play, see: end, is })));
  test(`${id} is won by either Empire in these rows`, () => {
    const winners = cases.map(([, , , is]) => is?.split(' ')[1]);
    expect(winners).toContain('HERB');
    expect(winners).toContain('CARN');
  });
}
