import {
  type GameTypes,
  type MatchFile,
  type MatchRecord,
  matchFileOf,
  openMatch,
  type Result,
  seatKey,
} from '@fieldpost/engine';
import type { Caller, Context } from '../context.ts';
import type { Fault } from '../platform/errors/catalogue.ts';
import { chanceOf } from './chance.ts';
import { findMatch } from './find-match.ts';
import { type LoadedMatch, viewerFor } from './loaded-match.ts';
import { type LogEntry, logEntryOf, logViewFor } from './log.ts';
import { saltsOf } from './salts.ts';
import { loadSteps } from './store.ts';
import type { StoredMatch, StoredStep } from './stored.ts';
import { summaryOf } from './views.ts';

/** What a viewer may export of a running match: its summary, and the steps as they saw them. */
export type RunningRecord = ReturnType<typeof summaryOf> & {
  readonly format: 'fieldpost-running@1';
  /** By seat key. */
  readonly salts: Readonly<Record<string, string>>;
  readonly steps: readonly LogEntry[];
};

const playersIn = (match: StoredMatch): Readonly<Record<string, string>> =>
  Object.fromEntries(match.seats.map((seat) => [seatKey(seat), seat.userName ?? '']));

/** The record of a match with everything in it, for the server alone until the match has ended. `log`: all its steps. */
export function recordOf({ match, rules }: LoadedMatch, log: readonly StoredStep[]): MatchRecord<GameTypes> {
  const opened = openMatch(rules, match.setup, chanceOf(rules, match, 0));
  if (!opened.ok) throw new Error(`match ${match.id} cannot be opened again: ${opened.fault.code}`);
  const { opening, draws: openingDraws } = opened.value;
  const { setup, commitment, ending } = match;
  const steps = log.map(({ by, command, draws, events, sealed }) => ({ by, command, draws, events, sealed }));
  return { ruleSet: rules.ref, setup, seedCommitment: commitment, openingDraws, opening, steps, ending };
}

/** The file of a match with everything in it; of a running one that is for its operator alone. `log`: all its steps. */
export function wholeRecord(loaded: LoadedMatch, log: readonly StoredStep[], seed: string | null): MatchFile {
  const { match } = loaded;
  const record = recordOf(loaded, log);
  const dice = { commitment: match.commitment, seed, salts: saltsOf(match) };
  const times = log.map((step) => step.at.toISOString());
  return matchFileOf(
    { matchId: match.id, title: match.title, players: playersIn(match), record, dice, times },
    match.state,
  );
}

/** The record of a match: a finished one whole, to be verified by anybody; a running one only as the caller may know it. */
export async function exportRecord(
  context: Context,
  caller: Caller | null,
  id: string,
): Promise<Result<MatchFile | RunningRecord, Fault>> {
  const found = await findMatch(context, caller, id);
  if (!found.ok) return found;
  const loaded = found.value;
  const viewer = viewerFor(loaded, caller);
  const log = await loadSteps(context.db, id, 0, logViewFor(loaded, viewer));
  if (loaded.match.status === 'finished') return { ok: true, value: wholeRecord(loaded, log, loaded.match.seed) };
  const steps = log.map((step) => logEntryOf(loaded.rules, step, viewer));
  const summary = summaryOf(loaded, caller, context.clock.now());
  return { ok: true, value: { format: 'fieldpost-running@1', ...summary, salts: saltsOf(loaded.match), steps } };
}
