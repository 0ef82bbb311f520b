/** CL-046: what is frozen changes when an officer asks for it and every entry agrees. */
import { fieldsOf } from '../reading.ts';
import { type Outcome, type Refusal, refusal, refused } from '../refusal.ts';
import { refusesAmendment } from '../settings/amending.ts';
import { standingSettings } from '../settings/read.ts';
import type { Settings } from '../settings/settings.ts';
import { swissRounds } from '../swiss/sections.ts';
import type { LogEvent } from './events.ts';
import type { Amendment, Ledger } from './ledger.ts';

const DAY = 86_400_000;
/** So long consents are taken; after it an officer asks again. */
const CONSENT_DAYS = 7;

/** Settings that identify an event: to change one, announce a new event. */
const NEVER = ['schema', 'game', 'edition', 'scenario', 'format', 'seedHash', 'played', 'table'];
/** Settings that may change during play: no existing pairing, result or rating depends on them. */
const WHILE_PLAYED = [
  'draftHours',
  'spectatorDelay',
  'finalBy',
  'window',
  'late',
  'adjudication',
  'halfWins',
  'points',
  'tiebreaks',
  'promotion',
  'vacation',
  'standInBot',
  'rolling',
  'repeats',
  'rounds',
  'limits.openMatches',
];

/** A member of the settings by its path, as it is and as it is to be. */
export type Change = { readonly path: string; readonly from: unknown; readonly to: unknown };

/** The members in which two settings differ. */
export function changesOf(before: object, after: object, path = ''): readonly Change[] {
  return Object.entries(after).flatMap(([key, to]): readonly Change[] => {
    const from: unknown = (before as Readonly<Record<string, unknown>>)[key];
    const [old, fresh] = [fieldsOf(from), fieldsOf(to)];
    if (old !== null && fresh !== null) return changesOf(old, fresh, `${path}${key}.`);
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ path: `${path}${key}`, from, to }];
  });
}

function mayChange({ state }: Ledger, path: string): boolean {
  const within = (paths: readonly string[]) => paths.some((one) => path === one || path.startsWith(`${one}.`));
  return !within(NEVER) && (state !== 'running' || within(WHILE_PLAYED));
}

/** CL-060: while it is played a Swiss may have more rounds or fewer: not fewer than have opened, nor more than it can have. */
function roundsFault({ state, settings: before, groups, opened }: Ledger, settings: Settings): Refusal | null {
  if (state !== 'running' || settings.rounds === before.rounds) return null;
  const { rounds } = settings;
  if (settings.format !== 'swiss' || rounds === null || Number(rounds) < opened) return refusal('CL_FROZEN', 'rounds');
  const found = groups.map(({ entries }) => swissRounds(entries.length, settings)).find(({ ok }) => !ok);
  return found === undefined || found.ok ? null : found.fault;
}

/** CL-125: boards are not made so few that a team has more people than may be in one. */
function boardsFault({ entries }: Ledger, { format, boards }: Settings): Refusal | null {
  const large = [...entries.values()].some(({ squad }) => (squad?.length ?? 0) > 2 * boards);
  return format === 'team' && large ? refusal('CL_TOO_MANY', 'boards', 'CL-125') : null;
}

/** CL-180: a setting that an older event does not have stays left out, and means what it meant. */
function onlyNamed(settings: object, named: Readonly<Record<string, unknown>>): object {
  const kept = Object.entries(settings).filter(([key]) => Object.hasOwn(named, key));
  return Object.fromEntries(
    kept.map(([key, value]) => {
      const [members, own] = [fieldsOf(value), fieldsOf(named[key])];
      return [key, members !== null && own !== null ? onlyNamed(members, own) : value];
    }),
  );
}

/** The settings as they would be; refused are those that cannot be, or cannot be any more. */
export function amended(ledger: Ledger, wish: Amendment['settings']): Outcome<Settings> {
  const before = ledger.settings as Readonly<Record<string, unknown>>;
  const asked = Object.entries(wish).map(([key, value]) => {
    const [old, fresh] = [fieldsOf(before[key]), fieldsOf(value)];
    return [key, old !== null && fresh !== null ? { ...old, ...fresh } : value];
  });
  const wanted = { ...before, ...Object.fromEntries(asked) };
  const whole = standingSettings(wanted);
  if (!whole.ok) return whole;
  const read = { ok: true, value: onlyNamed(whole.value, wanted) as Settings } as const;
  const changes = changesOf(ledger.settings, read.value);
  if (changes.length === 0) return refused('CL_BAD_SETTINGS', 'settings', 'CL-046');
  const frozen = changes.find(({ path }) => !mayChange(ledger, path));
  if (frozen !== undefined) return refused('CL_FROZEN', frozen.path);
  const fault = roundsFault(ledger, read.value) ?? boardsFault(ledger, read.value);
  return fault === null ? read : { ok: false, fault };
}

/** The entries that must agree: all that have not left. */
const askedIn = ({ entries }: Ledger): readonly string[] =>
  [...entries.values()].filter(({ withdrawnAt }) => withdrawnAt === null).map(({ id }) => id);

/** CL-046: an event that is over is not amended; nor is what cannot be changed. */
function refusesAmending(ledger: Ledger, wish: Amendment['settings']): Refusal | null {
  const refused = refusesAmendment(ledger.state, [], []);
  if (refused !== null) return refused;
  const found = amended(ledger, wish);
  return found.ok ? null : found.fault;
}

type Consent = Extract<LogEvent, { kind: 'consent' }>;

/** A consent is to what is asked now, of an entry that plays, once, and in time. */
function refusesConsent(ledger: Ledger, { entry, to, accept }: Consent, at: number): Refusal | null {
  const { amendment } = ledger;
  const late = amendment !== null && at - (amendment.at ?? at) >= CONSENT_DAYS * DAY;
  const wanted = askedIn(ledger).includes(entry) && amendment?.consents.has(entry) === false;
  if (amendment?.seq !== to || late || !wanted) return refusal('CL_BAD_STATE', 'to', 'CL-046');
  return accept ? refusesAmending(ledger, amendment.settings) : null;
}

/** Why what is asked, or answered, about the settings may not join the log; null: it may, or is about something else. */
export function refusesChange(ledger: Ledger, event: LogEvent, at: number): Refusal | null {
  if (event.kind === 'amend') return refusesAmending(ledger, event.settings);
  return event.kind === 'consent' ? refusesConsent(ledger, event, at) : null;
}

/** Changes the settings once nobody's agreement is missing. Drops the amendment if it has become impossible. */
export function amendIfAgreed(ledger: Ledger, { settings, consents }: Amendment): void {
  if (refusesAmendment(ledger.state, askedIn(ledger), [...consents]) !== null) return;
  const found = amended(ledger, settings);
  ledger.amendment = null;
  if (!found.ok) return;
  ledger.settings = found.value;
  ledger.amendedAt = ledger.seq;
  for (const group of ledger.groups) group.version += 1;
}

/** CL-005, CL-046: what everybody is asked, until when (ms), and who has agreed so far; null: nothing. */
export function amendmentOf(ledger: Ledger) {
  const { amendment } = ledger;
  const found = amendment === null ? null : amended(ledger, amendment.settings);
  if (amendment === null || !found?.ok) return null;
  const until = amendment.at === null ? null : amendment.at + CONSENT_DAYS * DAY;
  const changes = changesOf(ledger.settings, found.value);
  const waitsFor = askedIn(ledger).filter((id) => !amendment.consents.has(id));
  return { seq: amendment.seq, reason: amendment.reason, until, changes, waitsFor };
}
