'use client';
import { useEffect, useState } from 'react';
import styles from './lesson.module.css';

type Box = { readonly top: number; readonly left: number; readonly width: number; readonly height: number };

const LOOK_MS = 150;
const MARGIN = 3;

/** Where the first thing lies that a selector finds and that can be seen; null: nowhere. */
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

/** What lies further down on a sheet comes into sight; the board stays where it is. */
function bringUp(at: string): void {
  const found = at === '' ? null : document.querySelector(`[data-table] [data-sheet-body] :is(${at})`);
  found?.scrollIntoView({ block: 'nearest' });
}

const same = (one: Box | null, other: Box | null): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Lights what is to be touched: a ring around it that follows it when the board moves. It takes no touch itself. */
export function Ring({ at }: { readonly at: string }) {
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    let brought = false;
    const look = () => {
      // Once it can be seen at all: the sheet on which it lies may only be opening.
      if (!brought && boxOf(at) !== null) {
        brought = true;
        bringUp(at);
      }
      setBox((before) => (same(before, boxOf(at)) ? before : boxOf(at)));
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [at]);
  return box === null ? null : <span className={styles.ring} style={box} aria-hidden="true" data-ring="" />;
}
