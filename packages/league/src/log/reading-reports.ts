/** Reading of acts about results of a real table (CL-201). */
import { type Fields, fieldsOf, instantOf, isName, isOneOf, isReason, isWhole } from '../reading.ts';
import { accepted, type Outcome, refused } from '../refusal.ts';
import { isQuarter, type Quarter } from '../scores.ts';
import { type LogEvent, type Said, STANDS_BY, type Standing } from './events.ts';
import { legNameOf } from './finding.ts';

type Event<Kind extends LogEvent['kind']> = Extract<LogEvent, { kind: Kind }>;

/** CL-201: points of a table, of a and b. */
const MOST_POINTS = 9_999;
const areScores = (raw: unknown): raw is readonly [number, number] =>
  Array.isArray(raw) && raw.length === 2 && raw.every((points) => isWhole(points, 0, MOST_POINTS));

/** CL-201: what a score is worth: the higher one wins; the margin is the difference in per mille of all points. */
export function worthOfScore([a, b]: readonly [number, number]): Pick<Said, 'q' | 'margin'> {
  const q = a === b ? 2 : a > b ? 4 : 0;
  return { q: [q, (4 - q) as Quarter], margin: a + b === 0 ? 0 : Math.trunc((1_000 * (a - b)) / (a + b)) };
}

/** Either `q` or `score`; null where it is neither, or both. */
function saidOf({ q, score = null }: Fields): Pick<Said, 'q' | 'margin' | 'score'> | null {
  if (score !== null) return areScores(score) && q === undefined ? { ...worthOfScore(score), score } : null;
  return isQuarter(q) ? { q: [q, (4 - q) as Quarter], margin: 0, score: null } : null;
}

/** A day of the calendar, such as 2026-01-05. */
const isDay = (raw: unknown): raw is string =>
  typeof raw === 'string' && /^\d{4}-\d\d-\d\d$/.test(raw) && new Date(instantOf(raw) ?? Number.NaN).getTime() > 0
    ? new Date(raw).toISOString().startsWith(raw)
    : false;

const MAX_NOTE = 500;
const MAX_LINK = 300;

/** CL-201: an address that people may open and the server never does. */
function isLink(raw: unknown): raw is string {
  return typeof raw === 'string' && raw.length <= MAX_LINK && URL.canParse(raw) && raw.startsWith('https://');
}
const isNote = (raw: unknown): raw is string => typeof raw === 'string' && raw.length <= MAX_NOTE && raw.trim() !== '';

/** Reads the members besides the result; returns the name of a malformed one. */
function asides({ playedOn = null, note, link }: Fields) {
  if (playedOn !== null && !isDay(playedOn)) return 'playedOn';
  if (note !== undefined && !isNote(note)) return 'note';
  if (link !== undefined && !isLink(link)) return 'link';
  return { playedOn, ...(note === undefined ? {} : { note }), ...(link === undefined ? {} : { link }) };
}

const isSpeaker = (raw: unknown): raw is string | null => raw === null || isName(raw);

/** A report; `speaker` left out: the entry named first. An officer (null) gives a reason (CL-013). */
export function readReport(fields: Fields): Outcome<Event<'report'>> {
  const name = legNameOf(fields);
  if (name === null) return refused('CL_BAD_INPUT', 'leg');
  const said = saidOf(fields);
  if (said === null) return refused('CL_BAD_INPUT', fields.score === undefined ? 'q' : 'score', 'CL-201');
  const more = asides(fields);
  if (typeof more === 'string') return refused('CL_BAD_INPUT', more, 'CL-201');
  const { speaker = name.a, reason } = fields;
  if (!isSpeaker(speaker)) return refused('CL_BAD_INPUT', 'speaker');
  const made = { kind: 'report', ...name, ...said, ...more, speaker } as const;
  if (speaker !== null) return accepted(made);
  return isReason(reason) ? accepted({ ...made, reason }) : refused('CL_REASON_REQUIRED', 'reason');
}

const isSeq = (raw: unknown): raw is number => isWhole(raw, 1, 1e12);

/** An objection; `speaker` left out: the side that has not reported. */
export function readDispute(fields: Fields): Outcome<Event<'dispute'>> {
  const { of, speaker = '', reason } = fields;
  const said = saidOf(fields);
  if (!isSeq(of)) return refused('CL_BAD_INPUT', 'of', 'CL-201');
  if (said === null) return refused('CL_BAD_INPUT', fields.score === undefined ? 'q' : 'score', 'CL-201');
  if (speaker !== '' && !isName(speaker)) return refused('CL_BAD_INPUT', 'speaker');
  if (!isReason(reason)) return refused('CL_REASON_REQUIRED', 'reason');
  return accepted({ kind: 'dispute', of, reason, ...said, speaker });
}

/** `speaker` left out: whose report it is. */
export function readRetract({ of, speaker = '' }: Fields): Outcome<Event<'retract'>> {
  if (!isSeq(of)) return refused('CL_BAD_INPUT', 'of', 'CL-201');
  return speaker === '' || isSpeaker(speaker)
    ? accepted({ kind: 'retract', of, speaker })
    : refused('CL_BAD_INPUT', 'speaker');
}

/** CL-201: the other side says yes. It joins the log as the result that stands (CL-203). */
export type Confirmation = { readonly kind: 'confirm-report'; readonly of: number; readonly speaker: string };

export function readConfirmation(raw: unknown): Outcome<Confirmation> {
  const { of, speaker = '' } = fieldsOf(raw) ?? {};
  if (!isSeq(of)) return refused('CL_BAD_INPUT', 'of', 'CL-201');
  return speaker === '' || isName(speaker)
    ? accepted({ kind: 'confirm-report', of, speaker })
    : refused('CL_BAD_INPUT', 'speaker');
}

/** CL-203: `of` and `by` of a result that stands; null where they are not there. */
export function standingOf({ of, by, stands }: Fields): Standing | null {
  const given = fieldsOf(stands) ?? { of, by };
  return isSeq(given.of) && isOneOf(given.by, STANDS_BY) ? { of: given.of, by: given.by } : null;
}
