import type { CDPSession } from 'playwright-core';

export type Spot = { readonly x: number; readonly y: number };
export type Gesture = (session: CDPSession, spot: Spot) => Promise<void>;

const PAN_MS = 3000;
const MOVE_MS = 8;
const RADIUS = 70;
const CIRCLES = 3;

/** The position of a finger after `ms` milliseconds: it moves in circles that begin and end at its first position. */
function onCircle({ x, y }: Spot, ms: number): Spot {
  const angle = (ms / PAN_MS) * CIRCLES * 2 * Math.PI;
  return { x: x + RADIUS * Math.sin(angle), y: y + RADIUS * (1 - Math.cos(angle)) };
}

/** Calls for places on the way, oftener than frames are shown, as hands and mice do. Nothing waits for an answer. */
async function along(spot: Spot, send: (at: Spot) => Promise<unknown>): Promise<void> {
  const sent: Promise<unknown>[] = [];
  const began = performance.now();
  for (let now = began; now < began + PAN_MS; now = performance.now()) {
    sent.push(send(onCircle(spot, now - began)));
    await new Promise((done) => setTimeout(done, MOVE_MS));
  }
  await Promise.all(sent);
}

/** The field is drawn about with the mouse. */
export const panByMouse: Gesture = async (session, spot) => {
  const button = { button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...spot, ...button });
  await along(spot, (at) =>
    session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at, button: 'left', buttons: 1 }),
  );
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...spot, ...button });
};

/** The field is drawn about with one finger. */
export const panByFinger: Gesture = async (session, spot) => {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ ...spot, id: 0 }] });
  await along(spot, (at) =>
    session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ ...at, id: 0 }] }),
  );
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** How near two fingers are, or how far a wheel is turned: out and in again with every circle. */
const swing = (spot: Spot, at: Spot): number => (at.y - spot.y) / RADIUS;

/** The wheel, with the key that enlarges. */
export const zoomByWheel: Gesture = async (session, spot) => {
  let before = 0;
  await along(spot, (at) => {
    const now = swing(spot, at) * 200;
    const deltaY = now - before;
    before = now;
    return session.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...spot, deltaX: 0, deltaY, modifiers: 2 });
  });
};

/** Two fingers go apart and together. */
export const zoomByFingers: Gesture = async (session, spot) => {
  const fingers = (apart: number) => [
    { x: spot.x - apart, y: spot.y, id: 0 },
    { x: spot.x + apart, y: spot.y, id: 1 },
  ];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(100) });
  await along(spot, (at) =>
    session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(100 - 30 * swing(spot, at)) }),
  );
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};
