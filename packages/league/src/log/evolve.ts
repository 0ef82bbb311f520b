/** Applies an accepted act to the ledger. Only this file, `on-ladder.ts` and `amending.ts` write to one. */
import { advance } from '../knockout/advancing.ts';
import { happen } from '../ladder/happen.ts';
import { pairingScore } from '../swiss/standing.ts';
import { lineUpRound, seatAgain, setSquad, takeBoard } from '../teams/squads.ts';
import { amendIfAgreed } from './amending.ts';
import type { Entrance, LegName, LogEvent, Scored } from './events.ts';
import { legNamed } from './finding.ts';
import { newEncounter, newPlayOff } from './fixtures.ts';
import { importedReport, makeItsLeg, makesItsLeg, noteEntry, takeImport, undoImport } from './importing.ts';
import { type Encounter, type Entry, isBegun, isNoShow, type Ledger, type Leg, type Result } from './ledger.ts';
import { onLadder, settleLadder } from './on-ladder.ts';
import { begin, enter, enteringOf, join } from './opening.ts';
import { closedBy, endReport, moveReports, noteReport } from './reports.ts';

/** How each kind of act is written into the ledger. */
const WRITERS: {
  readonly [Kind in LogEvent['kind']]: (ledger: Ledger, event: Extract<LogEvent, { readonly kind: Kind }>) => void;
} = {
  state: (ledger, { to }) => changeState(ledger, to),
  enter: (ledger, event) => {
    enter(ledger, enteringOf(event));
    noteEntry(ledger, event.id);
  },
  confirm: (ledger, { entry }) => {
    withEntry(ledger, entry, (own) => {
      own.confirmed = true;
    });
  },
  seed: (ledger, { order }) => {
    ledger.seeds = order;
  },
  late: (ledger, event) => enterLate(ledger, event),
  round: openRound,
  repair: (ledger, { round }) => repair(ledger, round),
  bye: askBye,
  result: writeResult,
  report: noteReport,
  dispute: (ledger, { of }) => endReport(ledger, of, 'disputed'),
  retract: (ledger, { of }) => endReport(ledger, of, null),
  decide: rule,
  match: (ledger, { id = null, sides, places }) => {
    ledger.list.push({ id, sides, places, seq: ledger.seq });
  },
  withdraw: (ledger, { entry }) => {
    if (ledger.state === 'running') withEntry(ledger, entry, (own) => leave(ledger, own));
    else ledger.entries.delete(entry);
  },
  amend: (ledger, { settings, reason }) => {
    ledger.amendment = { seq: ledger.seq, at: ledger.at, settings, reason, consents: new Set() };
  },
  consent: (ledger, { entry, accept }) => {
    if (accept) ledger.amendment?.consents.add(entry);
    else ledger.amendment = null;
  },
  pause: (ledger) => {
    ledger.pausedSince = ledger.at ?? 0;
  },
  resume: (ledger) => {
    moveReports(ledger, (ledger.at ?? 0) - (ledger.pausedSince ?? 0));
    ledger.pausedSince = null;
  },
  deduct: (ledger, { entry, q }) => {
    withEntry(ledger, entry, (own) => {
      own.deducted += q;
    });
  },
  block: barEachOther,
  forbid: barEachOther,
  holder: (ledger, event) => withEntry(ledger, event.entry, (own) => change(ledger, own, event)),
  squad: (ledger, event) => withEntry(ledger, event.entry, (own) => setSquad(own, event)),
  // The log itself says who leads a team: no board and no table depends on it.
  captain: () => undefined,
  reserve: takeBoard,
  challenge: onLadder,
  answer: onLadder,
  leave: onLadder,
  week: (ledger) => {
    ledger.weeks.push(ledger.seq);
    if (ledger.settings.format === 'ladder') happen(ledger.ladder, { kind: 'monday', at: ledger.at ?? 0 });
  },
  import: takeImport,
  'undo-import': undoImport,
};

/** CL-212: a result of an import brings with it what its line says of the match. */
function writeResult(ledger: Ledger, event: Extract<LogEvent, { kind: 'result' }>): void {
  if (legNamed(ledger, event) === null && makesItsLeg(ledger, event)) makeItsLeg(ledger, event);
  settle(ledger, event, { how: event.how, ...scoredOf(event) });
  const report = importedReport(ledger, event);
  const leg = report === null ? null : legNamed(ledger, event)?.leg;
  if (leg != null) leg.report = report;
}

/** Writes an act that was judged and found good. `seq` and `at` of the ledger are those of the act. */
export function evolve(ledger: Ledger, event: LogEvent): void {
  const write: (ledger: Ledger, event: never) => void = WRITERS[event.kind];
  write(ledger, event as never);
  // By a consent, and by the withdrawal of the last who had not given theirs.
  if (ledger.amendment !== null) amendIfAgreed(ledger, ledger.amendment);
}

