/** Whether an act may join the log: one place, asked before anything is written. */
import { refusesChallenge, refusesLeave } from '../ladder/challenging.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { judgeRound } from '../swiss/judging.ts';
import { roundsOfEvent } from '../swiss/standing.ts';
import { refusesCaptain, refusesReserve, refusesSeating, refusesSquad } from '../teams/squads.ts';
import { refusesChange } from './amending.ts';
import type { Act, EventState, LogEvent } from './events.ts';
import { legNamed } from './finding.ts';
import { makesItsLeg, refusesImport, refusesUndoing } from './importing.ts';
import type { Ledger } from './ledger.ts';
import { startFault } from './opening.ts';
import { refusesObjection, refusesReport, refusesStanding } from './reporting.ts';

/** CL-030: the edges between states, and no others. */
export const EDGES: Readonly<Record<EventState, readonly EventState[]>> = {
  draft: ['entries', 'cancelled'],
  entries: ['muster', 'cancelled'],
  muster: ['running', 'entries', 'cancelled'],
  running: ['finished', 'cancelled'],
  finished: ['archived'],
  archived: [],
  cancelled: [],
};

/** Why an act is refused; null where it may join the log. It reads the ledger and changes nothing. */
export function refusesAct(ledger: Ledger, { at, event }: Act): Refusal | null {
  if (at !== null && ledger.at !== null && at < ledger.at) return refusal('CL_BAD_INPUT', 'at');
  const early = [
    'state',
    'enter',
    'confirm',
    'block',
    'seed',
    'withdraw',
    'amend',
    'consent',
    'squad',
    'captain',
    'import',
    'undo-import',
  ].includes(event.kind);
  if (!early && ledger.state !== 'running' && event.kind !== 'decide') return refusal('CL_BAD_STATE');
  if (event.kind === 'decide' && ledger.state !== 'running' && ledger.state !== 'finished')
    return refusal('CL_BAD_STATE');
  return unknownEntry(ledger, event) ?? refusesKind(ledger, event, at ?? ledger.at ?? 0);
}

/** Every named entry must have entered. */
function unknownEntry({ entries }: Ledger, event: LogEvent): Refusal | null {
  const named = 'entry' in event ? [event.entry] : 'a' in event ? [event.a, event.b] : [];
  const unknown = named.find((id) => !entries.has(id));
  if (unknown !== undefined) return refusal('CL_BAD_INPUT', unknown);
  return named.length === 2 && named[0] === named[1] ? refusal('CL_BAD_INPUT', 'b') : null;
}

/** The checks for each kind of act; a missing kind changes the event itself. */
const JUDGES: {
  readonly [Kind in LogEvent['kind']]?: (
    ledger: Ledger,
    event: Extract<LogEvent, { readonly kind: Kind }>,
    at: number,
  ) => Refusal | null;
} = {
  state: refusesState,
  enter: (ledger, { id }) => refusesEntering(ledger, id),
  confirm: ({ state }) => (state === 'muster' ? null : refusal('CL_BAD_STATE', '', 'CL-034')),
  seed: (ledger, { order }) => refusesSeeds(ledger, order),
  late: (ledger, { id }) => refusesLate(ledger, id),
  round: judgeRound,
  repair: judgeRound,
  bye: refusesBye,
  result: refusesResult,
  decide: refusesRuling,
  report: refusesReport,
  dispute: refusesObjection,
  retract: refusesObjection,
  match: refusesMatch,
  withdraw: (ledger, { entry }) => refusesLeaving(ledger, entry),
  pause: ({ pausedSince }) => (pausedSince === null ? null : refusal('CL_BAD_STATE', '', 'CL-078')),
  resume: ({ pausedSince }) => (pausedSince === null ? refusal('CL_BAD_STATE', '', 'CL-078') : null),
  holder: refusesHolder,
  squad: refusesSquad,
  captain: refusesCaptain,
  reserve: refusesReserve,
  challenge: refusesLadder,
  answer: refusesLadder,
  leave: refusesLadder,
  import: refusesImport,
  'undo-import': refusesUndoing,
};

function refusesKind(ledger: Ledger, event: LogEvent, at: number): Refusal | null {
  const judge = JUDGES[event.kind] as ((ledger: Ledger, event: LogEvent, at: number) => Refusal | null) | undefined;
  return judge === undefined ? refusesChange(ledger, event, at) : judge(ledger, event, at);
}

/** CL-030. */
function refusesState(ledger: Ledger, { to }: Extract<LogEvent, { kind: 'state' }>): Refusal | null {
  if (!EDGES[ledger.state].includes(to)) return refusal('CL_BAD_STATE');
  return to === 'running' ? startFault(ledger) : null;
}

function refusesEntering({ state, entries, settings }: Ledger, id: string): Refusal | null {
  if (state !== 'entries' && state !== 'muster') return refusal('CL_BAD_STATE');
  if (entries.has(id)) return refusal('CL_BAD_INPUT', 'id');
  return settings.maxEntries !== null && entries.size >= settings.maxEntries ? refusal('CL_EVENT_FULL') : null;
}

/** CL-082; before the start an entrant may leave, which opens the place again (CL-033). */
function refusesLeaving({ state, entries }: Ledger, entry: string): Refusal | null {
  if (state === 'entries' || state === 'muster') return null;
  if (state !== 'running') return refusal('CL_BAD_STATE');
  return entries.get(entry)?.withdrawnAt === null ? null : refusal('CL_BAD_STATE', '', 'CL-082');
}

