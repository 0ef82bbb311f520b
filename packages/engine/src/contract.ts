/**
 * The contract between one rule set and everything else. Types only: no behaviour lives here.
 * Three games were carried on a first draft of it (a board game with secret armies, a card game with reactions in every
 * subphase, a hex game with dice and hidden deployment); what got in their way has been changed. Change it again where a
 * game demands it, and record why.
 */

import type { SearchGuidance } from './search-guidance.ts';

/**
 * All that is stored or sent. Declare game data with `type`: an `interface` does not fit an index signature. Use null, not optional
 * fields.
 */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Tagged = { readonly type: string; readonly [key: string]: Json };

declare const brand: unique symbol;
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };
export type ScenarioId = Branded<string, 'ScenarioId'>;
/** A numbered rule of THE-RULES.md, for instance "AWW-042" or "MW-007a". */
export type RuleId = `${string}-${string}`;

export type Result<Value, Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault };
/** Why something is not accepted: a stable code, and the rule where one rule says so; never a sentence. */
export type Refusal = { readonly code: string; readonly rule: RuleId | null };
/** A line that could mean more than one thing, and how each of them would be written. */
export type Ambiguity = Refusal & { readonly among: readonly string[] };
/**
 * Why a document is not taken, and where. `at`: the member's path from the top of a scenario ("position.units[3].crew"), of the
 * options of a match "options" or one of them; '' = the document as a whole.
 */
export type DocumentFault = Refusal & { readonly at: string };
export type Parser<Value, Fault = Refusal> = (raw: unknown) => Result<Value, Fault>;

/** The types that one rule set brings, gathered under one name. */
export type GameTypes = {
  readonly side: string;
  readonly options: Json;
  readonly scenario: Json; //       a scenario document: a listed set-up, or any position drawn in an editor
  readonly state: Json; //          the whole truth; never leaves the server before the end
  readonly command: Tagged; //      what a player asks for
  readonly event: Tagged; //        what happened, dice included
  readonly view: Json; //           what one viewer may know of a state: built up, though it may share public subtrees
  readonly notice: Tagged; //       what one viewer may know of an event
  readonly standingOrders: Json; // answers a player leaves for windows that may open while they are away; kept by the service
  readonly report: Json; //         what a finished battle hands to a campaign or a league
  readonly carryOver: Json; //      what a campaign hands to a battle
};
/** A seat: a side, and one of its players (0 if the side has one). */
export type Seat<Side extends string> = { readonly side: Side; readonly player: number };
export type Viewer<G extends GameTypes> = Seat<G['side']> | 'spectator';

/** A match names its edition for life; an edition that has been played is never edited, only followed. */
export type RuleSetRef = { readonly id: string; readonly edition: number };
export type OptionSpec = {
  readonly key: string;
  readonly title: string;
  readonly kind:
    | { readonly type: 'choice'; readonly values: readonly string[]; readonly initial: string }
    | { readonly type: 'integer'; readonly min: number; readonly max: number; readonly initial: number }
    | { readonly type: 'document'; readonly perSide: boolean }; // an army, a deck, a map code
};
export type Scenario<G extends GameTypes> = {
  readonly id: ScenarioId;
  readonly title: string;
  readonly sides: readonly G['side'][];
  readonly document: G['scenario'];
};
export type Setup<G extends GameTypes> = {
  readonly scenario: G['scenario'];
  readonly options: G['options'];
  readonly carryOver: G['carryOver'] | null;
};

/** The only source of luck. Every draw is recorded; drawing seals the step. Cards are drawn late: no state holds the future. */
export interface Chance {
  /** An integer from 1 to `faces`. */
  draw(faces: number, purpose: string): number;
  /** One of what remains, by name, weighted by its count. */
  take<Name extends string>(remaining: Readonly<Record<Name, number>>, purpose: string): Name;
}
export type Draw = {
  readonly index: number;
  readonly faces: number;
  readonly purpose: string;
  readonly result: number;
};

/** Whom the game waits for, as one viewer may know it: in a secret window nobody sees who has answered. */
export type Pending<Side extends string> =
  | { readonly kind: 'choice'; readonly side: Side; readonly window: string; readonly clock: 'turn' | 'reaction' }
  | { readonly kind: 'orders'; readonly from: readonly Side[]; readonly window: string } // simultaneous and secret until the last is in
  | { readonly kind: 'finished'; readonly outcome: Outcome<Side> };