function barEachOther(ledger: Ledger, { a, b }: { readonly a: string; readonly b: string }): void {
  bar(ledger, a, b);
  bar(ledger, b, a);
}

function withEntry(ledger: Ledger, id: string, act: (entry: Entry) => void): void {
  const entry = ledger.entries.get(id);
  if (entry === undefined) throw new Error(`nobody entered as ${id}`);
  act(entry);
  const group = ledger.groupOf.get(id);
  if (group) group.version += 1;
}

function changeState(ledger: Ledger, to: Ledger['state']): void {
  // A setting that is open before the start may be frozen after it (CL-046).
  if (to !== 'muster') ledger.amendment = null;
  // CL-034: the next check-in asks everybody again.
  if (to === 'entries') for (const entry of ledger.entries.values()) entry.confirmed = false;
  if (to !== 'running') {
    ledger.state = to;
    return;
  }
  const begun = begin(ledger);
  if (!begun.ok) throw new Error(`the event cannot start: ${begun.fault.code}`);
}

/** CL-036: late entries have the numbers after all others, and Z for what they missed. */
function enterLate(ledger: Ledger, event: Entrance): void {
  const group = ledger.groups[0];
  const entry = enter(ledger, enteringOf(event), (group?.rounds ?? 0) + 1);
  entry.number = ledger.entries.size;
  entry.confirmed = true;
  if (ledger.settings.format === 'ladder') join(ledger, entry);
  if (group === undefined) return;
  group.entries.push(entry.id);
  ledger.groupOf.set(entry.id, group);
  group.version += 1;
}

function openRound(ledger: Ledger, { round, pairs, byes, byHand, stage }: Extract<LogEvent, { kind: 'round' }>): void {
  ledger.opened = round;
  if (ledger.at !== null) ledger.openings.set(round, ledger.at);
  if (byHand !== undefined) ledger.byHand.set(round, byHand.reason);
  if (ledger.settings.format === 'team') lineUpRound(ledger, round);
  if (stage === 'playoff') for (const pair of pairs) newPlayOff(ledger, round, pair);
  if (ledger.settings.format !== 'swiss') return;
  noteFloats(ledger, round, pairs);
  for (const group of ledger.groups) {
    group.rounds = round;
    group.version += 1;
  }
  // CL-195: who has withdrawn has no bye, whether the act names them or not.
  const free = Object.entries(byes).filter(([id]) => ledger.entries.get(id)?.withdrawnAt === null);
  for (const [id, code] of free) withEntry(ledger, id, (entry) => entry.byes.set(round, code));
  for (const [a, b] of pairs) {
    const group = ledger.groupOf.get(a);
    if (group) newEncounter(ledger, group, round, [a, b]);
  }
}

/** CL-063, part 5: floats by the scores with which the round was paired; they stay whatever becomes of results (CL-075). */
function noteFloats(ledger: Ledger, round: number, pairs: readonly (readonly [string, string])[]): void {
  for (const pair of pairs) {
    const [a, b] = pair.map((id) => scoreOf(ledger, id));
    if (a === undefined || b === undefined || a === b) continue;
    pair.forEach((id, index) => {
      const higher = index === 0 ? a > b : b > a;
      withEntry(ledger, id, (entry) => entry.floats.set(round, higher ? 'down' : 'up'));
    });
  }
}

function scoreOf(ledger: Ledger, id: string): number {
  const [entry, group] = [ledger.entries.get(id), ledger.groupOf.get(id)];
  return entry && group ? pairingScore(ledger, group, entry) : 0;
}

/** CL-076: the matches of a round are annulled and leave nothing, no-shows neither; the round is to be paired again. */
function repair(ledger: Ledger, round: number): void {
  ledger.opened = round - 1;
  ledger.annulled.set(round, (ledger.annulled.get(round) ?? 0) + 1);
  ledger.byHand.delete(round);
  const isOther = (encounter: Encounter) => encounter.round !== round;
  for (const [key, list] of ledger.byPair) ledger.byPair.set(key, list.filter(isOther));
  for (const group of ledger.groups) {
    group.encounters.splice(0, group.encounters.length, ...group.encounters.filter(isOther));
    for (const [id, list] of group.meetings) group.meetings.set(id, list.filter(isOther));
    group.rounds = round - 1;
    group.version += 1;
  }
  for (const entry of ledger.entries.values()) {
    entry.byes.delete(round);
    entry.floats.delete(round);
    countNoShows(ledger, entry);
  }
}

