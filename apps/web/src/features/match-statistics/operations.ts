import { operationOf } from '@fieldpost/client';
import type { Operations } from '../../operation-types.ts';

/** The match of the figures: its title, its game and its sides. */
export const COUNTED_MATCH = operationOf<Operations['CountedMatch']>(`query CountedMatch($id: ID!) {
  match(id: $id) { id ruleSet title status seats { side player user { name } } }
}`);
export type CountedMatch = NonNullable<Operations['CountedMatch']['data']['match']>;

const ROW = 'title sides { side count }';
/** The figures of a finished match. */
export const MATCH_STATISTICS = operationOf<Operations['MatchStatistics']>(`query MatchStatistics($matchId: ID!) {
  matchStatistics(matchId: $matchId) {
    turns { title step } courses { title sides { side values } } counts { ${ROW} } losses { ${ROW} }
    dice { thrown faces text } luck { side title throws hits expected frequency text }
  }
}`);
export type MatchFigures = NonNullable<Operations['MatchStatistics']['data']['matchStatistics']>;
export type Course = MatchFigures['courses'][number];
export type Row = MatchFigures['counts'][number];
export type Luck = MatchFigures['luck'][number];
export type Dice = NonNullable<MatchFigures['dice']>;
