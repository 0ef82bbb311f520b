/** What is looked into beside a match: positions of finished ones, and trials on copies. No match ever depends on it. */
import { randomUUID } from 'node:crypto';
import { type Json, type Result, type Seat, stepViewFor, type TrialNode } from '@fieldpost/engine';
import type { Caller, Context } from '../context.ts';
import { findMatch } from '../match-store/find-match.ts';
import { callersSeat, type LoadedMatch } from '../match-store/loaded-match.ts';
import { stateAfter } from '../match-store/replay.ts';
import { type Counting, withinBounds } from '../platform/bounds.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { readName } from '../platform/names.ts';
import { mayStudy } from './may-study.ts';
import { readNodes } from './nodes.ts';
import {
  addTrial,
  countTrials,
  dropTrial,
  findTrial,
  MAX_TRIALS,
  replaceTrial,
  type Trial,
  type TrialInList,
  trialsOf,
} from './store.ts';

const bad = (given: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: given });

/** The whole truth of a finished match after a number of steps. */
export type TruePosition = { readonly step: number; readonly edition: number; readonly state: Json };

/** `GET /matches/:id/position`. Faults: NOT_FOUND, MATCH_RUNNING, STEP_UNKNOWN. */
export async function positionOf(
  context: Context,
  caller: Caller | null,
  matchId: string,
  step: number,
): Promise<Result<TruePosition, Fault>> {
  const found = await findMatch(context, caller, matchId);
  if (!found.ok) return found;
  const refused = mayStudy(found.value);
  if (refused !== null) return bad(refused);
  const { match } = found.value;
  if (step < 0 || step > match.step) return bad(fault('STEP_UNKNOWN'));
  const state = await stateAfter(context, found.value, step);
  return { ok: true, value: { step, edition: match.edition, state } };
}

/** The caller's trials, of one match or of all, the latest first. */
export const myTrials = (context: Context, caller: Caller, matchId: string | null): Promise<readonly TrialInList[]> =>
  trialsOf(context.db, caller.userId, matchId);

/** One of the caller's trials. Fault: NOT_FOUND. */
export async function seeTrial(context: Context, caller: Caller, id: string): Promise<Result<Trial, Fault>> {
  const trial = await findTrial(context.db, caller.userId, id);
  return trial === null ? bad(fault('NOT_FOUND')) : { ok: true, value: trial };
}

/** What people write of a trial. */
type Written = { readonly title: string; readonly nodes?: unknown };
const TITLE_LENGTH = 80;

function readWritten({ title, nodes: raw }: Written): Result<Pick<Trial, 'title' | 'nodes' | 'orders'>, Fault> {
  const name = readName(title, TITLE_LENGTH);
  const nodes: readonly TrialNode[] | null = readNodes(raw);
  if (!name.ok || nodes === null) return bad(fault('TRIAL_INVALID'));
  return { ok: true, value: { title: name.value, nodes, orders: nodes.length } };
}

export type NewTrial = Written & {
  readonly matchId: string;
  readonly step: number;
  /** Of a running match: the seed of what the caller's view does not show. */
  readonly guess: number | null;
};

/** What a trial begins with. */
type Root = Pick<Trial, 'step' | 'side' | 'player' | 'guess'>;

/** A running match gives its players what they see themselves, and nobody anything more. */
function rootOf(loaded: LoadedMatch, caller: Caller, { step, guess }: NewTrial): Result<Root, Fault> {
  const refused = mayStudy(loaded);
  if (refused === null) {
    if (step > loaded.match.step) return bad(fault('STEP_UNKNOWN'));
    return { ok: true, value: { step, side: null, player: null, guess: null } };
  }
  const seat: Seat<string> | null = callersSeat(loaded, caller);
  if (seat === null || loaded.game === null) return bad(refused);
  if (step > stepViewFor(loaded.game, seat)) return bad(fault('STEP_UNKNOWN'));
  return { ok: true, value: { step, ...seat, guess: guess ?? 0 } };
}

/** Keeps a new trial. Faults: NOT_FOUND, MATCH_RUNNING, STEP_UNKNOWN, TRIAL_INVALID, TOO_MANY_TRIALS. */
export async function createTrial(context: Context, caller: Caller, input: NewTrial): Promise<Result<Trial, Fault>> {
  const found = await findMatch(context, caller, input.matchId);
  if (!found.ok) return found;
  const root = rootOf(found.value, caller, input);
  if (!root.ok) return root;
  const written = readWritten(input);
  if (!written.ok) return written;
  const now = context.clock.now();
  const identity = { id: randomUUID(), matchId: input.matchId, revision: 0, updatedAt: now };
  const trial: Trial = { ...identity, ...root.value, ...written.value };
  const bound = {
    name: `trials of ${caller.userId}`,
    most: MAX_TRIALS,
    count: (tx: Counting) => countTrials(tx, caller.userId),
  };
  const added = await withinBounds(context.db, [bound], (tx) => addTrial(tx, caller.userId, trial));
  return added === null ? bad(fault('TOO_MANY_TRIALS')) : { ok: true, value: trial };
}

/** What replaces a trial: `revision` is the one that its writer has read. */
export type ChangedTrial = Written & { readonly revision: number };

/** Changes one of the caller's trials. Faults: NOT_FOUND, TRIAL_INVALID, TRIAL_CHANGED. */
export async function changeTrial(
  context: Context,
  caller: Caller,
  id: string,
  input: ChangedTrial,
): Promise<Result<Trial, Fault>> {
  const found = await seeTrial(context, caller, id);
  if (!found.ok) return found;
  const written = readWritten(input);
  if (!written.ok) return written;
  const changed = { ...found.value, ...written.value, revision: input.revision + 1, updatedAt: context.clock.now() };
  const replaced = await replaceTrial(context.db, caller.userId, changed);
  return replaced ? { ok: true, value: changed } : bad(fault('TRIAL_CHANGED'));
}

/** Drops one of the caller's trials. Fault: NOT_FOUND. */
export async function removeTrial(context: Context, caller: Caller, id: string): Promise<Result<null, Fault>> {
  const dropped = await dropTrial(context.db, caller.userId, id);
  return dropped ? { ok: true, value: null } : bad(fault('NOT_FOUND'));
}
