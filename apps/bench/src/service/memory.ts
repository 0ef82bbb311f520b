import { current } from '@fieldpost/rulebook';
import { measurable } from '../games/list.ts';
import { atMost, type Bench, figure } from '../report.ts';
import { drive } from './driver.ts';
import { MatchGunner, type MatchScript, openMatchOver } from './matches.ts';
import { writeScript } from './scripts.ts';
import { type Stack, startStack } from './stack.ts';

const GAME = measurable('overHttp');
const COMMANDS = 10_000;
const CONNECTIONS = 8;
const SCRIPT_LENGTH = 500;
const MEGABYTE = 1024 * 1024;

/** Plays `COMMANDS` commands over HTTP, on matches of their own. */
async function play(stack: Stack, seed: number): Promise<void> {
  const rules = current(GAME.ruleSet);
  if (!rules) throw new Error('the rule set of the bench is not registered');
  const script = writeScript(rules, GAME.overHttp.scenario, GAME.overHttp.options, SCRIPT_LENGTH, seed);
  const share = COMMANDS / CONNECTIONS;
  const connection = async (): Promise<void> => {
    const [south, north] = await stack.players(2);
    if (!south || !north) throw new Error('a match needs two players');
    const matches: MatchScript[] = [];
    for (let nth = 0; nth * SCRIPT_LENGTH <= share; nth += 1) {
      matches.push({ id: await openMatchOver(stack.api, { south, north }, script), script });
    }
    await drive(stack.api.port, [new MatchGunner(matches, { south, north })], { shots: share });
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
}

/** What the API process keeps resident: after ten thousand commands, and how much more after ten thousand further ones. */
export const bench: Bench = {
  name: 'memory',
  run: async () => {
    const stack = await startStack();
    try {
      const idle = await stack.api.residentBytes();
      await play(stack, 1);
      const first = await stack.api.residentBytes();
      await play(stack, 2);
      const second = await stack.api.residentBytes();
      return [
        figure('resident when idle', idle / MEGABYTE, 'MB'),
        atMost(`resident after ${COMMANDS} commands`, first / MEGABYTE, 'MB', 200),
        atMost(`the same after ${COMMANDS} more, beside that`, second / first, 'x', 1.1),
      ];
    } finally {
      await stack.stop();
    }
  },
};
