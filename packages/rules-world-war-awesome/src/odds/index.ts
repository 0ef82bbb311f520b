/** The likely results of an action. It plays the rules themselves on what its player knows, without a second model. */
import type { Chance } from '@fieldpost/engine';
import type { Action, Move } from '../commands.ts';
import { posAt } from '../geometry/grid.ts';
import { DIRS, distance } from '../geometry/hexes.ts';
import { scatteredTo, scatterOf } from '../moving/flying.ts';
import { act } from '../shooting/acting.ts';
import { muzzleOf } from '../shooting/judging.ts';
import { markOf } from '../shooting/marks.ts';
import { bandAt, mountAt, ownWeapon, standing, type Weapon } from '../shooting/weapons.ts';
import { isSheltered } from '../sight/cover.ts';
import { markHex } from '../sight/sight.ts';
import { unitOf } from '../state/board.ts';
import type { Pos, Secrets, Solid, State, Unit, UnitId, War } from '../state.ts';
import { type Play, startPlay, warOf } from '../turn/play.ts';
import { everyWay, type Weighted } from './forking.ts';

/** Likelihoods of what may befall one unit. */
export type Fate = {
  readonly unit: UnitId;
  readonly removed: number;
  readonly hurt: number;
  readonly disabled: number;
  readonly thrown: number;
};
export type SolidOdds = { readonly solid: Solid; readonly destroyed: number };
export type Odds = {
  readonly fates: readonly Fate[];
  readonly solids: readonly SolidOdds[];
  /** The cover against a shot with dice; null: no such shot. */
  readonly against: { readonly far: boolean; readonly sheltered: boolean } | null;
};

const NOTHING: Secrets = { hand: {}, deck: {}, order: null, covered: [] };
const alone = (war: War): State => ({ war, secret: { A: NOTHING, B: NOTHING } });

/** The war with a unit where its move ends. */
function movedTo(war: War, id: UnitId, pos: Pos): War {
  return { ...war, units: war.units.map((unit) => (unit.id === id ? { ...unit, at: pos } : unit)) };
}

/** The possible results of a unit's action from a place. */
export function oddsOf(war: War, id: UnitId, pos: Pos, action: Action): Odds {
  const before = movedTo(war, id, pos);
  const played = everyWay((chance) => outcome(before, id, action, chance));
  return { fates: fatesIn(before, played), solids: solidsIn(played), against: against(before, id, action) };
}

function outcome(war: War, id: UnitId, action: Action, chance: Chance): Play {
  const play = startPlay(alone(war), chance);
  act(play, id, action);
  return play;
}

function fatesIn(before: War, played: Weighted<Play>): readonly Fate[] {
  return before.units.flatMap((unit): readonly Fate[] => {
    const likely = (holds: (after: Unit | null, play: Play) => boolean): number =>
      played.reduce((sum, { value, weight }) => (holds(unitOf(warOf(value), unit.id), value) ? sum + weight : sum), 0);
    const fate = {
      unit: unit.id,
      removed: likely((after) => after === null),
      hurt: likely((after) => after !== null && after.hpLost + after.impactLost > unit.hpLost + unit.impactLost),
      disabled: likely((after) => after !== null && after.disabled !== null && after.disabled !== unit.disabled),
      thrown: likely((after, play) => after !== null && warOf(play).decision?.unit === unit.id),
    };
    const wasRolled = played.some(({ value }) =>
      value.events.some((event) => event.type === 'rolled' && event.unit === unit.id),
    );
    return wasRolled || fate.removed + fate.hurt + fate.disabled + fate.thrown > 0 ? [fate] : [];
  });
}

function solidsIn(played: Weighted<Play>): readonly SolidOdds[] {
  const found = new Map<string, { readonly solid: Solid; readonly destroyed: number }>();
  for (const { value, weight } of played)
    for (const event of value.events) {
      if (event.type !== 'impact' || 'unit' in event.solid) continue;
      const key = JSON.stringify(event.solid);
      const known = found.get(key)?.destroyed ?? 0;
      found.set(key, { solid: event.solid, destroyed: known + (event.destroyed ? weight : 0) });
    }
  return [...found.values()];
}

/** WWA-053: far, or in cover or fast; both: it cannot be hit. */
function against(war: War, id: UnitId, action: Action): Odds['against'] {
  if ((action.type !== 'attack' && action.type !== 'mount') || !('unit' in action.target)) return null;
  const shooter = unitOf(war, id);
  const target = unitOf(war, action.target.unit);
  const weapon = shooter === null ? null : weaponOf(war, shooter, action);
  const mark = markOf(war, action.target);
  if (shooter === null || target === null || weapon === null || mark === null) return null;
  const muzzle = muzzleOf(war, standing(shooter), weapon);
  const far = bandAt(weapon.facts, distance(muzzle, markHex(war, mark))) === 'extended';
  return { far, sheltered: isSheltered(war, target, muzzle) };
}

function weaponOf(war: War, unit: Unit, action: Extract<Action, { readonly type: 'attack' | 'mount' }>): Weapon | null {
  return action.type === 'attack' ? ownWeapon(action.attack) : mountAt(war, unit.at);
}

/** WWA-092, WWA-093: where scatter takes a flight, one place for each face. */
export function flightEnds(war: War, id: UnitId, move: Extract<Move, { readonly mode: 'jet' }>): readonly Pos[] {
  const landed = movedTo(war, id, move.to);
  const unit = unitOf(landed, id);
  return unit === null ? [] : DIRS.map((dir) => posAt(scatteredTo(landed, unit, dir, scatterOf(move.steps))));
}
