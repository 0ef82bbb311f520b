import { type Command, hasAction, ordererOf } from '@fieldpost/rules-animal-world-war/table';
import type { Press, Question } from '../../table/slots.ts';
import type { Situation } from './situation.ts';

/** The button that ends the player's part of the current window, and the question before it. */
export type Closing = { readonly end: Press | null; readonly question: Question | null };

type Props = {
  readonly situation: Situation;
  /** Orders of no unit. */
  readonly orders: readonly Command[];
  readonly asked: boolean;
  readonly ask: (asked: boolean) => void;
  readonly give: (command: Command) => void;
};

/** THE-RULES "Team play": a player is done, the turn ends when all are; the commander may end it for all. */
export function closingOf({ situation, orders, asked, ask, give }: Props): Closing {
  const close = closeOf(situation, orders);
  if (close === undefined) return { end: null, question: null };
  const left = unspent(situation, close.type === 'done');
  const careful = (close.type === 'done' || close.type === 'endTurn') && left > 0;
  const words = CLOSING[close.type] ?? 'End';
  const end = careful ? () => ask(true) : () => give(close);
  return {
    end: { words, press: situation.ready ? end : null, why: 'Sending your last order …', key: 'E' },
    question: asked && careful ? questionOf(situation, { close, left, ask, give }) : null,
  };
}

function closeOf({ battle, seat }: Situation, orders: readonly Command[]): Command | undefined {
  const find = (type: Command['type']) => orders.find((command) => command.type === type);
  const alone = seat === null || battle.teams[seat.side].players === 1;
  return find('finish') ?? find('keep') ?? (alone ? undefined : (find('undone') ?? find('done'))) ?? find('endTurn');
}

type Asking = Pick<Props, 'ask' | 'give'> & { readonly close: Command; readonly left: number };

const questionOf = ({ ready }: Situation, { close, left, ask, give }: Asking): Question => ({
  words: `${left} ${left === 1 ? 'unit' : 'units'} can still act.`,
  yes: `${CLOSING[close.type]} anyway`,
  onYes: ready ? () => give(close) : null,
  onNo: () => ask(false),
});

const CLOSING: Readonly<Partial<Record<Command['type'], string>>> = {
  finish: 'Stop here',
  keep: 'Keep card',
  done: 'End my turn',
  undone: 'Continue turn',
  endTurn: 'End turn',
};

/** Soldiers of the viewer's Empire with an action, crews included: `own`, those alone that they order. */
function unspent({ battle, seat }: Situation, own: boolean): number {
  return Object.values(battle.units).filter((unit) => {
    const isTheirs = unit.kind === 'soldier' && unit.empire === seat?.side && hasAction(battle, unit);
    return isTheirs && (!own || ordererOf(unit) === seat.player);
  }).length;
}
