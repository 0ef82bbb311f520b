/** How a war stood after an entry, put together from what each entry changed, and what differs between two (LC-135, LC-136). */
import type { Atlas, HistoryStep, Owners, Status } from './operations.ts';

export type Scene = { readonly places: Owners; readonly people: Readonly<Record<string, Status>> };

/** Everything that changed until then, laid over each other. */
export function sceneAt(steps: readonly HistoryStep[], at: number): Scene {
  const until = steps.slice(0, at + 1);
  return {
    places: Object.assign({}, ...until.map(({ places }) => places)) as Owners,
    people: Object.assign({}, ...until.map(({ people }) => people)) as Scene['people'],
  };
}

export const changedHands = (before: Owners, after: Owners): readonly string[] =>
  Object.keys(after).filter((id) => before[id] !== after[id]);

/** One thing that is otherwise: what, how it was, how it is. */
export type Difference = { readonly what: string; readonly was: string; readonly is: string };

type Words = { readonly nobody: string; readonly status: Readonly<Record<Status, string>> };

/** LC-136: "cities, soldiers, upgrades that differ", in this order; `one` and `other` are places of entries of one war, of whichever line. */
export function differences(
  atlas: Pick<Atlas, 'places' | 'people' | 'sides'>,
  steps: readonly HistoryStep[],
  [one, other]: readonly [one: number, other: number],
  { nobody, status }: Words,
): readonly Difference[] {
  const [before, after] = [sceneAt(steps, one), sceneAt(steps, other)];
  const holder = (owners: Owners, id: string): string => atlas.sides[owners[id] ?? ''] ?? nobody;
  const cities = atlas.places
    .filter(({ id }) => (before.places[id] ?? null) !== (after.places[id] ?? null))
    .map(({ id, name }) => ({ what: name, was: holder(before.places, id), is: holder(after.places, id) }));
  const people = atlas.people
    .filter(({ id }) => before.people[id] !== after.people[id])
    .map(({ id, name }) => ({
      what: name,
      was: status[before.people[id] ?? 'ready'],
      is: status[after.people[id] ?? 'ready'],
    }));
  return [...cities, ...people, ...countsThatDiffer(atlas, steps[one], steps[other])];
}

function countsThatDiffer(
  { sides }: Pick<Atlas, 'sides'>,
  was: HistoryStep | undefined,
  is: HistoryStep | undefined,
): readonly Difference[] {
  return Object.entries(sides).flatMap(([side, name]) => {
    const [then, now] = [was, is].map((step) => step?.counts[side]?.upgrades ?? 0);
    return then === now ? [] : [{ what: `Upgrades of ${name}`, was: String(then), is: String(now) }];
  });
}
