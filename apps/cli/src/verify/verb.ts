import { parseMatchFile, type Verdict, verify } from '@fieldpost/engine';
import { nameOf } from '@fieldpost/rulebook';
import { VerbFault } from '../answer.ts';
import type { Verb } from '../program.ts';
import { ruleSetNamed } from '../rule-set.ts';

/** Plays an exported match again and checks its hashes and dice, offline. Throws NOT_A_MATCH_FILE, UNKNOWN_RULE_SET. */
function verdictOn(text: string): Verdict & { readonly matchId: string } {
  const file = parseMatchFile(text);
  if (!file.ok) throw new VerbFault(file.fault.code, file.fault.message);
  const rules = ruleSetNamed(nameOf(file.value.record.ruleSet));
  return { matchId: file.value.matchId, ...verify(rules, file.value) };
}

/** The names of the checks that failed, for the fault. */
function failedOf(verdict: Verdict) {
  return { failed: verdict.checks.filter(({ held }) => held === false).map(({ what }) => what) };
}

export const verifyVerb: Verb = {
  add(program, terminal) {
    program
      .command('verify')
      .description('play an exported match again; check its hashes and its dice. Status 1 where anything does not hold')
      .argument('<file>', "an exported match, or '-' for standard input")
      .action(async (file: string) => {
        const verdict = verdictOn(await terminal.read(file));
        terminal.print(verdict);
        if (!verdict.ok) throw new VerbFault('NOT_VERIFIED', `${verdict.matchId} does not hold`, failedOf(verdict));
      });
  },
};
