import type { Ending } from '@fieldpost/engine';
import type { SeatResult } from '../identity/players/results.ts';
import type { Db } from '../platform/database.ts';

/** A finished match against computers alone; `bots`: the names of all others. */
export type EndedAlone = {
  readonly ruleSet: string;
  readonly side: string;
  readonly bots: readonly string[];
  readonly result: SeatResult | null;
  /** Where there is no result yet. */
  readonly ending: Ending<string> | null;
};

/** So many of somebody's matches are looked through. */
const MOST = 1_000;

/** Somebody's finished matches in which all others were computers and no hint was asked, the latest first. */
export const endedAlone = (db: Pick<Db, '$queryRaw'>, userId: string): Promise<readonly EndedAlone[]> =>
  db.$queryRaw<
    EndedAlone[]
  >`with own as (select match_id, side, player, rule_set, result, ended_at, hint from match_seats
      where user_id = ${userId} and ended_at is not null order by ended_at desc, match_id desc limit ${MOST}::int)
    select own.rule_set as "ruleSet", own.side, own.result, case when own.result is null then m.ending end as ending, o.bots
    from own join matches m on m.id = own.match_id
      join lateral (select json_agg(u.bot) as bots, bool_and(u.bot is not null) as alone from match_seats s
        left join users u on u.id = s.user_id
        where s.match_id = own.match_id and (s.side <> own.side or s.player <> own.player)) o on o.alone
    where own.hint is null and m.followed_by is null order by own.ended_at desc, own.match_id desc`;
