import type { Page } from 'playwright-core';
import type { MatchSetup } from '../page/match.ts';
import type { Figure } from '../report.ts';

/** Plays one random game from a seed; returns how many commands it took. */
export type Playout = (seed: number) => number;

/** `ready`: what the table is made to show before the hand moves it; null: it is shown as it opens. */
export type MeasuredField = {
  readonly setup: MatchSetup;
  readonly ready: ((page: Page) => Promise<void>) | null;
};

/** Measurements of one game besides the common ones: its speed of play needs no entry here. */
export type MeasuredGame = {
  readonly ruleSet: string;
  /** The page of a match of it, and a few touches as a player makes them. */
  readonly table: {
    readonly setup: MatchSetup;
    readonly play: (page: Page) => Promise<void>;
    /** How many kB of script its page may have sent for it, compressed. */
    readonly script: number;
  };
  /** Where its menus are longest: a judgement and a whole menu have a limit there; null: they are short everywhere. */
  readonly largest: { readonly about: string; readonly options: object } | null;
  /** The field that is moved about by hand; null: nobody moves its board. */
  readonly field: MeasuredField | null;
  /** A match in which any number of commands can be played over HTTP; null: another game's is good enough. */
  readonly overHttp: { readonly scenario: string; readonly options: object } | null;
  /** Random games by our rules, as the other programs in `peers` play them; null: no other program plays it. */
  readonly playouts: (() => Promise<{ readonly wholeMenuPlayout: Playout; readonly subjectsPlayout: Playout }>) | null;
  /** Scenarios of two sides in which the levels of computer players meet; none: nobody thinks ahead in it yet. */
  readonly ladder: readonly string[];
  /** Scenarios of two sides and of as many as it has, compared over HTTP; null: it has two sides always. */
  readonly crowd: { readonly two: string; readonly most: string } | null;
  /** Its own speed limits besides the common ones; null if there are none. */
  readonly bars: (() => Promise<readonly Figure[]>) | null;
};
