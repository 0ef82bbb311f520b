'use client';
import { BarWords } from '../../table/bar-words.tsx';
import bar from '../../table/order-bar.module.css';
import type { HeldEnd } from './use-held-turn.ts';

/** A turn that has ended and is still in the player's hand. */
export function HeldBar({ seconds, takeBack, sendNow }: HeldEnd) {
  return (
    <section className={bar.bar} aria-label="Orders">
      <div className={bar.lines}>
        <BarWords
          quiet
          order={`Your turn is sent in ${seconds ?? 0} seconds`}
          result="Nobody has seen it yet. Undo it, or send it now."
        />
      </div>
      <div className={bar.keys}>
        <button type="button" className={`button ${bar.both}`} onClick={takeBack}>
          Undo end of turn
        </button>
        <button type="button" className="button" onClick={sendNow}>
          Send now
        </button>
      </div>
    </section>
  );
}
