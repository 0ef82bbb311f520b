/** Whose paint, helmets and marks. */
export const NATIONS = ['german', 'american', 'british'] as const;
export type Nation = (typeof NATIONS)[number];

export const NATION_NAMES: Readonly<Record<Nation, string>> = {
  german: 'German',
  american: 'American',
  british: 'British',
};

/** The list of a formation line's id is told by its letter: G, A or B. */
export function nationOf(line: string): Nation {
  if (line.startsWith('A')) return 'american';
  return line.startsWith('B') ? 'british' : 'german';
}
