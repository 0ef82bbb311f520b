/**
 * The large counts behind World War Awesome!: `node packages/rulebook/src/laws/world-war-awesome/claims.ts [matches] [fair] [queues]
 * [lessons]`, by default 5000, 300, 1000 and 120. Prints what was found; the status is 1 where a claim does not hold. claims.test.ts runs small counts.
 */
import process from 'node:process';
import { CHOOSERS, finerCommand, lastLegs } from './matches.ts';
import { queues } from './queued.ts';
import { fairness, lessonsByCores, missing, survey } from './survey.ts';

const [matches = 5000, fair = 300, replays = 1000, lessons = 120] = process.argv.slice(2).map(Number);
const greedy = CHOOSERS.greedy ?? finerCommand;

function measured<Found>(title: string, find: () => Found): Found {
  const begun = process.cpuUsage().user;
  const found = find();
  const seconds = Math.round((process.cpuUsage().user - begun) / 100_000) / 10;
  process.stdout.write(`${title}, ${seconds} s of processor time: ${JSON.stringify(found)}\n`);
  return found;
}

const LAST_ROUNDS = 100;
/** The rules count on 78 and 87 percent. */
const LESSON_BY_CORES = 70;
const half = Math.ceil(matches / 2);
const wild = measured('random matches', () => survey(half, finerCommand));
const keen = measured('greedy matches', () => survey(matches - half, greedy, half));
const last = measured('random matches from a last round', () => survey(LAST_ROUNDS, finerCommand, 0, lastLegs));
const never = measured('never seen', () => missing(new Set([...wild.seen, ...keen.seen, ...last.seen])));
measured('shares of greedy matches with the preset fair', () => fairness(fair, greedy));
const filed = measured('rounds that were queued', () => queues(replays));
const taught = measured('greedy matches of each lesson that end by cores, in percent', () =>
  lessonsByCores(lessons, greedy),
);
const isTaught = Object.values(taught).every((share) => share >= LESSON_BY_CORES);
process.exitCode = isTaught && never.length === 0 && filed.differ.length === 0 && filed.saved >= 0.5 ? 0 : 1;
