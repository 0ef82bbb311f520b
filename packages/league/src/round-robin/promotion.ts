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
export type PlayOff = { readonly upper: string; readonly lower: string };
export type Promotion = {
  readonly moves: readonly Move[];
  readonly playOffs: readonly PlayOff[];
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
  return Array.from({ length: last }, (_, nth) => {
    const groups = ledger.groups.filter(({ tier }) => tier === nth + 1);
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
  const moves: Move[] = [];
  const free: { tier: number; places: number }[] = [];
  for (const [nth, upper] of tiers.entries()) {
    const lower = tiers[nth + 1];
    if (lower === undefined) {
      const places = upper.filter(({ gone }) => gone).length;
      if (places > 0) free.push({ tier: nth + 1, places });
    } else exchange(upper, lower, moves);
  }
  const playOffs = ledger.settings.promotion.playoff ? playOffsOf(tiers) : [];
  return { moves, playOffs, free, tiers: dealtTiers(tiers, moves) };
}

/** CL-043, CL-044: the bottom p of each upper division go down, exactly as many of the lower tier go up; then vacancies (CL-045). */
function exchange(upper: readonly Standing[], lower: readonly Standing[], moves: Move[]): void {
  const down = upper.filter(({ place, size, p }) => place > size - p);
  const leaving = upper.filter((one) => one.gone && !down.includes(one));
  const rising = lower.filter(({ mayRise }) => mayRise).toSorted(across);
  const up = rising.slice(0, down.length);
  const filling = fillers(rising.slice(down.length), down, leaving.length);
  for (const one of down) if (!filling.includes(one)) moves.push(move(one, 1, 'CL-043'));
  for (const one of leaving) moves.push(move(one, 1, 'CL-045'));
  for (const one of up) moves.push(move(one, -1, 'CL-044'));
  for (const one of filling) if (!down.includes(one)) moves.push(move(one, -1, 'CL-045'));
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

/** CL-043: the best of the lower ones that stay meets the worst of the upper ones that stay, and so on. */
function playOffsOf(tiers: readonly (readonly Standing[])[]): readonly PlayOff[] {
  return tiers.slice(0, -1).flatMap((upper, nth) => {
    const above = upper
      .filter(({ place, size, p, gone }) => place === size - p && !gone)
      .toSorted((a, b) => across(b, a));
    const below = (tiers[nth + 1] ?? []).filter(({ place, p, mayRise }) => place === p + 1 && mayRise).toSorted(across);
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
  return tiers.map((_, nth) => {
    const tier = nth + 1;
    const coming = all.filter((one) => (goal.get(one.id) ?? one.tier) === tier);
    const from = (sign: number) => coming.filter((one) => Math.sign(one.tier - tier) === sign).toSorted(across);
    return [...from(-1), ...from(0), ...from(1)].map(({ id }) => id);
  });
}

/** CL-044: the divisions of the next season, each tier's entries dealt in snake order. */
export function nextSeason({ tiers }: Promotion, settings: Settings) {
  return tiers.flatMap((entries, nth) =>
    snake(entries, sizesOfTier(entries.length, nth, settings)).map((own, at) => ({
      tier: nth + 1,
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
