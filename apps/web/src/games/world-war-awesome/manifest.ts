import { ABOUT } from '@fieldpost/rules-world-war-awesome/about';
import type { SiteGame } from '../manifest.ts';
import { Editor, Table } from './entry.tsx';

export const worldWarAwesome: SiteGame<keyof typeof ABOUT.sideNames> = {
  about: ABOUT,
  marks: { A: 'house', B: 'tent' },
  seatOptions: [],
  offerStands: null,
  setUp: () => import('./set-up.ts'),
  words: () => import('./rule-links.ts'),
  help: () => import('./help.ts'),
  figure: () => import('./figure.tsx'),
  Table,
  editor: { noun: 'battlefield', Editor },
  lesson: () => import('./lesson.ts'),
  guesses: false,
  Portrait: null,
};
