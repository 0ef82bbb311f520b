/** What may be ordered now, in the notation of the game: who plays by mail alone has no other menu. */
import { menuOf, viewOf } from '@fieldpost/engine';
import type { Answerable } from '../email-actions/answerable.ts';

/** Examples of one subject, where all subjects are asked for. */
const EXAMPLES = 3;
/** Lines about one subject. */
const MAX_LINES = 60;

/** What a mail asks about, by its first line: "? u5" one subject of the game, "?" or "help" all of them; null: it asks nothing. */
export function questionIn([first = '']: readonly string[]): string | null {
  const [, about] = /^(?:\?|help\b)\s*(\S*)$/i.exec(first) ?? [];
  return about ?? null;
}

/** Returns all orders of the named subject. Without one, or if it can do nothing, returns a few of each subject. */
export function ordersPossible(letter: Answerable, about: string): readonly string[] {
  const named = about === '' ? [] : linesOf(letter, about);
  if (named.length > 0) return shortened(named);
  const subjects = letter.loaded.rules.subjects(viewOf(letter.loaded.rules, letter.game, letter.seat), letter.seat);
  return subjects.flatMap((subject) => examples(subject, linesOf(letter, subject)));
}

function linesOf({ loaded: { rules }, game, seat }: Answerable, subject: string): readonly string[] {
  const view = viewOf(rules, game, seat);
  return menuOf(rules, game, seat, subject).map((command) => rules.write(command, view));
}

function shortened(lines: readonly string[]): readonly string[] {
  const left = lines.length - MAX_LINES;
  return left <= 0 ? lines : [...lines.slice(0, MAX_LINES), `and ${left} more`];
}

/** What needs no subject is named whole; of others some, from all over the list. */
function examples(subject: string, lines: readonly string[]): readonly string[] {
  if (subject === '') return shortened(lines);
  if (lines.length === 0) return [];
  if (lines.length <= EXAMPLES) return [`${subject}: ${lines.join('; ')}`];
  const step = (lines.length - 1) / (EXAMPLES - 1);
  const some = Array.from({ length: EXAMPLES }, (_, index) => lines[Math.round(index * step)]);
  return [`${subject}: ${some.join('; ')}; ${lines.length - EXAMPLES} more, all with “? ${subject}”`];
}
