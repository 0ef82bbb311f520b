import { corners, type Top } from '@fieldpost/hex';
import { useEffect } from 'react';
import type { Look } from './camera/use-camera.ts';
import styles from './map-view.module.css';

type Point = { readonly x: number; readonly y: number };

/** The ring around the hex where the keyboard is. `corner`: how far its corners are from its middle. */
export function HexCursor({ at, corner, top }: { readonly at: Point; readonly corner: number; readonly top: Top }) {
  const ring = corners(corner * 0.95, top).map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
  return <path className={styles.cursor} transform={`translate(${at.x} ${at.y})`} d={`M${ring.join('L')}Z`} />;
}

/**
 * Keeps the place of the keyboard in view. `spot`: in units of the drawing, the same object for the same place; null:
 * no place.
 */
export function useShown({ show }: Look, spot: Point | null): void {
  useEffect(() => {
    if (spot !== null) show(spot);
  }, [spot, show]);
}
