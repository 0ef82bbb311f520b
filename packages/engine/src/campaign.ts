/**
 * The contract between a campaign and everything else: battles that hang together, kept by a ledger whose entries name each other by
 * hash. Types only. The service, the command line and the pages know no campaign by its words.
 */
import type {
  AnyRuleSet,
  FinishedRecord,
  GameTypes,
  Json,
  OptionSpec,
  Refusal,
  Result,
  RuleSetRef,
  Tagged,
} from './contract.ts';

/** The types that one campaign brings. */
export type CampaignTypes = {
  readonly side: string;
  readonly options: Json;
  readonly state: Json;
  readonly act: Tagged;
  readonly entry: LedgerEntry;
  readonly view: Json;
  /** A ledger worked out, with what lies on the table and is in no entry yet. Opaque. */
  readonly course: object;
};

export type LedgerEntry = {
  readonly campaign: string;
  readonly seq: number;
  readonly prev: string;
  readonly line: number;
  readonly kind: string;
  readonly at: string;
  readonly by: string;
  readonly body: unknown;
  readonly hash: string;
};

export type Written<C extends CampaignTypes> = {
  readonly course: C['course'];
  readonly entries: readonly C['entry'][];
  /** The state after each of these entries. */
  readonly states: readonly C['state'][];
};

/** A decision that a campaign waits for, and the system's act when its time runs out. */
export type Wait<C extends CampaignTypes> = {
  readonly side: C['side'];
  /** The kind of decision; the campaign's settings give its time limit. */
  readonly what: CampaignAsks;
  /** The same as long as the same thing is asked. */
  readonly key: string;
  /** It has been answered, and that is known to this side alone as long as another is still asked. */
  readonly done: boolean;
  readonly late: C['act'];
};
export type CampaignAsks = 'start' | 'declare' | 'terms' | 'exchange';

/** The state of a ledger, or its first invalid entry with the reason. */
export type LedgerVerdict<C extends CampaignTypes> =
  | {
      readonly ok: true;
      readonly entries: number;
      readonly course: C['course'];
      /** The state after each entry. */
      readonly states: readonly C['state'][];
    }
  | { readonly ok: false; readonly entries: number; readonly seq: number; readonly reason: string };

/** The facts of a course that the service needs. */
export type Standing<C extends CampaignTypes> = {
  readonly head: string;
  readonly seq: number;
  readonly line: number;
  readonly state: C['state'];
  readonly stateHash: string;
  readonly ended: boolean;
  /** A seat, and no officer, has written a correction of a result: such a war is compared and rated with none. */
  readonly correctedByPlayer: boolean;
  /** The battle that is to be fought or is being fought: its match, and what it is set up with. */
  readonly battle: {
    readonly battle: number;
    readonly match: string;
    readonly setup: { readonly scenario: string; readonly options: Json; readonly carryOver: Json };
  } | null;
};

/** The public data that draws and describes a campaign: a page needs no other names. */
export type Atlas = {
  readonly sides: Readonly<Record<string, string>>;
  /** `at`: right and down, within 100 by 84. */
  readonly places: readonly {
    readonly id: string;
    readonly name: string;
    readonly region: string;
    readonly at: readonly [x: number, y: number];
    readonly lines: readonly string[];
    readonly key: boolean;
    readonly symbol: string | null;
    /** The prize of a battle there and its effects, a sentence each. */
    readonly notes: readonly string[];
  }[];
  /** `picture`: the name of a portrait among the pictures of the battles' game. */
  readonly people: readonly {
    readonly id: string;
    readonly side: string;
    readonly name: string;
    readonly kind: string;
    readonly picture: string;
  }[];
  /** Medals, upgrades and tactics by id. */
  readonly words: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
  /** Other objectives of a battle, if both sides agree: the keys of `terms` in a declaration. */
  readonly terms: readonly {
    readonly key: string;
    readonly title: string;
    readonly values: readonly { readonly id: string; readonly title: string }[];
  }[];
};

/** The place of an act on the map, and its consequences, a sentence each. */
export type Explained = {
  readonly place: string | null;
  readonly person: string | null;
  readonly says: readonly string[];
};

/** A state at a glance: who holds which place, how everybody fares, and each side's counts by their words. */
export type Glance = {
  readonly turn: number;
  readonly places: Readonly<Record<string, string | null>>;
  readonly people: Readonly<Record<string, string>>;
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** A side or 'draw'; null: the war continues. */
  readonly winner: string | null;
};

/** A battle of the current line that has been fought. `seq`: of the entry that holds its report. */
export type FoughtBattle = {
  readonly seq: number;
  readonly battle: number;
  readonly match: string;
  readonly turn: number;
  readonly title: string;
  readonly place: string | null;
  /** The name of a side, or 'draw'. */
  readonly winner: string;
  readonly reason: string;
  readonly rounds: number;
  /** Both sides fought with as many and the same: such a battle may be rated. */
  readonly even: boolean;
};

/** A line of a soldier's record: what they did or suffered in a battle, and the step of its match that shows it. */
export type DossierLine = {
  readonly battle: number;
  readonly match: string;
  readonly turn: number;
  readonly title: string;
  readonly says: string;
  readonly medal: string | null;
  readonly step: number | null;
};

