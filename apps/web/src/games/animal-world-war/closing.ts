import { unitName } from '@fieldpost/boards/animal-world-war';
import type { Battle, Command } from '@fieldpost/rules-animal-world-war/table';
import type { Press, Question } from '../../table/slots.ts';
import type { Situation } from './situation.ts';

/** The button that ends the player's part of the current window, and the question before it. */
export type Closing = { readonly end: Press | null; readonly question: Question | null };

type Props = {
  readonly situation: Situation;
  /** Orders of no unit. */
  readonly orders: readonly Command[];
  /** Who has something worth doing left. */
  readonly worth: readonly string[];
  readonly asked: boolean;
  readonly ask: (asked: boolean) => void;
  readonly give: (command: Command) => void;
};

/** THE-RULES "Team play": a player is done, the turn ends when all are; the commander may end it for all. */
export function closingOf({ situation, orders, worth, asked, ask, give }: Props): Closing {
  const close = closeOf(situation, orders);
  if (close === undefined) return { end: null, question: null };
  const careful = (close.type === 'done' || close.type === 'endTurn') && worth.length > 0;
  const words = CLOSING[close.type] ?? 'End';
  const end = careful ? () => ask(true) : () => give(close);
  return {
    end: { words, press: situation.ready ? end : null, why: 'Sending your last order …', key: 'E' },
    question: asked && careful ? questionOf(situation, { close, worth, ask, give }) : null,
  };
}

function closeOf({ battle, seat }: Situation, orders: readonly Command[]): Command | undefined {
  const find = (type: Command['type']) => orders.find((command) => command.type === type);
  const alone = seat === null || battle.teams[seat.side].players === 1;
  return find('finish') ?? find('keep') ?? (alone ? undefined : (find('undone') ?? find('done'))) ?? find('endTurn');
}

type Asking = Pick<Props, 'worth' | 'ask' | 'give'> & { readonly close: Command };

const questionOf = ({ ready, battle }: Situation, { close, worth, ask, give }: Asking): Question => ({
  words: `${named(battle, worth)} can still do something useful, ringed. End the turn anyway?`,
  yes: close.type === 'done' ? 'End my turn' : 'End the turn',
  onYes: ready ? () => give(close) : null,
  onNo: () => ask(false),
});

/** "Nurse Fleece and Old Shell"; of more than two their number. */
export function named(battle: Battle, units: readonly string[]): string {
  const names = units.flatMap((id) => battle.units[id] ?? []).map(unitName);
  return names.length > 2 ? `${names.length} soldiers` : names.join(' and ');
}

const CLOSING: Readonly<Partial<Record<Command['type'], string>>> = {
  finish: 'Stop here',
  keep: 'Keep card',
  done: 'End my turn',
  undone: 'Continue turn',
  endTurn: 'End turn',
};
