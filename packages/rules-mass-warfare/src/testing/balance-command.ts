/** `node packages/rules-mass-warfare/src/testing/balance-command.ts SCENARIO [COUNT] [FIRST]` plays that many matches of the greedy bot. */
import { balanceMatch, emptyBalance } from './balance.ts';

const [scenario = 'twin-rivers-decision', count = '8', first = '0'] = process.argv.slice(2);
const balance = emptyBalance();
for (let index = Number(first); index < Number(first) + Number(count); index++) balanceMatch(balance, scenario, index);
const middle = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
const { reasons, first: winners, turns, commands } = balance;
const medians = { turns: middle(turns), commands: middle(commands) };
console.log(JSON.stringify({ scenario, first: Number(first), count: turns.length, reasons, winners, ...medians }));
