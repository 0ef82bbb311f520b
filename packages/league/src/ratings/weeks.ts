/** CL-130 to CL-139: ratings of everybody from the log: week by week, from what everybody had at the start of each (CL-136). */
import type { RatingTriple, Worth } from '../log/events.ts';
import { allLegs, type Holder, holdersOf, isBegun, type Ledger, type Leg } from '../log/ledger.ts';
import { isFromTable } from '../log/reporting.ts';
import { tableTerms } from '../settings/settings.ts';
import { afterWeek, type Bout, idled, isProvisional, UNRATED } from './glicko.ts';
import { afterMatch, NEW_SKILL, type Skill } from './multi.ts';
import { boutOf } from './sides.ts';

export type Rated = { readonly rating: RatingTriple; readonly rated: number; readonly provisional: boolean };
/** A rated result of two sides: who was on each, and the score of the first, which has side A, from 0 to 1. */
export type Duel = {
  readonly seq: number;
  readonly a: readonly string[];
  readonly b: readonly string[];
  readonly score: number;
  /** Side edge in rating points for side A (CL-135). */
  readonly edge: number;
  /** CL-133: only one side is rated for it; not there: both are. */
  readonly only?: 'a' | 'b';
  /** CL-205: it counts in the pool of results that were reported from a table; not there: in that of matches. */
  readonly pool?: 'table';
};

/**
 * CL-131: what is rated: begun matches with a result; so are those that CL-084 took out of the table. Not rated: walkovers, double defaults,
 * deductions, events that say no. Each leg is its own result (CL-132).
 */
function duelsOf(ledger: Ledger, pool?: Duel['pool']): readonly Duel[] {
  const paired = allLegs(ledger).flatMap((leg) => ratedDuels(ledger, leg));
  const { edge } = ledger.settings;
  const listed = ledger.list.flatMap(({ sides, places, seq }): readonly Duel[] => {
    const [a, b] = sides;
    if (sides.length !== 2 || a === undefined || b === undefined) return [];
    const [first = 0, second = 0] = places;
    return [{ seq, a, b, edge, score: first === second ? 0.5 : first < second ? 1 : 0 }];
  });
  return [...paired, ...listed].filter((duel) => duel.pool === pool).sort((one, other) => one.seq - other.seq);
}

/**
 * The rated duels of a leg at this moment; empty if it is not rated (CL-131). `seq` is that of its first result, which fixes the week
 * (CL-139). If an entry changed hands during the match, each holder is rated separately (CL-133). Reports from a table are never rated with
 * matches (CL-205).
 */
export function ratedDuels(ledger: Ledger, leg: Leg): readonly Duel[] {
  const { a, b, result, first } = leg;
  if (result === null || first === null || !isBegun(result) || result.how === 'provisional') return [];
  const fromTable = isFromTable(ledger, leg);
  if (fromTable && (result.how !== 'reported' || tableTerms(ledger.settings).rated === 'no')) return [];
  const [ofOne, ofOther] = [holdersOf(ledger, leg, 0), holdersOf(ledger, leg, 1)];
  const [one, other] = [holderAt(ofOne, first) ?? a, holderAt(ofOther, first) ?? b];
  const { edge } = ledger.settings;
  const pool = fromTable ? ({ pool: 'table' } as const) : {};
  const duel = { seq: first, a: [one], b: [other], score: result.q[0] / 4, edge, ...pool };
  const [left, right] = [sharesOf(ofOne, first, result.held?.a), sharesOf(ofOther, first, result.held?.b)];
  if (left === null && right === null) return [duel];
  const [ours, theirs] = [left?.most ?? one, right?.most ?? other];
  const kept = { ...duel, a: [ours], b: [theirs] };
  const ofA = left?.rated ?? [{ id: one, seq: first, left: false }];
  const ofB = right?.rated ?? [{ id: other, seq: first, left: false }];
  return [
    ...ofA.map(({ id, seq, left: lost }) => ({
      ...kept,
      seq,
      a: [id],
      score: lost ? worthOf(result.held?.left?.a, 0) : kept.score,
      only: 'a' as const,
    })),
    ...ofB.map(({ id, seq, left: lost }) => ({
      ...kept,
      seq,
      b: [id],
      score: lost ? worthOf(result.held?.left?.b, 1) : kept.score,
      only: 'b' as const,
    })),
  ];
}

/** CL-133: the score of side A by what the match was worth when somebody left it; where nobody computed it it, who left has lost. */
const worthOf = (worth: Worth | undefined, lost: number): number => (worth === undefined ? lost : worth[0] / worth[1]);

type Share = { readonly id: string; readonly seq: number; readonly left: boolean };

/**
 * CL-133: who of the holders of an entry is rated for a match that changed hands: the leaver at the hand-over, by what it was worth
 * then (`worthOf`); the substitute with the result, if they had half of that side's turns. `most`: against whom the opponent is rated. Null: one
 * person has had all turns.
 */
function sharesOf(
  [leaver, taker]: readonly Holder[],
  first: number,
  turns: readonly number[] = [],
): { readonly rated: readonly Share[]; readonly most: string } | null {
  const [before = 0, after = 0] = turns;
  if (leaver === undefined || taker === undefined || before === 0) return null;
  const lost = { id: leaver.id, seq: taker.from, left: true };
  const kept = { id: taker.id, seq: first, left: false };
  const rated = after >= before ? [lost, kept] : [lost];
  return { rated, most: after >= before ? taker.id : leaver.id };
}

/** CL-133: which of the holders it was when the result became final. */
function holderAt(holders: readonly Holder[], seq: number): string | undefined {
  return holders.findLast(({ from }) => from <= seq)?.id;
}

