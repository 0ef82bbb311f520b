import { BOTS, botOf, tableOrders } from '@fieldpost/bots';
import { expectOk, playouts, setupOf, type Tally } from '@fieldpost/engine';
import { all, nameOf } from '@fieldpost/rulebook';
import { VerbFault } from '../answer.ts';
import type { Verb } from '../program.ts';
import { ruleSetNamed } from '../rule-set.ts';
import { wholeNumber } from '../whole-number.ts';

type Asked = {
  readonly rules: string;
  readonly count: string;
  readonly seed: string;
  readonly bots: string;
  readonly scenario?: string;
};

/** Matches played by bots: counts of matches, steps and ends by reason, and a hash over all final states. */
export function tally(asked: Asked): Tally {
  const rules = ruleSetNamed(asked.rules);
  const bot = botOf(asked.bots);
  if (bot === null)
    throw new VerbFault('UNKNOWN_BOT', `no bot is named ${asked.bots}`, { known: BOTS.map(({ name }) => name) });
  const scenarios = rules.scenarios.filter(({ id }) => asked.scenario === undefined || id === asked.scenario);
  if (scenarios.length === 0) throw new VerbFault('UNKNOWN_SCENARIO', `no scenario is named ${asked.scenario}`);
  const setups = scenarios.map(({ id }) => expectOk(setupOf(rules, { scenario: id }), `scenario ${id}`));
  const [count, seed] = [wholeNumber(asked.count, 'count'), wholeNumber(asked.seed, 'seed')];
  return playouts(rules, setups, count, seed, bot.choose, tableOrders(bot.name, rules));
}

export const playoutVerb: Verb = {
  add(program, terminal) {
    program
      .command('playout')
      .description('play matches between bots on all listed scenarios; the same seed gives the same hash')
      .requiredOption(
        '--rules <name>',
        `a rule set: ${all()
          .map(({ ref }) => nameOf(ref))
          .join(', ')}`,
      )
      .requiredOption('--count <n>', 'how many matches')
      .requiredOption('--seed <n>', 'first seed')
      .option('--bots <name>', 'who plays: random or greedy', 'random')
      .option('--scenario <id>', 'only this scenario')
      .action((asked: Asked) => terminal.print(tally(asked)));
  },
};