function askBye(ledger: Ledger, { entry, round, code }: Extract<LogEvent, { kind: 'bye' }>): void {
  const asked = ledger.asked.get(round) ?? new Map<string, 'H' | 'Z'>();
  asked.set(entry, code);
  ledger.asked.set(round, asked);
}

function scoredOf({ q, margin, misses, held }: Scored & Pick<Result, 'held'>): Scored & Pick<Result, 'held'> {
  return held === undefined ? { q, margin, misses } : { q, margin, misses, held };
}

/** Asks something of a ledger as if a leg had another result; later it is as it was. */
export function asIf<Answer>(ledger: Ledger, leg: Leg, result: Result | null, ask: () => Answer): Answer {
  const { result: kept } = leg;
  const group = ledger.groupOf.get(leg.a);
  const write = (next: Result | null): void => {
    leg.result = next;
    if (group) group.version += 1;
  };
  write(result);
  try {
    return ask();
  } finally {
    write(kept);
  }
}

/** CL-100: a ruling supersedes; a leg to be played again, or on, has no result for now. One that is played again begins again (CL-096). */
function rule(ledger: Ledger, event: Extract<LogEvent, { kind: 'decide' }>): void {
  const { how } = event;
  const replayed = how === 'replay' ? legNamed(ledger, event)?.leg : undefined;
  if (replayed !== undefined) {
    replayed.replays += 1;
    replayed.first = null;
    seatAgain(replayed, event);
  }
  settle(ledger, event, how === 'replay' || how === 'play-on' ? null : { how, ...scoredOf(event) });
}

/** Gives a leg its result, and lets follow what hangs on it: no-shows, rungs, the next tie. */
function settle(ledger: Ledger, name: LegName, result: Result | null): void {
  const found = legNamed(ledger, name);
  if (found === null) throw new Error(`${name.a} and ${name.b} have no such leg`);
  const { encounter, leg, turned } = found;
  const reversal = leg.said !== null && leg.result?.how !== 'provisional';
  if (turned) [leg.a, leg.b] = [leg.b, leg.a];
  if (turned && leg.players !== null) leg.players = [leg.players[1], leg.players[0]];
  leg.result = result;
  leg.said = ledger.seq;
  leg.report = closedBy(leg.report, result);
  leg.first ??= result !== null && isBegun(result) && result.how !== 'provisional' ? ledger.seq : null;
  for (const id of [encounter.a, encounter.b]) withEntry(ledger, id, (entry) => countNoShows(ledger, entry));
  const group = ledger.groupOf.get(encounter.a);
  if (ledger.settings.format === 'knockout' && group) advance(ledger, group);
  if (ledger.settings.format === 'ladder') settleLadder(ledger, encounter, reversal);
}

/**
 * CL-082: two no-shows withdraw an entry; both legs of an encounter count as one, and of a team the encounter in which nobody of it
 * appeared. A reversal of one brings it back. No-shows of an earlier holder do not count against the substitute (CL-085).
 */
function countNoShows(ledger: Ledger, entry: Entry): void {
  // CL-216: who had left is known from the file alone.
  if (ledger.settings.format === 'ladder' || ledger.imported !== null) return;
  const meetings = ledger.groupOf.get(entry.id)?.meetings.get(entry.id) ?? [];
  const since = entry.holders.at(-1)?.from ?? 0;
  const isOwn = (leg: Leg) => (leg.said ?? 0) > since && isNoShow(leg, entry.id);
  const missed = ({ legs }: Encounter) => (ledger.settings.format === 'team' ? legs.every(isOwn) : legs.some(isOwn));
  const count = meetings.filter(missed).length;
  const byNoShows = count >= 2 ? (entry.withdrawnAt ?? ledger.seq) : null;
  entry.withdrawnAt = entry.leftAt ?? byNoShows;
}

function leave(ledger: Ledger, entry: Entry): void {
  entry.leftAt = ledger.seq;
  entry.withdrawnAt ??= ledger.seq;
  const group = ledger.groupOf.get(entry.id);
  if (ledger.settings.format === 'ladder') happen(ledger.ladder, { kind: 'left', id: entry.id, at: ledger.at ?? 0 });
  if (ledger.settings.format === 'knockout' && group) advance(ledger, group);
}

/** CL-085: the substitute takes the entry with all it has; a vacancy that is filled is none (CL-084). */
function change(ledger: Ledger, entry: Entry, { holder, rating }: Extract<LogEvent, { kind: 'holder' }>): void {
  entry.holders.push({ id: holder, from: ledger.seq, rating });
  entry.leftAt = null;
  entry.withdrawnAt = null;
}

function bar({ barred }: Ledger, a: string, b: string): void {
  const all = barred.get(a) ?? new Set<string>();
  all.add(b);
  barred.set(a, all);
}
