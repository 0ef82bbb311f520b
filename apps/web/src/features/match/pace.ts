/** Read by pages while they are made on the server, too: nothing here is a browser's. */

/** How fast things move on the board; the number stretches every motion, 0 is none. */
export const PACES = { off: 0, quick: 0.45, normal: 1, slow: 1.8 } as const;
export type PaceName = keyof typeof PACES;

export const PACE_WORDS: Readonly<Record<PaceName, string>> = {
  off: 'Off',
  quick: 'Fast',
  normal: 'Normal',
  slow: 'Slow',
};

export const isPace = (text: string | null): text is PaceName => text !== null && Object.hasOwn(PACES, text);

/** The pace that an address names (`speed=slow`); null: none. */
export const paceOf = (raw: string | readonly string[] | undefined): PaceName | null =>
  typeof raw === 'string' && isPace(raw) ? raw : null;
