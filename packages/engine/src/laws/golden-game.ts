import { fastNumbers } from '../chance/fast.ts';
import { recorded } from '../chance/recorded.ts';
import { scriptedChance } from '../chance/scripted.ts';
import type { GameTypes, RuleSet } from '../contract.ts';
import { hashOf } from '../hash/canonical.ts';
import { type Game, viewerOf } from '../match/game.ts';
import { openMatch, type RawSetup, setupOf } from '../match/open.ts';
import { play } from '../match/play.ts';
import { submit } from '../match/submit.ts';
import { viewOf } from '../match/views.ts';
import { type Chooser, chooseFor } from '../playout/chooser.ts';
import { expectOk } from '../result.ts';
import { LawBroken } from './law.ts';

/** A finished match to be played again forever: what was played, as lines of notation, and the hash of where it ended. */
export type GoldenGame = {
  readonly name: string;
  readonly setup: RawSetup;
  readonly dice: readonly number[];
  /** As "south e2-e4" or "red/1 peek 2". Automatic answers are not written: standing orders give them again. */
  readonly lines: readonly string[];
  /** Reason of the ending. */
  readonly reason: string;
  /** SHA-256 of the final state's canonical JSON. */
  readonly hash: string;
};

/** Plays a golden match again; gives what its reason and hash are now. Throws LawBroken where a line is refused. */
export function playGolden<G extends GameTypes>(
  rules: RuleSet<G>,
  golden: GoldenGame,
): Pick<GoldenGame, 'reason' | 'hash'> {
  const chance = scriptedChance(golden.dice);
  const setup = expectOk(setupOf(rules, golden.setup), `the set-up of ${golden.name}`);
  let { game } = expectOk(openMatch(rules, setup, chance), `the opening of ${golden.name}`);
  for (const [at, line] of golden.lines.entries()) {
    const [word = '', ...rest] = line.split(' ');
    const seat = viewerOf(rules, word);
    if (seat === null || seat === 'spectator') throw new LawBroken(`${golden.name}, line ${at}: no seat ${word}`);
    const played = submit(rules, game, seat, { line: rest.join(' ') }, chance);
    if (!played.ok) throw new LawBroken(`${golden.name}, line ${at} (${line}): ${played.fault.code}`);
    game = played.value.game;
  }
  chance.mustBeSpent();
  return resultOf(game);
}

function resultOf<G extends GameTypes>(game: Game<G>): Pick<GoldenGame, 'reason' | 'hash'> {
  return { reason: game.ending?.outcome.reason ?? 'unfinished', hash: hashOf(game.state) };
}

/** Makes a golden match by letting `choose` play one: how the files of a new edition begin. */
export function makeGolden<G extends GameTypes>(
  rules: RuleSet<G>,
  name: string,
  setup: RawSetup,
  seed: number,
  choose: Chooser<G>,
): GoldenGame {
  const next = fastNumbers(seed);
  const chance = recorded((faces) => Math.floor((next() / 0x1_0000_0000) * faces) + 1);
  let { game } = expectOk(openMatch(rules, expectOk(setupOf(rules, setup), 'the set-up'), chance), 'the opening');
  const lines: string[] = [];
  while (game.ending === null) {
    const chosen = chooseFor(rules, game, choose, next);
    if (chosen === null) throw new Error('nobody has a legal command');
    const { side, player } = chosen.seat;
    const line = rules.write(chosen.command, viewOf(rules, game, chosen.seat));
    lines.push(`${player === 0 ? side : `${side}/${player}`} ${line}`);
    game = expectOk(play(rules, game, chosen.seat, chosen.command, chance), 'a listed command').game;
  }
  return { name, setup, dice: chance.draws.map(({ result }) => result), lines, ...resultOf(game) };
}
