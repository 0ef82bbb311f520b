import { FORMATIONS, NATIONS } from '@fieldpost/rules-tank-killers/catalogue';
import type { FigureProps } from '../manifest.ts';
import { Silhouette } from './silhouette.tsx';

const LINES: readonly string[] = NATIONS.flatMap((nation) => FORMATIONS[nation].map(({ id }) => id));

/** The figure of a formation line. */
export const Figure = ({ kind, side }: FigureProps) =>
  LINES.includes(kind) ? <Silhouette line={kind} turned={side === 'anglo'} /> : null;
