import type { CreateMatchInput, RuleSetInfo } from '@fieldpost/client';
import { aboutOf, setUpOf } from '../../games/index.ts';
import { changed, firstComputer, inputOf, levelsOf, newDraft, openOptions, sidesOf, titleOf } from './draft.ts';

const TITLES = 1_000;

/** Draws one of a game's titles (titleOf). */
export const drawTitle = (): number => Math.floor(Math.random() * TITLES);

/**
 * A match against the computer as a newcomer is given it: from the first turn on where the game says so, else the position that pictures it best, the weakest level, a title drawn by lot, everything
 * else as it is usual. Made on the server: all that there is to choose weighs more than the choice.
 */
export async function againstComputer(rules: RuleSetInfo): Promise<CreateMatchInput> {
  const game = await setUpOf(rules.id);
  const fresh = newDraft(rules, game, titleOf(game, drawTitle()));
  const begins = game.atOnce?.scenario ?? aboutOf(rules.id)?.picturedBy;
  const pictured = rules.scenarios.find(({ id }) => id === begins);
  const scenario = pictured?.id ?? fresh.scenario;
  const side = sidesOf(rules, scenario)[0] ?? fresh.side;
  const options = game.atOnce === undefined ? fresh.options : { ...fresh.options, [game.atOnce.first]: side };
  const draft = changed(fresh, game, {
    scenario,
    side,
    options,
    bot: firstComputer(levelsOf(rules, scenario)),
    listed: false,
  });
  return inputOf(draft, openOptions(rules, game, pictured));
}
