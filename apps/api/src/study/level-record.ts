/** How somebody has fared against the levels of the computer, and which they should meet next. */

import { levelOf, levelsOf } from '@fieldpost/bots/seats';
import { LEVEL_NAMES, type Level, type Seat } from '@fieldpost/engine';
import type { Caller, Context } from '../context.ts';
import { resultOf } from '../identity/players/results.ts';
import type { LoadedMatch } from '../match-store/loaded-match.ts';
import { type EndedAlone, endedAlone } from './level-store.ts';

export type LevelScore = {
  readonly level: Level;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
};

/** Of one game. A match with a hint counts nowhere. */
export type LevelRecord = {
  readonly ruleSet: string;
  /** The level that was met last. */
  readonly last: Level;
  /** Up after two wins of the last three matches against that level, down after three losses. */
  readonly advice: 'up' | 'stay' | 'down';
  /** Those that were met, the weakest first. */
  readonly scores: readonly LevelScore[];
};

type Met = { readonly ruleSet: string; readonly level: Level; readonly result: 'won' | 'drawn' | 'lost' };

const LAST = 3;
const WINS = 2;

function metIn({ ruleSet, side, bots, result, ending }: EndedAlone): readonly Met[] {
  const [name = ''] = bots;
  const level = levelOf(name);
  const came = result ?? (ending && resultOf(side, ending));
  if (level === null || bots.some((bot) => bot !== name) || came === null || came === 'played') return [];
  return [{ ruleSet, level, result: came }];
}

/** `met`: of one game, the latest first. */
function adviceAfter(met: readonly Met[], level: Level): LevelRecord['advice'] {
  const latest = met.filter((one) => one.level === level).slice(0, LAST);
  const count = (wanted: Met['result']): number => latest.filter(({ result }) => result === wanted).length;
  if (count('won') >= WINS) return 'up';
  return count('lost') === LAST ? 'down' : 'stay';
}

/** By game, the one that was played last first. `matches`: the latest first. */
export function recordsOf(matches: readonly EndedAlone[]): readonly LevelRecord[] {
  const byGame = Map.groupBy(matches.flatMap(metIn), ({ ruleSet }) => ruleSet);
  return [...byGame].flatMap(([ruleSet, met]) => {
    const last = met[0]?.level;
    if (last === undefined) return [];
    const scores = LEVEL_NAMES.flatMap((level) => {
      const [won, drawn, lost] = (['won', 'drawn', 'lost'] as const).map(
        (wanted) => met.filter((one) => one.level === level && one.result === wanted).length,
      ) as [number, number, number];
      return won + drawn + lost === 0 ? [] : [{ level, won, drawn, lost }];
    });
    return [{ ruleSet, last, advice: adviceAfter(met, last), scores }];
  });
}

/** The level to meet after the last one, among those that a scenario offers; null: none in that direction. */
export function nextLevel({ last, advice }: LevelRecord, offered: readonly Level[]): Level | null {
  const at = LEVEL_NAMES.indexOf(last);
  const beyond = (one: Level): boolean => LEVEL_NAMES.indexOf(one) > at;
  if (advice === 'up') return offered.find(beyond) ?? null;
  return advice === 'down' ? (offered.findLast((one) => one !== last && !beyond(one)) ?? null) : null;
}

/** The caller's own, and nobody else's. */
export const levelRecords = async ({ db }: Context, { userId }: Caller): Promise<readonly LevelRecord[]> =>
  recordsOf(await endedAlone(db, userId));

/** The level that a finished match against one suggests to the holder of `seat`; null: the same again, or it was none. */
export async function levelAfter(
  context: Context,
  caller: Caller,
  { match, rules }: LoadedMatch,
  seat: Seat<string>,
): Promise<Level | null> {
  const others = match.seats.filter(({ side, player }) => side !== seat.side || player !== seat.player);
  const [level] = others.map(({ bot }) => bot);
  if (match.status !== 'finished' || level == null || others.some(({ bot }) => bot !== level)) return null;
  const record = (await levelRecords(context, caller)).find(({ ruleSet }) => ruleSet === match.ruleSet);
  return record === undefined || record.last !== level ? null : nextLevel(record, levelsOf(rules, match.scenario));
}
