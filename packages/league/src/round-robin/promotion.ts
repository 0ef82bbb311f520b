/** CL-043 to CL-045, CL-087: who moves where at the end of a season, and by which rule. A dry run (CL-173): it changes nothing. */
import { asIf } from '../log/evolve.ts';
import type { Entry, Group, Ledger, Leg } from '../log/ledger.ts';
import type { Settings } from '../settings/settings.ts';
import { type Row, tableOf } from '../tables/table.ts';
import { sizesOfTier, snake } from './divisions.ts';

/** An entry at the end of a season, with what ranks are compared by across divisions (CL-044). */
export type Standing = {
  readonly id: string;
  readonly tier: number;
  readonly division: number;
  readonly place: number;
  readonly points: number;
  readonly sb: number;
  readonly legs: number;
  readonly number: number;
  /** CL-045, CL-087: whether it may go up, or fill a place above. */
  readonly mayRise: boolean;
  readonly gone: boolean;
  readonly noShows: number;
  /** How many go down from its division. */
  readonly p: number;
  readonly size: number;
};
export type Move = { readonly id: string; readonly from: number; readonly to: number; readonly rule: string };
/** CL-043: `q`: of both legs, of the upper one and of the lower; null while they are not decided, and `winner` with it. */
export type PlayOff = {
  readonly upper: string;
  readonly lower: string;
  readonly q: readonly [upper: number, lower: number] | null;
  readonly winner: string | null;
};
export type Promotion = {
  readonly moves: readonly Move[];
  readonly playoffs: readonly PlayOff[];
  /** Places that nobody of the season fills: the waiting list's, by seed (CL-045). */
  readonly free: readonly { readonly tier: number; readonly places: number }[];
  readonly tiers: readonly (readonly string[])[];
};

/** CL-044: rank in division, points per leg, SB per leg squared, pairing number; fractions are cross-multiplied. */
export function across(a: Standing, b: Standing): number {
  return (
    a.place - b.place ||
    b.points * a.legs - a.points * b.legs ||
    b.sb * a.legs ** 2 - a.sb * b.legs ** 2 ||
    a.number - b.number
  );
}

/** All standings of a league, by tier from the top. */
function standingsOf(ledger: Ledger): readonly (readonly Standing[])[] {
  const last = Math.max(...ledger.groups.map(({ tier }) => tier));
  return Array.from({ length: last }, (_, index) => {
    const groups = ledger.groups.filter(({ tier }) => tier === index + 1);
    return groups.flatMap((group) => standingsOfGroup(ledger, group));
  });
}

function standingsOfGroup(ledger: Ledger, group: Group): readonly Standing[] {
  const size = group.entries.length;
  const p = Math.min(ledger.settings.promotion.down, Math.floor(size / 3));
  const rows = tableOf(ledger, group, [p, size - p]);
  return rows.flatMap((row) => {
    const entry = ledger.entries.get(row.id);
    return entry ? [standingOf(group, entry, row, p)] : [];
  });
}

function standingOf(group: Group, entry: Entry, row: Row, p: number): Standing {
  const legs = (group.meetings.get(entry.id) ?? []).flatMap((encounter) => encounter.legs);
  const held = entry.holders.at(-1)?.from ?? 0;
  const since = legs.filter(({ first }) => first !== null && first >= held).length;
  const noShows = legs.filter(
    ({ a, result }) => result?.how === 'walkover' && result.q[a === entry.id ? 0 : 1] === 0,
  ).length;
  const gone = entry.withdrawnAt !== null;
  return {
    id: entry.id,
    tier: group.tier,
    division: group.number,
    place: row.place,
    points: row.values.PTS,
    sb: row.values.SB,
    legs: legs.length,
    number: entry.number,
    // CL-087: who holds it now must have played half of its legs.
    mayRise: !gone && (entry.holders.length < 2 || since * 2 >= legs.length),
    gone,
    noShows,
    p,
    size: group.entries.length,
  };
}

/** The dry run of a season's end. */
export function promotionOf(ledger: Ledger): Promotion {
  const tiers = standingsOf(ledger);
  const playoffs = playOffsIn(ledger, tiers);
  const moves: Move[] = [];
  const free: { tier: number; places: number }[] = [];
  for (const [index, upper] of tiers.entries()) {
    const lower = tiers[index + 1];
    if (lower === undefined) {
      const places = upper.filter(({ gone }) => gone).length;
      if (places > 0) free.push({ tier: index + 1, places });
    } else exchange([upper, lower], playoffs, moves);
  }
  return { moves, playoffs, free, tiers: dealtTiers(tiers, moves) };
}

type Tier = readonly Standing[];

/**
 * CL-043, CL-044: the bottom p of each upper division go down, exactly as many of the lower tier go up, and who wins a play-off changes
 * places with the loser; then vacancies (CL-045).
 */
function exchange([upper, lower]: readonly [Tier, Tier], playoffs: readonly PlayOff[], moves: Move[]): void {
  const parties = playoffs.filter((one) => upper.some(({ id }) => id === one.upper));
  const lost = parties.filter((one) => one.winner === one.lower);
  const [fallen, risen] = [lost.map((one) => one.upper), lost.map((one) => one.lower)];
  const down = bottomOf(upper, parties);
  const leaving = upper.filter((one) => one.gone && !down.includes(one) && !fallen.includes(one.id));
  const rising = lower.filter(({ id, mayRise }) => mayRise && !risen.includes(id)).toSorted(across);
  const up = rising.slice(0, down.length);
  const filling = fillers(rising.slice(down.length), down, leaving.length);
  for (const one of down) if (!filling.includes(one)) moves.push(move(one, 1, 'CL-043'));
  for (const one of upper) if (fallen.includes(one.id)) moves.push(move(one, 1, 'CL-043'));
  for (const one of leaving) moves.push(move(one, 1, 'CL-045'));
  for (const one of up) moves.push(move(one, -1, 'CL-044'));
  for (const one of lower) if (risen.includes(one.id)) moves.push(move(one, -1, 'CL-043'));
  for (const one of filling) if (!down.includes(one)) moves.push(move(one, -1, 'CL-045'));
}

