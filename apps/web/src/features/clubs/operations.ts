import { type Json, operation } from '@fieldpost/client';

export type Member = {
  readonly id: string;
  readonly name: string;
  readonly state: 'member' | 'asked' | 'invited';
  readonly roles: readonly string[];
  /** Offices that are offered and not taken yet. */
  readonly offices: readonly string[];
};
export type Club = {
  readonly slug: string;
  readonly name: string;
  readonly about: string;
  readonly zone: string;
  readonly visibility: string;
  readonly joinRule: 'open' | 'ask' | 'invite';
  readonly member: boolean;
  /** The owner has offered it to the reader (CL-021). */
  readonly offered: boolean;
  readonly offices: readonly string[];
  readonly members: readonly Member[];
};

/** CL-030: where an event stands. */
export type EventState = 'draft' | 'entries' | 'muster' | 'running' | 'finished' | 'archived' | 'cancelled';
export type EventLine = {
  readonly id: string;
  readonly name: string;
  readonly club: { readonly slug: string; readonly name: string };
  readonly ruleSet: string;
  readonly format: string;
  readonly state: EventState;
  readonly startsAt: string;
  readonly entries: number;
};
export type EventEntry = {
  readonly id: string;
  readonly name: string;
  readonly userId: string;
  readonly bot: boolean;
  /** CL-033: who waits is on the waiting list, who is called may take a place until `answerBy`. */
  readonly state: 'entered' | 'confirmed' | 'lapsed' | 'withdrawn' | 'waiting' | 'called' | 'asked' | 'requested';
  readonly answerBy: string | null;
  /** CL-125: of somebody in a team, or asked into it, the entry of the team. */
  readonly team: string | null;
  /** Of a team, who leads it. */
  readonly captain: string | null;
};
/** CL-068: who is to meet whom in the next round of a Swiss. */
export type RoundDraft = {
  readonly round: number;
  readonly until: string;
  readonly pairs: readonly (readonly [string, string])[];
  readonly byes: Readonly<Record<string, string>>;
  readonly held: string | null;
  readonly byHand: { readonly pairs: readonly (readonly [string, string])[]; readonly reason: string } | null;
};
/** A match of an event between two entries, of teams those of the people at the board; `a` has side A. */
export type EventLeg = {
  readonly matchId: string;
  readonly round: number;
  readonly a: string;
  readonly b: string;
  readonly leg: number;
  /** In events of teams, from 1. */
  readonly board: number | null;
  readonly state: 'planned' | 'running' | 'late' | 'done' | 'annulled';
  readonly dueAt: string | null;
  readonly extended: number;
  /** Entries that it waits for: told of the reader's own matches, and to officers. */
  readonly waitsFor: readonly string[];
};
/** CL-201 to CL-204: what was said last of a match at a real table. */
export type EventReport = {
  readonly matchId: string;
  readonly seq: number;
  /** The reporting side; null: an officer. */
  readonly by: 'a' | 'b' | null;
  readonly state: 'pending' | 'disputed' | 'closed';
  /** Quarters of `a`. */
  readonly q: number;
  /** Points of `a` and `b`; null: only who won was said. */
  readonly score: readonly [number, number] | null;
  readonly playedOn: string | null;
  readonly note: string | null;
  readonly link: string | null;
  /** When silence becomes an answer; null: it is not pending. */
  readonly dueAt: string | null;
};
/** CL-091: how one side has held a match. Times in ms. */
export type SideEvidence = {
  readonly side: string;
  readonly held: number;
  readonly turns: number;
  readonly medianResponse: number | null;
  readonly slowestTenth: number | null;
  readonly missed: number;
};
/** CL-090: a match about which somebody must decide. */
export type EventCase = {
  readonly matchId: string;
  readonly nth: number;
  readonly state: 'open' | 'decided' | 'withdrawn' | 'resumed';
  readonly cause: 'late' | 'claim' | 'motion' | 'report';
  readonly stopped: boolean;
  readonly reason: string;
  readonly openedAt: string;
  readonly statementsUntil: string;
  readonly dueAt: string;
  readonly closedAt: string | null;
  readonly evidence: {
    readonly step: number;
    readonly sides: readonly SideEvidence[];
    readonly extensions: number;
    readonly pauses: readonly { readonly from: string; readonly to: string | null; readonly reason: string }[];
    readonly slower: 'A' | 'B' | null;
  } | null;
  /** Hash of the system's evidence; null while it is being collected. */
  readonly evidenceHash: string | null;
  /** CL-092: `e` of twice the playouts for side A; null: sealed, or none. */
  readonly evaluation: {
    readonly bot: string;
    readonly playouts: number;
    readonly e: number;
    readonly counted: number;
  } | null;
  /** There is one under the seal. */
  readonly evaluated: boolean;
  readonly statements: readonly { readonly entry: string; readonly text: string; readonly at: string }[];
  readonly openings: readonly { readonly userId: string; readonly at: string }[];
};
/** CL-108: a row of a table, with the first value that separates it from the row above. */
export type Standing = {
  readonly rank: number;
  readonly printedRank: string;
  readonly id: string;
  readonly by: { readonly code: string; readonly above: number; readonly own: number } | null;
  readonly deducted: number;
  readonly withdrawn: boolean;
  readonly annulled: boolean;
  readonly open: number;
  /** The values that order the table, by the code of the tie-break. */
  readonly [code: string]: Json;
};
/** A tier, and a number in it, both from 1. */
export type DivisionName = { readonly tier: number; readonly number: number };
export type CrossRow = {
  readonly rank: number;
  readonly id: string;
  readonly cells: readonly (string | null)[];
};
export type BracketRound = {
  readonly round: number;
  readonly ties: readonly {
    readonly number: number;
    /** An entry; "?": not yet known; null: nobody ever will. */
    readonly a: string | null;
    readonly b: string | null;
    readonly verdict: { readonly winner: string | null; readonly by: string } | 'decider' | null;
  }[];
};
export type Grouped<Answer> =
  | Answer
  | readonly { readonly tier: number; readonly number: number; readonly answer: Answer }[];
