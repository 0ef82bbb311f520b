/** Q4 by preferences (THE-RULES "Standing preferences"): along which line an exited plane comes down. */
import type { Direction, Hex } from '@fieldpost/hex';
import { type FlightLine, flightLine, geometryOf } from '../field/geometry.ts';
import { targetsOn } from '../rules/ground.ts';
import { type Battle, enemyOf, type Line, type Plane, type Question } from '../state.ts';
import type { CrashRule } from './standing-orders.ts';

export type CrashQuestion = Extract<Question, { readonly kind: 'crashLine' }>;

/** What the rule chooses; "ask" left unanswered is answered as by default: the line just flown, in the opposite direction. */
export function chosenCrashLine(battle: Battle, question: CrashQuestion, rule: CrashRule): Line {
  const plane = battle.units[question.plane] as Plane;
  return (rule === 'towardsEnemyMost' ? null : backAlong(battle, plane.line)) ?? towardsEnemyMost(battle, question);
}

/** Null: the row that it flew is no line any more. */
function backAlong({ field }: Battle, line: Line): Line | null {
  const flown = flightLine(geometryOf(field), line);
  return flown === null ? null : { dir: ((flown.dir + 3) % 6) as Direction, first: flown.tiles.at(-1) as Hex };
}

/** "most enemies minus friends on the line; tie: smallest direction index, then smallest first tile q, then r" */
function towardsEnemyMost(battle: Battle, { empire }: CrashQuestion): Line {
  const on = (tiles: readonly Hex[], of: typeof empire) =>
    tiles.reduce((sum, at) => sum + targetsOn(battle, at, of).length, 0);
  const worth = ({ tiles }: FlightLine) => on(tiles, enemyOf(empire)) - on(tiles, empire);
  const { lines } = geometryOf(battle.field);
  const most = Math.max(...lines.map(worth));
  const { dir, tiles } = lines.find((line) => worth(line) === most) as FlightLine;
  return { dir, first: tiles[0] as Hex };
}
