import { z } from 'zod';

/** Prompts done of the lesson of each game, by the id of the game. */
export type Progress = Readonly<Record<string, number>>;

/** No lesson has more prompts. */
const MAX_PROMPTS = 100;

/** What a browser may tell of it. */
export const progress = z.record(z.string().max(100), z.int().min(0).max(MAX_PROMPTS));

/** What is stored of somebody's way through the lessons. */
export function progressOf(stored: unknown): Progress {
  const read = progress.safeParse(stored ?? {});
  return read.success ? read.data : {};
}

/** The further of two ways. */
export const further = (one: Progress, other: Progress): Progress =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((game) => [
      game,
      Math.max(one[game] ?? 0, other[game] ?? 0),
    ]),
  );
