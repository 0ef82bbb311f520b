import type { Draw, GameTypes, Json, MatchRecord, RuleSet, Setup, Step } from '../contract.ts';
import { canonicalJson } from '../hash/canonical.ts';

/**
 * Whether everything in a record that a rule set will be handed is what its parsers make of it: a record comes from outside.
 * Gives what is not, or null.
 */
export function malformedPart<G extends GameTypes>(rules: RuleSet<G>, record: MatchRecord<G>): string | null {
  if (!isSetup(rules, record.setup)) return 'the set-up';
  if (!record.openingDraws.every(isDraw)) return 'a draw of the opening';
  const at = record.steps.findIndex((step) => !isStep(rules, step));
  return at < 0 ? null : `step ${at}`;
}

function isSetup<G extends GameTypes>(rules: RuleSet<G>, { scenario, options, carryOver }: Setup<G>): boolean {
  if (!isParsed(rules.parse.scenario, scenario) || !isParsed(rules.parse.options, options)) return false;
  return carryOver === null || isParsed(rules.parse.carryOver, carryOver);
}

function isStep<G extends GameTypes>(rules: RuleSet<G>, { by, command, draws }: Step<G>): boolean {
  const seated = rules.sides.includes(by.side) && Number.isInteger(by.player) && by.player >= 0;
  return seated && by.player < rules.playersPerSide && isParsed(rules.parse.command, command) && draws.every(isDraw);
}

function isParsed(parse: (raw: unknown) => { ok: boolean; value?: Json }, raw: Json): boolean {
  const parsed = parse(raw);
  return parsed.ok && canonicalJson(parsed.value ?? null) === canonicalJson(raw);
}

function isDraw({ index, faces, result, purpose }: Draw): boolean {
  const numbers = [index, faces, result].every((one) => Number.isSafeInteger(one) && one >= 0);
  return numbers && faces > 0 && faces <= 0x1_0000_0000 && typeof purpose === 'string';
}
