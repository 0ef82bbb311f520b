'use client';
import { useEffect, useState } from 'react';
import styles from './lesson.module.css';

type Box = { readonly top: number; readonly left: number; readonly width: number; readonly height: number };

const LOOK_MS = 150;
const MARGIN = 3;

/** The box of the first visible element that matches a selector; null if there is none. */
function boxOf(at: string): Box | null {
  const found = at === '' ? [] : [...document.querySelectorAll(`[data-table] :is(${at})`)];
  const seen = found.map((one) => one.getBoundingClientRect()).find(({ width, height }) => width > 0 && height > 0);
  if (seen === undefined) return null;
  return {
    top: seen.top - MARGIN,
    left: seen.left - MARGIN,
    width: seen.width + 2 * MARGIN,
    height: seen.height + 2 * MARGIN,
  };
}

/** Scrolls to an element further down on a sheet. The board does not move. */
function bringUp(at: string): void {
  const found = at === '' ? null : document.querySelector(`[data-table] [data-sheet-body] :is(${at})`);
  found?.scrollIntoView({ block: 'nearest' });
}

const same = (one: Box | null, other: Box | null): boolean => JSON.stringify(one) === JSON.stringify(other);

type Lit = { readonly box: Box | null; readonly still: boolean };

/** Keeps the box if two looks agree: then nothing moves any more. */
function seenAgain(before: Lit, box: Box | null): Lit {
  const still = same(before.box, box);
  return still && before.still ? before : { box, still };
}

/**
 * Lights what is to be touched: a ring around it that follows it when the board moves. It takes no touch itself.
 * It says when it lies still, for a touch aimed at a sheet that is still opening lands beside it.
 */
export function Ring({ at }: { readonly at: string }) {
  const [{ box, still }, setLit] = useState<Lit>({ box: null, still: false });
  useEffect(() => {
    let brought = false;
    const look = () => {
      // Once it can be seen at all: the sheet on which it lies may only be opening.
      if (!brought && boxOf(at) !== null) {
        brought = true;
        bringUp(at);
      }
      const box = boxOf(at);
      setLit((before) => seenAgain(before, box));
    };
    setLit({ box: null, still: false });
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [at]);
  const rest = still ? 'still' : 'moving';
  return box === null ? null : <span className={styles.ring} style={box} aria-hidden="true" data-ring={rest} />;
}
