/** Whose paint, helmets and marks. */
export type Nation = 'german' | 'american' | 'british';

/** The list of a formation line's id is told by its letter: G, A or B. */
export function nationOf(line: string): Nation {
  if (line.startsWith('A')) return 'american';
  return line.startsWith('B') ? 'british' : 'german';
}