/** Standing orders that one press leaves, from a mail: the filing command, and the sentence on the button. */
export type StandingOffer<Command> = { readonly code: string; readonly label: string; readonly command: Command };
export type Outcome<Side extends string> = { readonly reason: string; readonly places: Places<Side> };
/** The place of every side of the match, each side once: one more than how many are placed before it; equal places = a draw. */
export type Places<Side extends string> = readonly {
  readonly side: Side;
  readonly place: number;
  readonly score: number | null;
}[];
/** Why a side leaves: it gave up, or its time was up (a forfeit, a claim of the others, a seat that nobody took over). */
export type Leaving = 'resignation' | 'timeout';
/** An end outside the game's rules: all remaining sides agreed to a draw, or `side` left. */
export type EndOutside<Side extends string> =
  | { readonly by: 'agreement' }
  | { readonly by: Leaving; readonly side: Side };

/** The names of a game and its sides, and how people hear of its end: public, small, and free of rules. */
export type GameAbout<Side extends string = string, End extends string = string> = {
  readonly id: string;
  readonly title: string;
  /** The letters before the numbers of its rules: "AWW" of AWW-142. No two games share them. */
  readonly ruleLetters: string;
  /** The names of its sides, as people read them. */
  readonly sideNames: Readonly<Record<Side, string>>;
  /** The game in a sentence or two. */
  readonly words: string;
  /** The listed scenario that pictures it best. */
  readonly picturedBy: string;
  /** The title of a match on the player's own position, until they name it. */
  readonly drawnTitle: string;
  /** Why its rules end a match (`Outcome.reason`), in words that follow a colon, whether somebody won or it was drawn. */
  readonly ends: Readonly<Record<End, string>>;
};

/** The option keys through which the lobby passes its settings to a game, and the data that a rematch copies. */
export interface LobbyOptions<Side extends string, Report> {
  /** The side of the player who opens the match; null if the game does not ask. */
  readonly creator: string | null;
  /** Names the side that is first; null: a rematch leaves it as it was. */
  readonly first: string | null;
  /** Say how many players a side has; in a rematch teams change sides whole. None where a side has one player. */
  readonly players: Readonly<Partial<Record<Side, string>>>;
  /** Options of a match by post for which nothing else was chosen: at one table, and against a computer, the initial ones stand. */
  readonly byPost: Readonly<Record<string, Json>>;
  /** The first side in a rematch, named by its side in the finished match; null if the rules do not say. */
  firstInRematch(report: Report): Side | null;
}

/**
 * How good a command looks to a seat, from what the seat may know: the higher the better; only comparisons count, and that below 0 it is
 * good for nothing.
 */
export type Appraisal = (view: Json, seat: Seat<string>, command: Tagged, rules: AnyRuleSet) => number;
/**
 * A few of these subjects that are worth considering for a seat, by what it may know. `within` names the subject whose finer subjects they
 * are; null: all subjects. Never empty for a list that is not.
 */
export type Shortlist = (
  view: Json,
  seat: Seat<string>,
  subjects: readonly string[],
  within: string | null,
  rules: AnyRuleSet,
) => readonly string[];
/** How a computer player behaves as one of several players of a side. */
export type TeamManners = {
  /** Whether the seat has team-mates. */
  readonly inTeam: (view: Json, seat: Seat<string>) => boolean;
  /** Whether it has said that it is done, and nothing has come to it since. */
  readonly isDone: (view: Json, seat: Seat<string>) => boolean;
  /** True if a command is another player's business, or would never end. */
  readonly leaves: (view: Json, seat: Seat<string>, command: Tagged) => boolean;
  /** Whether the seat has nothing to do now, although the match waits for its side: every computer player then chooses nothing. */
  readonly idle: (view: Json, seat: Seat<string>) => boolean;
};
/** What a rule set tells computer players about its game. The rules never read it. */
export type BotGuidance = {
  /** Null: nobody has written down what is good in this game. */
  readonly appraise: Appraisal | null;
  /** For menus too long to build whole: bots choose subject by subject. Null: bots appraise the whole menu. */
  readonly shortlist: Shortlist | null;
  /**
   * The standing orders with which a bot of this name takes a seat, as `parse.standingOrders` reads them; every other has the initial
   * ones.
   */
  readonly orders: Readonly<Record<string, Json>>;
  /** Null: no side has more than one player. */
  readonly manners: TeamManners | null;
  /** For players that search ahead. Null if it is not written: then nobody searches in this game. */
  readonly search: SearchGuidance | null;
};

