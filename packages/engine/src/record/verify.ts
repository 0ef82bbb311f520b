import { hexToBytes } from '@noble/hashes/utils.js';
import { commitmentOf, type DiceSecret, fairRoll } from '../chance/seeded.ts';
import type { Draw, GameTypes, RuleSet } from '../contract.ts';
import { malformedPart } from './form.ts';
import { hashesOf, type MatchFile, saltsInOrder, sameEdition, seatKeysOf } from './match-file.ts';
import { type ReplayFault, replay } from './replay.ts';

/** One thing looked at. `held` null: there is nothing to look at (yet): the seed of a running match is secret, nobody brought a salt. */
export type Check = { readonly what: string; readonly held: boolean | null; readonly detail: string | null };
export type Verdict = {
  /** No check failed. */
  readonly ok: boolean;
  readonly steps: number;
  readonly draws: number;
  readonly checks: readonly Check[];
};

/** The first draw that the secret does not give, or null: all are as the seed says, without gaps, from number 0. */
export function wrongDraw(secret: DiceSecret, draws: readonly Draw[]): Draw | null {
  const wrong = draws.find((draw, at) => draw.index !== at || fairRoll(secret, draw.faces, at) !== draw.result);
  return wrong ?? null;
}

/** Plays an exported match again and looks at its hashes, its commitment and every one of its draws; no server is asked. */
export function verify<G extends GameTypes>(rules: RuleSet<G>, file: MatchFile<G>): Verdict {
  const { record } = file;
  const malformed = malformedPart(rules, record);
  if (malformed !== null)
    return { ok: false, steps: record.steps.length, draws: 0, checks: [check('form', false, malformed)] };
  const draws = [...record.openingDraws, ...record.steps.flatMap((step) => step.draws)];
  const checks = [
    check('rule set', sameEdition(rules.ref, record.ruleSet)),
    check('times', file.times.length === record.steps.length && file.times.every(isTime)),
    ...replayChecks(rules, file),
    ...diceChecks(rules, file, draws),
  ];
  const ok = checks.every(({ held }) => held !== false);
  return { ok, steps: record.steps.length, draws: draws.length, checks };
}

function check(what: string, held: boolean | null, detail: string | null = null): Check {
  return { what, held, detail };
}

function isTime(text: string): boolean {
  return typeof text === 'string' && !Number.isNaN(Date.parse(text));
}

function replayChecks<G extends GameTypes>(rules: RuleSet<G>, file: MatchFile<G>): readonly Check[] {
  const replayed = replay(rules, file.record);
  if (!replayed.ok) return [check('replay', false, faultLine(replayed.fault))];
  const hashes = hashesOf(file.record, replayed.value.at(-1) ?? file.record.opening);
  const same = (key: keyof typeof hashes) => check(`hash of ${key}`, hashes[key] === file.hashes[key], hashes[key]);
  return [check('replay', true), same('opening'), same('final'), same('record')];
}

function faultLine({ code, step, refusal }: ReplayFault): string {
  return `step ${step}: ${code}${refusal ? ` (${refusal.code})` : ''}`;
}

function diceChecks<G extends GameTypes>(
  rules: RuleSet<G>,
  file: MatchFile<G>,
  draws: readonly Draw[],
): readonly Check[] {
  const { seed, commitment, salts } = file.dice;
  const salted = saltCheck(rules, salts);
  const published = [check('published commitment', commitment === file.record.seedCommitment), salted];
  if (seed === null) return [...published, check('seed', null, 'secret until the match has ended')];
  if (!isHex(seed)) return [...published, check('seed', false, 'not hexadecimal')];
  if (salted.held === false) return published;
  const secret = { matchId: file.matchId, seed: hexToBytes(seed), salts: saltsInOrder(rules, salts) };
  const wrong = wrongDraw(secret, draws);
  const detail = wrong ? `draw ${wrong.index} (${wrong.purpose}) is ${wrong.result}` : `${draws.length} draws`;
  return [
    ...published,
    check('seed', commitmentOf(secret.seed) === commitment),
    check('draws', wrong === null, detail),
  ];
}

/** The sides whose salts are in the dice. Without salts the system alone made them: no forgery, but it is reported. */
function saltCheck<G extends GameTypes>(rules: RuleSet<G>, salts: MatchFile['dice']['salts']): Check {
  const seats = seatKeysOf(rules);
  const wrong = Object.entries(salts).find(([seat, salt]) => !seats.includes(seat) || !isHex(salt));
  if (wrong !== undefined) return check('salts', false, `of ${wrong[0]}: no seat of the game, or not hexadecimal`);
  const salted = seats.filter((seat) => Object.hasOwn(salts, seat));
  if (salted.length === 0) return check('salts', null, 'no player brought one: the server alone made these dice');
  return check('salts', true, `of ${salted.join(', ')}`);
}

function isHex(text: string): boolean {
  return typeof text === 'string' && /^([0-9a-f]{2})*$/.test(text);
}
