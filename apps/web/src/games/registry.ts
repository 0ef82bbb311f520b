import type { GameAbout } from '@fieldpost/engine';
import type { ComponentType } from 'react';
import type { GameHelp } from '../features/help/glossary.ts';
import type { TaughtGame } from '../features/lesson/lesson.ts';
import type { FigureProps, GameEditor, PortraitProps, SetUp, SideMark, SiteGame } from './manifest.ts';
import type { GameWords, Table } from './table.ts';

/** Queries about a list of games. A game that is not on it is played at the plain table, under the names of its ids. */
export type Shelf = {
  readonly aboutOf: (ruleSet: string) => GameAbout | null;
  /** The name of a game by its id. */
  readonly ruleSetName: (ruleSet: string) => string;
  /** The name of a side in a game. */
  readonly sideName: (ruleSet: string, side: string) => string;
  /** The mark of a side beside its name. `all`: the sides of the match. */
  readonly markOf: (ruleSet: string, side: string, all: readonly string[]) => SideMark;
  /** The address of a rule's text; null: no game numbers its rules like this. */
  readonly ruleAddress: (rule: string) => string | null;
  readonly seatOptionsOf: (ruleSet: string) => readonly string[];
  /** How long an offer of a draw stands, in words that follow "The offer is valid". `sides`: how many are still in. */
  readonly offerStandsOf: (ruleSet: string, sides: number) => string;
  readonly setUpOf: (ruleSet: string) => Promise<SetUp>;
  /** Begins to load what the log and the timeline ask of a game; null where it has no table. */
  readonly loadWords: (ruleSet: string) => Promise<GameWords> | null;
  /** The explanations for a game's table, loading; null for an unknown game. */
  readonly helpOf: (ruleSet: string) => Promise<GameHelp> | null;
  /** The table of a rule set; null: it is played at the plain one, from a menu in its notation. */
  readonly tableOf: (ruleSet: string) => Table | null;
  readonly editorOf: (ruleSet: string) => GameEditor | null;
  /** The faces of its people; null: it has none. */
  readonly portraitOf: (ruleSet: string) => ComponentType<PortraitProps> | null;
  /** The figure beside a unit's name, loading; null for a game without pictures. */
  readonly figureOf: (ruleSet: string) => Promise<ComponentType<FigureProps>> | null;
  /** The lesson of a game, on its way; null: it has none. */
  readonly lessonOf: (ruleSet: string) => Promise<TaughtGame> | null;
  /** Whether orders on a match of this game can be tried out; a running one needs what a seat does not see to be guessed. */
  readonly canTry: (ruleSet: string, running: boolean) => boolean;
  /** The games that have a lesson. */
  readonly taught: () => readonly { readonly id: string; readonly title: string }[];
  /** The games whose scenarios can be drawn. */
  readonly drawable: () => readonly { readonly id: string; readonly title: string; readonly noun: string }[];
};

const BARE: SetUp = {
  presets: [],
  layouts: null,
  covered: [],
  finer: [],
  titles: [],
  words: {},
  numbered: null,
  first: null,
};
/** The marks for sides of a game without table, in the order of their names. With more than two sides each has its own shape. */
const OF_TWO: readonly SideMark[] = ['tent', 'house'];
const OF_SEVERAL: readonly SideMark[] = ['disc', 'triangle', 'square', 'diamond'];

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function plainMark(side: string, all: readonly string[]): SideMark {
  const names = [...new Set(all)].toSorted();
  return (names.length > 2 ? OF_SEVERAL : OF_TWO)[names.indexOf(side)] ?? 'house';
}

/** The rules of a game come with its lesson. */
const isTriable = (game: SiteGame | undefined, running: boolean): boolean =>
  game !== undefined && game.lesson !== null && (game.guesses || !running);

/** The games of this list, as the site asks for them. */
export function registryOf(games: readonly SiteGame[]): Shelf {
  const byId: ReadonlyMap<string, SiteGame> = new Map(games.map((game) => [game.about.id, game]));
  const byLetters = new Map(games.map(({ about }) => [about.ruleLetters, about.id]));
  return {
    aboutOf: (ruleSet) => byId.get(ruleSet)?.about ?? null,
    ruleSetName: (ruleSet) => byId.get(ruleSet)?.about.title ?? ruleSet.split('-').map(capitalised).join(' '),
    sideName: (ruleSet, side) => byId.get(ruleSet)?.about.sideNames[side] ?? capitalised(side),
    markOf: (ruleSet, side, all) => byId.get(ruleSet)?.marks[side] ?? plainMark(side, all),
    ruleAddress(rule) {
      const id = byLetters.get(rule.split('-')[0] ?? '');
      return id === undefined ? null : `/rules/${id}#${rule}`;
    },
    seatOptionsOf: (ruleSet) => byId.get(ruleSet)?.seatOptions ?? [],
    offerStandsOf: (ruleSet, sides) =>
      byId.get(ruleSet)?.offerStands ?? (sides > 2 ? 'until every side has had a turn' : 'until you end your turn'),
    setUpOf: async (ruleSet) => (await byId.get(ruleSet)?.setUp())?.SET_UP ?? BARE,
    loadWords: (ruleSet) => byId.get(ruleSet)?.words() ?? null,
    helpOf: (ruleSet) =>
      byId
        .get(ruleSet)
        ?.help()
        .then(({ HELP }) => HELP) ?? null,
    tableOf: (ruleSet) => byId.get(ruleSet)?.Table ?? null,
    editorOf: (ruleSet) => byId.get(ruleSet)?.editor ?? null,
    portraitOf: (ruleSet) => byId.get(ruleSet)?.Portrait ?? null,
    figureOf: (ruleSet) =>
      byId
        .get(ruleSet)
        ?.figure()
        .then(({ Figure }) => Figure) ?? null,
    lessonOf: (ruleSet) => byId.get(ruleSet)?.lesson?.() ?? null,
    canTry: (ruleSet, running) => isTriable(byId.get(ruleSet), running),
    taught: () => games.flatMap(({ about, lesson }) => (lesson === null ? [] : [{ id: about.id, title: about.title }])),
    drawable: () =>
      games.flatMap(({ about, editor }) =>
        editor === null ? [] : [{ id: about.id, title: about.title, noun: editor.noun }],
      ),
  };
}