export interface RuleSet<G extends GameTypes> {
  readonly ref: RuleSetRef;
  /** Every side that a match of this rule set can have, in their order. A match has those of its set-up. */
  readonly sides: readonly G['side'][];
  /** The sides of a match of this set-up, in the order of `sides`: two at least. */
  sidesOf(setup: Setup<G>): readonly G['side'][];
  /**
   * Of a match that continues: those of them that are still in, neither left nor put out by the rules. Nobody waits for the others, and they
   * do nothing.
   */
  sidesIn(state: G['state']): readonly G['side'][];
  /**
   * The game's current turn, a fresh start for clocks and offers. A lapse costs nothing of the next turn, and the player to move gets a
   * fresh clock in it. An offer of a draw lasts to the end of the turn after its own. Absent, or undefined for a match whose options play
   * without them: there are no such turns.
   */
  turnOf?(state: G['state']): number | undefined;
  /**
   * The command with which a side leaves while the others play on; null: the match ends when it leaves. The match layer plays it as a step
   * of that side, in any window. It is legal at any moment for any player of a side that is still in. It is listed nowhere, and may draw
   * (the side's open decisions are skipped). Afterwards nobody waits for the side; the match may end by the rules with it.
   */
  leaving(state: G['state'], side: G['side'], why: Leaving): G['command'] | null;
  /** The types of the commands that `leaving` gives: none of them is taken from a player, who resigns instead. */
  readonly leavingCommands: readonly G['command']['type'][];
  /** The places of everybody where the match ends in this state by no rule. */
  places(state: G['state'], end: EndOutside<G['side']>): Places<G['side']>;
  /** Seats on each side, at most: 1 where a side has one player. */
  readonly playersPerSide: number;
  /** Seats on this side in a match of this set-up: from 1 to `playersPerSide`. */
  seatsOn(setup: Setup<G>, side: G['side']): number;
  /** Whether this player may resign, claim, and offer or answer a draw, in the name of their side. Always where it has one player. */
  speaksForSide(state: G['state'], seat: Seat<G['side']>): boolean;
  readonly options: readonly OptionSpec[];
  readonly lobby: LobbyOptions<G['side'], G['report']>;
  readonly scenarios: readonly Scenario<G>[];
  /** All that comes from outside is parsed here once, and trusted later. */
  readonly parse: {
    readonly command: Parser<G['command']>;
    readonly options: Parser<G['options']>;
    readonly scenario: Parser<G['scenario'], DocumentFault>;
    readonly standingOrders: Parser<G['standingOrders']>;
    readonly carryOver: Parser<G['carryOver']>;
  };

  /** The options that a scenario fixes, whatever was chosen: a set-up names them as they are played. */
  fixedOptions(scenario: G['scenario']): Readonly<Record<string, Json>>;
  /** The first state. A document that reads well may still contradict itself: the one validator of positions is here. */
  setUp(setup: Setup<G>, chance: Chance): Result<G['state'], DocumentFault>;
  pending(state: G['state'], viewer: Viewer<G>): Pending<G['side']>;
  /** `orders`: the viewer's own standing orders, where they are known: a game may show in a view what is planned in them. */
  view(state: G['state'], viewer: Viewer<G>, orders?: G['standingOrders']): G['view'];

  /**
   * Subjects that can act now: unit or card ids, and '' for commands without a unit. The first tap on a phone. If one unit's menu is long
   * (move, then act from there), `within` asks for its finer subjects: the second tap. Empty if it has none.
   */
  subjects(view: G['view'], seat: Seat<G['side']>, within?: string): readonly string[];
  /** The menu, whole or of one subject. It reads the view, so it can never betray a secret. All that is listed is legal. */
  legalCommands(view: G['view'], seat: Seat<G['side']>, subject?: string): readonly G['command'][];
  /**
   * Whether a command is aimed at what is its player's own, or nobody's: burning your own farm. It is legal and listed last, and
   * nothing and nobody ever proposes it. Left out: no command of the game is.
   */
  harmsOwn?(view: G['view'], seat: Seat<G['side']>, command: G['command']): boolean;
  /** Whether this command is a document (an army, a plan, a shot at any empty hex): it may be legal without being listed. */
  documents(command: G['command']): boolean;
  /** The one judge. Null = legal. Only documents and leaving commands may be legal without being listed. */
  refuses(view: G['view'], seat: Seat<G['side']>, command: G['command']): Refusal | null;
  /** Accepts if and only if `refuses` is null; a hidden obstacle is an event, never a refusal. */
  decide(
    state: G['state'],
    seat: Seat<G['side']>,
    command: G['command'],
    chance: Chance,
  ): Result<readonly G['event'][], Refusal>;
  /** Total and free of luck: the past is rebuilt without asking `decide` again. */
  evolve(state: G['state'], event: G['event']): G['state'];
  /**
   * The result of `evolve` for these very events, if `decide` has just made them and still knows it. Null: the caller applies the events
   * one by one. Absent: it never knows.
   */
  after?(state: G['state'], events: readonly G['event'][]): G['state'] | null;
  notice(event: G['event'], viewer: Viewer<G>): G['notice'] | null;
  /** Whether this event teaches its author something that no draw shows; if so the step cannot be undone. */
  reveals(event: G['event']): boolean;
  /**
   * True if everybody sees a draw for this purpose as soon as its step is public: a die on the table. A notice of its step shows the result
   * as well. All others (a card into a hand, a hidden squad) stay hidden until the match has ended.
   */
  drawsOpenly(purpose: string): boolean;

