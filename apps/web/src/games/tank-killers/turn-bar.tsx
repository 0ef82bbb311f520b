import { type CardPreview, handOf } from '@fieldpost/rules-tank-killers';
import { type TacticId, tacticOf, WINDOWS } from '@fieldpost/rules-tank-killers/catalogue';
import type { ReactNode } from 'react';
import { type OrderBarSlot, type Press, stepBack } from '../../table/slots.ts';
import { type Action, actionsOf } from './actions.ts';
import { CardDetail, previewInWords } from './card-detail.tsx';
import { effectInShort } from './card-words.ts';
import { MAX_HELD, mustDiscard } from './hand.tsx';
import { Sign } from './silhouette.tsx';
import type { Situation } from './situation.ts';
import { whyNot } from './why-not.ts';

type Pick = (card: TacticId | null) => void;

const BUSY = 'Sending your last order …';

/** The order bar of a turn: what is asked, or the card looked at and what it would do. */
export function turnBar(situation: Situation, picked: TacticId | null, pick: Pick): OrderBarSlot {
  const { ready, props } = situation;
  const [first = null, second = null] = deedsOf(situation, picked, pick);
  return {
    ...(picked === null ? askedLines(situation) : cardLines(situation, picked)),
    back: stepBack(
      { picked: picked !== null, letGo: () => pick(null) },
      { canUndo: props.canUndo, ready, undo: props.undo },
    ),
    verb: first,
    next: null,
    end: second ?? endOf(situation, pick),
    question: null,
  };
}

type Lines = { readonly [Line in 'sign' | 'order' | 'result']: OrderBarSlot[Line] };

function askedLines(situation: Situation): Lines {
  return { sign: null, order: questionOf(situation), result: hintOf(situation) };
}

function cardLines({ view, choosing }: Situation, card: TacticId): Lines {
  const { name, effect } = tacticOf(card);
  const preview = previewOf(view, card);
  const refused = preview === null ? null : whyNot(preview);
  const result = refused !== null && choosing ? refused.sentence : preview === null ? '' : previewInWords(preview);
  return { sign: <Sign card={card} />, order: `${name}, ${effectInShort(effect)}`, result };
}

const previewOf = (view: Situation['view'], card: TacticId): CardPreview | null =>
  handOf(view).find((preview) => preview.card === card) ?? null;

/** The card looked at, whole: its text, what it would do now, or why it cannot be played. */
export function cardDetails({ view, choosing }: Situation, card: TacticId | null): ReactNode {
  const preview = card === null ? null : previewOf(view, card);
  return preview === null ? null : <CardDetail preview={preview} asked={choosing} />;
}

/** What the middle may do: play or lay down the card; without one, attack or pass. */
function deedsOf(situation: Situation, picked: TacticId | null, pick: Pick): readonly Press[] {
  if (picked !== null) return deedsWith(situation, picked, pick);
  const action = actionsOf(situation).find(({ command }) => command.type !== 'endTurn');
  return action === undefined ? [] : [pressOf(situation, action, pick)];
}

const pressOf = ({ ready, props }: Situation, { words, command, key }: Action, pick: Pick): Press => ({
  words,
  press: ready
    ? () => {
        pick(null);
        void props.order(command);
      }
    : null,
  why: BUSY,
  key: key.toUpperCase(),
});

/** Play a card, and lay it down while too many are held (TDC-011). */
function deedsWith(situation: Situation, card: TacticId, pick: Pick): readonly Press[] {
  const { view, choosing, ready, props } = situation;
  if (!choosing) return [];
  const { name } = tacticOf(card);
  const preview = previewOf(view, card);
  const refused = preview === null ? null : whyNot(preview);
  const give = (type: 'play' | 'discard') => () => {
    pick(null);
    void props.order({ type, card });
  };
  const why = refused?.sentence ?? BUSY;
  const play: Press = { words: `Play ${name}`, press: ready && refused === null ? give('play') : null, why, key: null };
  if (!mustDiscard(view.hand?.length ?? 0, view.open.phase)) return [play];
  const discard: Press = { words: `Discard ${name}`, press: ready ? give('discard') : null, why: BUSY, key: null };
  return refused === null ? [discard, { ...play, words: 'Play it' }] : [discard];
}

/** The end of the turn, dashed in the middle of an attack, where it is not legal. */
function endOf(situation: Situation, pick: Pick): Press {
  const action = actionsOf(situation).find(({ command }) => command.type === 'endTurn');
  if (action !== undefined) return pressOf(situation, action, pick);
  return { words: 'End turn', press: null, why: 'You can end a turn only between attacks.', key: 'E' };
}

function questionOf({ view, choosing }: Situation): string {
  if (!choosing) return 'Tap a card to read it.';
  const { phase } = view.open;
  const over = (view.hand?.length ?? 0) - MAX_HELD;
  if (phase === 'maneuver' && over > 0) return `Discard ${over} ${over === 1 ? 'card' : 'cards'}: the limit is 9.`;
  return phase === 'over' ? '' : WINDOWS[phase];
}

function hintOf({ view }: Situation): string {
  if (mustDiscard(view.hand?.length ?? 0, view.open.phase)) return 'Tap the card you need least.';
  if (view.open.phase === 'target') return 'Tap an enemy card or their deck to see Factor against Defense.';
  const fitting = handOf(view).filter(({ refusal }) => refusal === null).length;
  if (fitting === 0) return 'No card can be played now. Tap one to see why.';
  return fitting === 1 ? 'You can play 1 card now.' : `You can play ${fitting} cards now.`;
}
