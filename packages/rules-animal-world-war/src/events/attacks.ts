/** What happens in attacks (THE-RULES "Shooting" to "Planes"): dice, damage, wounds, tiles, vehicles, questions. */
import type { Hex } from '@fieldpost/hex';
import type { Author, Empire, Feature, Line, Question, Task, UnitId } from '../state.ts';

export type AttackKind =
  | 'bullet'
  | 'rocket'
  | 'shell'
  | 'flame'
  | 'grenade'
  | 'melee'
  | 'artillery'
  | 'bomb'
  | 'strafe'
  | 'strafedTile'
  | 'planeGun'
  | 'crash'
  | 'blast'
  | 'crush'
  | 'scorch';

/** Why a die was thrown. `path`, `target`: of a shot; `planeTarget`: the last roll against a plane; `pilot`: where they land. */
export const PURPOSES = [
  'path',
  'target',
  'planeTarget',
  'grenade',
  'melee',
  'artillery',
  'scatter',
  'bomb',
  'strafe',
  'planeGun',
  'crash',
  'bailOut',
  'pilot',
] as const;
export type Purpose = (typeof PURPOSES)[number];

export type AttackEvent =
  | {
      readonly type: 'attackStarted';
      readonly attack: number;
      readonly kind: AttackKind;
      readonly by: Author;
      readonly from: Hex | null;
      /** A tile, or the id of a plane or soldier. */
      readonly target: Hex | UnitId;
    }
  /** `need` null: the die only chooses (scatter). `at`: the tile or off-board hex that is rolled against. */
  | {
      readonly type: 'dieRolled';
      readonly purpose: Purpose;
      readonly at: Hex;
      readonly need: number | null;
      readonly value: number;
      readonly ok: boolean;
    }
  | { readonly type: 'shotStopped'; readonly at: Hex }
  /** `empire`: the owner of the unit. */
  | {
      readonly type: 'hitAssigned';
      readonly empire: Empire;
      readonly unit: UnitId;
      readonly by: 'auto' | 'answer' | 'only';
    }
  | {
      readonly type: 'packet';
      readonly unit: UnitId;
      readonly amount: number;
      readonly attack: number;
      readonly by: Author;
    }
  | { readonly type: 'wounded'; readonly unit: UnitId; readonly at: Hex; readonly attack: number; readonly by: Author }
  | { readonly type: 'died'; readonly unit: UnitId; readonly at: Hex; readonly attack: number; readonly by: Author }
  | { readonly type: 'tileDamaged'; readonly at: Hex; readonly amount: number; readonly by: Author }
  | {
      readonly type: 'featureDamaged';
      readonly at: Hex;
      readonly what: Feature['kind'];
      readonly amount: number;
      readonly by: Author;
    }
  | { readonly type: 'featureDestroyed'; readonly at: Hex; readonly what: Feature['kind']; readonly by: Author }
  | { readonly type: 'wireCleared'; readonly at: Hex; readonly by: Author }
  /** AWW-081: No Man's Land from now on: damage, trench and wire go. */
  | { readonly type: 'tileCollapsed'; readonly at: Hex; readonly by: Author }
  /** AWW-139: No Man's Land, and every feature and wire gone. On an off-board hex nothing of the field changes. */
  | { readonly type: 'strike'; readonly at: Hex; readonly by: Author }
  | { readonly type: 'tankWrecked'; readonly unit: UnitId; readonly at: Hex; readonly by: Author }
  | {
      readonly type: 'planeCrashed';
      readonly unit: UnitId;
      readonly at: Hex;
      readonly by: Author;
    }
  /** AWW-167: where a plane comes down; `line` = along which. */
  | { readonly type: 'crashSite'; readonly unit: UnitId; readonly at: Hex; readonly line: Line; readonly by: Author }
  /** AWW-153, AWW-167: a wreck lies there now. */
  | { readonly type: 'wreckPlaced'; readonly at: Hex; readonly by: Author }
  | { readonly type: 'crewOut'; readonly unit: UnitId; readonly vehicle: UnitId; readonly at: Hex }
  /** `rest`: what continues after the answer; `id` counts from 1. */
  | { readonly type: 'asked'; readonly question: Question; readonly rest: readonly Task[] }
  | {
      readonly type: 'answered';
      readonly empire: Empire;
      readonly question: number;
      readonly choice: UnitId | Line;
      readonly by: 'auto' | 'answer';
    };
