import process from 'node:process';
import { parseMatchFile, type Verdict, verify } from '@fieldpost/engine';
import { nameOf } from '@fieldpost/rulebook';
import { type Terminal, VerbFault } from '../answer.ts';
import { withServices } from '../online/session.ts';
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

async function verifyFile(terminal: Terminal, file: string): Promise<void> {
  const verdict = verdictOn(await terminal.read(file));
  terminal.print(verdict);
  if (!verdict.ok) throw new VerbFault('NOT_VERIFIED', `${verdict.matchId} is invalid`, failedOf(verdict));
}

const tell = (matches: number): void => {
  process.stderr.write(`${matches} matches replayed\n`);
};

/** Every match of the database, on this build: what a release is stopped by. */
async function verifyAll(terminal: Terminal, finishedToo: boolean): Promise<void> {
  const { verifyMatches } = await import('@fieldpost/api/archive/verify');
  const { differ, ...counts } = await withServices((context) => verifyMatches(context, finishedToo, tell));
  terminal.print({ ok: differ.length === 0, ...counts, differ });
  if (differ.length > 0) throw new VerbFault('NOT_VERIFIED', `${differ.length} matches give a different result`);
}

type Options = { readonly all: boolean; readonly running: boolean };

export const verifyVerb: Verb = {
  add(program, terminal) {
    program
      .command('verify')
      .description('replay matches and check hashes and dice; exit status 1 if anything is invalid')
      .argument('[file]', "an exported match, or '-' for standard input")
      .option('--all', 'replay every running and finished match of the database (before a release)', false)
      .option('--running', 'every running match of the database', false)
      .action(async (file: string | undefined, { all, running }: Options) => {
        if (file !== undefined && !all && !running) return verifyFile(terminal, file);
        if (file !== undefined || !(all || running))
          throw new VerbFault('USAGE', 'give one file, or --all, or --running');
        return verifyAll(terminal, all);
      });
  },
};
