import { accepted, type Outcome, refused } from '../refusal.ts';

/** CL-040: sizes of the divisions of n entries: the fewest of at most `size`, within 1 of each other, larger ones first. */
export function divisionSizes(n: number, size: number): readonly number[] {
  const count = Math.ceil(n / size);
  const [least, larger] = [Math.floor(n / count), n % count];
  return Array.from({ length: count }, (_, nth) => least + (nth < larger ? 1 : 0));
}

/** CL-040, CL-060: entries in their order dealt to groups there and back (1 2 3, 3 2 1, ...), each group up to its size. */
export function snake<Who>(entries: readonly Who[], sizes: readonly number[]): readonly (readonly Who[])[] {
  const groups = sizes.map((): Who[] => []);
  const order = [...groups.keys()];
  let nth = 0;
  while (nth < entries.length) {
    for (const place of order) {
      const [group, who] = [groups[place], entries[nth]];
      if (group && who !== undefined && group.length < (sizes[place] ?? 0)) {
        group.push(who);
        nth += 1;
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
  const [least, larger] = [Math.floor(entries.length / tiers), entries.length % tiers];
  let from = 0;
  return Array.from({ length: tiers }, (_, nth) => {
    const size = least + (nth < larger ? 1 : 0);
    from += size;
    return entries.slice(from - size, from);
  });
}

/** CL-040: one tier's entries in snake order in its divisions; a division of fewer than 4 is CL_TOO_FEW. */
function divisionsOfTier<Who>(tier: number, entries: readonly Who[], size: number): Outcome<readonly Division<Who>[]> {
  const sizes = entries.length === 0 ? [] : divisionSizes(entries.length, size);
  if (sizes.length === 0 || sizes.some((one) => one < 4)) return refused('CL_TOO_FEW', `tier ${tier}`, 'CL-040');
  return accepted(snake(entries, sizes).map((own, nth) => ({ tier, number: nth + 1, entries: own })));
}

/** CL-040: the first season: tiers filled by pairing number from the top, each dealt to its divisions. */
export function firstSeason<Who>(
  entries: readonly Who[],
  { tiers, size, down }: { readonly tiers: number; readonly size: number; readonly down: number },
): Outcome<readonly Division<Who>[]> {
  const divisions: Division<Who>[] = [];
  for (const [nth, own] of tiersOf(entries, tiers).entries()) {
    const dealt = divisionsOfTier(nth + 1, own, size);
    if (!dealt.ok) return dealt;
    divisions.push(...dealt.value);
  }
  return tooManyMove(divisions, down) ? refused('CL_BAD_PLAN', 'promotion', 'CL-044') : accepted(divisions);
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
