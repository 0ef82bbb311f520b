import { ABOUT } from '@fieldpost/rules-tank-killers/about';
import type { SiteGame } from '../manifest.ts';
import { Table } from './entry.tsx';

export const tankKillers: SiteGame<keyof typeof ABOUT.sideNames> = {
  about: ABOUT,
  marks: { german: 'house', anglo: 'tent' },
  seatOptions: [],
  offerStands: null,
  setUp: () => import('./set-up.ts'),
  words: () => import('./rule-links.ts'),
  help: () => import('./help.ts'),
  figure: () => import('./figure.tsx'),
  Table,
  lesson: () => import('./lesson.ts'),
  guesses: false,
  editor: null,
  Portrait: null,
};
