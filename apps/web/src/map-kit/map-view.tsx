'use client';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Look } from './camera/use-camera.ts';
import styles from './map-view.module.css';

type Props = {
  readonly look: Look;
  /** The size of the drawing in its units. */
  readonly size: { readonly width: number; readonly height: number };
  /** The part of it that gives the window its form where nothing else does. */
  readonly part: { readonly width: number; readonly height: number };
  /** Class that gives colours: --map-table, --map-edge, and those of the cells. */
  readonly skin: string;
  /** The layer that seldom changes and is painted only then. */
  readonly ground: ReactNode;
  /** The moving layer above it. */
  readonly above: ReactNode;
  /** The places as buttons. */
  readonly grid: ReactNode;
  /** The label of the button that shows all: "The whole field". */
  readonly whole: string;
  /** Text about the map, over its lower edge. */
  readonly children: ReactNode;
};

/** A map in a window: the drawing for the eye, moved and enlarged by hand, and over it places for fingers, keys and screen readers. */
export function MapView({ look, size, part, skin, ground, above, grid, whole, children }: Props) {
  const box = `0 0 ${size.width} ${size.height}`;
  const room = { '--room': `${part.width} / ${part.height}` } as CSSProperties;
  return (
    <div className={`${styles.frame} ${skin}`}>
      <div ref={look.window} className={styles.window} style={room}>
        <div ref={look.field} className={styles.field}>
          <svg className={styles.drawing} viewBox={box} aria-hidden="true">
            {ground}
          </svg>
          <svg className={styles.above} viewBox={box} aria-hidden="true">
            {above}
          </svg>
          {grid}
        </div>
      </div>
      <div className={styles.foot}>
        <div className={styles.caption}>{children}</div>
        <Lenses look={look} whole={whole} />
      </div>
    </div>
  );
}

const STEP = 1.4;
/** The map rests this long before the buttons look what lies under them. */
const REST_MS = 150;

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Where a column as wide as the buttons would stand at the right edge. */
function atRight(buttons: HTMLElement, window: HTMLElement): DOMRect {
  const [box, around] = [buttons.getBoundingClientRect(), window.getBoundingClientRect()];
  return new DOMRect(around.right - box.width - 8, box.top, box.width, box.height);
}

/** Moves the buttons aside when a lit place lies under them; the camera and the choice both change what does. */
function useAside(buttons: RefObject<HTMLDivElement | null>, { window: frame, field }: Look): void {
  useEffect(() => {
    const [column, around, places] = [buttons.current, frame.current, field.current];
    if (column === null || around === null || places === null) return;
    const look = () => {
      const place = atRight(column, around);
      const lit = [...places.querySelectorAll('[data-live]')].some((one) =>
        overlap(one.getBoundingClientRect(), place),
      );
      column.dataset.aside = lit ? 'left' : 'right';
    };
    let rest = setTimeout(look, REST_MS);
    const watch = new MutationObserver(() => {
      clearTimeout(rest);
      rest = setTimeout(look, REST_MS);
    });
    watch.observe(places, { subtree: true, attributes: true, attributeFilter: ['style', 'data-live'] });
    return () => {
      watch.disconnect();
      clearTimeout(rest);
    };
  }, [buttons, frame, field]);
}

/** They lie at the top right, and at the left edge while something lit lies under them. */
function Lenses({ look, whole }: Pick<Props, 'look' | 'whole'>) {
  const buttons = useRef<HTMLDivElement>(null);
  useAside(buttons, look);
  return (
    <div ref={buttons} className={styles.lenses}>
      <button type="button" onClick={() => look.zoomBy(STEP)} aria-label="Zoom in">
        +
      </button>
      <button type="button" onClick={() => look.zoomBy(1 / STEP)} aria-label="Zoom out">
        −
      </button>
      <button type="button" onClick={look.fit} aria-label={whole}>
        ⬡
      </button>
    </div>
  );
}
