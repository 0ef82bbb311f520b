import { unitName } from '@fieldpost/boards/tank-killers';
import { type CardPreview, handOf, previewOf } from '@fieldpost/rules-tank-killers';
import { spelled, type TacticId, tacticOf, WINDOWS } from '@fieldpost/rules-tank-killers/catalogue';
import type { ReactNode } from 'react';
import { nextIn } from '../../map-kit/two-step/picking.ts';
import { type OrderBarSlot, type Press, type Question, stepBack } from '../../table/slots.ts';
import { type Action, actionsOf } from './actions.ts';
import { playable } from './advice.ts';
import { CardDetail } from './card-detail.tsx';
import { conditionInWords, effectInWords } from './card-words.ts';
import { MAX_HELD, mustDiscard } from './hand.tsx';
import { outcomeOf } from './outcome.ts';
import type { Situation } from './situation.ts';
import { type Choice, choiceOf } from './targets.ts';
import { whyNot } from './why-not.ts';

/** The chosen card, and the question of the foot. */
export type Looking = {
  readonly picked: TacticId | null;
  readonly pick: (card: TacticId | null) => void;
  /** Whether it was asked to end the turn with something left. */
  readonly asked: boolean;
  readonly ask: (asked: boolean) => void;
};

const BUSY = 'Sending your last order …';

/** The order bar of a turn: what is asked, or the card looked at and what it would do. */
export function turnBar(situation: Situation, looking: Looking, choices: readonly Choice[]): OrderBarSlot {
  const { ready, props } = situation;
  const { picked, pick } = looking;
  const [first = null, second = null] =
    picked === null ? aloneOf(situation, choices, pick) : pressesOf(situation, picked, pick);
  return {
    sign: null,
    ...(picked === null ? askedLines(situation) : cardLines(situation, picked)),
    back: stepBack(
      { picked: picked !== null, letGo: () => pick(null) },
      { canUndo: props.canUndo, ready, undo: props.undo },
    ),
    verb: first,
    next: first === null ? nextOf(situation, picked, pick) : null,
    end: second ?? endOf(situation, looking),
    question: looking.asked ? questionOf(situation, looking) : null,
  };
}

type Lines = Pick<OrderBarSlot, 'order' | 'result' | 'short'>;

function cardLines({ view, choosing }: Situation, card: TacticId): Lines {
  const { name, effect } = tacticOf(card);
  const preview = handOf(view).find((one) => one.card === card);
  if (!choosing || preview === undefined)
    return {
      order: spelled(name),
      result: `${effectInWords(effect)} ${conditionInWords(tacticOf(card))}`,
      short: effectInWords(effect),
    };
  const refused = whyNot(preview);
  return refused === null ? outcomeOf(view, preview) : { order: `${spelled(name)}: not now`, result: refused.sentence };
}

const previewIn = (view: Situation['view'], card: TacticId): CardPreview | null =>
  handOf(view).find((preview) => preview.card === card) ?? null;

/** The card looked at, whole: its text, what it would do now, or why it cannot be played. */
export function cardDetails(situation: Situation, card: TacticId | null): ReactNode {
  const preview = card === null ? null : previewIn(situation.view, card);
  return preview === null ? null : <CardDetail situation={situation} preview={preview} />;
}

/** Without a card the middle attacks: with the top card, or at theirs. */
function aloneOf(situation: Situation, choices: readonly Choice[], pick: Looking['pick']): readonly Press[] {
  const { side, view } = situation;
  const attack = actionsOf(situation).find(({ command }) => command.type === 'attack');
  if (attack !== undefined) return [pressOf(situation, attack, pick)];
  const { phase } = view.open;
  if (side === null || (phase !== 'target' && phase !== 'attacker')) return [];
  const top = choices.find(({ unit }) => unit === 'top');
  if (top === undefined) return [];
  const press = choiceOf(choices, top.side, 'top')?.pick ?? null;
  return [{ words: phase === 'target' ? 'Their top card' : 'Your top card', press, why: BUSY, key: 'F' }];
}

const pressOf = ({ ready, props }: Situation, { words, command, key }: Action, pick: Looking['pick']): Press => ({
  words,
  press: ready
    ? () => {
        pick(null);
        void props.order(command);
      }
    : null,
  why: BUSY,
  key,
});

/** Results that stop an attack before its figures are compared. */
const STOPS: readonly CardPreview['result'][] = ['stops', 'attackerOut', 'endsTurn'];

/** Play a card, and lay it down while too many are held (TDC-011). */
function pressesOf(situation: Situation, card: TacticId, pick: Looking['pick']): readonly Press[] {
  const { view, choosing, ready, props } = situation;
  if (!choosing) return [];
  const name = spelled(tacticOf(card).name);
  const preview = previewIn(view, card);
  const refused = preview === null ? null : whyNot(preview);
  const give = (type: 'play' | 'discard') => () => {
    pick(null);
    void props.order({ type, card });
  };
  const why = refused?.sentence ?? BUSY;
  const words = STOPS.includes(preview?.result ?? null) ? 'Stop them' : `Play ${name}`;
  const play: Press = { words, press: ready && refused === null ? give('play') : null, why, key: 'F' };
  if (!mustDiscard(view.hand?.length ?? 0, view.open.phase)) return [play];
  const discard: Press = { words: `Discard ${name}`, press: ready ? give('discard') : null, why: BUSY, key: 'F' };
  return refused === null ? [discard, { ...play, words: 'Play it', key: null }] : [discard];
}

