/** The joint effect of several attackers on one target, and the continuation once the target has fallen back. */
import { defenseOn, type Position } from '@fieldpost/boards/wwi-combined-arms';
import { UNITS } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import { previewAttacks, type View } from '@fieldpost/rules-wwi-combined-arms/table';

export type Shot = { readonly unit: string; readonly damage: number };

/** A square to which the target may fall back, and its fate there under the remaining shots. */
export type Refuge = {
  readonly square: string;
  readonly defense: number;
  /** Attackers left over that still reach it there, and their damage. */
  readonly damage: number;
  readonly destroyed: boolean;
};

export type Forecast = {
  readonly target: string;
  readonly defense: number;
  readonly before: number;
  /** Damage up to the moment it breaks, or at the end where it holds. */
  readonly after: number;
  readonly result: 'holds' | 'retreats' | 'destroyed';
  /** Shots until it breaks, in the order chosen. */
  readonly spent: readonly Shot[];
  /** Shots left over after it broke. */
  readonly left: readonly Shot[];
  /** Squares it may fall back to (CA-052 to CA-055); empty unless it retreats. */
  readonly refuges: readonly Refuge[];
  /** All units that could attack it. */
  readonly possible: readonly Shot[];
};

const distance = (a: string, b: string): number =>
  Math.max(Math.abs(a.charCodeAt(0) - b.charCodeAt(0)), Math.abs(Number(a.slice(1)) - Number(b.slice(1))));

/** CA-050: it breaks "when damage is equal to or above its effective Defense", before the next attack. */
function untilItBreaks(before: number, defense: number, shots: readonly Shot[]) {
  let damage = before;
  let count = 0;
  for (const shot of shots) {
    if (damage >= defense) break;
    damage += shot.damage;
    count++;
  }
  return { damage, spent: shots.slice(0, count), left: shots.slice(count) };
}

function refugeAt(position: Position, targetId: string, square: string, left: readonly Shot[]): Refuge {
  const target = position.pieces.find(({ id }) => id === targetId);
  const defense = target === undefined ? 1 : defenseOn(target.type, target.elite, position.terrain, square);
  const reaching = left.filter(({ unit }) => {
    const attacker = position.pieces.find(({ id }) => id === unit);
    return attacker !== undefined && distance(attacker.square, square) <= UNITS[attacker.type].range;
  });
  const damage = reaching.reduce((sum, shot) => sum + shot.damage, 0);
  return { square, defense, damage, destroyed: damage >= defense }; // CA-058: a second time destroys
}

/**
 * The forecast for these attackers, in this order; null: there is no such target.
 * @param attackers Ids of own units; those that cannot attack it are left out.
 */
export function forecast(
  view: View,
  position: Position,
  target: string,
  attackers: readonly string[],
): Forecast | null {
  const preview = previewAttacks(view, target, attackers);
  if (preview === null) return null;
  const shots = attackers.flatMap((id) => preview.attackers.find(({ unit }) => unit === id) ?? []);
  const { damage, spent, left } = untilItBreaks(preview.before, preview.defense, shots);
  const refuges =
    preview.result === 'retreats' ? preview.squares.map((square) => refugeAt(position, target, square, left)) : [];
  const { defense, before, result, attackers: possible } = preview;
  return { target, defense, before, after: damage, result, spent, left, refuges, possible };
}

const listed = (squares: readonly string[]): string =>
  squares.length < 2 ? (squares[0] ?? '') : `${squares.slice(0, -1).join(', ')} or ${squares.at(-1)}`;

/** The forecast in a sentence or two. */
export function forecastInWords(of: Forecast, name: string): string {
  if (of.result === 'holds') return `${of.after} of ${of.defense} damage: ${name} holds.`;
  if (of.result === 'destroyed') return `${of.after} of ${of.defense} damage: ${name} is destroyed.`;
  const squares = of.refuges.map(({ square }) => square);
  const back = `${of.after} of ${of.defense} damage: ${name} must retreat to ${listed(squares)}.`;
  if (of.left.length === 0) return back;
  const shots = of.left.length === 1 ? '1 attack' : `${of.left.length} attacks`;
  const doomed = of.refuges.filter(({ destroyed }) => destroyed).map(({ square }) => square);
  const then =
    doomed.length === squares.length
      ? 'it is destroyed wherever it goes'
      : doomed.length === 0
        ? 'it holds there'
        : `it is destroyed on ${listed(doomed)}`;
  return `${back} ${shots} left: ${then}.`;
}
