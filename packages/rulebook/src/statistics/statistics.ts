/** The figures of a finished match, told from its record alone: no search, no luck, the same for the same record. */
import type { AnyRuleSet, Draw, GameTypes, Json, MatchRecord, Step } from '@fieldpost/engine';
import { type AnyNarrator, type Moment, partsOf, type Standing } from '@fieldpost/story';
import type { Count, Counting, Fact } from './counting.ts';
import { type Luck, luckOf } from './luck.ts';

/** A number for a side. */
export type SideCount = { readonly side: string; readonly count: number };
/** A title with a number for every side of the match. */
export type Row = { readonly title: string; readonly sides: readonly SideCount[] };

export type MatchStatistics = {
  /** The turns in order, each with the number of steps of the match behind it. */
  readonly turns: readonly { readonly title: string; readonly step: number }[];
  /** What is followed from turn to turn: one value for each of `turns`. */
  readonly courses: readonly {
    readonly title: string;
    readonly sides: readonly { readonly side: string; readonly values: readonly number[] }[];
  }[];
  /** What the sides did, from the first order to the last. */
  readonly counts: readonly Row[];
  /** What each side has lost, by kind. */
  readonly losses: readonly Row[];
  /** All six-sided dice that were thrown openly; null: none were. */
  readonly dice: {
    readonly thrown: number;
    /** How often each face came, from 1 to 6. */
    readonly faces: readonly number[];
    readonly text: string;
  } | null;
  /** Throws and cards beside what was to be expected of them, by kind and side. */
  readonly luck: readonly Luck[];
};

/** Who tells a game, and what it counts. */
export type Teller = {
  readonly narrator: AnyNarrator;
  readonly counting: Counting;
  readonly sideNames: Readonly<Record<string, string>>;
};

/** Reads the record of a match that has ended, once from its opening to its end. */
export function statisticsOf(
  rules: AnyRuleSet,
  { narrator, counting, sideNames }: Teller,
  record: Pick<MatchRecord<GameTypes>, 'setup' | 'opening' | 'steps'>,
): MatchStatistics {
  const { facts, moments, states } = readThrough(rules, record);
  const sides = rules.sidesOf(record.setup);
  const told = partsOf(narrator, moments).flatMap((part) => {
    const last = part.at(-1);
    const standings = last === undefined ? [] : narrator.standings(last.after);
    if (last === undefined || standings.length === 0) return [];
    return [{ title: narrator.title(part, { side: null }) || 'Set-up', step: last.step + 1, standings }];
  });
  const followed = counting.courses.map(({ title, of }) => ({
    title,
    sides: sides.map((side) => ({ side, values: told.map(({ step }) => of(states[step] ?? null, side)) })),
  }));
  const standing = (title: string, of: (one: Standing) => number) => ({
    title,
    sides: sides.map((side) => ({
      side,
      values: told.map(({ standings }) => of(standings.find((one) => one.side === side) ?? NOTHING)),
    })),
  });
  const orders = record.steps.map(({ by }) => ({ title: ORDERS, side: by.side, count: 1 }));
  const losses = lossesIn(counting, told.at(-1)?.standings ?? []);
  return {
    turns: told.map(({ title, step }) => ({ title, step })),
    courses: [
      ...(counting.strength === null ? [] : [standing(counting.strength, ({ strength }) => strength)]),
      ...followed,
      standing(counting.lost, ({ lost }) => lost),
    ],
    counts: rowsOf([ORDERS, ...counting.rows], [...orders, ...counting.counts(facts)], sides),
    losses: rowsOf([...new Set(losses.map(({ title }) => title))].toSorted(), losses, sides),
    dice: diceOf(rules, record.steps),
    luck: luckIn(counting, facts, sides, sideNames),
  };
}

const lossesIn = ({ kindName }: Counting, standings: readonly Standing[]): readonly Count[] =>
  standings.flatMap(({ side, fallen }) => fallen.map(({ kind, count }) => ({ title: kindName(kind), side, count })));

/** Steps of the match, whatever was done in them. */
const ORDERS = 'Orders';
const NOTHING: Standing = { side: '', strength: 0, lost: 0, losses: '', fallen: [], army: '' };

/** The events one by one with the state before each, the steps as a spectator saw them, and the state after each number of steps. */
function readThrough(rules: AnyRuleSet, { opening, steps }: Pick<MatchRecord<GameTypes>, 'opening' | 'steps'>) {
  const facts: Fact[] = [];
  const moments: Moment[] = [];
  const states: Json[] = [opening];
  let state = opening;
  let before = rules.view(state, 'spectator');
  for (const [step, { by, events }] of steps.entries()) {
    for (const event of events) {
      facts.push({ by: by.side, event, before: state });
      state = rules.evolve(state, event);
    }
    const after = rules.view(state, 'spectator');
    const notices = events.flatMap((event) => rules.notice(event, 'spectator') ?? []);
    moments.push({ step, side: by.side, notices, before, after });
    states.push(state);
    before = after;
  }
  return { facts, moments, states };
}

/** A row for each title, with every side in it; rows of nothing but zeros are left out. */
function rowsOf(titles: readonly string[], counts: readonly Count[], sides: readonly string[]): readonly Row[] {
  const sums = new Map<string, number>();
  const keyOf = (title: string, side: string): string => `${title}\n${side}`;
  for (const { title, side, count } of counts) {
    const key = keyOf(title, side);
    sums.set(key, (sums.get(key) ?? 0) + count);
  }
  return titles
    .map((title) => ({ title, sides: sides.map((side) => ({ side, count: sums.get(keyOf(title, side)) ?? 0 })) }))
    .filter((row) => row.sides.some(({ count }) => count > 0));
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

function diceOf(rules: AnyRuleSet, steps: readonly Step<GameTypes>[]): MatchStatistics['dice'] {
  const isDie = ({ faces, purpose }: Draw): boolean => faces === FACES.length && rules.drawsOpenly(purpose);
  const results = steps.flatMap(({ draws }) => draws.filter(isDie).map(({ result }) => result));
  if (results.length === 0) return null;
  const faces = FACES.map((face) => results.filter((result) => result === face).length);
  const mean = results.reduce((sum, result) => sum + result, 0) / results.length;
  const thrown = results.length === 1 ? '1 die was thrown.' : `${results.length} dice were thrown.`;
  return { thrown: results.length, faces, text: `${thrown} Their average is ${mean.toFixed(2)}; 3.50 is expected.` };
}

function luckIn(
  counting: Counting,
  facts: readonly Fact[],
  sides: readonly string[],
  names: Teller['sideNames'],
): readonly Luck[] {
  const throws = counting.throws(facts);
  return Object.entries(counting.kinds).flatMap(([key, kind]) =>
    sides.flatMap((side) => {
      const own = throws.filter((one) => one.side === side && one.kind === key);
      return luckOf(own, kind, names[side] ?? side) ?? [];
    }),
  );
}
