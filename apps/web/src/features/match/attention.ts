import { useEffect, useRef } from 'react';
import type { LiveMatch } from './use-match.ts';

/** The needed part of a page: the document, in a browser. */
export type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  readonly visibilityState: string;
};

/** Events that show that somebody is looking at the page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/** So long after a sign somebody is taken to look, in ms. */
const LOOKS_MS = 60_000;

/** Whether a player is looking at a page. A page on an unattended screen counts as unseen: its letters must still go out. */
export class Attention {
  readonly #page: Page;
  readonly #now: () => number;
  #last: number;
  #look: (() => void) | null = null;

  /** Opening a page counts as a look. `now`: a clock that counts ms. */
  constructor(page: Page, now: () => number) {
    this.#page = page;
    this.#now = now;
    this.#last = now();
    for (const sign of SIGNS) page.addEventListener(sign, this.#signed, { capture: true, passive: true });
  }

  /** Calls `look` when the player looks: at once, or at their next input. Replaces an earlier call. Returns a function that cancels it. */
  whenLookedAt(look: () => void): () => void {
    this.#look = look;
    if (this.#now() - this.#last < LOOKS_MS) this.#called();
    return () => {
      if (this.#look === look) this.#look = null;
    };
  }

  end(): void {
    this.#look = null;
    for (const sign of SIGNS) this.#page.removeEventListener(sign, this.#signed, { capture: true });
  }

  readonly #signed = (): void => {
    this.#last = this.#now();
    this.#called();
  };

  #called(): void {
    if (this.#page.visibilityState !== 'visible') return;
    const look = this.#look;
    this.#look = null;
    look?.();
  }
}

/** While somebody looks at the match itself, what others do counts as seen. */
export function useSeen(live: LiveMatch, showing: boolean): void {
  const { match, log, markSeen } = live;
  const marked = useRef(match.seenStep);
  const attention = useRef<Attention | null>(null);
  const side = match.you?.side ?? null;
  const foreign = log.findLast((step) => step.side !== side)?.index ?? -1;
  useEffect(() => {
    const looking = new Attention(document, () => performance.now());
    attention.current = looking;
    return () => looking.end();
  }, []);
  useEffect(() => {
    if (!showing || side === null || foreign < marked.current) return;
    return attention.current?.whenLookedAt(() => {
      marked.current = foreign + 1;
      markSeen(foreign + 1);
    });
  }, [showing, side, foreign, markSeen]);
}
