/** Moves the camera by touch. */
import { type Camera, moved, type Room, zoomed } from './camera.ts';

type Point = { readonly x: number; readonly y: number };
const STEP_PIXELS = 6;
const TAP_MS = 300;

type Change = (camera: Camera, room: Room) => Camera;

/** One finger moves, two fingers enlarge; a second tap that is held and drawn up or down enlarges with one thumb. */
export function watchFingers(box: HTMLElement, look: (change: Change) => void): () => void {
  const { down, move, up, click } = handsOn(box, look);
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const at = inside(box, event);
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

function inside(box: HTMLElement, event: { readonly clientX: number; readonly clientY: number }): Point {
  const { left, top } = box.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

type Tap = Point & { readonly at: number };

/** Whether a touch is the second of two at one place. */
const isAgain = (last: Tap, at: Point, time: number): boolean =>
  time - last.at < TAP_MS && Math.hypot(at.x - last.x, at.y - last.y) < 24;

/** Tracks pointers from the moment when each is put down. */
function handsOn(box: HTMLElement, look: (change: Change) => void) {
  const fingers = new Map<number, Point>();
  let moving = false;
  let tapped: Tap = { at: 0, x: 0, y: 0 };
  let thumb: Point | null = null;
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const at = inside(box, event);
    thumb = isAgain(tapped, at, event.timeStamp) && event.pointerType !== 'mouse' ? at : null;
    tapped = { at: event.timeStamp, ...at };
    fingers.set(event.pointerId, at);
    moving = false;
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = inside(box, event);
    if (!moving && Math.hypot(now.x - before.x, now.y - before.y) < STEP_PIXELS && fingers.size === 1) return;
    if (!moving) box.setPointerCapture(event.pointerId);
    moving = true;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    look(moveOf(before, now, thumb, other));
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) thumb = null;
  };
  // A drag is not a tap.
  const click = (event: MouseEvent) => {
    if (!moving) return;
    moving = false;
    event.preventDefault();
    event.stopPropagation();
  };
  return { down, move, up, click };
}

/** @param thumb Where a held second tap began. @param other Where the other finger is. */
function moveOf(before: Point, now: Point, thumb: Point | null, other: Point | undefined): Change {
  if (thumb !== null) return (camera, room) => zoomed(camera, 1.008 ** (before.y - now.y), thumb, room);
  if (other !== undefined) return pinch(before, now, other);
  return (camera, room) => moved(camera, now.x - before.x, now.y - before.y, room);
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
