import { exportFrom, judgeCase, provenanceOf, rebuiltTables, verifyExport } from '@fieldpost/league';
import type { Command } from 'commander';
import { type Terminal, VerbFault } from '../answer.ts';
import { jsonOf } from '../json.ts';
import { withServices } from '../online/session.ts';
import type { Verb } from '../program.ts';
import { wholeNumber } from '../whole-number.ts';
import { playedOut } from './playout.ts';

/** An exported event. Throws NOT_JSON, NOT_AN_EVENT, BAD_ROW with the `seq` of the row (CL-199). */
function eventOf(text: string) {
  const file = exportFrom(jsonOf(text));
  if (file === null) throw new VerbFault('NOT_AN_EVENT', 'this is not an exported event');
  if ('badRow' in file) throw new VerbFault('BAD_ROW', 'a row of the log is not of its form', { seq: file.badRow });
  return file;
}

function addTry(event: Command, terminal: Terminal): void {
  event
    .command('try')
    .description('judge settings, fixtures, pairings, standings, rungs and ratings from a log; no server needed')
    .argument('<file>', "a case, or '-' for standard input")
    .action(async (file: string) => {
      const answer = judgeCase(jsonOf(await terminal.read(file)));
      if (!answer.ok) throw new VerbFault(answer.fault.code, `refused by ${answer.fault.rule}`, answer.fault);
      terminal.print(answer.value);
    });
}

function addVerify(event: Command, terminal: Terminal): void {
  event
    .command('verify')
    .description(
      'verify chain, acts, pairings and standings of an exported event; exit status 1 if anything is invalid',
    )
    .argument('<file>', "an exported event, or '-' for standard input")
    .action(async (file: string) => {
      const exported = eventOf(await terminal.read(file));
      const checks = verifyExport(exported);
      const results = provenanceOf(exported);
      const allProved = results.unproved === 0 && results.reported === 0;
      const failed = checks.filter(({ held }) => !held).map(({ what }) => what);
      terminal.print({ ok: failed.length === 0, checks, results: { ...results, allProved } });
      if (failed.length > 0) throw new VerbFault('NOT_VERIFIED', 'the event is invalid', { failed });
    });
}

function addRebuild(event: Command, terminal: Terminal): void {
  event
    .command('rebuild')
    .description('rebuild the standings of an exported event from its log')
    .argument('<file>', "an exported event, or '-' for standard input")
    .action(async (file: string) => {
      const tables = rebuiltTables(eventOf(await terminal.read(file)));
      if (tables === null) throw new VerbFault('NOT_VERIFIED', 'an act of the log does not hold');
      terminal.print({ tables });
    });
}

function addPlayout(event: Command, terminal: Terminal): void {
  event
    .command('playout')
    .description('play a Swiss event between bots in memory; the same seed gives the same hash')
    .requiredOption('--entries <n>', 'how many entries')
    .requiredOption('--rounds <n>', 'how many rounds')
    .requiredOption('--seed <n>', 'first seed')
    .option('--export', 'print the whole event, for verify and rebuild')
    .action((asked: { entries: string; rounds: string; seed: string; export?: true }) => {
      const played = playedOut({
        entries: wholeNumber(asked.entries, 'entries', 256),
        rounds: wholeNumber(asked.rounds, 'rounds', 64),
        seed: wholeNumber(asked.seed, 'seed'),
      });
      terminal.print(asked.export ? played.file : played.summary);
    });
}

function addTables(event: Command, terminal: Terminal): void {
  event
    .command('tables')
    .description('rebuild the standings of a stored event from its log and report differences')
    .argument('<id>', 'the event')
    .action(async (id: string) => {
      const { rewriteTables } = await import('@fieldpost/api/events/log-response');
      const done = await withServices((context) => rewriteTables(context, id));
      if (done === null) throw new VerbFault('NOT_FOUND', 'There is no such event.');
      terminal.print(done);
    });
}

function addRatings(event: Command, terminal: Terminal): void {
  event
    .command('ratings')
    .description('rebuild rated results and ratings from all event logs and report differences')
    .action(async () => {
      const { rebuildRatings } = await import('@fieldpost/api/events/rebuilding');
      terminal.print(await withServices(rebuildRatings));
    });
}

export const eventVerb: Verb = {
  add(program, terminal) {
    const event = program.command('event').description('events: judge, play out, verify and rebuild');
    for (const add of [addTry, addVerify, addRebuild, addPlayout, addTables, addRatings]) add(event, terminal);
  },
};
