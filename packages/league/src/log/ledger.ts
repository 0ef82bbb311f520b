/**
 * The result of a log: entries, groups with their encounters, results, rungs. It is the working memory of one replay: only `evolve.ts`
 * writes to it, and everybody else reads it. The log is the truth, and replaying it gives the same ledger (CL-002, CL-162).
 */
import type { LadderBook } from '../ladder/book.ts';
import type { Settings } from '../settings/settings.ts';
import type { ByeCode, EventState, HeldTurns, LogEvent, RatingTriple, ResultKind, Said, Scored } from './events.ts';

export type Result = Scored & { readonly how: ResultKind; readonly held?: HeldTurns };

/** CL-202: what was said last of a leg at a table, with the side that said it, a of the leg first. */
export type Report = Said & {
  readonly seq: number;
  /** `closed`: it stands, or a referee has decided. */
  readonly state: 'pending' | 'disputed' | 'closed';
  /** When silence makes it stand, ms; null: nobody said when it was reported. */
  readonly dueAt: number | null;
  /** The leg's earlier result: none, or a provisional one. */
  readonly before: Result | null;
  readonly playedOn: string | null;
  readonly note: string | null;
  readonly link: string | null;
  /** CL-217: of an imported one: a report of a tournament called it rated. */
  readonly rated?: boolean;
};

/** One match: `a` has side A. `result` is the current one, null while there is none. */
export type Leg = {
  readonly no: number;
  readonly board: number | null;
  a: string;
  b: string;
  result: Result | null;
  /** Seq of the event that said the current result, or took it away; null while nothing was said. */
  said: number | null;
  /** Seq of the event that first gave it a result that counts for ratings: its week stays (CL-139). */
  first: number | null;
  /** How often it was annulled and is played again (CL-096). */
  replays: number;
  /**
   * Of teams: who has sat at the board for `a` and for `b`, in turn (CL-128); nobody: that board is missing (CL-125). Null: not a match of
   * teams, or its round has not opened.
   */
  players: readonly [Holder[], Holder[]] | null;
  /** Null: nobody has reported it from a table, or it was taken back. */
  report: Report | null;
};

export type Encounter = {
  readonly round: number;
  readonly a: string;
  readonly b: string;
  readonly legs: Leg[];
  /** How often its round was annulled before it was paired so (CL-076). */
  readonly annulled: number;
};

export type Holder = { readonly id: string; readonly from: number; readonly rating: RatingTriple | null };

export type Entry = {
  readonly id: string;
  readonly name: string;
  readonly rating: RatingTriple | null;
  readonly apart: string | null;
  /** Pairing number, 0 before the event runs (CL-035). */
  number: number;
  readonly given: number | null;
  confirmed: boolean;
  /** When it last did something on the ladder before the log begins; ms, null where nobody said. */
  readonly since: number | null;
  /** First round of the entry; later ones for who came late (CL-036). */
  readonly from: number;
  /** Seq of the withdrawal, its own (`leftAt`) or by its second no-show (CL-082); null while it plays. */
  withdrawnAt: number | null;
  leftAt: number | null;
  deducted: number;
  /** CL-215: quarters that it has from standings that were handed down. */
  readonly brought: number;
  /** Its holders in turn (CL-086), and from which event on; the first is the entry itself. */
  readonly holders: Holder[];
  /** CL-125: the people of a team in the order of their boards; null: no team, or it has not said. */
  squad: readonly string[] | null;
  /** Of them those who are not there when the next round opens. */
  absent: ReadonlySet<string>;
  readonly byes: Map<number, ByeCode>;
  /** Its floats in each round of a Swiss (CL-063, part 5). */
  readonly floats: Map<number, 'down' | 'up'>;
};

/** A division, a section, or the whole event: what has its own table. */
export type Group = {
  readonly tier: number;
  readonly number: number;
  readonly entries: string[];
  readonly encounters: Encounter[];
  /** Encounters by entry, in order of rounds. */
  readonly meetings: Map<string, Encounter[]>;
  /** How many rounds are paired. */
  rounds: number;
  /** Grows with each change that its table may show. */
  version: number;
};

/** A match that nothing paired (CL-129). */
export type Played = {
  /** Of the match; null: nobody said. */
  readonly id: string | null;
  readonly sides: readonly (readonly string[])[];
  readonly places: readonly number[];
  readonly seq: number;
};

/** CL-212: what a file made, by the act `seq` and the rows after it. */
export type Import = {
  readonly seq: number;
  readonly what: Extract<LogEvent, { kind: 'import' }>['what'];
  readonly file: string;
  readonly makes: number;
  /** The entries from it. */
  readonly entries: string[];
  undone: boolean;
};

