/** Armies and placings are laid from a book: a search order by order sees nothing in them, and by lot they are lost. */
import {
  type AnyRuleSet,
  type BookEntry,
  type Json,
  type Numbers,
  oneOf,
  type Seat,
  type SetUpGuidance,
  type Tagged,
} from '@fieldpost/engine';

/** How much worse than the best an entry may have done, of 1, to be taken in its turn. */
const AS_GOOD = 0.05;

/**
 * The seat's next placement: the next line of a book entry that can still be followed, one of the best by lot. Null if none can: then the
 * game's own default applies.
 */
export function fromBook(
  rules: AnyRuleSet,
  setUp: SetUpGuidance,
  kind: string,
  asked: { readonly view: Json; readonly seat: Seat<string> },
  next: Numbers,
): Tagged | null {
  const { view, seat } = asked;
  const entries = setUp.book[`${kind} ${seat.side}`] ?? [];
  const possible = entries.flatMap((entry) => {
    const command = lineOf(rules, entry, view, seat);
    return command === null ? [] : [{ entry, command }];
  });
  const best = Math.max(...possible.map(({ entry }) => shareOf(entry)));
  return (
    oneOf(
      possible.filter(({ entry }) => shareOf(entry) >= best - AS_GOOD),
      next,
    )?.command ?? null
  );
}

function shareOf({ won, of }: BookEntry): number {
  return of === 0 ? 0 : won / of;
}

/** The first line of an entry that is legal now: earlier ones have been played. */
function lineOf(rules: AnyRuleSet, { lines }: BookEntry, view: Json, seat: Seat<string>): Tagged | null {
  for (const line of lines) {
    const read = rules.read(line, view, seat);
    if (read.ok && rules.refuses(view, seat, read.value) === null) return read.value;
  }
  return null;
}
