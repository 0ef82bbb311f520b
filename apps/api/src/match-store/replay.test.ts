import { type Json, type JsonPatch, patched, type Seat } from '@fieldpost/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { legalFor } from '../match-api/service.ts';
import { type Duel, openDuel } from '../testing/duel.ts';
import { type House, openHouse } from '../testing/house.ts';
import { play } from '../turn/play.ts';
import { loadedMatch } from './loaded-match.ts';
import { type Frame, frames, viewHash, viewSince } from './replay.ts';
import { nearestState } from './store.ts';

/** Enough for a state to be kept, and for another one to be stored after it. */
const STEPS = 150;

let house: House;
let duel: Duel;
const NORTH: Seat<string> = { side: 'north', player: 0 };

/** Plays legal orders in a fixed sequence, until the match has enough steps or ends. */
async function playOn(): Promise<number> {
  for (let seed = 7; ; seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) {
    const match = await duel.stored();
    const [side] = match.waitingFor;
    if (match.step >= STEPS || side === undefined) return match.step;
    const menu = legalFor(loadedMatch(match), { side, player: 0 });
    const line = menu[seed % menu.length]?.line ?? 'end';
    const { caller } = side === 'south' ? duel.south : duel.north;
    const order = { expectedStep: match.step, order: { line }, key: null };
    const played = await play(house.context, caller, duel.id, order);
    if (!played.ok) throw new Error(`${line}: ${played.fault.message}`);
  }
}

beforeAll(async () => {
  house = await openHouse('2026-11-22T12:00:00Z');
  duel = await openDuel(house.context);
  expect(await playOn()).toBeGreaterThanOrEqual(STEPS);
});
afterAll(() => house.close());

const loaded = async () => loadedMatch(await duel.stored());

/** As a page puts them together. */
function viewsOf(found: readonly Frame[]): readonly Json[] {
  let view: Json = null;
  return found.map(({ view: whole, changes }) => {
    view = changes === null ? whole : patched(view, changes);
    return view;
  });
}

describe('the replay', () => {
  test('starts at a state that was kept on the way, not at the first step', async () => {
    const start = await nearestState(house.context.db, duel.id, 130);
    expect(start?.step).toBeGreaterThanOrEqual(80);
    expect(start?.step).toBeLessThanOrEqual(130);
  });

  test.each([NORTH, 'spectator'] as const)('gives %o the same positions wherever it starts', async (viewer) => {
    const match = await loaded();
    const whole = await frames(house.context, match, viewer, 0, 200);
    const views = viewsOf(whole);
    for (const from of [0, 1, 60, 99, 100, 101, 121, 140]) {
      const part = await frames(house.context, match, viewer, from, 12);
      expect(part.map(({ step }) => step)).toEqual(whole.slice(from, from + 12).map(({ step }) => step));
      expect(part.map(({ entry }) => entry)).toEqual(whole.slice(from, from + 12).map(({ entry }) => entry));
      expect(viewsOf(part)).toEqual(views.slice(from, from + 12));
      expect(part.map(({ changes }) => changes === null)).toEqual(part.map((_, index) => index === 0));
    }
  });
});

describe('a page that shows an earlier view', () => {
  const shown = async (step: number): Promise<Json> => {
    const [frame] = await frames(house.context, await loaded(), NORTH, step, 1);
    return frame?.view ?? null;
  };
  const now = async (step: number, known: string | null) =>
    viewSince(house.context, await loaded(), NORTH, step, known);

  test.each([0, 99, 120, 145])('after %i steps gets what has changed', async (step) => {
    const before = await shown(step);
    const whole = await now(0, null);
    const update = await now(step, viewHash(before));
    expect(update?.view).toBeNull();
    expect(patched(before, update?.changes as JsonPatch)).toEqual(whole?.view);
    expect(update?.hash).toBe(whole?.hash);
  });

  test('gets nothing where nothing has changed, and all of it where its view is not that of then', async () => {
    const whole = await now(0, null);
    expect(await now(145, whole?.hash ?? '')).toEqual({ view: null, changes: [], hash: whole?.hash });
    expect(await now(120, 'another view')).toEqual(whole);
    expect(await now(9_999, viewHash(await shown(120)))).toEqual(whole);
    expect(await now(-1, 'x')).toEqual(whole);
  });
});
