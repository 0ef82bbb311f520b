import { current } from '@fieldpost/rulebook';
import { measurable } from '../games/list.ts';
import { drive } from './driver.ts';
import { MatchGunner, type MatchScript, openMatchOver } from './matches.ts';
import { writeScript } from './scripts.ts';
import type { Stack } from './stack.ts';

/** The game that is played over HTTP. */
export const GAME = measurable('overHttp');
const CONNECTIONS = 8;
const SCRIPT_LENGTH = 500;

/** Plays a number of commands over HTTP, on new matches. */
export async function play(stack: Stack, seed: number, commands: number): Promise<void> {
  const rules = current(GAME.ruleSet);
  if (!rules) throw new Error('the rule set of the bench is not registered');
  const script = writeScript(rules, GAME.overHttp.scenario, GAME.overHttp.options, SCRIPT_LENGTH, seed);
  const share = commands / CONNECTIONS;
  const connection = async (): Promise<void> => {
    const [south, north] = await stack.players(2);
    if (!south || !north) throw new Error('a match needs two players');
    const matches: MatchScript[] = [];
    for (let index = 0; index * SCRIPT_LENGTH <= share; index += 1) {
      matches.push({ id: await openMatchOver(stack.api, { south, north }, script), script });
    }
    await drive(stack.api.port, [new MatchGunner(matches, { south, north })], { shots: share });
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
}
