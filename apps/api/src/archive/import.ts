import type { GameTypes, Json, MatchFile, MatchRecord, Result, Step, Verdict } from '@fieldpost/engine';
import { parseMatchFile, replay, sameJson, seatKey, verify } from '@fieldpost/engine';
import { type AnyRuleSet, nameOf, ruleSetOf } from '@fieldpost/rulebook';
import { DEFAULT_CLOCK } from '../clock/clock-spec.ts';
import type { Context } from '../context.ts';
import { linesOf } from '../match-store/lines.ts';
import { awaitedBy } from '../match-store/loaded-match.ts';
import { readName } from '../platform/names.ts';
import { exportMatch } from './export.ts';
import { type ArchiveFault, archiveFault } from './faults.ts';
import { addImported, type ImportedMatch, usersByEmail } from './store.ts';

/** Who takes which seat of an imported match: email addresses by seat key ("south", "north/1"). */
export type Seating = Readonly<Record<string, string>>;

export type Imported = {
  readonly id: string;
  /** False: the same match was there already, and nothing was changed. */
  readonly imported: boolean;
  readonly status: 'playing' | 'finished';
  readonly steps: number;
};

type Checked = { readonly file: MatchFile; readonly rules: AnyRuleSet; readonly states: readonly Json[] };

/** Signs as people count them (graphemes): as long as the title of a match that is opened here. */
const LONGEST_TITLE = 80;

/** Reads a match file and plays it again; nothing of it is believed. */
function check(text: string): Result<Checked, ArchiveFault> {
  const parsed = parseMatchFile(text);
  if (!parsed.ok) return archiveFault('NOT_A_MATCH_FILE', { reason: parsed.fault.message });
  const file = parsed.value;
  const title = readName(file.title, LONGEST_TITLE);
  // Other faults of a title are kept: the server that exported the match took it as it is.
  if (!title.ok && title.fault === 'long')
    return archiveFault('NOT_A_MATCH_FILE', { reason: `its title has more than ${LONGEST_TITLE} characters` });
  const name = nameOf(file.record.ruleSet);
  const rules = ruleSetOf(name);
  if (!rules) return archiveFault('RULE_SET_UNKNOWN', { ruleSet: name });
  const verdict = verify(rules, file);
  if (!verdict.ok) return archiveFault('MATCH_UNVERIFIED', { failed: failedChecks(verdict) });
  const states = replay(rules, file.record);
  if (!states.ok) return archiveFault('MATCH_UNVERIFIED', { failed: [states.fault.code] });
  return { ok: true, value: { file, rules, states: states.value } };
}

const failedChecks = (verdict: Verdict): readonly Json[] =>
  verdict.checks.filter(({ held }) => held === false).map(({ what, detail }) => ({ what, detail }));

/** Seats by key with the user of each; null: nobody. */
type Seats = Readonly<Record<string, string | null>>;

async function seated(
  context: Context,
  { rules, file }: Checked,
  seating: Seating,
): Promise<Result<Seats, ArchiveFault>> {
  const keys = rules
    .sidesOf(file.record.setup)
    .flatMap((side) =>
      Array.from({ length: rules.seatsOn(file.record.setup, side) }, (_, player) => seatKey({ side, player })),
    );
  const strange = Object.keys(seating).find((key) => !keys.includes(key));
  if (strange !== undefined) return archiveFault('SEAT_UNKNOWN', { seat: strange, seats: keys });
  const users = await usersByEmail(context, Object.values(seating));
  const missing = Object.values(seating).find((email) => !users.has(email.toLowerCase()));
  if (missing !== undefined) return archiveFault('USER_UNKNOWN', { email: missing });
  const userOf = (key: string): string | null => users.get((seating[key] ?? '').toLowerCase()) ?? null;
  return { ok: true, value: Object.fromEntries(keys.map((key) => [key, userOf(key)])) };
}

const sealedSteps = (steps: readonly Step<GameTypes>[]): number => {
  const open = steps.findIndex((step) => !step.sealed);
  return open < 0 ? steps.length : open;
};

function scenarioOf(rules: AnyRuleSet, { setup }: MatchRecord<GameTypes>): string {
  return rules.scenarios.find(({ document }) => sameJson(document, setup.scenario))?.id ?? 'custom';
}