/** With what everybody begins; of teams their people, not the teams. */
function startsOf(ledger: Ledger): Map<string, RatingTriple> {
  const atBoards = allLegs(ledger).flatMap(({ players }) => players?.flat() ?? []);
  const squads = [...ledger.entries.values()].flatMap(({ squad, holders }) =>
    squad === null ? holders : squad.map((id): Holder => ({ id, from: 0, rating: null })),
  );
  return new Map([...squads, ...atBoards].map(({ id, rating }) => [id, rating ?? UNRATED]));
}

/**
 * The pools `duel` and `teams` after all closed weeks; with `preview`, as if the running week closed now (CL-140), where something is in it.
 */
export function ratingsOf(ledger: Ledger, preview: boolean): ReadonlyMap<string, Rated> {
  if (!ledger.settings.rated) return ratedOf(startsOf(ledger), new Map());
  return inPool(ledger, duelsOf(ledger), preview);
}

/** CL-205: the pool `table` as if the running week closed now; empty: nothing in it is rated. */
export function tableRatings(ledger: Ledger): ReadonlyMap<string, Rated> {
  const duels = duelsOf(ledger, 'table');
  return duels.length === 0 ? new Map() : inPool(ledger, duels, true);
}

function inPool(ledger: Ledger, duels: readonly Duel[], preview: boolean): ReadonlyMap<string, Rated> {
  const ratings = startsOf(ledger);
  const counts = new Map<string, number>();
  let from = 0;
  for (const close of ledger.weeks) {
    closeWeek(
      ratings,
      counts,
      duels.filter(({ seq }) => seq > from && seq < close),
    );
    from = close;
  }
  const running = duels.filter(({ seq }) => seq > from);
  if (preview && running.length > 0) closeWeek(ratings, counts, running);
  return ratedOf(ratings, counts);
}

function ratedOf(
  ratings: ReadonlyMap<string, RatingTriple>,
  counts: ReadonlyMap<string, number>,
): ReadonlyMap<string, Rated> {
  return new Map(
    [...ratings].map(([id, rating]) => {
      const rated = counts.get(id) ?? 0;
      return [id, { rating, rated, provisional: isProvisional(rating, rated) }];
    }),
  );
}

function closeWeek(ratings: Map<string, RatingTriple>, counts: Map<string, number>, duels: readonly Duel[]): void {
  const before = new Map(ratings);
  const after = ratedWeek(duels, before);
  for (const [id, rating] of before) {
    const own = after.get(id);
    ratings.set(id, own?.rating ?? idled(rating, 1));
    counts.set(id, (counts.get(id) ?? 0) + (own?.bouts ?? 0));
  }
}

/** CL-136: what a week makes of those who have results in it, all from the ratings at its start; who has none there is new. */
export function ratedWeek(
  duels: readonly Omit<Duel, 'seq'>[],
  before: ReadonlyMap<string, RatingTriple>,
): ReadonlyMap<string, { readonly rating: RatingTriple; readonly bouts: number }> {
  const bouts = new Map<string, Bout[]>();
  const triples = (ids: readonly string[]) => ids.map((id) => before.get(id) ?? UNRATED);
  for (const { a, b, score, edge, only } of duels) {
    for (const side of ['A', 'B'] as const) {
      if (only !== undefined && only !== side.toLowerCase()) continue;
      const [own, theirs] = side === 'A' ? [a, b] : [b, a];
      const match = { side, edge, score: side === 'A' ? score : 1 - score };
      for (const id of own) {
        const bout = boutOf(before.get(id) ?? UNRATED, triples(own), triples(theirs), match);
        bouts.set(id, [...(bouts.get(id) ?? []), bout]);
      }
    }
  }
  return new Map(
    [...bouts].map(([id, own]) => [id, { rating: afterWeek(before.get(id) ?? UNRATED, own), bouts: own.length }]),
  );
}

/** CL-138: the pool of matches with more than two sides, in the order of the log. Empty where there are none. */
export function multiRatings({ list, settings }: Ledger): ReadonlyMap<string, Skill> {
  const skills = new Map<string, Skill>();
  for (const { sides, places } of settings.rated ? list : []) {
    if (sides.length < 3) continue;
    const before = sides.map((side) => side.map((id) => skills.get(id) ?? NEW_SKILL));
    const after = afterMatch(before, places);
    sides.forEach((side, index) => {
      side.forEach((id, at) => {
        skills.set(id, after[index]?.[at] ?? NEW_SKILL);
      });
    });
  }
  return skills;
}

/** CL-121: a list by r - 2 RD of those who are not provisional and were active in the last 90 days; it changes no rung. */
export function ratingLadder(
  people: readonly { readonly id: string; readonly rated: Rated; readonly idleDays: number }[],
): readonly string[] {
  const value = ({ rating: [r, rd] }: Rated) => r - 2 * rd;
  return people
    .filter(({ rated, idleDays }) => !rated.provisional && idleDays <= 90)
    .toSorted((a, b) => value(b.rated) - value(a.rated))
    .map(({ id }) => id);
}

/** CL-135: what the edge is made of: rated results of side A, by what the first side scored. */
export function sideRecord(ledger: Ledger): { readonly winsA: number; readonly winsB: number; readonly draws: number } {
  const scores = duelsOf(ledger).map(({ score }) => score);
  const count = (fits: (score: number) => boolean) => scores.filter(fits).length;
  return {
    winsA: count((score) => score > 0.5),
    winsB: count((score) => score < 0.5),
    draws: count((score) => score === 0.5),
  };
}
