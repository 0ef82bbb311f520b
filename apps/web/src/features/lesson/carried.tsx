'use client';
import { taught } from '../../games/index.ts';
import { type Known, useCarrying } from './progress.ts';

const GAMES = taught().map(({ id }) => id);

/** Shows nothing: takes what this browser has kept of the lessons to the account of whoever is signed in. */
export function CarriedLessons({ known }: { readonly known: Known }) {
  useCarrying(GAMES, known);
  return null;
}
