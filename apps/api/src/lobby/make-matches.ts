/**
 * Matches that the system creates for given players: battles of a campaign, pairings of an event. Nobody joins them.
 */
import { randomBytes } from 'node:crypto';
import { seatOrders } from '@fieldpost/bots/seats';
import { commitmentOf, type GameTypes, type Json, type Setup, setupOf } from '@fieldpost/engine';
import type { ClockSpec } from '../clock/clock-spec.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { findRuleSet } from '../match-store/rule-sets.ts';
import type { AnyRuleSet } from '../match-store/rules.ts';
import { carriedPair } from '../platform/tracing/carried-statement.ts';
import { autoplayKey } from '../turn/turn-jobs.ts';
import type { Transaction } from './store.ts';

export type MadeSeat = {
  readonly side: string;
  readonly player: number;
  readonly userId: string;
  /** The computer player whose account that is; null: a person's. */
  readonly bot: string | null;
};

export type MadeMatch = {
  /** Derived from the match's owner, so that creating it twice creates one. */
  readonly id: string;
  /** "id@edition" */
  readonly ruleSet: string;
  /** The id of a listed scenario, or a document. */
  readonly scenario: Json;
  readonly options: Json;
  /** What a campaign hands to the battle; null: nothing. */
  readonly carryOver: Json;
  readonly title: string;
  readonly clockSpec: ClockSpec;
  readonly creatorId: string;
  /** The follower of its end: a kind and an id, "campaign:<id>". */
  readonly followedBy: string;
  readonly listed: boolean;
  /** Number of hand-overs by which spectators see it late; none if absent. */
  readonly spectatorDelay?: number;
  readonly seats: readonly MadeSeat[];
};

type Ready = MadeMatch & { readonly rules: AnyRuleSet; readonly setup: Setup<GameTypes> };

/** @throws Error if the rules refuse the set-up, which the caller must have tried. */
function readied(made: MadeMatch): Ready {
  const rules = findRuleSet(made.ruleSet);
  const { scenario, options, carryOver } = made;
  const setup = rules && setupOf(rules, { scenario, options, carryOver });
  if (!rules || !setup?.ok) throw new Error(`match ${made.id} of ${made.ruleSet} cannot be made`);
  return { ...made, rules, setup: setup.value };
}

function matchRow({ rules, setup, seats: _, ...made }: Ready, now: Date): Prisma.MatchCreateManyInput {
  const { id, title, creatorId, followedBy, listed, spectatorDelay = 0, scenario, clockSpec } = made;
  const seed = new Uint8Array(randomBytes(32));
  return {
    id,
    title,
    creatorId,
    followedBy,
    listed,
    spectatorDelay,
    ruleSet: rules.ref.id,
    edition: rules.ref.edition,
    scenario: typeof scenario === 'string' ? scenario : 'custom',
    setup: setup as unknown as Prisma.InputJsonValue,
    clockSpec: clockSpec as Prisma.InputJsonValue,
    seed,
    commitment: commitmentOf(seed),
    createdAt: now,
    actAt: now,
  };
}

/** Its holders are not asked whether they are there: what the match belongs to has asked them. */
function seatRows({ id, rules, seats }: Ready, now: Date): Prisma.MatchSeatCreateManyInput[] {
  return seats.map(({ side, player, userId, bot }) => {
    const orders = bot === null ? null : seatOrders(bot, rules);
    return {
      matchId: id,
      side,
      player,
      userId,
      presentAt: now,
      ...(orders === null ? {} : { standingOrders: orders as Prisma.InputJsonValue }),
    };
  });
}

/** Stores matches for given holders, to be begun by the worker; one that is there already stays as it is. Each has dice of its own (CL-186). */
export async function makeMatches(tx: Transaction, rows: readonly MadeMatch[], now: Date): Promise<void> {
  const ready = rows.map(readied);
  const there = await tx.match.findMany({ where: { id: { in: ready.map(({ id }) => id) } }, select: { id: true } });
  const fresh = ready.filter(({ id }) => !there.some((one) => one.id === id));
  if (fresh.length === 0) return;
  await tx.match.createMany({ data: fresh.map((one) => matchRow(one, now)), skipDuplicates: true });
  await tx.matchSeat.createMany({ data: fresh.flatMap((one) => seatRows(one, now)), skipDuplicates: true });
  const jobs = fresh.map(({ id }) => ({ id, key: autoplayKey(id) }));
  await tx.$queryRaw`select count((graphile_worker.add_job('autoplay', json_build_object('matchId', x.id${carriedPair()}),
      run_at => ${now}::timestamptz, max_attempts => 25, job_key => x.key)).id)::int as queued
    from json_to_recordset(${JSON.stringify(jobs)}::json) as x(id text, key text)`;
}