/** The last p of each division. The entry in the play-off ranks above them, even if it has withdrawn since and is placed last. */
function bottomOf(tier: Tier, parties: readonly PlayOff[]): Tier {
  const divisions = Map.groupBy(tier, ({ division }) => division);
  return [...divisions.values()].flatMap((rows) => {
    const others = rows.filter(({ id }) => parties.every(({ upper }) => upper !== id));
    return others.toSorted((a, b) => a.place - b.place).slice(Math.max(0, others.length - (rows[0]?.p ?? 0)));
  });
}

/** CL-045: 1. rank p + 1 below, 2. relegated ones without a no-show, best first, 3. further ranks below. */
function fillers(below: readonly Standing[], down: readonly Standing[], places: number): readonly Standing[] {
  const next = below.filter(({ place, p }) => place <= p + 1);
  const saved = down.filter(({ gone, noShows }) => !gone && noShows === 0).toSorted(across);
  const further = below.filter((one) => !next.includes(one));
  return [...next, ...saved, ...further].slice(0, places);
}

function move({ id, tier }: Standing, by: number, rule: string): Move {
  return { id, from: tier, to: tier + by, rule };
}

/** CL-043: the play-offs that were paired, and how they stand; before that those that would be. */
function playOffsIn(ledger: Ledger, tiers: readonly Tier[]): readonly PlayOff[] {
  if (ledger.playOffs.length === 0)
    return ledger.settings.promotion.playoff ? pairsOf(tiers).map((pair) => ({ ...pair, q: null, winner: null })) : [];
  return ledger.playOffs.map(({ a: upper, b: lower, legs }) => {
    const of = (id: string) => legs.reduce((sum, leg) => sum + (leg.result?.q[leg.a === id ? 0 : 1] ?? 0), 0);
    const isOpen = legs.some(({ result }) => result === null || result.how === 'provisional');
    const q = [of(upper), of(lower)] as const;
    // CL-043: more than half of the four quarters of each leg, or places stay.
    return isOpen
      ? { upper, lower, q: null, winner: null }
      : { upper, lower, q, winner: q[1] > legs.length * 2 ? lower : upper };
  });
}

/** CL-043: whom the tables as they are would send into play-offs. */
export function playOffPairs(ledger: Ledger): readonly (readonly [upper: string, lower: string])[] {
  const { promotion, format } = ledger.settings;
  if (format !== 'league' || !promotion.playoff || ledger.groups.length === 0) return [];
  return pairsOf(standingsOf(ledger)).map(({ upper, lower }) => [upper, lower]);
}

/** CL-043: the best of the lower ones that stay meets the worst of the upper ones that stay, and so on. */
function pairsOf(tiers: readonly Tier[]): readonly Pick<PlayOff, 'upper' | 'lower'>[] {
  return tiers.slice(0, -1).flatMap((upper, index) => {
    const above = upper
      .filter(({ place, size, p, gone }) => place === size - p && !gone)
      .toSorted((a, b) => across(b, a));
    const below = (tiers[index + 1] ?? [])
      .filter(({ place, p, mayRise }) => place === p + 1 && mayRise)
      .toSorted(across);
    return above.flatMap((one, at) => {
      const other = below[at];
      return other ? [{ upper: one.id, lower: other.id }] : [];
    });
  });
}

/** CL-044: the entries of each tier in the order in which they are dealt: relegated from above, stayed, promoted. */
function dealtTiers(tiers: readonly (readonly Standing[])[], moves: readonly Move[]): readonly (readonly string[])[] {
  const all = tiers.flat();
  const goal = new Map(moves.map(({ id, to }) => [id, to]));
  return tiers.map((_, index) => {
    const tier = index + 1;
    const coming = all.filter((one) => (goal.get(one.id) ?? one.tier) === tier);
    const from = (sign: number) => coming.filter((one) => Math.sign(one.tier - tier) === sign).toSorted(across);
    return [...from(-1), ...from(0), ...from(1)].map(({ id }) => id);
  });
}

/** CL-044: the divisions of the next season, each tier's entries dealt in snake order. */
export function nextSeason({ tiers }: Promotion, settings: Settings) {
  return tiers.flatMap((entries, index) =>
    snake(entries, sizesOfTier(entries.length, index, settings)).map((own, at) => ({
      tier: index + 1,
      number: at + 1,
      entries: own,
    })),
  );
}

/** CL-192: whether anybody would move otherwise at the season's end if a leg were drawn: its result alone decides it. */
export function decidesPromotion(ledger: Ledger, leg: Leg): boolean {
  const { result } = leg;
  if (result === null) return false;
  const moved = () =>
    JSON.stringify(
      promotionOf(ledger)
        .moves.map(({ id, to }) => `${id} ${to}`)
        .toSorted(),
    );
  return moved() !== asIf(ledger, leg, { ...result, how: 'agreed', q: [2, 2] }, moved);
}