  /** The command that the game plays for a side that has run out of time, according to its standing orders. Always legal. */
  defaultCommand(view: G['view'], seat: Seat<G['side']>, orders: G['standingOrders'] | null): G['command'];
  /** The types of the commands that file standing orders; `files` is asked about these alone, so that play stays quick. */
  readonly filingCommands: readonly G['command']['type'][];
  /** The standing orders of every seat until it files others. */
  readonly initialOrders: G['standingOrders'];
  /** The seat's standing orders once this command is accepted, or null: an ordinary command, to be decided. A filing command
   *  (a placement plan, retreat orders) is parsed and refused like any other, may come at any time, and is never a step. */
  files(
    command: G['command'],
    orders: G['standingOrders'],
    view: G['view'],
    seat: Seat<G['side']>,
  ): G['standingOrders'] | null;
  /** The answer that standing orders give, or null: ask the player. Always legal; whether a player is asked betrays nothing. */
  standingAnswer(view: G['view'], seat: Seat<G['side']>, orders: G['standingOrders']): G['command'] | null;
  /** Changes of its standing orders worth offering to this seat now, a few; each is legal and changes them. The label says what
   *  is answered from then on; the command keeps the rest of the orders as they are. */
  standingOffers(
    view: G['view'],
    seat: Seat<G['side']>,
    orders: G['standingOrders'],
  ): readonly StandingOffer<G['command']>[];
  /** One line of the game's notation, as printed in logs and mails and typed in a reply by mail. `read` undoes `write`. */
  write(command: G['command'], view: G['view']): string;
  read(line: string, view: G['view'], seat: Seat<G['side']>): Result<G['command'], Refusal | Ambiguity>;
  /**
   * The line of a step as its reader writes it from their notices alone; null if those do not suffice. Everybody but the author reads this,
   * so a line says no more than the notices do. It omits what no notice shows.
   */
  recount(notices: readonly G['notice'][], author: Seat<G['side']>): string | null;
  /** Describes a notice in one English sentence for emails, pages and screen readers. */
  tell(notice: G['notice']): string;
  readonly texts: Texts;
  /** The report of a finished match for a campaign or a league, made from its record alone. */
  battleReport(record: FinishedRecord<G>): G['report'];
  readonly guidance: BotGuidance;
}

/** A rule set whose game is not known here: what the service, the command line and the bots handle. */
export type AnyRuleSet = RuleSet<GameTypes>;

/** Sentences of one rule set, by code: what a window asks ("army": "Design your army."), why something was refused, what a rule says. */
export type Texts = {
  readonly windows: Readonly<Record<string, string>>;
  readonly refusals: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<RuleId, string>>;
};

/** How a match ended: by its rules, or by what the service knows of (these are no commands of a game). */
export type Ending<Side extends string> =
  | { readonly by: 'rules'; readonly outcome: Outcome<Side> }
  | { readonly by: 'resignation' | 'agreement' | 'timeout' | 'adjudication'; readonly outcome: Outcome<Side> };

/** One command and its facts. An open step is a draft that its author may still undo; nobody else sees it. */
export type Step<G extends GameTypes> = {
  readonly by: Seat<G['side']>;
  readonly command: G['command'];
  readonly draws: readonly Draw[];
  readonly events: readonly G['event'][];
  readonly sealed: boolean; // by a draw, a reveal, a change of the pending side, a side that left, or another seat's later step
};
/** In an `orders` window each side's commands are its own draft outside this log, with its own count; all join when the last is in. */
export type MatchRecord<G extends GameTypes> = {
  readonly ruleSet: RuleSetRef;
  readonly setup: Setup<G>;
  readonly seedCommitment: string; // hash of the seed, published before the first salt and the first draw
  readonly openingDraws: readonly Draw[];
  readonly opening: G['state'];
  readonly steps: readonly Step<G>[];
  readonly ending: Ending<G['side']> | null;
};
/** The record of a match that has ended. */
export type FinishedRecord<G extends GameTypes> = MatchRecord<G> & { readonly ending: Ending<G['side']> };
