/** The nation, which decides paint, helmets and marks. */
export type Nation = 'german' | 'american' | 'british';

/** The first letter of a formation line's id names its list: G, A or B. */
export function nationOf(line: string): Nation {
  if (line.startsWith('A')) return 'american';
  return line.startsWith('B') ? 'british' : 'german';
}
