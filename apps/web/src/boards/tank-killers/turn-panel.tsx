'use client';
import { handOf } from '@fieldpost/rules-tank-killers';
import { type TacticId, tacticOf, WINDOWS } from '@fieldpost/rules-tank-killers/catalogue';
import { type Action, actionsOf } from './actions.ts';
import { CardDetail } from './card-detail.tsx';
import { Hand, MOST_HELD, mustDiscard } from './hand.tsx';
import type { Situation } from './situation.ts';
import styles from './table.module.css';

type Props = {
  readonly situation: Situation;
  readonly picked: TacticId | null;
  readonly pick: (card: TacticId | null) => void;
};

/** What is asked now, the hand, the card looked at, and what may be done. */
export function TurnPanel({ situation, picked, pick }: Props) {
  const { view, choosing, ready, props } = situation;
  const preview = handOf(view).find(({ card }) => card === picked) ?? null;
  const deeds = picked === null ? [] : deedsWith(situation, picked);
  const act = ({ command }: Deed) => {
    pick(null);
    void props.order(command);
  };
  return (
    <div className={styles.dock}>
      <p className={styles.window}>{choosing ? questionOf(situation) : 'The other side is at it.'}</p>
      <Hand situation={situation} picked={picked} pick={pick} />
      <div className={styles.body}>
        {preview === null ? (
          <Hint situation={situation} />
        ) : (
          <CardDetail preview={preview} asked={choosing && deeds.every(({ command }) => command.type === 'play')} />
        )}
      </div>
      <div className={styles.actions}>
        {deeds.map((deed, nth) => (
          <button
            key={deed.words}
            type="button"
            className={nth === 0 ? 'button button-main' : 'button'}
            disabled={!ready || !deed.legal}
            onClick={() => act(deed)}
          >
            {deed.words}
          </button>
        ))}
        {actionsOf(situation).map((action) => (
          <ActionButton key={action.words} action={action} situation={situation} main={deeds.length === 0} />
        ))}
        {props.canUndo ? (
          <button type="button" className="button" disabled={!ready} onClick={props.undo} aria-keyshortcuts="U">
            Undo
          </button>
        ) : null}
      </div>
    </div>
  );
}

function ActionButton({
  action,
  situation,
  main,
}: {
  readonly action: Action;
  readonly situation: Situation;
  readonly main: boolean;
}) {
  return (
    <button
      type="button"
      className={main ? 'button button-main' : 'button'}
      disabled={!situation.ready}
      aria-keyshortcuts={action.key.toUpperCase()}
      onClick={() => void situation.props.order(action.command)}
    >
      {action.words}
    </button>
  );
}

type Deed = {
  readonly words: string;
  readonly legal: boolean;
  readonly command: { readonly type: 'play' | 'discard'; readonly card: TacticId };
};

/** What one may do with a card now: play it, and lay it down while too many are held (TDC-011). */
function deedsWith({ view, choosing }: Situation, card: TacticId): readonly Deed[] {
  if (!choosing) return [];
  const { name } = tacticOf(card);
  const refused = handOf(view).find((preview) => preview.card === card)?.refusal ?? null;
  const play: Deed = { words: `Play ${name}`, legal: refused === null, command: { type: 'play', card } };
  if (!mustDiscard(view.hand?.length ?? 0, view.open.phase)) return [play];
  const discard: Deed = { words: `Discard ${name}`, legal: true, command: { type: 'discard', card } };
  return refused === null ? [discard, play] : [discard];
}

function questionOf({ view }: Situation): string {
  const { phase } = view.open;
  const over = (view.hand?.length ?? 0) - MOST_HELD;
  if (phase === 'maneuver' && over > 0) return `Discard ${over} ${over === 1 ? 'card' : 'cards'}: nine may be held.`;
  return phase === 'over' ? '' : WINDOWS[phase];
}

function Hint({ situation }: { readonly situation: Situation }) {
  const { choosing, view } = situation;
  if (!choosing) return <p className="small soft">Tap a card to read it.</p>;
  if (mustDiscard(view.hand?.length ?? 0, view.open.phase))
    return <p className="small soft">Tap the card that you need least.</p>;
  const fitting = handOf(view).filter(({ refusal }) => refusal === null).length;
  if (view.open.phase === 'target')
    return <p className="small soft">Tap an enemy card, or his deck. The figures are factor against Defense.</p>;
  if (fitting === 0) return <p className="small soft">No card in your hand fits now. Tap one to see why.</p>;
  return (
    <p className="small soft">
      {fitting === 1 ? 'One card fits' : `${fitting} cards fit`} now. Tap one to see what it would do.
    </p>
  );
}