/** A round of a division: its pairs, side A first, and who is free. */
export type RoundOfFixtures = {
  readonly round: number;
  readonly pairs: readonly (readonly [string, string])[];
  readonly free: readonly string[];
};
/** CL-046: what every entry is asked to agree to. `until`: ms. */
export type Amendment = {
  readonly seq: number;
  readonly reason: string;
  readonly until: number | null;
  readonly changes: readonly { readonly path: string; readonly from: Json; readonly to: Json }[];
  readonly waitsFor: readonly string[];
};
/** CL-125: the people of a team in the order of its boards, and who of them is away in the next round. */
export type Squad = { readonly id: string; readonly squad: readonly string[]; readonly absent: readonly string[] };
/** CL-129: a match on a list, by its sides and their places. */
export type ListedMatch = {
  readonly seq: number;
  readonly matchId: string | null;
  readonly sides: readonly (readonly string[])[];
  readonly places: readonly number[];
};
export type Tables = {
  readonly squads?: readonly Squad[];
  readonly list?: readonly ListedMatch[];
  /** Not there: nothing waits for consent. */
  readonly amendment?: Amendment;
  readonly fixtures?: Grouped<readonly RoundOfFixtures[]>;
  readonly table?: Grouped<readonly Standing[]>;
  readonly crossTable?: Grouped<readonly CrossRow[]>;
  readonly bracket?: readonly BracketRound[];
  /** CL-043: the round after a season, the upper of each pair first; not there: it has none, or they have not opened. */
  readonly playoffs?: { readonly round: number; readonly pairs: readonly (readonly [string, string])[] };
  /** CL-068: rounds that officers paired by hand, with their reasons. */
  readonly byHand?: Readonly<Record<string, string>>;
  readonly rungs?: { readonly rungs: readonly string[]; readonly actingFirst: string | null };
};
export type EventSettings = {
  readonly sideMode: 'single' | 'pair';
  readonly tiebreaks: readonly string[];
  readonly rated: boolean;
  readonly tiers: number;
  readonly boards: number;
  readonly minEntries: number;
  readonly maxEntries: number | null;
  readonly promotion: { readonly up: number; readonly down: number };
  readonly window: { readonly days: number; readonly firstTurn: number; readonly extension: number };
  readonly late: { readonly policy: 'provisional' | 'adjudicate' | 'wait' | 'run-on'; readonly days: number };
  readonly entry: { readonly bots: string; readonly members: boolean };
  /** CL-200; not there (older events): on the server. */
  readonly played?: 'online' | 'table' | 'either';
  readonly table?: { readonly confirmHours: number; readonly silence: 'stands' | 'case' };
};
/** CL-085: who would take a place over, and what is offered to whom. */
export type Substitutes = {
  readonly count: number;
  readonly mine: boolean;
  /** To officers alone. */
  readonly list: readonly { readonly userId: string; readonly name: string }[];
  readonly sought: readonly { readonly entry: string; readonly until: string | null }[];
  /** To officers all, to others their own. */
  readonly offers: readonly {
    readonly entry: string;
    readonly userId: string;
    readonly name: string;
    readonly mine: boolean;
    readonly state: 'open' | 'accepted' | 'declined' | 'lapsed';
    readonly dueAt: string;
  }[];
};
export type ClubEvent = Omit<EventLine, 'entries'> & {
  readonly scenario: string;
  readonly settings: EventSettings;
  /** CL-172: days of the windows of a season, and all its days; null: of other formats. */
  readonly length: { readonly windows: readonly number[]; readonly days: number } | null;
  readonly seq: number;
  readonly head: string;
  readonly held: string | null;
  /** CL-193: its tables were found to be otherwise than its log says. */
  readonly differs: boolean;
  readonly draft: RoundDraft | null;
  readonly entries: readonly EventEntry[];
  readonly legs: readonly EventLeg[];
  readonly cases: readonly EventCase[];
  /** CL-204: of events with matches at a real table. */
  readonly reports: readonly EventReport[];
  readonly substitutes: Substitutes;
  /** The only division that is shown, the first is 1; null: all. */
  readonly division: number | null;
  /** All divisions; none where the event has no divisions. */
  readonly divisions: readonly DivisionName[];
  /** CL-192: to referees who do not play. */
  readonly signals: readonly {
    readonly kind: 'webhook' | 'mailbox' | 'early-resignations' | 'decides-promotion';
    readonly entries: readonly string[];
    readonly matchId: string | null;
  }[];
  readonly tables: Tables;
  /** CL-173: who goes up and who down; to officers while the season runs, to all when it is over. Null: of other formats, or not yet. */
  readonly promotion: {
    readonly moves: readonly {
      readonly id: string;
      readonly from: number;
      readonly to: number;
      readonly rule: string;
    }[];
    /** CL-043: `q` quarters of both, `winner` with it; null while they are not decided. */
    readonly playoffs: readonly {
      readonly upper: string;
      readonly lower: string;
      readonly q: readonly [number, number] | null;
      readonly winner: string | null;
    }[];
  } | null;
  readonly offices: readonly string[];
  /** The reader's own entry; in an event of teams the one by which they play, or else the team that they lead. */
  readonly mine: string | null;
  /** CL-125: the team that the reader leads, the one that asks them, and until when line-ups may be changed. */
  readonly leads: string | null;
  readonly askedInto: string | null;
  readonly locksAt: string | null;
  /** Boards of rounds that have opened at which nobody sits for a team: `a` or `b` is then the team. */
  readonly missing: readonly Pick<EventLeg, 'matchId' | 'round' | 'a' | 'b' | 'leg' | 'board'>[];
  /** CL-031: what keeps the reader from entering, each as a sentence. */
  readonly unmet: readonly { readonly condition: string; readonly says: string }[];
  /** CL-129: matches of a list that still run. */
  readonly running: readonly { readonly matchId: string; readonly sides: readonly (readonly string[])[] }[];
};
export type LogLine = {
  readonly seq: number;
  readonly at: string;
  readonly role: string;
  readonly hash: string;
  readonly act: { readonly kind: string; readonly [member: string]: Json };
};

