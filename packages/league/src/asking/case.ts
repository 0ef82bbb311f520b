/** CL-195: a case judged without a server. */
import { NO_SEED } from '../chance/lots.ts';
import { hashOf } from '../hashing.ts';
import type { Act, LogRow } from '../log/events.ts';
import type { Ledger } from '../log/ledger.ts';
import type { Entering } from '../log/opening.ts';
import { actOf, askedOf, enteringFrom } from '../log/read.ts';
import { append, type Genesis, genesisJson, opened } from '../log/replay.ts';
import { joiningActs, silentResult, unansweredReports } from '../log/reporting.ts';
import { fieldsOf, instantOf, isOneOf } from '../reading.ts';
import { accepted, type Outcome, refused } from '../refusal.ts';
import { settingsOf } from '../settings/read.ts';
import { ASKS, type Ask, answerTo } from './asks.ts';

export type ActResult =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly code: string; readonly rule: string; readonly at: string };
export type CaseAnswer = {
  readonly results: readonly ActResult[];
  readonly followed?: readonly LogRow[];
  readonly head: string;
} & {
  readonly [ask in Ask]?: unknown;
};

type Case = {
  readonly genesis: Genesis;
  readonly log: readonly unknown[];
  readonly ask: readonly Ask[];
  /** Until when time passes after the log, ms; null: it does not. */
  readonly now: number | null;
};

/**
 * Reads a case, plays its log and answers its questions. A refused act changes nothing, and the log continues. Automatic entries from
 * before an act, or before `now`, join the log too (CL-202): `followed`.
 */
export function judgeCase(raw: unknown): Outcome<CaseAnswer> {
  const read = caseOf(raw);
  if (!read.ok) return read;
  const { genesis, log, ask, now } = read.value;
  const ledger = opened(genesis);
  if (!ledger.ok) return ledger;
  const playing: Playing = { ledger: ledger.value, head: hashOf(genesisJson(genesis)), followed: [] };
  const results = log.map((raw) => playAct(playing, raw));
  if (now !== null) letPass(playing, now + 1);
  const answers = Object.fromEntries(ask.map((one) => [one, answerTo(one, ledger.value)]));
  const followed = playing.followed.length === 0 ? {} : { followed: playing.followed };
  return accepted({ results, ...followed, ...answers, head: playing.head });
}

type Playing = { readonly ledger: Ledger; head: string; readonly followed: LogRow[] };

function playAct(playing: Playing, raw: unknown): ActResult {
  const { ledger } = playing;
  const asked = askedOf(raw);
  if (!asked.ok) return { ok: false, ...asked.fault };
  const { at } = asked.value;
  if (at !== null) letPass(playing, at);
  const events = joiningActs(ledger, asked.value.event);
  if (!events.ok) return { ok: false, ...events.fault };
  const [first, ...more] = events.value;
  const row = first === undefined ? null : joined(playing, { at, event: first });
  if (row !== null && !row.ok) return { ok: false, ...row.fault };
  for (const event of more) keep(playing, joined(playing, { at, event }));
  return { ok: true, seq: row?.value.seq ?? ledger.seq };
}

function joined(playing: Playing, act: Act): Outcome<LogRow> {
  const row = append(playing.ledger, act, playing.head);
  if (row.ok) playing.head = row.value.hash;
  return row;
}

function keep({ followed }: Playing, row: Outcome<LogRow>): void {
  if (row.ok) followed.push(row.value);
}

/** CL-202: before an instant, nobody has objected in time to what these reports say. */
function letPass(playing: Playing, instant: number): void {
  for (const one of unansweredReports(playing.ledger, instant - 1)) {
    const event = silentResult(playing.ledger, one);
    if (event !== null) keep(playing, joined(playing, { at: one.at, event }));
  }
}

function caseOf(raw: unknown): Outcome<Case> {
  const fields = fieldsOf(raw);
  if (fields === null) return refused('CL_BAD_INPUT');
  const { log = [], ask = [], seed = NO_SEED } = fields;
  const settings = settingsOf(fields.settings ?? {});
  if (!settings.ok) return settings;
  const entries = entriesOf(fields.entries ?? []);
  if (!entries.ok) return entries;
  if (!Array.isArray(log)) return refused('CL_BAD_INPUT', 'log');
  if (!Array.isArray(ask) || !ask.every((one) => isOneOf(one, ASKS))) return refused('CL_BAD_INPUT', 'ask');
  if (typeof seed !== 'string' || !/^[0-9a-f]{64}$/.test(seed)) return refused('CL_BAD_INPUT', 'seed', 'CL-003');
  const { now = null } = fields;
  if (now !== null && instantOf(now) === null) return refused('CL_BAD_INPUT', 'now');
  const genesis = { settings: settings.value, seed, entries: entries.value, running: isRunning(entries.value, log) };
  return accepted({ genesis, log, ask, now: instantOf(now) });
}

/** A case with entries begins where play begins, unless its log tells of the states before. */
function isRunning(entries: readonly Entering[], log: readonly unknown[]): boolean {
  const tellsStates = log.some((raw) => {
    const act = actOf(raw);
    return act.ok && act.value.event.kind === 'state';
  });
  return entries.length > 0 && !tellsStates;
}

function entriesOf(raw: unknown): Outcome<readonly Entering[]> {
  if (!Array.isArray(raw) || raw.length > 100_000) return refused('CL_BAD_INPUT', 'entries');
  const entries: Entering[] = [];
  const numbers = new Set<number>();
  for (const [index, one] of raw.entries()) {
    const who = enteringFrom(one);
    if (who === null || (who.number !== null && numbers.has(who.number)))
      return refused('CL_BAD_INPUT', `entries[${index}]`);
    if (who.number !== null) numbers.add(who.number);
    entries.push(who);
  }
  return accepted(entries);
}
