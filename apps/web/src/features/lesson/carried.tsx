'use client';
import { taught } from '../../games/index.ts';
import { type Known, useCarrying } from './progress.ts';

const GAMES = taught().map(({ id }) => id);

/** Renders nothing. Copies this browser's lesson progress to the signed-in account. */
export function CarriedLessons({ known }: { readonly known: Known }) {
  useCarrying(GAMES, known);
  return null;
}
