import type { GameTypes, Json, MatchRecord, Result, RuleSet, RuleSetRef } from '../contract.ts';
import { canonicalJson, hashOf } from '../hash/canonical.ts';
import { seatKey, seatsOf } from '../match/game.ts';
import { accept, fail } from '../result.ts';

const MATCH_FILE_FORMAT = 'fieldpost-match@1';

/** A match as it is exported: all that is needed to play it again and to check its dice without any server. */
export type MatchFile<G extends GameTypes = GameTypes> = {
  readonly format: typeof MATCH_FILE_FORMAT;
  readonly matchId: string;
  readonly title: string;
  /** The players by seat key; names only. */
  readonly players: Readonly<Record<string, string>>;
  readonly record: MatchRecord<G>;
  readonly dice: {
    /** SHA-256 of the seed, published before the first draw; the same as in the record. */
    readonly commitment: string;
    /** The seed in hexadecimal digits once the match has ended; null before. */
    readonly seed: string | null;
    /** The players' salts, by seat key, in hexadecimal digits; seats without a salt are missing. */
    readonly salts: Readonly<Record<string, string>>;
  };
  /** When each step was played, ISO 8601, one for each step of the record. */
  readonly times: readonly string[];
  readonly hashes: MatchHashes;
};

/** SHA-256 of canonical JSON: of the state before the first step, of the one after the last, and of the whole record. */
export type MatchHashes = { readonly opening: string; readonly final: string; readonly record: string };

/** The input of an export, which adds hashes and format. */
export type MatchFileParts<G extends GameTypes> = Omit<MatchFile<G>, 'format' | 'hashes'>;

/** Makes the file of a match. `final`: the state after the last step. */
export function matchFileOf<G extends GameTypes>(parts: MatchFileParts<G>, final: G['state']): MatchFile<G> {
  return { format: MATCH_FILE_FORMAT, ...parts, hashes: hashesOf(parts.record, final) };
}

export function hashesOf<G extends GameTypes>(record: MatchRecord<G>, final: G['state']): MatchHashes {
  return { opening: hashOf(record.opening), final: hashOf(final), record: hashOf(jsonOf(record)) };
}

/** A record consists of JSON alone; its type cannot say so, because a game's own types stand in it. */
function jsonOf<G extends GameTypes>(record: MatchRecord<G>): Json {
  return JSON.parse(JSON.stringify(record)) as Json;
}

export type FileFault = { readonly code: 'NOT_A_MATCH_FILE' | 'UNKNOWN_RULE_SET'; readonly message: string };

/** Checks only that a text can be a match file at all; a replay judges its content. */
export function parseMatchFile(text: string): Result<MatchFile, FileFault> {
  const raw = readJson(text);
  if (raw === null || !isMatchFile(raw))
    return fail({ code: 'NOT_A_MATCH_FILE', message: `expected a document of the format ${MATCH_FILE_FORMAT}` });
  return accept(raw);
}

function readJson(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}

type Members = { readonly [key: string]: unknown };
const isObject = (raw: unknown): raw is Members => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

function isMatchFile(raw: unknown): raw is MatchFile {
  if (!isObject(raw) || raw.format !== MATCH_FILE_FORMAT || typeof raw.matchId !== 'string') return false;
  const { record, dice, hashes } = raw;
  if (!isObject(record) || !isObject(dice) || !isObject(hashes) || !Array.isArray(raw.times)) return false;
  if (!isObject(record.ruleSet) || !isObject(record.setup) || !Array.isArray(record.openingDraws)) return false;
  return isObject(dice.salts) && Array.isArray(record.steps) && record.steps.every(isStep);
}

function isStep(raw: unknown): boolean {
  if (!isObject(raw) || !isObject(raw.by) || !isObject(raw.command)) return false;
  const draws = raw.draws;
  return Array.isArray(raw.events) && Array.isArray(draws) && draws.every((draw) => isObject(draw));
}

/** Whether two references name the same edition. */
export function sameEdition(one: RuleSetRef, other: RuleSetRef): boolean {
  return one.id === other.id && one.edition === other.edition;
}

/** The keys of every seat that a match can have: its sides in their order, on each the players in theirs. */
export function seatKeysOf<G extends GameTypes>(rules: RuleSet<G>): readonly string[] {
  return rules.sides.flatMap((side) => seatsOf(rules, side).map(seatKey));
}

/** The salts, by seat key, in the order in which the key of the dice takes them: that of the rule set's seats. */
export function saltsInOrder<G extends GameTypes>(
  rules: RuleSet<G>,
  salts: Readonly<Record<string, string>>,
): readonly string[] {
  return seatKeysOf(rules).flatMap((key) => salts[key] ?? []);
}

/** Whether two pieces of data are the same, whatever the order of their keys. */
export function sameJson(one: Json, other: Json): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
