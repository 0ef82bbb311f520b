import { referringTo } from '@fieldpost/boards/animal-world-war';

/** Pictures are fetched once, as one file that the browser keeps, and no script carries them. */
export const ALBUM = referringTo('/pictures/animal-world-war');
