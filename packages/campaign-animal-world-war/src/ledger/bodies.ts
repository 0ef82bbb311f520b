/** Whether a body is of its kind: all keys present, none beside them (LC-082). Other files check its content. */
import { canonicalJson, type Json } from '@fieldpost/engine';
import { isCount, oneOf } from '@fieldpost/engine/reading';
import { EMPIRES, LAYOUT_IDS, OBJECTIVE_IDS, TACTIC_IDS } from '@fieldpost/rules-animal-world-war/catalogue';
import { isReason } from '../acts/act.ts';
import { CITY_IDS } from '../catalogue/cities.ts';
import { SOLDIER_IDS } from '../catalogue/soldiers.ts';
import { parseOptions } from '../options.ts';
import { parseReport } from '../report.ts';
import { DECLARATION_KINDS, END_REASONS } from '../state.ts';
import { type Kind, LEDGER_FORMAT } from './entry.ts';

type Is = (raw: unknown) => boolean;

const word =
  (words: readonly string[]): Is =>
  (raw) =>
    oneOf(raw, words);
const orNull =
  (is: Is): Is =>
  (raw) =>
    raw === null || is(raw);
const number: Is = (raw) => isCount(raw, 0, Number.MAX_SAFE_INTEGER);
const hash: Is = (raw) => typeof raw === 'string' && /^[0-9a-f]{64}$/.test(raw);
const name: Is = (raw) => typeof raw === 'string' && raw.length > 0 && raw.length <= 100;
const listOf =
  (is: Is): Is =>
  (raw) =>
    Array.isArray(raw) && raw.length <= SOLDIER_IDS.length * 2 && raw.every(is);
const shape =
  (forms: Readonly<Record<string, Is>>): Is =>
  (raw) => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return false;
    const fields = raw as Readonly<Record<string, unknown>>;
    const keys = Object.keys(fields);
    return (
      keys.length === Object.keys(forms).length &&
      keys.every((key) => Object.hasOwn(forms, key) && forms[key]?.(fields[key]))
    );
  };

const anything: Is = () => true;
const empire = word(EMPIRES);
const soldier = word(SOLDIER_IDS);
const city = word(CITY_IDS);
const reason = shape({ reason: isReason });
const outcome = shape({ winner: word([...EMPIRES, 'draw']), reason: word(END_REASONS) });
const terms = shape({ objective: orNull(word(OBJECTIVE_IDS)), layout: orNull(word(LAYOUT_IDS)) });

/** A report in its one spelling. */
const report: Is = (raw) => {
  const parsed = parseReport(raw);
  return parsed.ok && canonicalJson(parsed.value as unknown as Json) === canonicalJson(raw as Json);
};

const BODIES: Readonly<Record<Kind, Is>> = {
  opened: shape({ format: (raw) => raw === LEDGER_FORMAT, rules: name, battles: name, options: (raw) => isWhole(raw) }),
  tactics: shape({ HERB: word(TACTIC_IDS), CARN: word(TACTIC_IDS), state: hash }),
  declared: shape({
    turn: number,
    empire,
    kind: word(DECLARATION_KINDS),
    city: orNull(city),
    soldier: orNull(soldier),
    pows: listOf(soldier),
    terms: orNull(terms),
  }),
  exchanged: shape({ by: empire, give: listOf(soldier), take: listOf(soldier), state: hash }),
  mustered: shape({ battle: number, match: name, carry: hash }),
  fought: shape({ battle: number, match: name, record: orNull(hash), report, reportHash: hash }),
  walkover: shape({ turn: number, empire, kind: word(DECLARATION_KINDS), city: orNull(city) }),
  aftermath: anything, // compared with what follows, to the byte
  voided: shape({ battle: number, match: name, reason: (raw) => raw === 'corrected' || isReason(raw) }),
  corrected: shape({
    of: number,
    battle: number,
    report: orNull(report),
    reportHash: orNull(hash),
    reason: isReason,
    from: orNull(number),
  }),
  seat: shape({ empire, player: number, change: word(['taken', 'left', 'passed']) }),
  paused: reason,
  resumed: reason,
  closed: shape({ outcome, state: hash }),
};

/** All options are there, each within its limits. */
function isWhole(raw: unknown): boolean {
  const parsed = parseOptions(raw);
  return parsed.ok && canonicalJson(parsed.value as Json) === canonicalJson(raw as Json);
}

export function isBody(kind: Kind, body: unknown): boolean {
  return Object.hasOwn(BODIES, kind) && typeof body === 'object' && body !== null && BODIES[kind](body);
}
