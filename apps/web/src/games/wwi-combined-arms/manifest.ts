import { ABOUT } from '@fieldpost/rules-wwi-combined-arms/about';
import type { SiteGame } from '../manifest.ts';
import { Table } from './entry.tsx';

export const wwiCombinedArms: SiteGame<keyof typeof ABOUT.sideNames> = {
  about: ABOUT,
  marks: { south: 'house', north: 'tent' },
  seatOptions: ['creator'],
  offerStands: null,
  setUp: () => import('./set-up.ts'),
  words: () => import('./rule-links.ts'),
  help: () => import('./help.ts'),
  figure: () => import('./figure.tsx'),
  Table,
  lesson: () => import('./lesson.ts'),
  guesses: true,
  editor: null,
  Portrait: null,
};