/** CL-035: pairing numbers are settled before the start, of those who have entered. */
function refusesSeeds({ state, entries }: Ledger, order: readonly string[]): Refusal | null {
  if (state !== 'entries' && state !== 'muster') return refusal('CL_BAD_STATE', '', 'CL-035');
  const unknown = order.find((id) => !entries.has(id));
  return unknown === undefined ? null : refusal('CL_BAD_INPUT', unknown);
}

/** CL-036: into a Swiss until round 2 is paired, onto a ladder at any time, into a league only as a substitute. */
function refusesLate({ settings, entries, groups }: Ledger, id: string): Refusal | null {
  if (entries.has(id)) return refusal('CL_BAD_INPUT', 'id');
  if (settings.format === 'ladder' || settings.format === 'list') return null;
  const paired = Math.max(0, ...groups.map(({ rounds }) => rounds));
  return settings.format === 'swiss' && paired < 2 ? null : refusal('CL_BAD_STATE', '', 'CL-036');
}

/** CL-064: a half bye is asked for before pairing, once in an event, never in the last round. */
function refusesBye(ledger: Ledger, { entry, round, code }: Extract<LogEvent, { kind: 'bye' }>): Refusal | null {
  const group = ledger.groupOf.get(entry);
  if (ledger.settings.format !== 'swiss' || group === undefined) return refusal('CL_BAD_STATE', '', 'CL-064');
  if (round <= group.rounds) return refusal('CL_BYE_TOO_LATE');
  if (code === 'Z') return null;
  if (round >= roundsOfEvent(ledger, group)) return refusal('CL_BYE_TOO_LATE');
  const asked = [...ledger.asked.values()].some((byes) => byes.get(entry) === 'H');
  const had = [...(ledger.entries.get(entry)?.byes.values() ?? [])].includes('H');
  return asked || had ? refusal('CL_BYE_USED') : null;
}

/** A result is about a leg of the event that has none yet but a provisional one: corrections are rulings (CL-002, CL-075). */
function refusesResult(ledger: Ledger, event: Extract<LogEvent, { kind: 'result' }>, at: number): Refusal | null {
  const found = legNamed(ledger, event);
  if (found === null) return makesItsLeg(ledger, event) ? null : refusal('CL_BAD_INPUT', 'leg');
  const { result } = found.leg;
  if (result !== null && result.how !== 'provisional') return refusal('CL_BAD_STATE', 'leg', 'CL-002');
  return event.how === 'reported' ? refusesStanding(ledger, found.leg, event, at) : null;
}

/** CL-100: what a ruling supersedes is what was said last of that leg. CL-096: a leg is played again once, while the event runs. */
function refusesRuling(ledger: Ledger, event: Extract<LogEvent, { kind: 'decide' }>): Refusal | null {
  const found = legNamed(ledger, event);
  if (found === null) return refusal('CL_BAD_INPUT', 'leg');
  const again = event.how === 'replay' && (found.leg.replays > 0 || ledger.state !== 'running');
  if (again) return refusal('CL_BAD_STATE', 'leg', 'CL-096');
  return found.leg.said === event.supersedes ? refusesSeating(ledger, found, event) : refusal('CL_STALE_DECISION');
}

function refusesMatch(
  { settings, entries, list }: Ledger,
  { id, sides }: Extract<LogEvent, { kind: 'match' }>,
): Refusal | null {
  if (settings.format !== 'list') return refusal('CL_BAD_STATE', '', 'CL-129');
  if (id !== undefined && list.some((one) => one.id === id)) return refusal('CL_BAD_INPUT', 'id', 'CL-129');
  const all = sides.flat();
  // CL-131: the same person on two sides is refused.
  const known = all.every((id) => entries.has(id)) && new Set(all).size === all.length;
  return known ? null : refusal('CL_BAD_INPUT', 'sides');
}

/** CL-085, CL-086: an entry changes its holder once, and not after the last wave has opened. */
function refusesHolder(ledger: Ledger, { entry }: Extract<LogEvent, { kind: 'holder' }>): Refusal | null {
  if ((ledger.entries.get(entry)?.holders.length ?? 0) > 1) return refusal('CL_SUBSTITUTE_USED');
  const rounds = ledger.groupOf.get(entry)?.rounds ?? 0;
  const late = ledger.settings.format === 'league' && ledger.opened >= rounds;
  return late ? refusal('CL_SUBSTITUTE_LATE') : null;
}

type LadderAct = Extract<LogEvent, { kind: 'challenge' | 'answer' | 'leave' }>;

function refusesLadder(ledger: Ledger, event: LadderAct, at: number): Refusal | null {
  if (ledger.settings.format !== 'ladder') return refusal('CL_BAD_STATE', '', 'CL-110');
  if (event.kind === 'leave') return refusesLeave(ledger.ladder, event.entry, event.from, event.to);
  const { a, b } = event;
  if (event.kind === 'challenge') {
    const barred = ledger.barred.get(a)?.has(b) ?? false;
    return refusesChallenge(ledger.ladder, a, b, at, barred);
  }
  const open = ledger.ladder.challenges.some((one) => one.a === a && one.b === b);
  return open ? null : refusal('CL_BAD_STATE', '', 'CL-113');
}
