/** Encounters come into the ledger here, and nowhere else. */
import { legsOf } from '../settings/plan.ts';
import { type Encounter, type Group, type Ledger, type Leg, pairKey } from './ledger.ts';

/** A new encounter of two in a round; the first has side A in leg 1 (CL-050), in team events on odd boards (CL-126). */
export function newEncounter(
  ledger: Ledger,
  group: Group,
  round: number,
  [a, b]: readonly [string, string],
): Encounter {
  const encounter: Encounter = { round, a, b, legs: legsFor(ledger, a, b), annulled: ledger.annulled.get(round) ?? 0 };
  group.encounters.push(encounter);
  for (const id of [a, b]) append(group.meetings, id, encounter);
  append(ledger.byPair, pairKey(a, b), encounter);
  return encounter;
}

/** CL-043: a play-off is a pair, whatever the season is played in; only its name leads to it. */
export function newPlayOff(ledger: Ledger, round: number, [a, b]: readonly [string, string]): void {
  const legs = [1, 2].map((no) => newLeg(no, null, [a, b]));
  const encounter: Encounter = { round, a, b, legs, annulled: 0 };
  ledger.playOffs.push(encounter);
  append(ledger.byPair, pairKey(a, b), encounter);
}

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function legsFor({ settings }: Ledger, a: string, b: string): Leg[] {
  const boards = settings.format === 'team' ? Array.from({ length: settings.boards }, (_, index) => index + 1) : [null];
  return boards.flatMap((board) => {
    const swap = board !== null && board % 2 === 0;
    const sides = swap ? ([b, a] as const) : ([a, b] as const);
    return Array.from({ length: legsOf(settings) }, (_, index) => newLeg(index + 1, board, sides));
  });
}

/** CL-041: the second leg of a pair has the sides swapped. */
function newLeg(no: number, board: number | null, [a, b]: readonly [string, string]): Leg {
  const sides = no % 2 === 1 ? { a, b } : { a: b, b: a };
  return { no, board, ...sides, result: null, said: null, first: null, replays: 0, players: null, report: null };
}

export function newGroup(tier: number, number: number, entries: readonly string[]): Group {
  return { tier, number, entries: [...entries], encounters: [], meetings: new Map(), rounds: 0, version: 0 };
}