export const CLUBS = operation<
  Record<string, never>,
  { readonly clubs: readonly Club[]; readonly events: readonly EventLine[] }
>('query Clubs { clubs events }');

export const CLUB = operation<
  { readonly slug: string },
  { readonly club: Club | null; readonly events: readonly EventLine[] }
>('query Club($slug: String!) { club(slug: $slug) events(club: $slug) }');

export const MY_EVENTS = operation<Record<string, never>, { readonly events: readonly EventLine[] }>(
  'query MyEvents { events(mine: true) }',
);

/**
 * `seq`: with its tables as they were after that act of its log; null: as they are. `division`: one alone, the first is 1; 0: of a season
 * of many the reader's own or the first; null: all.
 */
export const EVENT = operation<
  { readonly id: string; readonly seq: number | null; readonly division: number | null },
  { readonly event: ClubEvent | null }
>('query Event($id: ID!, $seq: Int, $division: Int) { event(id: $id, seq: $seq, division: $division) }');

export const EVENT_LOG = operation<
  { readonly id: string; readonly division: number | null },
  { readonly eventLog: { readonly log: readonly LogLine[] } }
>('query EventLog($id: ID!, $division: Int) { eventLog(id: $id, division: $division) }');

type Founding = {
  readonly slug: string;
  readonly name: string;
  readonly about: string;
  readonly zone: string;
  readonly visibility: 'public' | 'listed' | 'private';
  readonly joinRule: 'open' | 'ask' | 'invite';
};

export const FOUND_CLUB = operation<{ readonly input: Founding }, { readonly createClub: Club }>(
  'mutation CreateClub($input: FoundClubInput!) { createClub(input: $input) }',
);

export const ACT_IN_CLUB = operation<
  { readonly slug: string; readonly act: Json },
  { readonly actInClub: Club | null }
>('mutation ActInClub($slug: String!, $act: JSON!) { actInClub(slug: $slug, act: $act) }');

type Announcement = {
  readonly club: string;
  readonly name: string;
  readonly settings: Json;
  readonly clock: Json;
  readonly startsAt: string;
  readonly after: string | null;
};

export const ANNOUNCE_EVENT = operation<Announcement, { readonly announceEvent: ClubEvent }>(
  `mutation AnnounceEvent($club: String!, $name: String!, $settings: JSON!, $clock: JSON, $startsAt: DateTime!, $after: ID) {
  announceEvent(club: $club, name: $name, settings: $settings, clock: $clock, startsAt: $startsAt, after: $after)
}`,
);

export const ACT_IN_EVENT = operation<{ readonly id: string; readonly act: Json }, { readonly actInEvent: ClubEvent }>(
  'mutation ActInEvent($id: ID!, $act: JSON!) { actInEvent(id: $id, act: $act) }',
);