/** The next card that can be played; it is chosen and never played. Null where none can. */
function nextOf({ view, choosing }: Situation, picked: TacticId | null, pick: Looking['pick']): Press | null {
  const cards = choosing ? playable(view) : [];
  const next = nextIn(cards, picked) as TacticId | null;
  if (next === null) return null;
  return { words: `Next (${cards.length})`, press: () => pick(next), why: '', key: 'N' };
}

/** What lets things stand or ends the turn; dashed in the middle of an attack, where nothing of it is legal. */
function endOf(situation: Situation, { pick, ask }: Looking): Press {
  const action = actionsOf(situation).find(({ command }) => command.type !== 'attack');
  if (action === undefined)
    return { words: 'End turn', press: null, why: 'You can end a turn only between attacks.', key: 'E' };
  const press = pressOf(situation, action, pick);
  const careful = action.command.type === 'endTurn' && playable(situation.view).length > 0;
  return careful && press.press !== null ? { ...press, press: () => ask(true) } : press;
}

/** Before a turn ends in which another attack could be made. */
function questionOf(situation: Situation, { pick, ask }: Looking): Question | null {
  const left = playable(situation.view);
  const end = actionsOf(situation).find(({ command }) => command.type === 'endTurn');
  const [first] = left;
  if (end === undefined || first === undefined) return null;
  const named =
    left.length > 2 ? `${left.length} cards` : left.map((card) => spelled(tacticOf(card).name)).join(' or ');
  return {
    words: `You could still play ${named}. End the turn anyway?`,
    yes: 'End the turn',
    onYes: pressOf(situation, end, pick).press,
    onNo: () => ask(false),
  };
}

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

/** What is asked, and what of the hand fits. */
function askedLines(situation: Situation): Lines {
  const { view, choosing } = situation;
  if (!choosing) return { order: 'Tap a card to read it.', result: '' };
  const { phase } = view.open;
  const held = view.hand?.length ?? 0;
  if (mustDiscard(held, phase))
    return { order: `Discard ${cards(held - MAX_HELD)}: the limit is 9.`, result: 'Tap the card you need least.' };
  const fitting = playable(view).length;
  const hand =
    fitting === 0
      ? 'No card of yours fits now. Tap one to see why.'
      : `${fitting} of your ${cards(held)} ${fitting === 1 ? 'fits' : 'fit'}.`;
  return phase === 'over' ? { order: '', result: '' } : LINES[phase](situation, hand);
}

type Asked = (situation: Situation, hand: string) => Lines;

const standing = ({ view }: Situation): string => {
  const now = previewOf(view);
  return now === null ? 'The attack' : `It stands ${now.factor} against ${now.defence}`;
};

const threat = (situation: Situation): string => {
  const { attack } = situation.view.open;
  const lost = (previewOf(situation.view)?.margin ?? -1) >= 0;
  const target = attack?.target?.unit;
  return target === undefined ? '' : `As it stands your ${unitName(target)} ${lost ? 'is lost' : 'holds'}.`;
};

const LINES: Readonly<Record<Exclude<Situation['view']['open']['phase'], 'over'>, Asked>> = {
  decks: () => ({ order: WINDOWS.decks, result: '' }),
  maneuver: (situation) => {
    const attacks = actionsOf(situation).some(({ command }) => command.type === 'attack');
    const held = situation.view.hand?.length ?? 0;
    if (!attacks) return { order: 'You have no card to attack with', result: 'End your turn.' };
    return {
      order: 'Your top card attacks: tap Attack',
      result: `It attacks each turn, whatever it is. You hold ${cards(held)} for the fight.`,
    };
  },
  attacker: () => ({ order: 'Choose who attacks again', result: 'Tap a card of your line that is marked.' }),
  target: ({ view }) => {
    const attacker = view.open.attack?.attacker.unit;
    return {
      order: `${attacker === undefined ? 'Your card' : unitName(attacker)} attacks: tap a target`,
      result: 'Their top card, or a card of their line. Each says your figure against its Def.',
    };
  },
  lostAttack: (situation, hand) => ({
    order: playable(situation.view).length === 0 ? 'You can’t stop this attack' : 'Stop the attack, or take the hit',
    result: `${threat(situation)} ${hand}`.trim(),
    short: hand,
  }),
  negate: ({ view }, hand) => {
    const last = view.open.contest?.cards.at(-1);
    const name = last === undefined ? 'their card' : spelled(tacticOf(last.card).name);
    return { order: `Cancel ${name}, or let it stand`, result: hand };
  },
  modifier: (situation, hand) => ({ order: `${standing(situation)}: play or let stand`, result: hand }),
  finish: (_situation, hand) => ({ order: 'The target holds: finish it, or let it stand', result: hand }),
  free: ({ view }, hand) =>
    playable(view).length === 0
      ? { order: 'All done. End your turn.', result: 'No card of yours gives another attack.' }
      : { order: 'Attack again, or end your turn', result: hand },
};