/** CL-046: what an officer asks to change, by the act `seq`, and who has agreed so far. */
export type Amendment = {
  readonly seq: number;
  readonly at: number | null;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly reason: string;
  readonly consents: Set<string>;
};

export type Ledger = {
  /** As they stand: an amendment changes them (CL-046). */
  settings: Settings;
  readonly seed: string;
  state: EventState;
  readonly entries: Map<string, Entry>;
  readonly groups: Group[];
  readonly groupOf: Map<string, Group>;
  /** CL-043: what is played for places between tiers, after the season; in no table of it. */
  readonly playOffs: Encounter[];
  /** Encounters by the two who meet, whichever is named first. */
  readonly byPair: Map<string, Encounter[]>;
  readonly barred: Map<string, Set<string>>;
  /** Half byes and absences asked for, by round and entry. */
  readonly asked: Map<number, Map<string, 'H' | 'Z'>>;
  /** The order that was said before the start; empty: the settings seed on their own (CL-035). */
  seeds: readonly string[];
  ladder: LadderBook;
  /** Rounds that were paired by hand, and why (CL-068). */
  readonly byHand: Map<number, string>;
  /** How often each round was annulled (CL-076). */
  readonly annulled: Map<number, number>;
  readonly list: Played[];
  /** Seqs of the closings of weeks (CL-130). */
  readonly weeks: number[];
  /** An amendment that needs everybody's consent; null if there is none. */
  amendment: Amendment | null;
  readonly imports: Import[];
  /** CL-215, CL-216: the file that the whole event was made of; null: people entered it. */
  imported: Extract<LogEvent, { kind: 'import' }> | null;
  /** Seq of the act by which settings changed last; null: none has. */
  amendedAt: number | null;
  /** The last round that was opened (CL-085). */
  opened: number;
  /** When it began, and when each round opened, ms; what nobody said is not there. */
  startedAt: number | null;
  readonly openings: Map<number, number>;
  /** Since when the whole event stands still, ms (CL-078); null: it continues. */
  pausedSince: number | null;
  seq: number;
  at: number | null;
};

export function pairKey(a: string, b: string): string {
  return a < b ? `${a}\n${b}` : `${b}\n${a}`;
}

/** All that was paired: of every group, and the play-offs. */
export function encountersOf({ groups, playOffs }: Pick<Ledger, 'groups' | 'playOffs'>): readonly Encounter[] {
  return [...groups.flatMap(({ encounters }) => encounters), ...playOffs];
}

/** All legs of an event, those of play-offs last. */
export function allLegs(ledger: Pick<Ledger, 'groups' | 'playOffs'>): readonly Leg[] {
  return encountersOf(ledger).flatMap(({ legs }) => legs);
}

/** Entries by pairing number. */
export function inOrder(ledger: Ledger): readonly Entry[] {
  return [...ledger.entries.values()].sort((a, b) => a.number - b.number);
}

/**
 * The players of a leg for `a` and for `b`. At a board of a team it is the person, null if the board is empty (CL-125); else the entry
 * itself. Every caller that needs the players of a leg uses this.
 */
export function playersOf({
  a,
  b,
  players,
}: Pick<Leg, 'a' | 'b' | 'players'>): readonly [string | null, string | null] {
  return players === null ? [a, b] : [players[0].at(-1)?.id ?? null, players[1].at(-1)?.id ?? null];
}

/** All who have played a leg for `a` (0) or `b` (1), in turn: at the board of a team (CL-128), else the holders of the entry (CL-086). */
export function holdersOf({ entries }: Pick<Ledger, 'entries'>, leg: Leg, side: 0 | 1): readonly Holder[] {
  return leg.players?.[side] ?? entries.get(side === 0 ? leg.a : leg.b)?.holders ?? [];
}

/** CL-061: whether at least one leg was begun by both; a leg without a result is taken to be running. */
export function wasMet({ legs }: Encounter): boolean {
  return legs.some(({ result }) => result === null || isBegun(result));
}

/** CL-080: walkovers and double defaults were not begun. */
export function isBegun({ how }: Pick<Result, 'how'>): boolean {
  return how !== 'walkover' && how !== 'double';
}

/** CL-097, CL-102, CL-201: only what was played to its end has a margin, on the server or at a table. */
export function hasMargin({ how }: Pick<Result, 'how'>): boolean {
  return how === 'played' || how === 'reported';
}

/** CL-080: whether an entry did not appear in a leg. */
export function isNoShow({ a, result }: Leg, id: string): boolean {
  return result?.how === 'double' || (result?.how === 'walkover' && result.q[a === id ? 0 : 1] === 0);
}
