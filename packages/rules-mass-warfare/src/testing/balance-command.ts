/** `node packages/rules-mass-warfare/src/testing/balance-command.ts SCENARIO [COUNT] [FIRST] [PACE]` plays that many matches of the greedy bot. */
import { PACES } from '../catalogue/options.ts';
import { balanceMatch, emptyBalance } from './balance.ts';

const [scenario = 'twin-rivers-decision', count = '8', first = '0', asked = 'windows'] = process.argv.slice(2);
const pace = PACES.find((one) => one === asked);
if (pace === undefined) throw new Error(`there is no pace ${asked}: ${PACES.join(', ')}`);
const balance = emptyBalance();
for (let index = Number(first); index < Number(first) + Number(count); index++)
  balanceMatch(balance, scenario, index, pace);
const middle = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const { reasons, first: winners, turns, commands, handOvers } = balance;
const medians = { turns: middle(turns), commands: middle(commands) };
const inTurn = { handOversInTurn: Math.round((10 * sum(handOvers)) / sum(turns)) / 10 };
console.log(
  JSON.stringify({
    scenario,
    pace,
    first: Number(first),
    count: turns.length,
    reasons,
    winners,
    ...medians,
    ...inTurn,
  }),
);
