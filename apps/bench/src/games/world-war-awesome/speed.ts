/** The limits of World War Awesome!: lists from a unit to a place to an action, judgements, random and greedy matches. */
import process from 'node:process';
import { botOf } from '@fieldpost/bots';
import { slownessOfMachine } from '@fieldpost/config/pace';
import { type AnyChooser, finerCommand, oneOf, playout, setupOf } from '@fieldpost/engine';
import { worldWarAwesome as rules } from '@fieldpost/rules-world-war-awesome';
import { atLeast, atMost, type Figure, percentile } from '../../report.ts';
import { withStopwatch } from '../stopwatch.ts';

const MAPS = ['MAP-1-fair', 'MAP-2-fair', 'MAP-3-fair'] as const;
const RANDOM_MS = 5_000;
/** The lists of one unit are timed at one of this many choices. */
const EVERY = 10;

const setups = () =>
  MAPS.map((scenario) => {
    const setup = setupOf(rules, { scenario });
    if (!setup.ok) throw new Error(`${scenario}: ${setup.fault.code}`);
    return setup.value;
  });

type Lists = { readonly subjects: number[]; readonly places: number[]; readonly units: number[] };

/** Greedy play that stops now and then to look at one unit: its places, one of them, then all of it. */
function looking(lists: Lists): AnyChooser {
  const greedy = botOf('greedy')?.choose ?? finerCommand;
  let choices = 0;
  const timed = <Found>(into: number[], ask: () => Found): Found => {
    const begin = performance.now();
    const found = ask();
    into.push(performance.now() - begin);
    return found;
  };
  return (asked, view, seat, next, ...rest) => {
    choices += 1;
    if (choices % EVERY === 0) {
      const subjects = timed(lists.subjects, () => asked.subjects(view, seat));
      const unit = oneOf(
        subjects.filter((one) => one.startsWith('u')),
        next,
      );
      if (unit !== null) {
        const place = oneOf(
          timed(lists.subjects, () => asked.subjects(view, seat, unit)),
          next,
        );
        if (place !== null) timed(lists.places, () => asked.legalCommands(view, seat, place));
        timed(lists.units, () => asked.legalCommands(view, seat, unit));
      }
    }
    return greedy(asked, view, seat, next, ...rest);
  };
}

/** Greedy matches on the three maps: lists, judgements, and how long one takes. */
function greedy(slowness: number): readonly Figure[] {
  const lists: Lists = { subjects: [], places: [], units: [] };
  for (const [index, setup] of setups().entries()) playout(rules, setup, index + 1, looking(lists));
  const { rules: watched, times } = withStopwatch(rules);
  for (const [index, setup] of setups().entries()) playout(watched, setup, index + 1, finerCommand);
  const begin = performance.now();
  for (const [index, setup] of setups().entries()) playout(rules, setup, index + 1, botOf('greedy')?.choose);
  const seconds = (performance.now() - begin) / 1_000 / MAPS.length / slowness;
  const p99 = (of: readonly number[]) => percentile(of, 0.99) / slowness;
  return [
    atMost('World War Awesome!: decide, p99', p99(times.decide), 'ms', 2),
    atMost('World War Awesome!: subjects and finer subjects, p99', p99(lists.subjects), 'ms', 2),
    atMost('World War Awesome!: list of one place, p99', p99(lists.places), 'ms', 5),
    atMost('World War Awesome!: list of one unit, p99', p99(lists.units), 'ms', 25),
    atMost('World War Awesome!: a greedy match', seconds, 's', 2),
  ];
}

/** Commands of random matches, by finer subjects; in processor time, as what else runs on the machine is no matter of the rules. */
function random(slowness: number): Figure {
  const all = setups();
  const begin = process.cpuUsage();
  const spentMs = () => process.cpuUsage(begin).user / 1_000;
  let steps = 0;
  for (let seed = 1; spentMs() < RANDOM_MS; seed += 1)
    for (const setup of all.slice(seed % all.length)) steps += playout(rules, setup, seed, finerCommand).steps;
  const perSecond = (steps / spentMs()) * 1_000;
  return atLeast('World War Awesome!: random commands by finer subjects', perSecond * slowness, '/s', 15_000);
}

/** All of them, as on the reference machine. */
export function bars(): readonly Figure[] {
  const slowness = slownessOfMachine();
  return [...greedy(slowness), random(slowness)];
}
