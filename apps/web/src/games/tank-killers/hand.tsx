import { type CardPreview, handOf } from '@fieldpost/rules-tank-killers';
import { spelled, type TacticId, tacticOf } from '@fieldpost/rules-tank-killers/catalogue';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { effectInShort, fitsWhen } from './card-words.ts';
import { Sign, Vignette } from './silhouette.tsx';
import type { Situation } from './situation.ts';
import styles from './table.module.css';

type Props = {
  readonly situation: Situation;
  readonly picked: TacticId | null;
  readonly pick: (card: TacticId | null) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, Home: -99, End: 99 };

/** The cards in hand, in a row that one finger moves and arrow keys walk. A tap shows what a card would do. */
export function Hand({ situation, picked, pick }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const cards = inReach(situation);
  // Whenever something else is asked, the row is at its beginning again: there lies what can be played.
  const question = `${situation.view.open.phase} ${situation.choosing} ${cards.length}`;
  const answered = useRef(question);
  useEffect(() => {
    if (answered.current !== question) list.current?.scrollTo({ left: 0 });
    answered.current = question;
  }, [question]);
  const reached = useReached(list, question);
  return (
    <div className={styles.held} data-more={reached !== null && reached < cards.length ? '' : undefined}>
      <ul
        className={styles.hand}
        ref={list}
        onKeyDown={(event) => walk(event, list.current)}
        aria-label={`Your hand, ${cards.length} cards`}
      >
        {cards.map((preview, index) => (
          <li key={preview.card}>
            <HandCard
              preview={preview}
              situation={situation}
              picked={picked === preview.card}
              reachable={picked === null ? index === 0 : picked === preview.card}
              onPick={() => pick(picked === preview.card ? null : preview.card)}
            />
          </li>
        ))}
      </ul>
      {reached === null ? null : (
        <span className={styles.reached} aria-hidden="true">
          {reached} of {cards.length}
        </span>
      )}
    </div>
  );
}

/** Arrow keys go from card to card. */
function walk(event: KeyboardEvent, row: HTMLElement | null): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...(row?.querySelectorAll('button') ?? [])];
  const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[Math.min(Math.max(here + step, 0), buttons.length - 1)]?.focus();
}

/** The number of the last card of the row that is in sight as a whole; null where all are. */
function useReached(list: RefObject<HTMLUListElement | null>, question: string): number | null {
  const [reached, setReached] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another question the row holds other cards
  useEffect(() => {
    const row = list.current;
    if (row === null) return;
    const look = () => {
      const edge = row.getBoundingClientRect().right + 2;
      const seen = [...row.children].filter((card) => card.getBoundingClientRect().right <= edge).length;
      setReached(row.scrollWidth > row.clientWidth + 2 ? seen : null);
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, [list, question]);
  return reached;
}

/** The hand with what can be played now in front, else in the order in which it was drawn. */
function inReach(situation: Situation): readonly CardPreview[] {
  const cards = handOf(situation.view);
  if (!situation.choosing) return cards;
  return [
    ...cards.filter((preview) => isLive(situation, preview)),
    ...cards.filter((preview) => !isLive(situation, preview)),
  ];
}

/** While too many are held every card may be laid down (TDC-011). */
const isLive = ({ view }: Situation, { refusal }: CardPreview): boolean =>
  refusal === null || mustDiscard(view.hand?.length ?? 0, view.open.phase);

export const MAX_HELD = 9;
export const mustDiscard = (held: number, phase: string): boolean => phase === 'maneuver' && held > MAX_HELD;

/** A word too long for the card at its usual size. */
const isLong = (name: string): boolean => name.split(/[ /]/).some((word) => word.length > 9);

type CardProps = {
  readonly preview: CardPreview;
  readonly situation: Situation;
  readonly picked: boolean;
  /** The one of the row that Tab reaches. */
  readonly reachable: boolean;
  readonly onPick: () => void;
};

/** A card with its name and what it does or, where it cannot be played now, when it fits. */
function HandCard({ preview, situation, picked, reachable, onPick }: CardProps) {
  const tactic = tacticOf(preview.card);
  const { type, effect } = tactic;
  const name = spelled(tactic.name);
  const live = situation.choosing && isLive(situation, preview);
  const short = effectInShort(effect);
  const shown = live || !situation.choosing ? short : fitsWhen(tactic, situation.view.open.phase);
  return (
    <button
      type="button"
      className={styles.tactic}
      data-live={live ? '' : undefined}
      data-kind={effect.kind}
      data-tactic={preview.card}
      aria-pressed={picked}
      aria-label={`${name}, ${type}, ${short}${live ? '' : `, cannot be played now${shown === short ? '' : `: ${shown}`}`}`}
      tabIndex={reachable ? 0 : -1}
      onClick={onPick}
    >
      <span className={styles.picture}>
        <Vignette card={preview.card} />
        <Sign card={preview.card} />
      </span>
      <b data-long={isLong(name) ? '' : undefined}>{name}</b>
      <span className={styles.short}>{shown}</span>
    </button>
  );
}
