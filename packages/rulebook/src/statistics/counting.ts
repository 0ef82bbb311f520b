import type { Json, Tagged } from '@fieldpost/engine';

/** One event of a match, with the true state before it and the side whose step brought it about. */
export type Fact<State = Json, Event = Tagged> = {
  readonly by: string;
  readonly event: Event;
  readonly before: State;
};

/** Something that is counted for a side, under the title of a row. */
export type Count = { readonly title: string; readonly side: string; readonly count: number };

/** One throw or card of which the chance was known before it was drawn, from 0 to 1. */
export type Throw = { readonly side: string; readonly kind: string; readonly chance: number; readonly hit: boolean };

/** Throws in one row: its heading, and the words that follow "14 of 24". */
export type ThrowKind = { readonly title: string; readonly told: string };

/** What a game counts in its finished matches. It is asked with the whole truth, so only about matches that have ended. */
export type Counting<State = Json, Event = Tagged> = {
  /** What `strength` of the narrator's standings counts, as the heading of its chart; null: it is no number for people. */
  readonly strength: string | null;
  /** What `lost` of them counts. */
  readonly lost: string;
  /** The name of a kind of loss. */
  readonly kindName: (kind: string) => string;
  /** What else is followed from turn to turn. */
  readonly courses: readonly { readonly title: string; readonly of: (state: State, side: string) => number }[];
  /** The titles of what is counted, in the order of their rows. */
  readonly rows: readonly string[];
  readonly counts: (facts: readonly Fact<State, Event>[]) => readonly Count[];
  /** What may be thrown, by kind, in the order of the rows; empty: nothing is left to luck. */
  readonly kinds: Readonly<Record<string, ThrowKind>>;
  /** Every throw of a kind. Its chance is that of the rules, from what stood before it. */
  readonly throws: (facts: readonly Fact<State, Event>[]) => readonly Throw[];
};

/** Makes the counting of a game one of any game: it is only handed what its own rule set has made. */
export function counting<State, Event>(of: Counting<State, Event>): Counting {
  return of as unknown as Counting;
}

/** The events of some types, as facts. */
export function factsOf<State, Event extends { readonly type: string }, Type extends Event['type']>(
  facts: readonly Fact<State, Event>[],
  ...types: readonly Type[]
): readonly Fact<State, Extract<Event, { readonly type: Type }>>[] {
  return facts.filter((fact): fact is Fact<State, Extract<Event, { readonly type: Type }>> =>
    types.includes(fact.event.type as Type),
  );
}

/** A game that counts nothing beside what its narrator knows of its sides. */
export const NOTHING_COUNTED: Counting = {
  strength: 'Strength',
  lost: 'Lost',
  kindName: (kind) => kind,
  courses: [],
  rows: [],
  counts: () => [],
  kinds: {},
  throws: () => [],
};
