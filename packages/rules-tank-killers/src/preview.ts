/** The effect of an attack and of each card before it is played: for the table, the builder of orders and the bots. */
import type { Refusal } from '@fieldpost/engine';
import { type TacticId, tacticOf } from './catalogue/tactics.ts';
import { refuse } from './refusal.ts';
import { defenceOf, isOutOfRange, modifiedFactor, withCard } from './rules/factors.ts';
import { refusesPlay } from './rules/playing.ts';
import { isAwaited } from './sequence.ts';
import type { Attack } from './state.ts';
import type { View } from './view.ts';

/** If the exchange ended now: TDC-060, TDC-054. `margin` 0 or more destroys. */
export type AttackPreview = {
  readonly factor: number;
  readonly defence: number;
  readonly margin: number;
  readonly result: 'destroyed' | 'survives' | 'endsByRange';
};

export type CardResult =
  | AttackPreview['result']
  | 'stops'
  | 'endsTurn'
  | 'attackerOut'
  | 'targetOut'
  | 'anotherAttack'
  | 'negates'
  | 'recovers';

export type CardPreview = {
  readonly card: TacticId;
  /** Null: it may be played now. */
  readonly refusal: Refusal | null;
  /** With the card; null where it changes no factor, or no attack runs. */
  readonly factor: number | null;
  readonly margin: number | null;
  /** Null where it may not be played. */
  readonly result: CardResult | null;
};

/** The attack that runs and has a target; null: none does. */
export function previewOf({ open }: View): AttackPreview | null {
  const { attack } = open;
  return attack === null || attack.result !== null || attack.target === null ? null : previewAttack(attack);
}

function previewAttack(attack: Attack): AttackPreview {
  const factor = modifiedFactor(attack);
  const defence = defenceOf(attack);
  const result = isOutOfRange(attack) ? 'endsByRange' : factor >= defence ? 'destroyed' : 'survives';
  return { factor, defence, margin: factor - defence, result };
}

/** What one card would do for the viewer, and why it may not be played. */
export function previewCard(view: View, card: TacticId): CardPreview {
  const refusal = refusesHere(view, card);
  if (refusal !== null) return { card, refusal, factor: null, margin: null, result: null };
  const { effect } = tacticOf(card);
  if (effect.kind !== 'modify') return { card, refusal, factor: null, margin: null, result: resultOf(card) };
  const played = { side: view.open.awaited, card, window: 'modifier', negated: false } as const;
  const { factor, margin, result } = previewAttack(withCard(view.open.attack as Attack, played));
  return { card, refusal, factor, margin, result };
}

function refusesHere(view: View, card: TacticId): Refusal | null {
  if (view.open.phase === 'over') return refuse('GAME_OVER', 'TDC-090');
  if (view.side === null || !isAwaited(view, view.side)) return refuse('NOT_YOUR_DECISION', null);
  return refusesPlay(view, view.side, { type: 'play', card });
}

function resultOf(card: TacticId): CardResult {
  const { effect } = tacticOf(card);
  if (effect.kind === 'outOfAction') return effect.who === 'attacker' ? 'attackerOut' : 'targetOut';
  return RESULTS[effect.kind as keyof typeof RESULTS];
}

const RESULTS = {
  lost: 'stops',
  endTurn: 'endsTurn',
  free: 'anotherAttack',
  negate: 'negates',
  recover: 'recovers',
} as const;

/** Every card of the viewer's hand. */
export function handOf(view: View): readonly CardPreview[] {
  return (view.hand ?? []).map((card) => previewCard(view, card));
}
