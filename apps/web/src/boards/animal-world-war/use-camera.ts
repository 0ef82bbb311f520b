'use client';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { type Camera, fitted, moved, type Room, showing, zoomed } from './camera.ts';

type Point = { readonly x: number; readonly y: number };
/** In units of the drawing. */
type Part = Point & { readonly width: number; readonly height: number };

export type Look = {
  readonly window: RefObject<HTMLDivElement | null>;
  readonly field: RefObject<HTMLDivElement | null>;
  readonly zoomBy: (factor: number) => void;
  /** Back to the field without the air around it. */
  readonly fit: () => void;
  /** Makes a spot of the drawing visible. */
  readonly show: (spot: Point) => void;
};

const STEP_PIXELS = 6;
const SETTLE_MS = 180;
const TAP_MS = 300;

/**
 * Pan and zoom of a drawing `width` units wide inside a window, with one finger, two fingers, a wheel or buttons. Only the transform of
 * one layer changes, once for each frame that is shown: nothing is laid out or painted while a finger moves.
 */
export function useCamera(width: number, height: number, part: Part): Look {
  const window = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const held = useRef<{ camera: Camera; room: Room; asked: number; settle: number; touched: boolean }>({
    camera: { x: 0, y: 0, zoom: 1 },
    room: { width: 1, height: 1, field: { width: 1, height: 1 } },
    ...{ asked: 0, settle: 0, touched: false },
  });

  const paint = useCallback(() => {
    const state = held.current;
    state.asked = 0;
    const layer = field.current;
    if (layer === null) return;
    const { x, y, zoom } = state.camera;
    layer.style.transform = `translate3d(${x}px,${y}px,0) scale(${zoom})`;
    window.current?.toggleAttribute(
      'data-close',
      zoom > fitted(scaled(part, state.room, width), state.room).zoom * 1.02,
    );
    layer.style.willChange = 'transform';
    clearTimeout(state.settle);
    // A layer that no longer moves is painted anew, sharp.
    state.settle = setTimeout(() => {
      layer.style.willChange = 'auto';
    }, SETTLE_MS) as unknown as number;
  }, [part, width]);

  const look = useCallback(
    (change: (camera: Camera, room: Room) => Camera) => {
      const state = held.current;
      state.camera = change(state.camera, state.room);
      if (state.asked === 0) state.asked = requestAnimationFrame(paint);
    },
    [paint],
  );

  const fit = useCallback(() => {
    held.current.touched = false;
    look((_, room) => fitted(scaled(part, room, width), room));
  }, [look, part, width]);

  useEffect(() => {
    const box = window.current;
    if (box === null) return;
    const measure = () => {
      const { clientWidth, clientHeight } = box;
      held.current.room = {
        width: clientWidth,
        height: clientHeight,
        field: { width: clientWidth, height: (clientWidth * height) / width },
      };
      if (held.current.touched) look((camera, room) => moved(camera, 0, 0, room));
      else fit();
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, [fit, look, height, width]);

  useEffect(() => {
    const box = window.current;
    if (box === null) return;
    return watchFingers(box, (change) => {
      held.current.touched = true;
      look(change);
    });
  }, [look]);

  return useMemo(() => {
    const middle = ({ width, height }: Room) => ({ x: width / 2, y: height / 2 });
    return {
      ...{ window, field, fit },
      zoomBy: (factor) => {
        held.current.touched = true;
        look((camera, room) => zoomed(camera, factor, middle(room), room));
      },
      show: ({ x, y }) =>
        look((camera, room) => {
          const by = room.field.width / width;
          return showing(camera, { x: x * by, y: y * by }, Math.min(60, room.width / 4), room);
        }),
    };
  }, [fit, look, width]);
}

const scaled = (part: Part, { field }: Room, width: number): Part => {
  const by = field.width / width;
  return { x: part.x * by, y: part.y * by, width: part.width * by, height: part.height * by };
};

type Change = (camera: Camera, room: Room) => Camera;

/** One finger moves, two fingers enlarge; a second tap that is held and drawn up or down enlarges with one thumb. */
function watchFingers(box: HTMLElement, look: (change: Change) => void): () => void {
  const fingers = new Map<number, Point>();
  let moving = false;
  let tapped = { at: 0, x: 0, y: 0 };
  let thumb: Point | null = null;
  const inside = (event: { clientX: number; clientY: number }): Point => {
    const { left, top } = box.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const at = inside(event);
    const again = event.timeStamp - tapped.at < TAP_MS && Math.hypot(at.x - tapped.x, at.y - tapped.y) < 24;
    thumb = again && event.pointerType !== 'mouse' ? at : null;
    tapped = { at: event.timeStamp, ...at };
    fingers.set(event.pointerId, at);
    moving = false;
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = inside(event);
    if (!moving && Math.hypot(now.x - before.x, now.y - before.y) < STEP_PIXELS && fingers.size === 1) return;
    if (!moving) box.setPointerCapture(event.pointerId);
    moving = true;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    const hub = thumb;
    if (hub !== null) look((camera, room) => zoomed(camera, 1.008 ** (before.y - now.y), hub, room));
    else if (other === undefined) look((camera, room) => moved(camera, now.x - before.x, now.y - before.y, room));
    else look(pinch(before, now, other));
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) thumb = null;
  };
  // What was drawn was not tapped.
  const click = (event: MouseEvent) => {
    if (!moving) return;
    moving = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const at = inside(event);
    look((camera, room) => zoomed(camera, 1.0025 ** -event.deltaY, at, room));
  };
  box.addEventListener('pointerdown', down);
  box.addEventListener('pointermove', move);
  box.addEventListener('pointerup', up);
  box.addEventListener('pointercancel', up);
  box.addEventListener('click', click, { capture: true });
  box.addEventListener('wheel', wheel, { passive: false });
  return () => {
    box.removeEventListener('pointerdown', down);
    box.removeEventListener('pointermove', move);
    box.removeEventListener('pointerup', up);
    box.removeEventListener('pointercancel', up);
    box.removeEventListener('click', click, { capture: true });
    box.removeEventListener('wheel', wheel);
  };
}

/** Two fingers: enlarged as their distance grows, and moved with their middle. */
function pinch(before: Point, now: Point, other: Point): Change {
  const apart = (one: Point) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
  return (camera, room) =>
    moved(
      zoomed(camera, apart(now) / apart(before), middle, room),
      (now.x - before.x) / 2,
      (now.y - before.y) / 2,
      room,
    );
}
