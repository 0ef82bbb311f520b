import { ABOUT } from '@fieldpost/rules-mass-warfare/about';
import type { SiteGame } from '../manifest.ts';
import { Editor, Table } from './entry.tsx';

export const massWarfare: SiteGame<keyof typeof ABOUT.sideNames> = {
  about: ABOUT,
  marks: { s1: 'disc', s2: 'triangle', s3: 'square', s4: 'diamond' },
  seatOptions: [],
  offerStands: 'to the end of the next turn. Passing does not answer it',
  setUp: () => import('./set-up.ts'),
  words: () => import('./rule-links.ts'),
  help: () => import('./help.ts'),
  figure: () => import('./figure.tsx'),
  Table,
  lesson: () => import('./lesson.ts'),
  guesses: false,
  editor: { noun: 'map', Editor },
  Portrait: null,
};
