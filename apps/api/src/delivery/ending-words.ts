import { sideNameOf } from '@fieldpost/rulebook';
import type { EndingOutcome, NotificationContext } from '../notification-rules/context.ts';

/** A sentence begins with a capital letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Ada", "Ada and Ben", "your opponent". */
export const othersOf = ({ others }: NotificationContext): string => listed(others);

/** The reader's opponents: on a shared side without their allies. */
export const foesOf = ({ others, allies }: NotificationContext): string =>
  listed(others.filter((name) => !allies.includes(name)));

/** "Bruno is with you", "Bruno and Eva are with you"; empty: nobody is. */
export const alliesOf = ({ allies }: NotificationContext): string =>
  allies.length === 0 ? '' : `${listed(allies)} ${allies.length === 1 ? 'is' : 'are'} with you`;

/** The same of those that the letter tells of. */
export const whoOf = ({ by }: NotificationContext): string => listed(by);

/** "Ada", "Ada and Ben", "Ada, Ben and Eva"; nobody: "your opponent". */
export function listed(names: readonly string[]): string {
  if (names.length === 0) return 'your opponent';
  const last = names.at(-1) ?? '';
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** "Ada’s", "your opponent’s". */
export const possessive = (name: string): string => `${name}’s`;

/** How the match ended for a side: of more than two, who is neither first nor last has not lost, but come in between. */
export function resultFor({ places }: EndingOutcome, side: string): 'won' | 'lost' | 'drawn' | 'placed' {
  const own = places.find((place) => place.side === side)?.place ?? 0;
  const shared = places.filter((place) => place.place === own).length > 1;
  if (own === 1) return shared ? 'drawn' : 'won';
  return places.some(({ place }) => place > own) || shared ? 'placed' : 'lost';
}

const RESULTS = { won: 'You have won', lost: 'You have lost' } as const;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** "You came second of 4"; places that are shared say so. */
function placeWords({ places }: EndingOutcome, side: string): string {
  const own = places.find((place) => place.side === side)?.place ?? 0;
  const shared = places.filter((place) => place.place === own).length > 1;
  return `You ${shared ? 'share the' : 'came'} ${ORDINALS[own - 1] ?? own}${shared ? ' place' : ''} of ${places.length}`;
}

/** The result of a side in a few words: "You have won", "You came second of 4". */
function resultWords(outcome: EndingOutcome, side: string): string {
  const result = resultFor(outcome, side);
  if (result === 'won') return RESULTS.won;
  const all = outcome.places.every(({ place }) => place === 1);
  if (result === 'drawn' && all) return 'The match is a draw';
  return outcome.places.length === 2 ? RESULTS.lost : placeWords(outcome, side);
}

/** How the match came to its end, in a sentence. */
export function endedHow(about: NotificationContext): string {
  const { ending, reader, match } = about;
  if (!ending) return 'The match has ended.';
  const { places } = ending.outcome;
  // A player who ends the match by resigning is last to go, and places directly behind the survivor.
  const goner = places.find(({ place }) => place === 2)?.side ?? reader.side;
  const own = goner === reader.side;
  const other = places.length === 2 ? othersOf(about) : sideNameOf(match.ruleSet, goner);
  switch (ending.by) {
    case 'resignation':
      return own ? 'You resigned.' : `${capital(other)} resigned.`;
    case 'agreement':
      return 'A draw by agreement.';
    case 'timeout':
      return own ? 'You ran out of time.' : `${capital(other)} ran out of time.`;
    case 'adjudication':
      return 'A referee decided the match.';
    default:
      return about.story[0] ?? 'The match was played to the end.';
  }
}

/** The end in a few words, as its reader sees it. */
export const resultOf = ({ ending, reader }: NotificationContext): string =>
  ending ? resultWords(ending.outcome, reader.side) : 'The match has ended';
