'use client';
import { type PointerEvent, type RefObject, useRef, useState } from 'react';

/** A finger that has gone so far, in px, drags; less is a touch. */
const SLIP = 8;
/** A sheet that is let go lower than this, in px, is closed. */
const MIN_HEIGHT = 120;

type Grip = { readonly pointer: number; readonly y: number; readonly height: number; readonly most: number };

/** How high the board may be covered: all of it, and nothing above it. */
function mostOf(sheet: HTMLElement): number {
  const board = sheet.parentElement?.querySelector('[data-board]');
  const top = board?.getBoundingClientRect().top ?? 0;
  return sheet.getBoundingClientRect().bottom - top;
}

export type SheetDrag = {
  /** In px; null: as high as the shell has it. */
  readonly height: number | null;
  /** Whether it covers the whole board. */
  readonly whole: boolean;
  /** Switches to the full height and back, for players who do not drag. */
  readonly stretch: () => void;
  readonly grip: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
  };
};

/** A sheet that a finger makes higher or lower by its tabs, and that closes when it is drawn down. */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onClose: () => void): SheetDrag {
  const [height, setHeight] = useState<number | null>(null);
  const [whole, setWhole] = useState(false);
  const held = useRef<Grip | null>(null);
  const take = ({ pointerId, clientY, pointerType, button }: PointerEvent) => {
    const here = sheet.current;
    if (here === null || (pointerType === 'mouse' && button !== 0)) return;
    held.current = { pointer: pointerId, y: clientY, height: here.offsetHeight, most: mostOf(here) };
  };
  const draw = ({ pointerId, clientY, currentTarget }: PointerEvent) => {
    const grip = held.current;
    if (grip === null || grip.pointer !== pointerId || Math.abs(clientY - grip.y) < SLIP) return;
    if (!currentTarget.hasPointerCapture(pointerId)) currentTarget.setPointerCapture(pointerId);
    const next = Math.min(grip.most, Math.max(SLIP, grip.height + grip.y - clientY));
    setHeight(next);
    setWhole(next === grip.most);
  };
  const letGo = () => {
    const drawn = held.current !== null && height !== null && height < MIN_HEIGHT;
    held.current = null;
    if (!drawn) return;
    setHeight(null);
    onClose();
  };
  const stretch = () => {
    setHeight(whole || sheet.current === null ? null : mostOf(sheet.current));
    setWhole(!whole);
  };
  return {
    height,
    whole,
    stretch,
    grip: { onPointerDown: take, onPointerMove: draw, onPointerUp: letGo, onPointerCancel: letGo },
  };
}
