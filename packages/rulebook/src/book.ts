import type { AnyRuleSet, GameTypes, Json, MatchRecord, RuleSetRef } from '@fieldpost/engine';
import { type AnyNarrator, toldBy } from '@fieldpost/story';
import type { DemoMatch, GameManifest } from './manifest.ts';
import { type MatchStatistics, statisticsOf } from './statistics/statistics.ts';

/** The part of a record needed for its figures. */
type Read = Pick<MatchRecord<GameTypes>, 'setup' | 'opening' | 'steps'>;

/** Queries about a list of games. */
export type Rulebook = {
  /** The games, in the order of the list. */
  readonly games: () => readonly GameManifest[];
  /** Every registered edition, in the order of the list. */
  readonly all: () => readonly AnyRuleSet[];
  /** The edition of that name; null where none is registered. */
  readonly ruleSetOf: (name: string) => AnyRuleSet | null;
  /** The edition of that reference; null where none is registered. */
  readonly find: (ref: RuleSetRef) => AnyRuleSet | null;
  /** The newest edition of a game: what new matches are played by. */
  readonly current: (id: string) => AnyRuleSet | null;
  /** The narrator of a game; for an unknown game, one without any sentences. */
  readonly narratorOf: (id: string) => AnyNarrator;
  /** The name of a game; for an unknown game, its id. */
  readonly titleOf: (id: string) => string;
  /** The name of a side of a game: its own name, else "south" -> "South". */
  readonly sideNameOf: (id: string, side: string) => string;
  /** The title of a match on the player's own position, until they name it. */
  readonly drawnTitleOf: (id: string) => string;
  /** The public data of a game as one JSON document by name; null where there is none. */
  readonly catalogueOf: (id: string) => Json;
  /** The figures of a match that has ended, from its record alone; null: the book has no such game. */
  readonly statisticsOf: (rules: AnyRuleSet, record: Read) => MatchStatistics | null;
  /** The matches of the demonstration with their games, those that are played to their end last. */
  readonly demonstration: () => readonly (DemoMatch & { readonly ruleSet: string })[];
  /** The game of the demonstration's club; null if clubs play no game of the book. */
  readonly season: () => { readonly game: string; readonly scenario: string } | null;
};

/** "id@edition": how an edition is named in addresses, files and logs. */
export function nameOf(ref: RuleSetRef): string {
  return `${ref.id}@${ref.edition}`;
}

/** The reference that a name stands for, known or not; null where it is no name. */
export function refOf(name: string): RuleSetRef | null {
  const parts = /^([a-z][a-z0-9-]*)@([1-9]\d{0,5})$/.exec(name);
  return parts?.[1] && parts[2] ? { id: parts[1], edition: Number(parts[2]) } : null;
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function published(catalogue: GameManifest['catalogue']): Json {
  const entries = Object.entries(catalogue).filter(([, value]) => typeof value !== 'function');
  return entries.length === 0 ? null : (Object.fromEntries(entries) as Json);
}

/** The rulebook of these games. */
export function bookOf(games: readonly GameManifest[]): Rulebook {
  const byId: ReadonlyMap<string, GameManifest> = new Map(games.map((game) => [game.about.id, game]));
  const editions = games.flatMap((game) => game.editions);
  const byName: ReadonlyMap<string, AnyRuleSet> = new Map(editions.map((rules) => [nameOf(rules.ref), rules]));
  const ruleSetOf = (name: string): AnyRuleSet | null => byName.get(name) ?? null;
  return {
    games: () => games,
    all: () => editions,
    ruleSetOf,
    find: (ref) => ruleSetOf(nameOf(ref)),
    current: (id) => byId.get(id)?.editions.at(-1) ?? null,
    narratorOf: (id) => byId.get(id)?.narrator ?? toldBy(() => ''),
    titleOf: (id) => byId.get(id)?.about.title ?? id,
    sideNameOf: (id, side) => byId.get(id)?.about.sideNames[side] ?? capitalised(side),
    drawnTitleOf: (id) => byId.get(id)?.about.drawnTitle ?? 'A drawn position',
    catalogueOf: (id) => published(byId.get(id)?.catalogue ?? {}),
    statisticsOf(rules, record) {
      const game = byId.get(rules.ref.id);
      if (game === undefined) return null;
      const { about, narrator, counting } = game;
      return statisticsOf(rules, { narrator, counting, sideNames: about.sideNames }, record);
    },
    season: () =>
      games.flatMap(({ about, season }) => (season === null ? [] : [{ game: about.id, scenario: season }]))[0] ?? null,
    demonstration: () =>
      games
        .flatMap(({ about, demonstration }) => demonstration.map((match) => ({ ...match, ruleSet: about.id })))
        .toSorted((one, other) => Number(one.handOvers === null) - Number(other.handOvers === null)),
  };
}
