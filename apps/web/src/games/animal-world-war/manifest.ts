import { ABOUT } from '@fieldpost/rules-animal-world-war/about';
import type { SiteGame } from '../manifest.ts';
import { Editor, Portrait, Table } from './entry.tsx';

export const animalWorldWar: SiteGame<keyof typeof ABOUT.sideNames> = {
  about: ABOUT,
  marks: { HERB: 'ring', CARN: 'saw' },
  seatOptions: [],
  offerStands: null,
  setUp: () => import('./set-up.ts'),
  words: () => import('./rule-links.ts'),
  help: () => import('./help.ts'),
  figure: () => import('./figure.tsx'),
  Table,
  lesson: () => import('./lesson.ts'),
  guesses: false,
  editor: { noun: 'battlefield', Editor },
  Portrait,
};
