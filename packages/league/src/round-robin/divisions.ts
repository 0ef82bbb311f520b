import { accepted, type Outcome, refused } from '../refusal.ts';
import type { Settings } from '../settings/settings.ts';

/** CL-040: sizes of the divisions of n entries: the fewest of at most `size`, within 1 of each other, larger ones first. */
export function divisionSizes(n: number, size: number): readonly number[] {
  return evenSizes(n, Math.ceil(n / size));
}

/** n entries in this many parts, within 1 of each other, larger ones first. */
function evenSizes(n: number, count: number): readonly number[] {
  const [least, larger] = [Math.floor(n / count), n % count];
  return Array.from({ length: count }, (_, index) => least + (index < larger ? 1 : 0));
}

/** CL-040, CL-060: entries in their order dealt to groups there and back (1 2 3, 3 2 1, ...), each group up to its size. */
export function snake<Who>(entries: readonly Who[], sizes: readonly number[]): readonly (readonly Who[])[] {
  const groups = sizes.map((): Who[] => []);
  const order = [...groups.keys()];
  let index = 0;
  while (index < entries.length) {
    for (const place of order) {
      const [group, who] = [groups[place], entries[index]];
      if (group && who !== undefined && group.length < (sizes[place] ?? 0)) {
        group.push(who);
        index += 1;
      }
    }
    order.reverse();
  }
  return groups;
}

/** A division of a season. `tier` and `number` count from 1. */
export type Division<Who> = { readonly tier: number; readonly number: number; readonly entries: readonly Who[] };

/** The entries of each tier: tiers are filled from the top, of equal size, larger ones first. */
function tiersOf<Who>(entries: readonly Who[], tiers: number): readonly (readonly Who[])[] {
  let from = 0;
  return evenSizes(entries.length, tiers).map((size) => {
    from += size;
    return entries.slice(from - size, from);
  });
}

/** CL-040: where the divisions are counted all of them have sizes within 1 of each other, larger ones first from the top, 4 to 12 each. */
function countedDivisions<Who>(entries: readonly Who[], counts: readonly number[]): Outcome<readonly Division<Who>[]> {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const sizes = evenSizes(entries.length, all);
  if (entries.length < 4 * all) return refused('CL_TOO_FEW', 'tiers', 'CL-040');
  if (entries.length > 12 * all) return refused('CL_TOO_MANY', 'tiers', 'CL-040');
  let [from, first] = [0, 0];
  return accepted(
    counts.flatMap((count, index) => {
      const own = sizes.slice(first, first + count);
      const places = own.reduce((sum, size) => sum + size, 0);
      const dealt = snake(entries.slice(from, from + places), own);
      [from, first] = [from + places, first + count];
      return dealt.map((division, at) => ({ tier: index + 1, number: at + 1, entries: division }));
    }),
  );
}

/** CL-040: one tier's entries in snake order in its divisions; a division of fewer than 4 is CL_TOO_FEW. */
function divisionsOfTier<Who>(tier: number, entries: readonly Who[], size: number): Outcome<readonly Division<Who>[]> {
  const sizes = entries.length === 0 ? [] : divisionSizes(entries.length, size);
  if (sizes.length === 0 || sizes.some((one) => one < 4)) return refused('CL_TOO_FEW', `tier ${tier}`, 'CL-040');
  return accepted(snake(entries, sizes).map((own, index) => ({ tier, number: index + 1, entries: own })));
}

/** CL-040: the first season: tiers filled by pairing number from the top, each dealt to its divisions. */
export function firstSeason<Who>(
  entries: readonly Who[],
  { tiers, size, down }: { readonly tiers: Settings['tiers']; readonly size: number; readonly down: number },
): Outcome<readonly Division<Who>[]> {
  const dealt = typeof tiers === 'number' ? cutDivisions(entries, tiers, size) : countedDivisions(entries, tiers);
  if (!dealt.ok) return dealt;
  return tooManyMove(dealt.value, down) ? refused('CL_BAD_PLAN', 'promotion', 'CL-044') : dealt;
}

/** CL-040: the entries cut into tiers, each of which makes its own divisions. */
function cutDivisions<Who>(entries: readonly Who[], tiers: number, size: number): Outcome<readonly Division<Who>[]> {
  const divisions: Division<Who>[] = [];
  for (const [index, own] of tiersOf(entries, tiers).entries()) {
    const dealt = divisionsOfTier(index + 1, own, size);
    if (!dealt.ok) return dealt;
    divisions.push(...dealt.value);
  }
  return accepted(divisions);
}

/** CL-040: sizes of the divisions of a tier in the next season: as many as were counted, or as the target size makes of its entries. */
export function sizesOfTier(
  n: number,
  index: number,
  { tiers, limits }: Pick<Settings, 'tiers' | 'limits'>,
): readonly number[] {
  const count = typeof tiers === 'number' ? undefined : tiers[index];
  return count === undefined ? divisionSizes(n, limits.divisionSize) : evenSizes(n, count);
}

/** CL-044: a tier sends up as many as the one above sends down; more than half of it is no plan. */
function tooManyMove<Who>(divisions: readonly Division<Who>[], down: number): boolean {
  const tiers = [...new Set(divisions.map(({ tier }) => tier))];
  return tiers.slice(0, -1).some((tier) => {
    const leaving = divisions
      .filter((one) => one.tier === tier)
      .reduce((sum, { entries }) => sum + Math.min(down, Math.floor(entries.length / 3)), 0);
    const below = divisions
      .filter((one) => one.tier === tier + 1)
      .reduce((sum, { entries }) => sum + entries.length, 0);
    return leaving * 2 > below;
  });
}
