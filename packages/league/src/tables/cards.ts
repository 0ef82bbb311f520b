/** The legs of each entry of a group: the only source of the tables. */
import type { ByeCode, ResultKind } from '../log/events.ts';
import { type Encounter, type Entry, type Group, hasMargin, type Ledger, type Leg } from '../log/ledger.ts';
import type { Side } from '../scores.ts';
import { legsOf } from '../settings/plan.ts';

export type CardLeg = {
  readonly no: number;
  /** In team events. */
  readonly board: number | null;
  readonly side: Side;
  /** Own quarters and the opponent's; null while it runs. */
  readonly q: number | null;
  readonly theirs: number;
  readonly how: ResultKind | 'running' | 'withdrawn';
  readonly margin: number;
  /** Misses charged, the no-show among them. */
  readonly misses: number;
  /** CL-204: it counts as somebody reported it from a table, and nobody has confirmed it yet. */
  readonly pending: boolean;
  /** CL-217: it was imported, and the report of its tournament called it rated. */
  readonly rated: boolean;
};
export type Meeting = { readonly round: number; readonly opponent: string; readonly legs: readonly CardLeg[] };
export type Unplayed = { readonly round: number; readonly code: ByeCode; readonly q: number };
export type Card = {
  readonly entry: Entry;
  readonly meetings: readonly Meeting[];
  readonly unplayed: readonly Unplayed[];
  /** CL-084: its results do not count, neither for it nor for others. */
  readonly annulled: boolean;
};

const BEGUN: readonly CardLeg['how'][] = ['played', 'agreed', 'adjudicated', 'provisional', 'reported'];

export function isPlayed({ how }: CardLeg): boolean {
  return BEGUN.includes(how);
}

/** The cards of a group. `roundRobin`: withdrawn entries are treated by CL-084. */
export function cardsOf(ledger: Ledger, group: Group): readonly Card[] {
  const roundRobin = ledger.settings.format !== 'swiss';
  const entries = group.entries.flatMap((id) => ledger.entries.get(id) ?? []);
  const annulled = new Set(roundRobin ? entries.filter((entry) => isAnnulled(group, entry)).map(({ id }) => id) : []);
  return entries.map((entry) => {
    const meetings = (group.meetings.get(entry.id) ?? []).flatMap((encounter) => {
      const meeting = meetingOf(ledger, encounter, entry, roundRobin);
      return annulled.has(meeting.opponent) ? [] : [meeting];
    });
    const unplayed = roundRobin ? [] : unplayedOf(ledger, group, entry, meetings);
    return { entry, meetings, unplayed, annulled: annulled.has(entry.id) };
  });
}

/** CL-084: who leaves before half of the scheduled legs were played; half exactly stays. */
function isAnnulled(group: Group, { id, withdrawnAt }: Entry): boolean {
  if (withdrawnAt === null) return false;
  const legs = (group.meetings.get(id) ?? []).flatMap((encounter) => encounter.legs);
  const played = legs.filter(({ result }) => result !== null && result.how !== 'walkover' && result.how !== 'double');
  return played.length * 2 < legs.length;
}

function meetingOf(ledger: Ledger, { round, a, b, legs }: Encounter, { id }: Entry, roundRobin: boolean): Meeting {
  const opponent = a === id ? b : a;
  return { round, opponent, legs: legs.map((leg) => cardLegOf(ledger, leg, id, opponent, roundRobin)) };
}

function cardLegOf(ledger: Ledger, leg: Leg, id: string, opponent: string, roundRobin: boolean): CardLeg {
  const own = leg.a === id ? 0 : 1;
  const side: Side = own === 0 ? 'A' : 'B';
  const { no, board, result } = leg;
  if (result === null)
    return {
      no,
      board,
      side,
      ...openLeg(ledger, id, opponent, roundRobin),
      margin: 0,
      misses: 0,
      pending: false,
      rated: false,
    };
  const [q, theirs] = [result.q[own], result.q[1 - own] ?? 0];
  const noShow = (result.how === 'walkover' && q === 0) || result.how === 'double';
  // CL-097, CL-102: the margin of what was not played to its end is 0.
  const pending = leg.report?.state === 'pending';
  const margin = hasMargin(result) ? result.margin * (own === 0 ? 1 : -1) : 0;
  const rated = leg.report?.rated ?? false;
  const misses = result.misses[own] + Number(noShow);
  return { no, board, side, q, theirs, how: result.how, margin, misses, pending, rated };
}

/** CL-084: what is left of who withdrew is a walkover for the opponent. */
function openLeg(
  ledger: Ledger,
  id: string,
  opponent: string,
  roundRobin: boolean,
): Pick<CardLeg, 'q' | 'theirs' | 'how'> {
  const left = (who: string) => roundRobin && ledger.entries.get(who)?.withdrawnAt != null;
  if (!left(id) && !left(opponent)) return { q: null, theirs: 0, how: 'running' };
  return { q: left(id) ? 0 : 4, theirs: left(opponent) ? 0 : 4, how: 'withdrawn' };
}

/** CL-064: U is a win in every leg, H half of an encounter, Z nothing; so are rounds before a late entry (CL-036) and after a withdrawal. */
function unplayedOf(ledger: Ledger, group: Group, entry: Entry, meetings: readonly Meeting[]): readonly Unplayed[] {
  const met = new Set(meetings.map(({ round }) => round));
  const legs = legsOf(ledger.settings);
  const worth = { U: 4 * legs, H: 2 * legs, Z: 0 } as const;
  return Array.from({ length: group.rounds }, (_, index) => index + 1)
    .filter((round) => !met.has(round))
    .map((round) => {
      const code = entry.byes.get(round) ?? 'Z';
      return { round, code, q: worth[code] };
    });
}
