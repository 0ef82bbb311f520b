import { current } from '@fieldpost/rulebook';
import { measurable } from '../games/list.ts';
import { MatchGunner, type MatchScript, openMatchOver, type Player } from '../service/matches.ts';
import type { Server } from '../service/processes.ts';
import { type Script, writeScript } from '../service/scripts.ts';

const GAME = measurable('overHttp');
export const SCRIPT_LENGTH = 500;

export function script(seed: number): Script {
  const rules = current(GAME.ruleSet);
  if (!rules) throw new Error('the rule set of the bench is not registered');
  return writeScript(rules, GAME.overHttp.scenario, GAME.overHttp.options, SCRIPT_LENGTH, seed);
}

type Api = Pick<Server, 'port'>;

/** Two who play match after match, as fast as they are answered. */
export class Pair {
  /** The longest that one of their turns took since it was last asked for, in ms. */
  #longest = 0;
  turns = 0;
  readonly #gunner: MatchGunner;

  private constructor(gunner: MatchGunner) {
    this.#gunner = gunner;
  }

  static async open(api: Api, [south, north]: readonly [Player, Player], matches: number, seed: number): Promise<Pair> {
    const played = script(seed);
    const opened: MatchScript[] = [];
    for (let index = 0; index < matches; index += 1)
      opened.push({ id: await openMatchOver(api, { south, north }, played), script: played });
    return new Pair(new MatchGunner(opened, { south, north }));
  }

  /** Plays until told to stop. `where`: whom to ask, at each turn. @throws Error when a turn is refused */
  async play(where: () => Api, over: () => boolean): Promise<void> {
    while (!over()) {
      const { path, headers, body } = this.#gunner.next();
      const begin = performance.now();
      const given = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
      const reply = await fetch(`http://127.0.0.1:${where().port}${path}`, given);
      this.#gunner.answer(reply.status, await reply.text());
      this.#longest = Math.max(this.#longest, performance.now() - begin);
      this.turns += 1;
    }
  }

  longest(): number {
    const longest = this.#longest;
    this.#longest = 0;
    return longest;
  }
}
