'use client';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { type Camera, fitted, framed, moved, type Room, showing, zoomed } from './camera.ts';
import { watchFingers } from './fingers.ts';

type Point = { readonly x: number; readonly y: number };
type Change = (camera: Camera, room: Room) => Camera;
type Held = {
  camera: Camera;
  room: Room;
  asked: number;
  settle: number;
  touched: boolean;
  drawnAt: number;
  /** The last change shown, until the player moves the view. */
  shown: Change | null;
};
/** In units of the drawing. */
type Part = Point & { readonly width: number; readonly height: number };

export type Look = {
  readonly window: RefObject<HTMLDivElement | null>;
  readonly field: RefObject<HTMLDivElement | null>;
  readonly zoomBy: (factor: number) => void;
  /** Back to the field without the air around it. */
  readonly fit: () => void;
  /** Scrolls a point into view with a margin in pixels, if space allows. Keeps it in view on resize. */
  readonly show: (spot: Point, air?: number) => void;
  /** Fills the window with a part of the drawing. */
  readonly frame: (part: Part) => void;
  /** Brings the first of several parts that fits into the window, with one unit of the drawing between `least` and `most` pixels long. */
  readonly frameFirst: (parts: readonly Part[], scale: { readonly least: number; readonly most: number }) => void;
};

const SETTLE_MS = 180;

const AT_FIRST: Readonly<Held> = {
  camera: { x: 0, y: 0, zoom: 1 },
  room: { width: 1, height: 1, field: { width: 1, height: 1 } },
  asked: 0,
  settle: 0,
  touched: false,
  drawnAt: 1,
  shown: null,
};

type Layer = {
  readonly window: RefObject<HTMLDivElement | null>;
  readonly field: RefObject<HTMLDivElement | null>;
  readonly held: RefObject<Held>;
  readonly look: (change: Change) => void;
};

/** During a move the drawing is only scaled. After a change of zoom it is drawn once more at its size. */
function sharpen(state: Held, layer: HTMLElement): void {
  state.drawnAt = state.camera.zoom;
  layer.style.willChange = 'auto';
  requestAnimationFrame(() => requestAnimationFrame(() => layer.style.removeProperty('will-change')));
}

/** The window, the layer in it, and where the camera stands: a change of it is painted with the next frame. The window says when it is `data-close` and, for what only adorns, while it is `data-moving`. */
function useLayer({ width, height }: Size, part: Part): Layer {
  const window = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const held = useRef<Held>({ ...AT_FIRST });

  /** Sets the meaning of the next touch at rest, too, because it changes the style of everything in the window. */
  const rest = useCallback(() => {
    const { camera, room, drawnAt } = held.current;
    const farOff = fitted(scaled(part, room, width), room).zoom * 1.02;
    window.current?.toggleAttribute('data-close', camera.zoom > farOff);
    window.current?.removeAttribute('data-moving');
    if (field.current !== null && camera.zoom !== drawnAt) sharpen(held.current, field.current);
  }, [part, width]);

  const paint = useCallback(() => {
    const state = held.current;
    state.asked = 0;
    const layer = field.current;
    if (layer === null) return;
    const { x, y, zoom } = state.camera;
    layer.style.transform = `translate3d(${x}px,${y}px,0) scale(${zoom})`;
    window.current?.setAttribute('data-moving', '');
    clearTimeout(state.settle);
    state.settle = setTimeout(rest, SETTLE_MS) as unknown as number;
  }, [rest]);

  const look = useCallback(
    (change: Change) => {
      const state = held.current;
      // a window that was put up again is not watched yet when the first look into it is asked for
      if (window.current !== null && window.current.clientWidth !== state.room.width)
        state.room = roomIn(window.current, { width, height }) ?? state.room;
      state.camera = change(state.camera, state.room);
      if (state.asked === 0) state.asked = requestAnimationFrame(paint);
    },
    [paint, width, height],
  );
  return { window, field, held, look };
}

type Size = { readonly width: number; readonly height: number };