/** The columns of `matches` that the state of play decides. */
function livePart({ file, rules, states }: Checked) {
  const { steps, ending } = file.record;
  const sealedStep = sealedSteps(steps);
  const pending = rules.pending(states.at(-1) ?? file.record.opening, 'spectator');
  return {
    status: ending ? ('finished' as const) : ('playing' as const),
    step: steps.length,
    state: states[sealedStep] ?? file.record.opening,
    stateStep: sealedStep,
    sealedStep,
    draws: file.record.openingDraws.length + steps.reduce((sum, step) => sum + step.draws.length, 0),
    pending: pending as unknown as Json,
    waitingFor: ending ? [] : awaitedBy(pending),
    ending: ending as unknown as Json,
  };
}

function matchOf(checked: Checked, seats: Seats, seed: string, now: Date): ImportedMatch {
  const { file, rules } = checked;
  const { record, times, dice } = file;
  const lines = linesOf(rules, record.opening, record.steps);
  const at = (index: number): Date => new Date(times[index] ?? now.toISOString());
  return {
    id: file.matchId,
    ruleSet: record.ruleSet.id,
    edition: record.ruleSet.edition,
    scenario: scenarioOf(rules, record),
    title: file.title,
    setup: record.setup as unknown as Json,
    clockSpec: DEFAULT_CLOCK,
    ...livePart(checked),
    commitment: record.seedCommitment,
    seed,
    startedAt: at(0),
    finishedAt: record.ending ? at(times.length - 1) : null,
    seats: Object.entries(seats).map(([key, userId]) => seatOf(key, userId, dice.salts)),
    steps: record.steps.map((step, index) => ({ ...step, index: index, line: lines[index] ?? '', at: at(index) })),
  };
}

function seatOf(key: string, userId: string | null, salts: Readonly<Record<string, string>>) {
  const [side = '', player = '0'] = key.split('/');
  return { side, player: Number(player), userId, salt: salts[key] ?? null };
}

/** A match file that has been proved; `match` null: the same match is there already. */
export type Proved = { readonly answer: Imported; readonly match: ImportedMatch | null };

/** Plays an exported match again by the rules, checks its dice, and makes its rows; nothing is stored yet. */
export async function proveMatch(
  context: Context,
  text: string,
  seating: Seating,
): Promise<Result<Proved, ArchiveFault>> {
  const checked = check(text);
  if (!checked.ok) return checked;
  const { file } = checked.value;
  const answer = { id: file.matchId, status: statusOf(file), steps: file.record.steps.length };
  const known = await exportMatch(context, file.matchId, true);
  if (known.ok || known.fault.code === 'MATCH_NOT_STARTED') {
    const same = known.ok && known.value.hashes.record === file.hashes.record;
    return same
      ? { ok: true, value: { answer: { ...answer, imported: false }, match: null } }
      : archiveFault('MATCH_DIFFERS', { id: file.matchId });
  }
  const { seed } = file.dice;
  if (seed === null) return archiveFault('SEED_MISSING');
  const seats = await seated(context, checked.value, seating);
  if (!seats.ok) return seats;
  const match = matchOf(checked.value, seats.value, seed, context.clock.now());
  return { ok: true, value: { answer: { ...answer, imported: true }, match } };
}

/**
 * Stores an exported match, finished or running, after replaying it by the rules and checking its dice. Importing the
 * same file again changes nothing. A running match resumes where it was; its clocks start with the next order. Exports
 * contain no sealed drafts or standing orders, so players must write those again. Everybody may watch a finished match.
 */
export async function importMatch(
  context: Context,
  text: string,
  seating: Seating = {},
): Promise<Result<Imported, ArchiveFault>> {
  const proved = await proveMatch(context, text, seating);
  if (!proved.ok) return proved;
  const { answer, match } = proved.value;
  const listed = answer.status === 'finished';
  if (match !== null) await context.db.$transaction((all) => addImported(all, match, { listed, followedBy: null }));
  return { ok: true, value: answer };
}

const statusOf = (file: MatchFile): 'playing' | 'finished' => (file.record.ending ? 'finished' : 'playing');
