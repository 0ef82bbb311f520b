'use client';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './order-bar.module.css';

type BarWordsProps = {
  readonly sign?: ReactNode;
  readonly order: string;
  readonly result: string;
  /** The result in fewer words, for when it does not fit. */
  readonly short?: string | undefined;
  /** They change every second, as a count does: nobody wants each of them read aloud. */
  readonly quiet?: boolean;
};

/** How words are set, the largest first: as they are, with the short result, closer, smaller, and in the place of the sign too. */
const LAST_FIT = 4;

/** The words of the bar: one line that says who or what, and at most two with the result. They are never cut. */
export function BarWords({ sign = null, order, result, short, quiet = false }: BarWordsProps) {
  const { words, fit } = useFit(`${order}\n${result}`);
  return (
    <>
      <span className={styles.who} aria-hidden="true">
        {sign}
      </span>
      <span className={styles.words} aria-live={quiet ? undefined : 'polite'} ref={words} data-fit={fit}>
        <span className={styles.order}>{order}</span>
        <span className={styles.result}>{fit > 0 ? (short ?? result) : result}</span>
      </span>
    </>
  );
}

const canMeasure = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Sets words smaller until they lie whole in their place; begins again with other words, another width and another size of text. */
function useFit(text: string) {
  const words = useRef<HTMLSpanElement>(null);
  const [fitted, setFitted] = useState({ text, fit: 0, sized: 0 });
  const fit = fitted.text === text ? fitted.fit : 0;
  canMeasure(() => {
    if (fit < LAST_FIT && isCut(words.current)) setFitted(({ sized }) => ({ text, fit: fit + 1, sized }));
  }, [text, fit, fitted.sized]);
  useEffect(() => {
    const box = words.current;
    if (box === null) return;
    const measure = () => `${box.clientWidth} ${getComputedStyle(document.documentElement).fontSize}`;
    let last = measure();
    const watch = new ResizeObserver(() => {
      if (measure() === last) return;
      last = measure();
      setFitted(({ text, sized }) => ({ text, fit: 0, sized: sized + 1 }));
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  return { words, fit };
}

/** Whether a line runs out of its place; a browser rounds. */
function isCut(words: HTMLElement | null): boolean {
  if (words === null) return false;
  const lines = [words, ...words.querySelectorAll<HTMLElement>('span')];
  return lines.some(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight + 1,
  );
}