/** The room of a window for a drawing; null while it is hidden, as when something beside it is fetched: its next size says more. */
function roomIn({ clientWidth, clientHeight }: HTMLElement, { width, height }: Size): Room | null {
  if (clientWidth === 0 || clientHeight === 0) return null;
  return {
    width: clientWidth,
    height: clientHeight,
    field: { width: clientWidth, height: (clientWidth * height) / width },
  };
}

/** The camera follows the size of its window, and fingers. */
function useFollowing({ window, held, look }: Layer, { width, height }: Size, fit: () => void): void {
  useEffect(() => {
    const box = window.current;
    if (box === null) return;
    const measure = () => {
      held.current.room = roomIn(box, { width, height }) ?? held.current.room;
      if (held.current.touched) look(held.current.shown ?? ((camera, room) => moved(camera, 0, 0, room)));
      else fit();
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, [window, held, fit, look, height, width]);

  useEffect(() => {
    const box = window.current;
    if (box === null) return;
    return watchFingers(box, (change) => {
      held.current.touched = true;
      held.current.shown = null;
      look(change);
    });
  }, [window, held, look]);
}

/**
 * Pan and zoom of a drawing `width` units wide inside a window, with one finger, two fingers, a wheel or buttons. Only the transform of
 * one layer changes, once for each frame that is shown: nothing is laid out or painted while a finger moves. The layer stands from the
 * beginning (`will-change` in the sheet), so that the first frame of a gesture is no dearer than the others.
 */
export function useCamera(width: number, height: number, part: Part): Look {
  const layer = useLayer({ width, height }, part);
  const { window, field, held, look } = layer;
  const fit = useCallback(() => {
    held.current.touched = false;
    held.current.shown = null;
    look((_, room) => fitted(scaled(part, room, width), room));
  }, [held, look, part, width]);
  useFollowing(layer, { width, height }, fit);

  return useMemo(() => {
    const middle = ({ width, height }: Room) => ({ x: width / 2, y: height / 2 });
    return {
      window,
      field,
      fit,
      zoomBy: (factor) => {
        held.current.touched = true;
        look((camera, room) => zoomed(camera, factor, middle(room), room));
      },
      show: (spot, air = AIR) => {
        held.current.shown = showingIn(spot, width, air);
        look(held.current.shown);
      },
      frame: (part) => {
        const { x, y } = part;
        held.current.touched = true;
        held.current.shown = centringOn({ x: x + part.width / 2, y: y + part.height / 2 }, width);
        look((_, room) => fitted(scaled(part, room, width), room));
      },
      frameFirst: (parts, scale) => {
        held.current.touched = true;
        held.current.shown = framing(parts, scale, width);
        look(held.current.shown);
      },
    };
  }, [window, field, held, fit, look, width]);
}

/** Pixels around a spot that is shown. */
const AIR = 60;

/** Shows a point of a drawing `width` units wide, with a margin. */
const showingIn =
  ({ x, y }: Point, width: number, air: number): Change =>
  (camera, room) => {
    const by = room.field.width / width;
    return showing(
      camera,
      { x: x * by, y: y * by },
      Math.min(air, room.width / (air > AIR ? 2.5 : 4), room.height / 2),
      room,
    );
  };

/** A spot stays in the middle, as near as it is. */
const centringOn =
  ({ x, y }: Point, width: number): Change =>
  (camera, room) => {
    const by = (room.field.width / width) * camera.zoom;
    return moved({ ...camera, x: room.width / 2 - x * by, y: room.height / 2 - y * by }, 0, 0, room);
  };

/** Shows the first part that fits, at between `least` and `most` pixels per unit of the drawing. */
const framing =
  (parts: readonly Part[], { least, most }: { readonly least: number; readonly most: number }, width: number): Change =>
  (_, room) => {
    const by = room.field.width / width;
    const inRoom = parts.map((part) => scaled(part, room, width));
    return framed(inRoom, { least: least / by, most: most / by }, room);
  };

const scaled = (part: Part, { field }: Room, width: number): Part => {
  const by = field.width / width;
  return { x: part.x * by, y: part.y * by, width: part.width * by, height: part.height * by };
};
