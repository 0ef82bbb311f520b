/** An event as its log says it stands. The log is the truth: everything else is made of it again with each act (CL-002). */
import { createHash } from 'node:crypto';
import {
  type Act,
  amendmentOf,
  answerAgain,
  answerTo,
  append,
  type Encounter,
  encountersOf,
  type Genesis,
  type Group,
  type GroupAsk,
  type Ledger,
  type Leg,
  type LogEvent,
  legsOf,
  playedAt,
  replay,
  reportsOf,
  type Settings,
  windowDays,
} from '@fieldpost/league';
import type { SignedRow, StoredEvent } from './store.ts';

export type OpenedEvent = {
  readonly event: StoredEvent;
  readonly ledger: Ledger;
  readonly log: readonly SignedRow[];
  /** CL-171: the only division of which entries and legs were read; left out: all were. */
  readonly part?: Group;
};

export const genesisOf = ({
  settings,
  genesis,
  seed,
}: Pick<StoredEvent, 'settings' | 'genesis' | 'seed'>): Genesis => ({
  // CL-046: what was amended is said by the log.
  settings: (genesis ?? settings) as unknown as Settings,
  seed: Buffer.from(seed).toString('hex'),
  entries: [],
  running: false,
});

/** Plays the log again. @throws Error where it does not hold, for then it was tampered with. */
export function openedEvent(event: StoredEvent, log: readonly SignedRow[]): OpenedEvent {
  return { event, log, ledger: replay(genesisOf(event), log) };
}

/** An act that is to join the log, who does it and in what office. */
export type SignedAct = { readonly act: LogEvent; readonly actorId: string | null; readonly role: string };

/** Appends acts to the ledger and gives their rows. Stops at the first that is refused. */
export function appended({ ledger, event }: OpenedEvent, acts: readonly SignedAct[], at: number) {
  const rows: SignedRow[] = [];
  let prev = event.head;
  for (const { act, actorId, role } of acts) {
    const signed: Act = { at, event: act };
    const row = append(ledger, signed, prev);
    if (!row.ok) return { rows, prev, fault: row.fault };
    prev = row.value.hash;
    rows.push({ ...row.value, actorId, role });
  }
  return { rows, prev, fault: null };
}

/** CL-071: days of a window; in a league for as many matches as a wave opens at once. */
function windowOf(settings: Settings): number {
  const wave = settings.format === 'league' ? Math.max(1, ...(settings.plan ?? [1])) : 1;
  return windowDays(settings, wave * legsOf(settings));
}

/** What an event keeps of the round after its season (CL-043). */
type KeptPlayOffs = { readonly round: number; readonly pairs: readonly (readonly [upper: string, lower: string])[] };

/** CL-043: which round of an event is its play-offs, by what it keeps; null: it has none, or they have not opened. */
const playOffRound = ({ tables }: Pick<StoredEvent, 'tables'>): number | null =>
  (tables as { readonly playoffs?: KeptPlayOffs } | null)?.playoffs?.round ?? null;

/** CL-043: whom some entries meet in play-offs. */
export function playOffPartners(
  { tables }: Pick<StoredEvent, 'tables'>,
  entries: readonly string[],
): readonly string[] {
  const { pairs = [] } = (tables as { readonly playoffs?: KeptPlayOffs } | null)?.playoffs ?? {};
  return pairs.filter((pair) => pair.some((id) => entries.includes(id))).flat();
}

/** CL-043, CL-071: days of the window of a round; of play-offs half of it, rounded up. */
export function windowOfRound(event: Pick<StoredEvent, 'tables' | 'settings'>, round: number): number {
  const days = windowOf(event.settings as unknown as Settings);
  return round === playOffRound(event) ? Math.ceil(days / 2) : days;
}

/** The displayed name of a round. */
export const roundName = (event: Pick<StoredEvent, 'tables'>, round: number): string =>
  round === playOffRound(event) ? 'play-off' : `round ${round}`;

/** A leg with where it belongs. */
export type PlacedLeg = { readonly encounter: Encounter; readonly leg: Leg };

/** A ledger that is kept is asked for the ids of all its legs at every change; they are hashes. */
const idsOfLegs = new WeakMap<Leg, { readonly id: string; readonly replays: number }>();

/** The match id of a leg: always the same for one leg (CL-077), and a new one for each replay (CL-096, CL-076). */
export function legIdOf(eventId: string, { encounter, leg }: PlacedLeg): string {
  const known = idsOfLegs.get(leg);
  if (known?.replays === leg.replays) return known.id;
  const id = idMadeOf(eventId, { encounter, leg });
  idsOfLegs.set(leg, { id, replays: leg.replays });
  return id;
}

