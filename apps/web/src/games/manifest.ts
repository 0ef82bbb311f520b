import type { GameAbout } from '@fieldpost/engine';
import type { ComponentProps, ComponentType } from 'react';
import type { CustomScenario } from '../features/fields/operations.ts';
import type { GameHelp } from '../features/help/glossary.ts';
import type { TaughtGame } from '../features/lesson/lesson.ts';
import type { GameWords, Table } from './table.ts';

/** Signs beside the names of sides, told apart by their form as well as by their ink. */
export type SideMark = 'house' | 'tent' | 'ring' | 'saw' | 'disc' | 'triangle' | 'square' | 'diamond';

/** A way of play that sets several options at once. */
export type GamePreset = {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly options: Readonly<Record<string, string | number>>;
};

/** A terrain that can be chosen: its rows from the top, and what play has shown of its balance. */
export type Layout = {
  readonly id: string;
  readonly title: string;
  readonly size: number;
  readonly rows: readonly string[];
  readonly balance: string;
};

/** Maps that the rule set makes from a number: `{[member]: "<stem>-<how many sides>-<number>"}` is their scenario document. */
export type NumberedMaps = {
  readonly member: string;
  readonly stem: string;
  /** The greatest number; the least is 0. */
  readonly most: number;
  /** The sides of each kind of map, the smallest first. */
  readonly sides: readonly (readonly string[])[];
};

/** A short match against the computer for players new to a game. */
export type FirstGame = { readonly scenario: string; readonly title: string; readonly about: string };

/** The set-up of a match against the computer by one tap. `first`: the option that says which side begins. */
export type PlayedAtOnce = { readonly scenario: string; readonly first: string };

/** What the create form offers beyond the list of options. */
export type SetUp = {
  /** Options that a match by post is offered with, where people play it: with a quick clock, and against a computer, others stand. */
  readonly byPost?: Readonly<Record<string, string | number>>;
  readonly presets: readonly GamePreset[];
  /** The option that chooses a layout, and its choices. */
  readonly layouts: { readonly key: string; readonly choices: readonly Layout[] } | null;
  /** Options that the choice of a scenario or of a side decides. */
  readonly covered: readonly string[];
  /** Options of experts, folded away. */
  readonly finer: readonly string[];
  /** Default titles of its matches: "Spring Offensive". */
  readonly titles: readonly string[];
  /** Labels for values of its options, if the value itself is unclear. */
  readonly words: Readonly<Record<string, string>>;
  /** Null: no map has a number. */
  readonly numbered: NumberedMaps | null;
  /** Null: a new player sets a match up like everybody. */
  readonly first: FirstGame | null;
  /** Left out: the position that pictures the game. */
  readonly atOnce?: PlayedAtOnce;
};

/** The game's editor for custom scenarios. */
export type GameEditor = {
  /** The name of such a drawing: "battlefield". */
  readonly noun: string;
  readonly Editor: ComponentType<{ readonly first: CustomScenario | null; readonly signedIn: boolean }>;
};

/**
 * A face, by its kind: an `svg` of 108 by 108 around 0,0 with what is to be drawn over it. The picture is the whole `svg`, for a part
 * that is fetched brings a sheet of styles along, and a link to one within an `svg` is no link.
 */
export type PortraitProps = ComponentProps<'svg'> & { readonly name: string };

/** A unit as a small picture, an `svg`: `kind` is what the game's narrator calls what was lost; nothing is shown of one that is not known. */
export type FigureProps = { readonly kind: string; readonly side: string };

/**
 * All that the site knows of a game. It is on every page, so it is small. Data for some pages loads on demand, and views are behind an
 * `entry.tsx`, which a server page can name without including it. The rules of a game are in its `rules/rules-page.tsx`, which exports
 * `RulesPage`; it never reaches a browser as script.
 */
export type SiteGame<Side extends string = string> = {
  readonly about: GameAbout<Side>;
  readonly marks: Readonly<Record<Side, SideMark>>;
  /** Options that tell who sits where, which nobody needs to read. */
  readonly seatOptions: readonly string[];
  /** How long an offer of a draw stands, in words that follow "The offer is valid"; null: until the others have had a turn. */
  readonly offerStands: string | null;
  readonly setUp: () => Promise<{ readonly SET_UP: SetUp }>;
  /** The game's texts for the log and the timeline. */
  readonly words: () => Promise<GameWords>;
  /** Explanations of everything on its table, and its rules by their numbers. */
  readonly help: () => Promise<{ readonly HELP: GameHelp }>;
  readonly Table: Table;
  /** A first turn with a teacher, with all its rules; null: nobody has written one. */
  readonly lesson: (() => Promise<TaughtGame>) | null;
  /** Whether what a seat does not see can be guessed, so that a running match can be tried out. */
  readonly guesses: boolean;
  /** Null: its scenarios are the listed ones. */
  readonly editor: GameEditor | null;
  /** The figure beside a unit's name. */
  readonly figure: () => Promise<{ readonly Figure: ComponentType<FigureProps> }>;
  /** The faces of its people, as a campaign over its battles names them; null: none. */
  readonly Portrait: ComponentType<PortraitProps> | null;
};
