/** What playing a card comes to, for the foot: who does what with which figures, and what may still follow. */
import { unitName } from '@fieldpost/boards/tank-killers';
import { type CardPreview, otherSide, previewOf, type View } from '@fieldpost/rules-tank-killers';
import { spelled, tacticOf } from '@fieldpost/rules-tank-killers/catalogue';

/** `short`: the result in fewer words, for when it does not fit. */
export type Outcome = { readonly order: string; readonly result: string; readonly short: string };

const signed = (value: number): string => `${value < 0 ? '−' : '+'} ${Math.abs(value)}`;

/** The card that was played last, which a card of the hand may cancel. */
const lastPlayed = ({ open }: View): string => {
  const last = open.contest?.cards.at(-1);
  return last === undefined ? 'the card just played' : spelled(tacticOf(last.card).name);
};

const isOwn = ({ open, side }: View): boolean => open.active === side;

/** "the Panther", "your M10". */
function targetOf(view: View): string {
  const target = view.open.attack?.target ?? null;
  if (target === null) return 'the target';
  return `${isOwn(view) ? 'the' : 'your'} ${unitName(target.unit)}`;
}

function attackerOf(view: View): string {
  const attacker = view.open.attack?.attacker.unit;
  return attacker === undefined ? 'the attacker' : `their ${unitName(attacker)}`;
}

/** Whether the other side holds a card with which it may answer. */
const mayAnswer = ({ open, side }: View): boolean => side !== null && open.forces[otherSide(side)].hand > 0;

function withAnswer(view: View, order: string, result: string, answer: string): Outcome {
  return { order, result: mayAnswer(view) ? `${result} ${answer}` : result, short: result };
}

/** The outcome of a card that can be played now. */
export function outcomeOf(view: View, preview: CardPreview): Outcome {
  const { card, factor, margin, result } = preview;
  const play = `Play ${spelled(tacticOf(card).name)}`;
  const cancels = 'They may cancel it with a card.';
  switch (result) {
    case 'destroyed':
    case 'survives':
      return figured(view, play, factor ?? 0, (factor ?? 0) - (margin ?? 0), result);
    case 'endsByRange':
      return withAnswer(view, `${play}: out of range`, 'The attack would end at once.', cancels);
    case 'stops':
      return withAnswer(view, `${play}: the attack stops`, `Saves ${targetOf(view)}.`, cancels);
    case 'endsTurn':
      return withAnswer(view, `${play}: their turn ends`, 'The attack stops, and no other follows.', cancels);
    case 'attackerOut':
      return withAnswer(view, `${play}: it is lost`, `Removes ${attackerOf(view)}.`, cancels);
    case 'targetOut':
      return withAnswer(view, `${play}: it is lost`, `Removes ${targetOf(view)}.`, cancels);
    case 'anotherAttack':
      return withAnswer(view, `${play}: attack again`, 'One more attack in this turn.', cancels);
    case 'negates':
      return withAnswer(view, `${play}: cancels their card`, `${lastPlayed(view)} would do nothing.`, cancels);
    case 'recovers':
      return { order: play, result: 'Your top casualty goes to your reserve.', short: 'Saves your top casualty.' };
    default:
      return { order: play, result: '', short: '' };
  }
}

/** "Play AP Round: 5 + 3 = 8", "8 against 6: the Sherman would be destroyed. They may still answer with a card." */
function figured(view: View, play: string, factor: number, defence: number, result: 'destroyed' | 'survives'): Outcome {
  const before = previewOf(view)?.factor ?? factor;
  const comes = result === 'destroyed' ? 'be destroyed' : 'hold';
  const outcome = `${factor} against ${defence}: ${targetOf(view)} would ${comes}.`;
  return withAnswer(
    view,
    `${play}: ${before} ${signed(factor - before)} = ${factor}`,
    outcome,
    'They may still answer with a card.',
  );
}