/** The roll of honour of a campaign (LC-134). */
export type Honour = {
  readonly fallen: readonly {
    readonly person: string;
    readonly generation: number;
    readonly turn: number;
    readonly battle: number;
    readonly match: string;
    readonly title: string;
    readonly battles: number;
    readonly medals: readonly string[];
  }[];
  readonly firsts: readonly { readonly title: string; readonly person: string; readonly says: string }[];
};

/** By whom somebody fell in a battle, null where nobody is answerable, and the step of its match that shows it. */
export type Fall = { readonly by: string | null; readonly step: number };

/** A campaign's description of one of its battles (LC-137): the stakes, the available soldiers with their upgrades, the prisoners. */
export type BattleFrame = {
  readonly battle: number;
  readonly turn: number;
  readonly title: string;
  readonly place: string | null;
  /** A sentence each, the same for both sides. */
  readonly stakes: readonly string[];
  readonly rosters: Readonly<
    Record<
      string,
      readonly {
        readonly person: string;
        readonly medals: readonly string[];
        readonly upgrades: readonly string[];
        readonly rank: number;
      }[]
    >
  >;
  readonly prisoners: readonly { readonly person: string; readonly place: string }[];
  /** The entry that holds its report; null: it continues. */
  readonly seq: number | null;
};

export interface Campaign<C extends CampaignTypes> {
  readonly ref: RuleSetRef;
  /** The edition by which its battles are played. */
  readonly battles: AnyRuleSet;
  readonly sides: readonly C['side'][];
  readonly options: readonly OptionSpec[];
  readonly atlas: Atlas;
  readonly texts: {
    readonly refusals: Readonly<Record<string, string>>;
    readonly rules: Readonly<Record<string, string>>;
  };
  readonly parse: {
    options(raw: unknown): Result<C['options'], Refusal>;
    act(raw: unknown): Result<C['act'], Refusal>;
    /** A state of which whatever is as at the beginning may be left out, in a campaign with these options. */
    state(raw: unknown, options: C['options']): Result<C['state'], Refusal>;
  };
  /** The first entry. `at`: an instant in UTC with milliseconds. */
  open(campaign: string, options: C['options'], at: string): Written<C>;
  /** A campaign that stands here, its past unknown: for trying things out. Its ledger begins again and cannot be verified. */
  standing(campaign: string, options: C['options'], at: string, state: C['state']): Written<C>;
  /** Judges an act and writes what it comes to. `by`: a seat ("HERB/0"), `officer`, `operator` or `system`. */
  play(course: C['course'], by: string, act: C['act'], at: string): Result<Written<C>, Refusal>;
  /** The public view for `viewer`: a side, or 'guest'. */
  view(course: C['course'], viewer: C['side'] | 'guest'): C['view'];
  legal(course: C['course'], side: C['side']): readonly C['act'][];
  /** Those of them that a button of a letter may do: small answers. */
  small(course: C['course'], side: C['side']): readonly C['act'][];
  /** The act that a line of an email asks for; null if it is none. The judge checks its legality when it is played. */
  read(course: C['course'], side: C['side'], line: string): C['act'] | null;
  /** An act in words, for a button. */
  title(act: C['act']): string;
  explain(course: C['course'], side: C['side'], act: C['act']): Explained;
  glance(state: C['state']): Glance;
  /**
   * LC-101: what places a war that has ended among those of a front, the smaller before the larger, number by number; null: it continues.
   */
  placing(state: C['state']): readonly number[] | null;
  fought(course: C['course']): readonly FoughtBattle[];
  /** The battle and match that an entry speaks of; null: none. */
  battleIn(entry: C['entry']): { readonly battle: number; readonly match: string } | null;
  /** The history of one of its people, battle by battle, along the current line; null if nobody has this name. */
  dossier(course: C['course'], person: string): readonly DossierLine[] | null;
  honour(course: C['course']): Honour;
  /** The frame of a battle of the current line, by its match; null: none is called so. */
  frame(course: C['course'], match: string): BattleFrame | null;
  /** By whom each of its people fell in a battle, out of its record: a report does not say. */
  fallsIn(record: FinishedRecord<GameTypes>): Readonly<Record<string, Fall>>;
  /** Open offers, a sentence each; null if there are none. They contain no secrets. */
  offered(course: C['course']): { readonly terms: string | null; readonly exchange: string | null };
  /** The act of a computer player for a side; null if it has nothing to decide. */
  choose(course: C['course'], side: C['side'], how: 'greedy' | 'random'): C['act'] | null;
  /** The decisions that it waits for; a battle under way has its own clocks. */
  waits(course: C['course']): readonly Wait<C>[];
  look(course: C['course']): Standing<C>;
  /** Describes entries, a sentence each, for a letter home. They contain no secrets. */
  tell(written: Written<C>): readonly string[];
  /**
   * Walks a ledger. `reportOf`: the report of an enclosed match that was played again; null: it does not hold; undefined: none enclosed.
   */
  verify(
    entries: readonly unknown[],
    reportOf?: (match: string, record: string | null) => Json | undefined,
  ): LedgerVerdict<C>;
  /** The effect of an act, a correction, on all later inputs (a dry run); null if it is no correction. */
  classes(course: C['course'], act: C['act']): readonly Json[] | null;
  /** The broken invariants of a state, in words. */
  broken(state: C['state'], before: C['state'] | null): readonly string[];
}

/** A campaign whose words are not known here. */
export type AnyCampaign = Campaign<CampaignTypes>;
