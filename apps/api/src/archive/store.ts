import type { GameTypes, Json, Step } from '@fieldpost/engine';
import type { ClockSpec } from '../clock/clock-spec.ts';
import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';

type Stored = Pick<Context, 'db'>;

/** A match from a file, ready to be stored. */
export type ImportedMatch = {
  readonly id: string;
  readonly ruleSet: string;
  readonly edition: number;
  readonly scenario: string;
  readonly title: string;
  readonly setup: Json;
  readonly clockSpec: ClockSpec;
  readonly status: 'playing' | 'finished';
  readonly step: number;
  /** After `stateStep` steps. */
  readonly state: Json;
  readonly stateStep: number;
  readonly sealedStep: number;
  readonly draws: number;
  readonly pending: Json;
  readonly waitingFor: readonly string[];
  readonly ending: Json;
  readonly commitment: string;
  /** Lower-case hex. */
  readonly seed: string;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly seats: readonly {
    readonly side: string;
    readonly player: number;
    readonly userId: string | null;
    readonly salt: string | null;
  }[];
  readonly steps: readonly (Step<GameTypes> & { readonly index: number; readonly line: string; readonly at: Date })[];
};

/** Ids of users by their address in lower case; addresses that nobody has are left out. */
export async function usersByEmail({ db }: Stored, emails: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const wanted = emails.map((email) => email.toLowerCase());
  const found = await db.user.findMany({ where: { email: { in: wanted } }, select: { id: true, email: true } });
  return new Map(found.map(({ id, email }) => [email, id]));
}

/** The creator of imported matches without a player here. */
const ARCHIVIST = { id: 'archivist', name: 'Archivist', email: 'archivist@fieldpost.invalid' } as const;

/** JSON for a column; null is the column's own null. */
const orNull = (value: Json) => (value === null ? Prisma.DbNull : (value as Prisma.InputJsonValue));

/** The follower of a match, and whether everybody may watch it. */
export type Belonging = { readonly listed: boolean; readonly followedBy: string | null };

/** Stores an imported match in the transaction given: it is there whole, or not at all. */
export async function addImported(
  all: Prisma.TransactionClient,
  match: ImportedMatch,
  belonging: Belonging,
): Promise<void> {
  const { seats, steps, seed, state, pending, ending, setup, waitingFor, ...row } = match;
  const creatorId = seats.find((seat) => seat.userId !== null)?.userId ?? ARCHIVIST.id;
  if (creatorId === ARCHIVIST.id)
    await all.user.upsert({ where: { id: ARCHIVIST.id }, create: { ...ARCHIVIST, mailTurns: false }, update: {} });
  await all.match.create({
    data: {
      ...row,
      ...belonging,
      creatorId,
      waitingFor: [...waitingFor],
      setup: setup as Prisma.InputJsonValue,
      state: orNull(state),
      pending: orNull(pending),
      ending: orNull(ending),
      seed: new Uint8Array(Buffer.from(seed, 'hex')),
      seats: { create: [...seats] },
    },
  });
  await all.step.createMany({ data: steps.map((step) => stepRow(match.id, step)) });
}

const stepRow = (matchId: string, { by, command, draws, events, ...step }: ImportedMatch['steps'][number]) => ({
  ...step,
  matchId,
  side: by.side,
  player: by.player,
  command: command as Prisma.InputJsonValue,
  draws: draws as unknown as Prisma.InputJsonValue,
  events: events as unknown as Prisma.InputJsonValue,
});
