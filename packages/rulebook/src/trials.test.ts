/** What-if trials hold in every game: a branch is made again from its lines and draws alone, with all sides moved by hand. */
import {
  type AnyRuleSet,
  byHand,
  canonicalJson,
  everyBranch,
  expectOk,
  fastChance,
  fastNumbers,
  type Game,
  type GameTypes,
  gameAt,
  grow,
  openMatch,
  owing,
  play,
  type Seat,
  seatsOf,
  setupOf,
  type TrialNode,
  trialGame,
  viewOf,
} from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import { all } from './index.ts';

const COMMANDS = 30;
const MOST_COUNTED = 64;
const SEED = 20261127;

/** A seat that may act now, with all it may do. */
function mover(rules: AnyRuleSet, game: Game) {
  for (const side of owing(rules, game))
    for (const seat of seatsOf(rules, side)) {
      const commands = rules.legalCommands(viewOf(rules, game, seat), seat);
      if (commands.length > 0) return { seat, commands };
    }
  return null;
}

/** Plays on for some commands and writes each down as a node of a trial. */
function tried(rules: AnyRuleSet, root: Game, seed: number) {
  const next = fastNumbers(seed);
  const chance = fastChance(seed);
  let game = root;
  let nodes: readonly TrialNode[] = [];
  let at = 0;
  for (let count = 0; count < COMMANDS && game.ending === null; count++) {
    const found = mover(rules, game);
    const command = found?.commands[next() % found.commands.length];
    if (found == null || command === undefined) break;
    const line = rules.write(command, viewOf(rules, game, found.seat));
    const made = chance.draws.length;
    game = expectOk(play(rules, game, found.seat, command, chance), line).game;
    const draws = chance.draws.slice(made).map(({ result }) => result);
    const grown = expectOk(grow(nodes, { after: at, ...found.seat, line, draws, how: 'thrown', weight: 1 }), line);
    [nodes, at] = [grown.nodes, grown.id];
  }
  return { game, nodes, at };
}

describe.each(all().map((rules) => [rules.ref.id, rules] as const))('a trial of %s', (_, plain) => {
  const rules = byHand(plain);
  const setup = expectOk(setupOf(rules, { scenario: rules.scenarios[0]?.id }), 'set-up');

  test('is made again from its lines and draws, from the beginning and from its middle', () => {
    const { game: root } = expectOk(openMatch<GameTypes>(rules, setup, fastChance(SEED)), 'opening');
    const first = tried(rules, root, SEED);
    expect(first.nodes.length).toBeGreaterThan(5);
    const again = expectOk(gameAt(rules, root, first.nodes, first.at), 'again');
    expect(canonicalJson(again.state)).toBe(canonicalJson(first.game.state));
    if (Object.keys(first.game.drafts).length > 0) return;
    const middle = trialGame(first.game.state);
    const second = tried(rules, middle, SEED + 1);
    expect(canonicalJson(expectOk(gameAt(rules, middle, second.nodes, second.at), 'again').state)).toBe(
      canonicalJson(second.game.state),
    );
  });

  test('counts out what an order may come to, and its chances add up to 1', () => {
    const { game: root } = expectOk(openMatch<GameTypes>(rules, setup, fastChance(SEED)), 'opening');
    const { game } = tried(rules, root, SEED);
    const found = mover(rules, game);
    for (const command of found?.commands.slice(0, 12) ?? []) {
      const seat: Seat<string> = found?.seat ?? { side: '', player: 0 };
      const all = everyBranch((chance) => {
        const played = play(rules, game, seat, command, chance);
        return played.ok ? played.value : null;
      }, MOST_COUNTED);
      if (all !== null) expect(all.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
    }
  });
});
