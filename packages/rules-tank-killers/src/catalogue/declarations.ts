/** What a tactics card declares: its effect and its condition (THE-RULES "Tactics deck"), and short words to write them down with. */
import type { UnitClass } from './classes.ts';
import type { Range } from './formations.ts';

export type TacticId = `T${number}`;
export const TACTIC_TYPES = [
  'Range',
  'Hit',
  'Ammo',
  'Damage',
  'Morale',
  'Armor',
  'Logistics',
  'Mine',
  'Command',
  'Maneuver',
  'Terrain',
] as const;
export type TacticType = (typeof TACTIC_TYPES)[number];

/** What a card does. `modify`: to the Penetration and the Infantry Factor, null = nothing to that factor (TDC-053). */
export type Effect =
  | {
      readonly kind: 'modify';
      readonly p: number | null;
      readonly i: number | null;
      /** TDC-054: the distance that a Range card says. */
      readonly distance: Range | null;
      /** TDC-056: what the attacker's own range becomes. */
      readonly reach: Range | null;
    }
  | { readonly kind: 'lost' } //        the attack ends
  | { readonly kind: 'endTurn' } //     the attack and the turn end
  | { readonly kind: 'outOfAction'; readonly who: 'attacker' | 'target' }
  /** Another attack (TDC-070); `sameUnit`: by a unit that attacked already, if its owner likes, or only so (TDC-071, 072). */
  | { readonly kind: 'free'; readonly sameUnit: 'no' | 'may' | 'must' }
  | { readonly kind: 'negate' }
  | { readonly kind: 'recover' }; //    TDC-013
export type EffectKind = Effect['kind'];

/** What has to be so; an empty list asks for nothing, of a list one class is enough. Free Actions look at the attack just ended (TDC-072). */
export type Condition = {
  readonly attacker: readonly UnitClass[];
  readonly target: readonly UnitClass[];
  readonly attackerSide: 'german' | 'anglo' | null;
  /** What the unit must be that attacks once more. */
  readonly chosen: readonly UnitClass[];
  /** NEGATE: the card just played, by type or by name. */
  readonly answers: { readonly types: readonly TacticType[]; readonly cards: readonly string[] } | null;
};

export type Tactic = {
  readonly id: TacticId;
  readonly name: string;
  readonly type: TacticType;
  readonly effect: Effect;
  readonly condition: Condition;
  /** TDC-073: who may play it. */
  readonly side: 'any' | 'german' | 'anglo';
  /** May be played where the attacker is support; null: the question does not arise. */
  readonly vsSupport: boolean | null;
};

export const ANY: Partial<Condition> = {};
export const LOST: Effect = { kind: 'lost' };
export const END_TURN: Effect = { kind: 'endTurn' };
export const NEGATE: Effect = { kind: 'negate' };
export const RECOVER: Effect = { kind: 'recover' };

export function modifies(p: number | null, i: number | null): Effect {
  return { kind: 'modify', p, i, distance: null, reach: null };
}

export function range(distance: Range, p: number): Effect {
  return { kind: 'modify', p, i: null, distance, reach: null };
}

export function flame(p: number, i: number): Effect {
  return { kind: 'modify', p, i, distance: null, reach: 'PB' };
}

export function outOfAction(who: 'attacker' | 'target'): Effect {
  return { kind: 'outOfAction', who };
}

export function free(sameUnit: 'no' | 'may' | 'must'): Effect {
  return { kind: 'free', sameUnit };
}

export function card(
  id: TacticId,
  name: string,
  type: TacticType,
  effect: Effect,
  needs: Partial<Condition>,
  side: Tactic['side'],
  vsSupport: boolean | null,
): Tactic {
  const nothing: Condition = { attacker: [], target: [], attackerSide: null, chosen: [], answers: null };
  return { id, name, type, effect, condition: { ...nothing, ...needs }, side, vsSupport };
}