function idMadeOf(eventId: string, { encounter, leg }: PlacedLeg): string {
  const again = [
    ...(leg.replays === 0 ? [] : [leg.replays]),
    ...(encounter.annulled === 0 ? [] : [`repaired ${encounter.annulled}`]),
  ];
  const name = [eventId, encounter.round, encounter.a, encounter.b, leg.board ?? 0, leg.no, ...again];
  const hex = createHash('sha256').update(name.join(' ')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The ids of all its matches: those that were annulled, and the one that counts. */
export const legIdsOf = (eventId: string, { encounter, leg }: PlacedLeg): readonly string[] =>
  Array.from({ length: leg.replays + 1 }, (_, replays) => legIdOf(eventId, { encounter, leg: { ...leg, replays } }));

/** CL-113: what the challenged said to the challenge that an encounter was made for; null: nothing yet. */
export function answerOf({ log }: Pick<OpenedEvent, 'log'>, { round, a, b }: Encounter): boolean | null {
  for (const { seq, event } of log)
    if (event.kind === 'answer' && seq > round && event.a === a && event.b === b) return event.accept;
  return null;
}

/** Every leg of the rounds that have opened (CL-070), and of challenges that were accepted (CL-113). */
export function openLegs(opened: Pick<OpenedEvent, 'ledger' | 'log' | 'part'>): readonly PlacedLeg[] {
  const { ledger, part } = opened;
  const { format } = ledger.settings;
  const isOpen = (encounter: Encounter): boolean => {
    if (format === 'ladder') return answerOf(opened, encounter) === true;
    return format === 'knockout' || encounter.round <= ledger.opened;
  };
  return (part === undefined ? encountersOf(ledger) : part.encounters)
    .filter(isOpen)
    .flatMap((encounter) => encounter.legs.map((leg) => ({ encounter, leg })));
}

/** CL-171: whose divisions alone some acts can have changed; nobody: the whole event. */
export function entriesTouched(acts: readonly LogEvent[]): readonly string[] {
  const own = acts.map((act) => {
    if (act.kind === 'result' || act.kind === 'decide') return [act.a, act.b];
    return act.kind === 'deduct' ? [act.entry] : null;
  });
  return own.includes(null) ? [] : own.flatMap((ids) => ids ?? []);
}

/** The tables of before, and of whom alone something has happened since (CL-171). */
type Before = { readonly tables: unknown; readonly touched: readonly string[] };

const NOTHING_BEFORE: Before = { tables: null, touched: [] };

/** What is kept for reading: tables, pairings, brackets, rungs, and what all are asked to amend, as the log gives them (CL-162). */
export function tablesOf(ledger: Ledger, before: Before = NOTHING_BEFORE): Record<string, unknown> {
  const amendment = amendmentOf(ledger);
  const tables = { ...standingsOf(ledger, before), ...reportsIn(ledger) };
  return amendment === null ? tables : { ...tables, amendment };
}

/** CL-204: what was reported from tables; nothing of events that are played on the server alone. */
const reportsIn = (ledger: Ledger): Record<string, unknown> =>
  playedAt(ledger.settings) === 'online' ? {} : { reports: reportsOf(ledger) };

/** CL-125: the squads of all teams; nothing of other formats. */
function squadsOf({ settings, entries }: Ledger): Record<string, unknown> {
  if (settings.format !== 'team') return {};
  const squads = [...entries.values()].map(({ id, squad, absent }) => ({
    id,
    squad: squad ?? [],
    absent: [...absent],
  }));
  return { squads };
}

/** CL-129: what was listed, and how it ended. */
const listOf = ({ list }: Ledger) => list.map(({ id, sides, places, seq }) => ({ seq, matchId: id, sides, places }));

/** CL-043: the play-offs once they have opened. */
function playOffsOf({ playOffs }: Ledger): { readonly playoffs?: KeptPlayOffs } {
  const [first] = playOffs;
  if (first === undefined) return {};
  return { playoffs: { round: first.round, pairs: playOffs.map(({ a, b }) => [a, b] as const) } };
}

function standingsOf(ledger: Ledger, before: Before): Record<string, unknown> {
  if (ledger.state === 'draft' || ledger.state === 'entries' || ledger.state === 'muster') return squadsOf(ledger);
  const { format } = ledger.settings;
  if (format === 'list') return { list: listOf(ledger) };
  if (format === 'ladder') return { rungs: answerTo('rungs', ledger) };
  const known = (before.tables ?? {}) as Readonly<Record<string, unknown>>;
  const again = (ask: GroupAsk) => answerAgain(ask, ledger, known[ask], before.touched);
  const tables = { table: again('table'), crossTable: again('crossTable'), fixtures: again('fixtures') };
  if (format === 'team') return { ...tables, ...squadsOf(ledger) };
  if (format === 'knockout') return { ...tables, bracket: answerTo('bracket', ledger) };
  if (format === 'swiss' && ledger.byHand.size > 0) return { ...tables, byHand: Object.fromEntries(ledger.byHand) };
  if (format === 'league')
    return {
      ...playOffsOf(ledger),
      ...tables,
      promotion: ledger.state === 'finished' ? answerTo('promotion', ledger) : null,
    };
  return tables;
}
