import { FORMATIONS, NATIONS } from '@fieldpost/rules-tank-killers/catalogue';
import type { FigureProps } from '../manifest.ts';
import { Silhouette } from './silhouette.tsx';

const LINES: readonly string[] = NATIONS.flatMap((nation) => FORMATIONS[nation].map(({ id }) => id));

/** What a line of a formation shows. */
export const Figure = ({ kind, side }: FigureProps) =>
  LINES.includes(kind) ? <Silhouette line={kind} turned={side === 'anglo'} /> : null;
