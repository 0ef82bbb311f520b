import type { AnyRuleSet } from '@fieldpost/engine';
import { bookOf } from './book.ts';
import { GAMES } from './list.ts';

export { bookOf, nameOf, type Rulebook, refOf } from './book.ts';
export type { DemoMatch, DemoPerson, GameManifest } from './manifest.ts';
export type { GameSchemas } from './schemas/kinds.ts';
export { schemasOf } from './schemas/schemas.ts';
export type { Luck } from './statistics/luck.ts';
export type { MatchStatistics, Row, SideCount } from './statistics/statistics.ts';
export type { AnyRuleSet };

export const { games, all, ruleSetOf, find, current } = bookOf(GAMES);
export const { titleOf, narratorOf, sideNameOf, drawnTitleOf, catalogueOf, statisticsOf, demonstration, season } =
  bookOf(GAMES);
