/** CL-195: a case judged without a server. */
import { NO_SEED } from '../chance/lots.ts';
import { hashOf } from '../hashing.ts';
import type { Ledger } from '../log/ledger.ts';
import type { Entering } from '../log/opening.ts';
import { actOf, enteringFrom } from '../log/read.ts';
import { append, type Genesis, genesisJson, opened } from '../log/replay.ts';
import { fieldsOf, isOneOf } from '../reading.ts';
import { accepted, type Outcome, refused } from '../refusal.ts';
import { settingsOf } from '../settings/read.ts';
import { ASKS, type Ask, answerTo } from './asks.ts';

export type ActResult =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly code: string; readonly rule: string; readonly at: string };
export type CaseAnswer = { readonly results: readonly ActResult[]; readonly head: string } & {
  readonly [ask in Ask]?: unknown;
};

type Case = { readonly genesis: Genesis; readonly log: readonly unknown[]; readonly ask: readonly Ask[] };

/** Reads a case, plays its log and answers what it asks. A refused act changes nothing, and the log continues. */
export function judgeCase(raw: unknown): Outcome<CaseAnswer> {
  const read = caseOf(raw);
  if (!read.ok) return read;
  const { genesis, log, ask } = read.value;
  const ledger = opened(genesis);
  if (!ledger.ok) return ledger;
  const { results, head } = playLog(ledger.value, genesis, log);
  const answers = Object.fromEntries(ask.map((one) => [one, answerTo(one, ledger.value)]));
  return accepted({ results, ...answers, head });
}

function playLog(ledger: Ledger, genesis: Genesis, log: readonly unknown[]) {
  let head = hashOf(genesisJson(genesis));
  const results = log.map((raw): ActResult => {
    const act = actOf(raw);
    const row = act.ok ? append(ledger, act.value, head) : act;
    if (!row.ok) return { ok: false, ...row.fault };
    head = row.value.hash;
    return { ok: true, seq: row.value.seq };
  });
  return { results, head };
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
  const genesis = { settings: settings.value, seed, entries: entries.value, running: isRunning(entries.value, log) };
  return accepted({ genesis, log, ask });
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
