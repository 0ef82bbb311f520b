/** Finds the card in a hand for an entry of `play`: by name, or the first of a group that fits (THE-RULES "Standing orders"). */
import { RANGES } from '../catalogue/formations.ts';
import { type Tactic, type TacticId, tacticNamed, tacticOf } from '../catalogue/tactics.ts';
import { changeBy, isOutOfRange, marginOf, withCard } from '../rules/factors.ts';
import { refusesCard } from '../rules/playing.ts';
import type { Attack, PlayedCard, Side } from '../state.ts';
import type { View } from '../view.ts';
import type { Group } from './standing-orders.ts';
import { width } from './width.ts';

/** A hand as one rule may use it. */
export type Choice = {
  readonly view: View;
  readonly side: Side;
  /** Cards in hand that may be played now and are not kept, in the order of the tactics list. */
  readonly legal: readonly Tactic[];
};

export function choiceOf(view: View, side: Side, keep: readonly string[]): Choice {
  const held = [...new Set(view.hand ?? [])].map(tacticOf);
  const legal = held.filter((tactic) => !keep.includes(tactic.name) && refusesCard(view.open, side, tactic) === null);
  return { view, side, legal };
}

/** The card that an entry plays, or null: none fits. */
export function chosenBy(entry: string, choice: Choice): TacticId | null {
  const group = GROUP_CHOICES[entry as Group];
  if (group !== undefined) return group(choice)?.id ?? null;
  const named = tacticNamed(entry);
  return choice.legal.find(({ id }) => id === named?.id)?.id ?? null;
}

type Pick = (choice: Choice) => Tactic | undefined;

const GROUP_CHOICES: Readonly<Record<Group | '@Free', Pick>> = {
  '@LostAction': ({ legal }) => legal.find(({ effect }) => effect.kind === 'lost'),
  '@EndTurn': ({ legal }) => legal.find(({ effect }) => effect.kind === 'endTurn'),
  '@OOA': ({ legal }) => legal.find(({ effect }) => effect.kind === 'outOfAction'),
  '@Free': ({ legal }) => legal.find(({ effect }) => effect.kind === 'free'),
  // "most negative legal P first"
  '@Negative': (choice) =>
    first(
      modifiers(choice).filter((card) => changeOf(choice, card) < 0),
      (card) => changeOf(choice, card),
    ),
  // "shortest range card that ends the attack"
  '@OutOfRange': (choice) =>
    first(
      modifiers(choice).filter((card) => endsByRange(choice, card)),
      distanceRank,
    ),
  '@smallestSufficient': (choice) => smallestSufficient(choice),
  // "the legal card playable in the fewest of the 15 x 13 pairs"
  '@cheapest': ({ legal }) => first(legal, width),
};

/** The one with the least measure; of equals the first of the tactics list. */
function first(cards: readonly Tactic[], measure: (card: Tactic) => number): Tactic | undefined {
  let best: Tactic | undefined;
  for (const card of cards) if (best === undefined || measure(card) < measure(best)) best = card;
  return best;
}

function modifiers({ legal }: Choice): readonly Tactic[] {
  return legal.filter(({ effect }) => effect.kind === 'modify');
}

function asPlayed({ side }: Choice, { id }: Tactic): PlayedCard {
  return { side, card: id, window: 'modifier', negated: false };
}

function changeOf(choice: Choice, card: Tactic): number {
  return changeBy(asPlayed(choice, card), choice.view.open.attack as Attack);
}

function endsByRange(choice: Choice, card: Tactic): boolean {
  return isOutOfRange(withCard(choice.view.open.attack as Attack, asPlayed(choice, card)));
}

function distanceRank({ effect }: Tactic): number {
  return effect.kind === 'modify' && effect.distance !== null ? RANGES.indexOf(effect.distance) : RANGES.length;
}

/**
 * "the least negative card that makes margin < 0", for the attacker the least positive one that makes it 0 or more; "never
 * chooses a card that ends the attack by range".
 */
function smallestSufficient(choice: Choice): Tactic | undefined {
  const { open } = choice.view;
  if (open.attack === null || open.attack.result !== null) return undefined;
  const margin = marginOf(open.attack);
  const attacks = open.active === choice.side;
  const turns = (change: number) => (attacks ? change > 0 && margin + change >= 0 : change < 0 && margin + change < 0);
  const enough = modifiers(choice).filter((card) => turns(changeOf(choice, card)) && !endsByRange(choice, card));
  return first(enough, (card) => Math.abs(changeOf(choice, card)));
}
