/** Writing of commands, a line each (THE-RULES "Error codes and notation"). Strict: one command has one line. */

import { unitOf } from '../catalogue/formations.ts';
import { PRESET_IDS, type PresetId, presetCards } from '../catalogue/presets.ts';
import { tacticOf } from '../catalogue/tactics.ts';
import { type Command, TOP } from '../commands.ts';
import type { Counts, Open, OpenCard } from '../state.ts';
import { SIDES } from '../state.ts';
import type { View } from '../view.ts';

export function writeCommand(command: Command, view: View): string {
  switch (command.type) {
    case 'discard':
      return `discard ${tacticOf(command.card).name}`;
    case 'play':
      return `play ${tacticOf(command.card).name}`;
    case 'attack':
      return 'attack';
    case 'attackWith':
      return `with ${writeUnit(command.unit, view.open)}`;
    case 'target':
      return `at ${writeUnit(command.unit, view.open)}`;
    case 'pass':
      return 'pass';
    case 'endTurn':
      return 'end turn';
    case 'commitDeck':
      return `deck ${writeDeck(command.cards)}`;
    case 'setOrders':
      return `orders ${JSON.stringify(command.orders)}`;
    case 'filePlan':
      return `plan ${command.plan === null ? 'none' : JSON.stringify(command.plan)}`;
  }
}

/** "top" or "#12 Panther". */
function writeUnit(id: string, open: Open): string {
  if (id === TOP) return TOP;
  const card = openCards(open).find((one) => one.id === id);
  return card === undefined ? id : writeCard(card);
}

/** "#12 Panther" */
export function writeCard({ id, unit }: OpenCard): string {
  return `${id} ${unitOf(unit).name}`;
}

/** The listed formation that has just these cards, else the cards. */
export function writeDeck(cards: Counts): string {
  return presetNamed(cards) ?? writeCards(cards);
}

/** Every formation card that lies open on a table or on top of a deck. */
function openCards({ forces }: Open): readonly OpenCard[] {
  return SIDES.flatMap((side): readonly OpenCard[] => {
    const { top, table } = forces[side];
    return top === null ? table : [...table, top];
  });
}

function presetNamed(cards: Counts): PresetId | null {
  const wanted = JSON.stringify(cards);
  return PRESET_IDS.find((id) => JSON.stringify(presetCards(id)) === wanted) ?? null;
}

/** "6xG01 4xG02" */
function writeCards(cards: Counts): string {
  return Object.entries(cards)
    .map(([unit, count]) => `${count}x${unit}`)
    .join(' ');
}
