'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { SureButton } from '../design/button.tsx';
import { DEAF_CHANGED_MS, useDeaf } from '../design/use-deaf.ts';
import { BarWords } from './bar-words.tsx';
import styles from './order-bar.module.css';
import { Sign } from './sign.tsx';
import type { OrderBarSlot, Press, Question } from './slots.ts';

type Props = {
  readonly slot: OrderBarSlot;
  /** Opens or closes the details of what is chosen; null: there are none. */
  readonly onDetails: (() => void) | null;
  readonly detailsOpen: boolean;
};

/** The bar at the lower edge: the selection, its result, and three buttons that never move. */
export function OrderBar({ slot, onDetails, detailsOpen }: Props) {
  const [why, setWhy] = useState<{ readonly words: string; readonly of: OrderBarSlot['order'] } | null>(null);
  const said = why !== null && why.of === slot.order ? why.words : slot.result;
  const tell = (words: string) => setWhy({ words, of: slot.order });
  return (
    <section
      className={styles.bar}
      aria-label="Orders"
      data-question={slot.question === null ? undefined : ''}
      data-harm={slot.harm === true ? '' : undefined}
    >
      {slot.question === null ? (
        <>
          <Lines slot={slot} said={said} onDetails={onDetails} detailsOpen={detailsOpen} />
          <div className={styles.keys}>
            <BarButton press={slot.back} sign tell={tell} />
            {slot.verb === null ? (
              <BarButton press={slot.next} middle tell={tell} />
            ) : (
              <BarButton press={slot.verb} middle main={slot.harm !== true} tell={tell} />
            )}
            <BarButton
              press={slot.end}
              main={slot.verb === null && (slot.next === null || slot.next.press === null)}
              tell={tell}
            />
          </div>
        </>
      ) : (
        <Asked key={`${slot.question.words} ${slot.question.yes}`} question={slot.question} />
      )}
    </section>
  );
}

type LinesProps = Props & { readonly said: string };

/** Row 1: the order and its result; where there is more to know it opens the details. */
function Lines({ slot, said, onDetails, detailsOpen }: LinesProps) {
  const short = said === slot.result ? slot.short : undefined;
  const lines = <BarWords sign={slot.sign} order={slot.order} result={said} short={short} />;
  if (onDetails === null) return <div className={styles.lines}>{lines}</div>;
  return (
    <button
      type="button"
      className={styles.lines}
      aria-expanded={detailsOpen}
      aria-keyshortcuts="D"
      onClick={onDetails}
    >
      {lines}
      <span className={styles.moreKey}>
        <Sign name={detailsOpen ? 'down' : 'up'} />
        More
      </span>
    </button>
  );
}

type ButtonProps = {
  readonly press: Press | null;
  readonly tell: (why: string) => void;
  readonly middle?: boolean;
  readonly main?: boolean;
  /** Shows a sign over its word: a cross lets go of a choice, a bent arrow takes an order back. */
  readonly sign?: boolean;
};

/** Identifies what a button does. "Next unit" keeps its meaning, even if the unit changes. */
const meaningOf = (press: Press): string => (press.key === 'N' ? press.key : press.words);

/** A place of the bar: empty, or a button. */
function BarButton({ press, ...rest }: ButtonProps) {
  if (press === null) return <span className={rest.middle ? styles.middle : styles.none} />;
  return <LiveButton press={press} {...rest} />;
}

/** A button that waits for something answers a touch by saying for what. */
function LiveButton({ press, tell, middle = false, main = false, sign = false }: ButtonProps & { press: Press }) {
  const { deaf, onPointerDown, heard } = useDeaf(meaningOf(press), DEAF_CHANGED_MS);
  const ready = press.press !== null;
  return (
    <button
      type="button"
      className={`button ${main && ready ? 'button-main' : ''} ${middle ? styles.middle : ''} ${sign ? styles.left : ''}`}
      aria-disabled={ready && !deaf ? undefined : true}
      data-deaf={deaf ? '' : undefined}
      aria-keyshortcuts={press.key ?? undefined}
      title={ready ? undefined : press.why}
      onPointerDown={onPointerDown}
      onClick={heard(press.press ?? (() => tell(press.why)))}
    >
      {sign ? <Sign name={press.key === 'Escape' ? 'close' : 'undo'} /> : null}
      {press.words}
    </button>
  );
}

/**
 * Asked in the bar, so that the board stays in sight and nothing moves. "Not yet" has the place of the button that asked, and what cannot
 * be taken back has the others, so a second tap in the same place changes nothing.
 */
function Asked({ question }: { readonly question: Question }) {
  const id = useId();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    stay.current?.focus({ preventScroll: true });
  }, []);
  return (
    // A group that is named by its question.
    <fieldset className={styles.asked} aria-labelledby={id}>
      <p id={id} role="status" data-harm={question.harm ? '' : undefined}>
        {question.words}
      </p>
      <div className={styles.keys}>
        <SureButton
          className={`button ${question.harm ? 'button-danger' : 'button-main'} ${styles.both}`}
          waits={question.onYes === null}
          onClick={() => question.onYes?.()}
        >
          {question.yes}
        </SureButton>
        <button type="button" className="button" ref={stay} onClick={question.onNo}>
          {question.no ?? 'Not yet'}
        </button>
      </div>
    </fieldset>
  );
}
