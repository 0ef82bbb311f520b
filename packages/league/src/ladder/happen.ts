import { pairKey } from '../log/ledger.ts';
import { DAY, emptyBook, type Happening, isOnLeave, type LadderBook, type Outcome, rungOf } from './book.ts';
import { DORMANT_DAYS, decayed, idleDays } from './decay.ts';

const PROTECTION_DAYS = 7;
const NO_SHOW_DAYS = 90;

/** Writes what happened into the book, and lets the rungs move. */
export function happen(book: LadderBook, happening: Happening): void {
  book.happenings.push(happening);
  take(book, happening);
}

/** CL-120: a reversed result replays the ladder from its beginning, with the results as they are now. */
export function replayed({ happenings }: LadderBook): LadderBook {
  const book = emptyBook();
  for (const happening of happenings) happen(book, happening);
  return book;
}

function take(book: LadderBook, happening: Happening): void {
  switch (happening.kind) {
    case 'joined':
      // CL-110: at the bottom, in order of joining.
      book.rungs.push(happening.id);
      book.active.set(happening.id, happening.at);
      return;
    case 'idle-since':
      book.active.set(happening.id, happening.at);
      return;
    case 'challenged':
      book.challenges.push(happening);
      book.active.set(happening.a, happening.at);
      return;
    case 'declined':
      note(book.declines, happening.b, happening.at);
      close(book, happening.a, happening.b);
      return;
    case 'taken-back':
      close(book, happening.a, happening.b);
      return;
    case 'finished':
      finish(book, happening);
      return;
    case 'on-leave':
      book.leaves.set(happening.id, [...(book.leaves.get(happening.id) ?? []), happening]);
      return;
    case 'left':
      book.rungs = book.rungs.filter((id) => id !== happening.id);
      book.challenges = book.challenges.filter(({ a, b }) => a !== happening.id && b !== happening.id);
      return;
    case 'monday':
      monday(book, happening.at);
  }
}

function note(notes: Map<string, number[]>, id: string, at: number): void {
  notes.set(id, [...(notes.get(id) ?? []), at]);
}

function close(book: LadderBook, a: string, b: string): void {
  book.challenges = book.challenges.filter((one) => one.a !== a || one.b !== b);
}

function finish(book: LadderBook, { a, b, at, outcome }: Extract<Happening, { kind: 'finished' }>): void {
  const result = outcome();
  close(book, a, b);
  if (result === null) return;
  book.active.set(a, at);
  book.active.set(b, at);
  book.lastMet.set(pairKey(a, b), at);
  if (result.challenger > result.defender) overtake(book, a, b, at);
  // CL-114, CL-116: a tie defends, and who holds is protected; not who was not there (CL-080).
  else if (result.noShow !== 'both') book.protectedUntil.set(b, at + PROTECTION_DAYS * DAY);
  noteNoShow(book, { a, b, at, result });
}

/** CL-115: the winner stands below: onto the rung of the challenged; everyone from there down to the old rung moves one down. */
function overtake(book: LadderBook, a: string, b: string, at: number): void {
  const [from, to] = [rungOf(book, a), rungOf(book, b)];
  if (from === 0 || to === 0 || from < to) return;
  book.rungs.splice(from - 1, 1);
  book.rungs.splice(to - 1, 0, a);
  book.protectedUntil.set(b, at + PROTECTION_DAYS * DAY);
}

/** CL-117: the second no-show within 90 days falls to the bottom. A walkover counts once, whatever its legs. */
function noteNoShow(
  book: LadderBook,
  { a, b, at, result }: { a: string; b: string; at: number; result: Outcome },
): void {
  if (result.noShow === 'challenger' || result.noShow === 'both') fallIfTwice(book, a, at);
  if (result.noShow === 'defender' || result.noShow === 'both') fallIfTwice(book, b, at);
}

function fallIfTwice(book: LadderBook, id: string, at: number): void {
  note(book.noShows, id, at);
  const recent = (book.noShows.get(id) ?? []).filter((before) => at - before <= NO_SHOW_DAYS * DAY);
  if (recent.length < 2 || !book.rungs.includes(id)) return;
  book.rungs = [...book.rungs.filter((other) => other !== id), id];
}

/** CL-118: one batch: first all drops, then the dormant leave and the gaps close. */
function monday(book: LadderBook, at: number): void {
  const idle = (id: string) => (isOnLeave(book, id, at) ? 0 : idleDays(book, id, at));
  book.rungs = [...decayed(book.rungs, (id) => idle(id) >= 42)];
  book.rungs = book.rungs.filter((id) => idle(id) < DORMANT_DAYS);
}
