/** The camera: how far the board is moved and enlarged in its window. Pure, for tests. */

/** `x`, `y`: pixels by which the field's corner lies off the window's; `zoom`: 1 = as drawn to fit the width. */
export type Camera = { readonly x: number; readonly y: number; readonly zoom: number };
/** In pixels: the window, and the field at zoom 1. */
export type Room = {
  readonly width: number;
  readonly height: number;
  readonly field: { readonly width: number; readonly height: number };
};

export const CLOSEST = 5;

/** The least zoom: the whole field, with the air around it, is seen. */
export function farthest({ width, height, field }: Room): number {
  return Math.min(width / field.width, height / field.height);
}

const between = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** Keeps the field in the window: centred where it is smaller, without empty edges where it is larger. */
export function kept({ x, y, zoom }: Camera, room: Room): Camera {
  const near = between(zoom, farthest(room), CLOSEST);
  const along = (at: number, window: number, field: number) =>
    field <= window ? (window - field) / 2 : between(at, window - field, 0);
  return {
    x: along(x, room.width, room.field.width * near),
    y: along(y, room.height, room.field.height * near),
    zoom: near,
  };
}

/** So that this part of the field (in pixels at zoom 1) fills the window. */
export function fitted(
  part: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  room: Room,
): Camera {
  const zoom = Math.min(room.width / part.width, room.height / part.height);
  const x = room.width / 2 - (part.x + part.width / 2) * zoom;
  const y = room.height / 2 - (part.y + part.height / 2) * zoom;
  return kept({ x, y, zoom }, room);
}

/** In pixels at zoom 1, as the field. */
type Framed = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/**
 * Frames the first of several parts, from the largest to the smallest, that fits the window, no closer than `most`. If none fits at
 * `least`, the last is in the middle at that zoom.
 */
export function framed(parts: readonly Framed[], { least, most }: ZoomRange, room: Room): Camera {
  const fits = ({ width, height }: Framed) => Math.min(room.width / width, room.height / height);
  const part = parts.find((one) => fits(one) >= least) ?? parts.at(-1);
  if (part === undefined) return kept({ x: 0, y: 0, zoom: least }, room);
  const zoom = between(fits(part), least, most);
  const x = room.width / 2 - (part.x + part.width / 2) * zoom;
  const y = room.height / 2 - (part.y + part.height / 2) * zoom;
  return kept({ x, y, zoom }, room);
}

export type ZoomRange = { readonly least: number; readonly most: number };

export function moved(camera: Camera, dx: number, dy: number, room: Room): Camera {
  return kept({ ...camera, x: camera.x + dx, y: camera.y + dy }, room);
}

/** Enlarged by a factor, with the point of the window under the finger staying where it is. */
export function zoomed(
  camera: Camera,
  factor: number,
  at: { readonly x: number; readonly y: number },
  room: Room,
): Camera {
  const zoom = between(camera.zoom * factor, farthest(room), CLOSEST);
  const by = zoom / camera.zoom;
  return kept({ zoom, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by }, room);
}

/** Moved as little as needed so that a spot of the field (pixels at zoom 1) is seen, `air` pixels from the edge. */
export function showing(
  camera: Camera,
  spot: { readonly x: number; readonly y: number },
  air: number,
  room: Room,
): Camera {
  const [x, y] = [camera.x + spot.x * camera.zoom, camera.y + spot.y * camera.zoom];
  const off = (at: number, window: number) => between(at, air, window - air) - at;
  return moved(camera, off(x, room.width), off(y, room.height), room);
}
